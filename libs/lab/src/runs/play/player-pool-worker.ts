/** The entry point of a thread of the player pool. */
import { runInBackground } from '@rulewright/content/background';
import { ThreadPlayers } from './thread-players.ts';

runInBackground();
const players = new ThreadPlayers();

export const parts = players.parts.bind(players);
export const replay = players.replay.bind(players);
