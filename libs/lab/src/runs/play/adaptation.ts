/** Learned players that adapt to changed rules and cards: a short training by self-play, from the policy of the nearest ruleset. */
import { nearestPolicy, policyBot, readWeights, type Bot } from '@rulewright/bots';
import type { Program } from '@rulewright/engine';
import { Trainer } from '../../training/trainer.ts';

interface SelfPlay {
  /** Games of self-play. */
  readonly games: number;
  readonly seed: number;
  /** The definition numbers of the cards, by deck. */
  readonly decks: readonly (readonly number[])[];
}

/** A training in rounds. The same program, games, seed and decks give the same player, on any thread. */
export class Adaptation {
  private adapted: Bot | null = null;

  constructor(private readonly trainer: Trainer) {}

  get isDone(): boolean {
    return this.trainer.rounds >= this.trainer.allRounds;
  }

  /** Plays a round, and learns from it. It takes a fraction of a second. */
  round(): void {
    this.trainer.round();
  }

  /** The player after the training. */
  bot(): Bot {
    return (this.adapted ??= policyBot(readWeights(this.trainer.document())));
  }
}

/** The trainings of one thread, by program, and by games, seed and decks. Players with the same ones share a training. */
const known = new WeakMap<Program, Map<string, Adaptation>>();

/** The training for a program; null if its game has no policy to start from. */
export function adaptationTo(program: Program, { games, seed, decks }: SelfPlay): Adaptation | null {
  const document = nearestPolicy(program)?.document;
  if (!document) return null;
  const trainings = known.get(program) ?? new Map<string, Adaptation>();
  known.set(program, trainings);
  const key = JSON.stringify([games, seed, decks]);
  const before = trainings.get(key);
  if (before) return before;
  const from = { ruleset: document.ruleset, weights: readWeights(document) };
  const adaptation = new Adaptation(new Trainer(program, { games, seed, decks, from }));
  trainings.set(key, adaptation);
  return adaptation;
}
