/** A thread of the pool. */
import { Players } from './players.ts';

const players = new Players();

export const parts = players.parts.bind(players);
export const replay = players.replay.bind(players);
