// Players on boardgame.io, whose port is the argument: each game has two clients, and the player to
// act does so after seeing the other's move. Without optimistic updates, a client sees its own move
// once the server has acknowledged it.
import { performance } from 'node:perf_hooks';
import bundle from 'boardgame.io/dist/cjs/client.js';
import multiplayer from 'boardgame.io/dist/cjs/multiplayer.js';
import { game } from './boardgame_game.js';
import { measure } from './measure.js';

const server = `http://127.0.0.1:${process.argv[2]}`;
const games = Number(process.argv[3] ?? 1000);
const patient = {
    ...game,
    moves: { act: { move: game.moves.act, client: false } },
};

async function made() {
    const answer = await fetch(`${server}/games/relay/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ numPlayers: 2 }),
    });
    return (await answer.json()).matchID;
}

async function seat(matchID, playerID) {
    const answer = await fetch(`${server}/games/relay/${matchID}/join`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ playerID, playerName: playerID }),
    });
    const { playerCredentials } = await answer.json();
    const client = bundle.Client({
        game: patient,
        numPlayers: 2,
        multiplayer: multiplayer.SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
        matchID,
        playerID,
        credentials: playerCredentials,
        debug: false,
    });
    let asked = 0;
    let seen = -1;
    client.subscribe((state) => {
        if (!state || !client.running || state._stateID === seen) return;
        seen = state._stateID;
        if (asked > 0 && state.ctx.currentPlayer !== playerID) {
            measure.acknowledge(asked);
            asked = 0;
        }
        if (state.ctx.currentPlayer === playerID && asked === 0) client.act();
    });
    client.act = () => {
        asked = performance.now();
        client.moves.act('d2d5');
    };
    client.running = false;
    client.start();
    return client;
}

await measure.run(games, async () => {
    const matchID = await made();
    const clients = [await seat(matchID, '0'), await seat(matchID, '1')];
    await Promise.all(
        clients.map(
            (client) =>
                new Promise((done) => {
                    const stop = client.subscribe((state) => {
                        if (state?.isConnected) done(stop);
                    });
                }),
        ),
    );
    return () => {
        for (const client of clients) client.running = true;
        clients[0].act();
    };
});
