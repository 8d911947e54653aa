// Players on Colyseus, whose port is the argument: each room has two clients, and the player to act
// does so after seeing the event.
import { performance } from 'node:perf_hooks';
import { Client } from '@colyseus/sdk';
import { measure } from './measure.js';

const client = new Client(`ws://127.0.0.1:${process.argv[2]}`);
const games = Number(process.argv[3] ?? 1000);

await measure.run(games, async () => {
    const first = await client.create('table');
    const second = await client.joinById(first.roomId);
    const players = [first, second];
    let running = false;
    players.forEach((player, turn) => {
        let asked = 0;
        const act = () => {
            asked = performance.now();
            player.send('act', { key: 1, command: 'd2d5' });
        };
        player.onMessage('done', () => measure.acknowledge(asked));
        player.onMessage('event', (event) => {
            if (running && event.number % 2 === turn) act();
        });
        player.act = act;
    });
    return () => {
        running = true;
        first.act();
    };
});
