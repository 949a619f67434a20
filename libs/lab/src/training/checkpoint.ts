/** Stores the state of a training as bytes. A training that continues from a checkpoint has the same result as one without a stop. */
import type { Program } from '@rulewright/engine';
import type { Trainer, TrainingPlan } from './trainer.ts';
import type { WeightTable } from './weight-table.ts';

/** Thrown if a file is not a checkpoint of this training. */
export class CheckpointError extends Error {
  readonly code = 'bad-checkpoint';
}

const MARK = 0x52_57_54_31;
const WORD = 4;

const tablesOf = ({ learner }: Trainer): WeightTable[] => [learner.position, learner.option, learner.out];

/** The parts of a table, in the order in which they are stored. */
const partsOf = ({ state }: WeightTable): (Float32Array | Int32Array)[] => [
  state.weight,
  state.mean,
  state.spread,
  state.steps,
];

/** A hash of everything that affects the result of a training: ruleset, cards, decks, seed, number of games, hidden units and initial weights. */
export function trainingKey(
  { ruleset, poolHash }: Program,
  { games, seed, decks, from, hidden }: TrainingPlan,
): number {
  const text = JSON.stringify([
    ruleset.hash,
    poolHash(),
    games,
    seed,
    decks,
    from ? [...from.weights.rows, ...from.weights.out] : (hidden ?? null),
  ]);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

const sizeOf = (trainer: Trainer): number =>
  tablesOf(trainer)
    .flatMap(partsOf)
    .reduce((sum, { length }) => sum + length, 3);

/** @param key the result of `trainingKey` */
export function writeCheckpoint(trainer: Trainer, key: number): Uint8Array {
  const words = new Int32Array(sizeOf(trainer));
  words.set([MARK, key | 0, trainer.rounds]);
  let at = 3;
  for (const part of tablesOf(trainer).flatMap(partsOf)) {
    words.set(new Int32Array(part.buffer, part.byteOffset, part.length), at);
    at += part.length;
  }
  return new Uint8Array(words.buffer);
}

/** Restores a trainer from its checkpoint. @throws CheckpointError if the file is not a checkpoint, or belongs to another training */
export function readCheckpoint(trainer: Trainer, bytes: Uint8Array, key: number): void {
  const size = sizeOf(trainer);
  const words = new Int32Array(bytes.slice().buffer, 0, Math.floor(bytes.length / WORD));
  if (words[0] !== MARK) throw new CheckpointError('The file is not a checkpoint of a training.');
  if (words[1] !== (key | 0) || words.length !== size)
    throw new CheckpointError(
      'The checkpoint belongs to another training. Ruleset, decks, cards, seed, hidden units and number of games must be the same.',
    );
  let at = 3;
  for (const part of tablesOf(trainer).flatMap(partsOf)) {
    new Int32Array(part.buffer, part.byteOffset, part.length).set(words.subarray(at, at + part.length));
    at += part.length;
  }
  trainer.rounds = words[2]!;
}
