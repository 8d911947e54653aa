// Players on Colyseus, whose port is the argument: each room has two clients, and the player to act
// does so after seeing the event. A command says as much as one of ours: its key, the game, the
// number that it was made for, and the action.
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
        let commands = 0;
        const act = (number) => {
            asked = performance.now();
            const key = `${player.sessionId}-${++commands}`;
            player.send('act', { key, game: first.roomId, number, command: 'd2d5' });
        };
        player.onMessage('done', () => measure.acknowledge(asked));
        player.onMessage('event', (event) => {
            if (running && event.number % 2 === turn) act(event.number);
        });
        player.act = act;
    });
    return () => {
        running = true;
        first.act(0);
    };
});
