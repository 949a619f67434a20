/** A visitor's choices for a question, and their conversion to API input. */
import type { LabQuestionInput, LabQuestionsQuery } from '@rulewright/api-client';
import { idOf, type LabGame, type RulesetDraft } from '../draft.ts';

export type Question = LabQuestionsQuery['labQuestions'][number];

export interface QuestionDraft {
  /** The rules; for questions about a change, the rules before it. */
  readonly a: RulesetDraft;
  /** The rules after a change. */
  readonly b: RulesetDraft;
  /** The slugs of two decks. Only questions about two decks use the second one. */
  readonly decks: readonly [string, string];
  /** The ids of two levels. Only questions about two levels use the second one. */
  readonly bots: readonly [string, string];
  readonly card: string;
  readonly seats: number;
  readonly parameter: string;
  readonly value: string;
  /** The smallest difference to notice; null for the usual one. */
  readonly size: number | null;
}

/** The default number of players, as in the title of the question about the length of games. */
const FIRST_SEATS = 4;

export function questionDraftOf(game: LabGame, mode?: string): QuestionDraft {
  const first = game.modes.find(({ id }) => id === mode) ?? game.modes[0]!;
  const ruleset: RulesetDraft = { mode: first.id, variants: [], values: {} };
  const deck = (at: number): string => (game.decks[at] ?? game.decks[0])?.slug ?? '';
  const bot = (at: number): string => (game.bots[at] ?? game.bots.at(-1))?.id ?? '';
  return {
    a: ruleset,
    b: ruleset,
    decks: [deck(0), deck(1)],
    // The first level decides at random, so the two levels after it are the default.
    bots: [bot(1), bot(2)],
    card: '',
    seats: FIRST_SEATS,
    parameter: '',
    value: '',
    size: null,
  };
}

export const isAbout = ({ topics }: Question, topic: string): boolean => topics.includes(topic);

/** The API input of a question; null if a choice is missing, or if two choices must differ but are the same. */
export function questionInput(game: LabGame, question: Question, draft: QuestionDraft): LabQuestionInput | null {
  const { a, b, decks, bots, card, seats, parameter, value, size } = draft;
  const two = (topic: string, [first, second]: readonly [string, string]): string[] =>
    isAbout(question, topic) ? [first, second] : [first];
  const chosen = { decks: two('deck', decks), bots: two('level', bots) };
  if ([chosen.decks, chosen.bots].some((ids) => new Set(ids).size < ids.length)) return null;
  const [ruleset, against] = [idOf(game, a), idOf(game, b)];
  if (isAbout(question, 'change') && ruleset === against) return null;
  if (isAbout(question, 'card') && card === '') return null;
  if (isAbout(question, 'parameter') && (parameter === '' || value.trim() === '')) return null;
  return {
    question: question.id,
    ruleset,
    ...chosen,
    against: isAbout(question, 'change') ? against : null,
    card: isAbout(question, 'card') ? card : null,
    seats: isAbout(question, 'seats') ? seats : null,
    parameter: isAbout(question, 'parameter') ? parameter : null,
    value: isAbout(question, 'parameter') ? value.trim() : null,
    size,
  };
}
