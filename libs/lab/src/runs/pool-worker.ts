/** A thread of the pool. */
import { runInBackground } from '@rulewright/content/node';
import { Players } from './players.ts';

runInBackground();
const players = new Players();

export const parts = players.parts.bind(players);
export const replay = players.replay.bind(players);
