/** A thread of the pool. */
import { ThreadPlayers } from './thread-players.ts';

const players = new ThreadPlayers();

export const parts = players.parts.bind(players);
export const replay = players.replay.bind(players);
