// The bare relay of tests/speed/relay.cpp with Node's `ws`: one command in, an acknowledgement and
// an event to each of the two players out. Prints its port.
import { WebSocketServer } from 'ws';
import { standing } from './standing.js';

const tables = new Map();

function watch(socket, topic) {
    const id = topic.slice(5);
    const table = tables.get(id) ?? { number: 0, players: [] };
    tables.set(id, table);
    socket.table = table;
    const me = table.players.length === 0 ? 'white' : 'brown';
    table.players.push(socket);
    socket.send(JSON.stringify({ topic, state: { id, me, ...standing(table.number) } }));
}

function relay(socket, { do: key, game, command }) {
    const number = ++socket.table.number;
    socket.send(JSON.stringify({ done: key, number }));
    const by = number % 2 === 1 ? 'white' : 'brown';
    const event = JSON.stringify({
        topic: `game:${game}`,
        event: { at: 1700000000000, by, command, ...standing(number) },
    });
    for (const player of socket.table.players) player.send(event);
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
    socket.on('message', (data) => {
        const message = JSON.parse(data);
        if (message.do) relay(socket, message);
        else if (message.watch) watch(socket, message.watch);
        else if (message.ping) socket.send('{"pong":1,"now":0}');
    });
});
server.on('listening', () => console.log(server.address().port));
