/** The worker thread of a batch. It compiles the ruleset once and then plays the games it is asked for. */
import { workerData } from 'piscina';
import { engineOf } from '@rulewright/games';
import { BatchRunner, emptyTally, type BatchTally } from './batch-runner.ts';
import type { WorkerSetup } from './batch-threads.ts';

const { ruleset, cards, options } = workerData as WorkerSetup;
const runner = new BatchRunner(engineOf(ruleset).compile(ruleset, cards), options);

/** Plays the games from `from` up to but not including `to`. */
export default function play({ from, to }: { from: number; to: number }): BatchTally {
  const tally = emptyTally(options.players);
  runner.play(from, to, tally);
  return tally;
}
