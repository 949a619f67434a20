/** The worker thread of a fuzz run: reads the content once, then plays the games it is given. */
import { workerData } from 'piscina';
import { openContent } from '@rulewright/content';
import { pluginFor, vocabularies } from '@rulewright/games';
import type { FuzzTally } from './fuzz-tally.ts';
import { Fuzzer } from './fuzzer.ts';
import type { FuzzSetup } from './fuzz-threads.ts';

const { game, files, seed } = workerData as FuzzSetup;
const plugin = pluginFor(game);
if (!plugin) throw new Error(`There is no game "${game}".`);
const fuzzer = new Fuzzer(openContent([...files], vocabularies), plugin, seed);

/** Plays games `from` to `to` (not included). */
export default function play({ from, to }: { from: number; to: number }): FuzzTally {
  return fuzzer.play(from, to);
}
