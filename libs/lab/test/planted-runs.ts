/** Plays runs of the planted game as the lab does: it looks at the games again and again, and stops when the question is answered. */
import type { DeckList } from '@rulewright/engine';
import { ArmPlayer, answerOf, gamesNeeded, isAnswered, ordersOf, questionById } from '../src/index.ts';
import type { Arm, AskedQuestion, LabPlan, RunPart, AnswerVerdict } from '../src/index.ts';
import { plantedGame } from './planted-game.ts';

export interface Planted {
  readonly question: string;
  readonly arms: readonly Arm[];
  readonly decks: readonly [DeckList, DeckList];
  readonly card?: string;
  /** The requested difference. The usual one by default. */
  readonly size?: number;
}

/** The number of parts before the first look, and the growth of this number, as in the service of the lab. */
const FIRST_LOOK = 8;
const GROWTH = 1.15;

/** Plays one run. @returns its verdict, and its games of each ruleset */
function playPlanted(
  { question: id, arms, decks, card, size }: Planted,
  seed: number,
): { readonly verdict: AnswerVerdict; readonly games: number } {
  const question = questionById(id)!;
  const wanted = size ?? question.usualSize;
  const plan: LabPlan = {
    game: plantedGame.id,
    arms,
    entrants: decks.map((deck, at) => ({ name: `player ${at}`, deck, bot: 'random' })),
    games: gamesNeeded(question, wanted),
    seed,
    swap: question.measure.kind === 'even' && question.measure.metric === 'entrant-1-wins',
  };
  const standIn = id === 'card' ? { cards: ['dud'], copies: 2, added: false } : null;
  const asked: AskedQuestion = { id, size: wanted, card: card ?? null, standIn };
  const players = arms.map((_, arm) => new ArmPlayer(plantedGame, plan, arm));
  const parts: RunPart[] = [];
  let look = FIRST_LOOK;
  for (const { arm, from, to } of ordersOf(plan)) {
    parts.push(players[arm]!.play(from, to));
    if (parts.length < look) continue;
    look = Math.ceil(parts.length * GROWTH);
    if (isAnswered(plantedGame, plan, parts, asked)) break;
  }
  const { verdict, games } = answerOf(plantedGame, plan, parts, asked)!;
  return { verdict, games };
}

/** How many of `runs` runs give each verdict. @param from the seed of the first run */
export function verdictsOf(planted: Planted, runs: number, from = 1): Partial<Record<AnswerVerdict, number>> {
  const counts: Partial<Record<AnswerVerdict, number>> = {};
  for (let run = 0; run < runs; run++) {
    const { verdict } = playPlanted(planted, (from + run) * 7919);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
  }
  return counts;
}
