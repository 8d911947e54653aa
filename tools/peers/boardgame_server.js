// boardgame.io in its default configuration, in memory: a two-player game whose only move carries
// the text of an action. Prints its port.
import server from 'boardgame.io/dist/cjs/server.js';
import { game } from './boardgame_game.js';

const made = server.Server({ games: [game], origins: ['http://127.0.0.1'] });
const running = await made.run({ port: 0, callback: () => {} });
console.log(running.appServer.address().port);
