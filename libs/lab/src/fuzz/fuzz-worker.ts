/** The worker thread of a fuzz run. It reads the content once and then plays the games it is asked for. */
import { workerData } from 'piscina';
import { openContent } from '@rulewright/content';
import { engineOf, knownGames } from '@rulewright/games';
import type { FuzzTally } from './fuzz-tally.ts';
import { Fuzzer } from './fuzzer.ts';
import type { FuzzSetup } from './fuzz-threads.ts';

const { game, files, seed } = workerData as FuzzSetup;
const content = openContent([...files], knownGames);
const fuzzer = new Fuzzer(content, engineOf(content.game(game)), seed);

/** Plays the games from `from` up to but not including `to`. */
export default function play({ from, to }: { from: number; to: number }): FuzzTally {
  return fuzzer.play(from, to);
}
