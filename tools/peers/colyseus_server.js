// Colyseus in its default configuration, in memory: a room for two that answers a command as our
// server does, with an acknowledgement to the sender and the same event to both players. Prints its
// port.
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { standing } from './standing.js';

class Table extends Room {
    maxClients = 2;
    number = 0;

    onCreate() {
        this.onMessage('act', (client, { key, game, command }) => {
            const number = ++this.number;
            client.send('done', { key, number });
            const by = number % 2 === 1 ? 'white' : 'brown';
            this.broadcast('event', {
                topic: `game:${game}`,
                at: 1700000000000,
                by,
                command,
                ...standing(number),
            });
        });
    }
}

const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false });
server.define('table', Table);
await server.listen(0, '127.0.0.1');
console.log(transport.server.address().port);
