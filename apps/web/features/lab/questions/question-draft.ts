/** A visitor's choices for a question, and their conversion to API input. */
import type { LabQuestionInput, LabQuestionsQuery } from '@rulewright/api-client';
import { idOf, type LabGame, type RulesetDraft } from '../draft.ts';

export type Question = LabQuestionsQuery['labQuestions'][number];

/** A list with the name that the answer shows. */
export interface PastedList {
  readonly name: string;
  readonly text: string;
}

export interface QuestionDraft {
  /** The rules; for questions about a change, the rules before it. */
  readonly a: RulesetDraft;
  /** The rules after a change. */
  readonly b: RulesetDraft;
  /** The slugs of two decks. Only questions about two decks use the second one. */
  readonly decks: readonly [string, string];
  /** The ids of two levels. Only questions about two levels use the second one. */
  readonly bots: readonly [string, string];
  /** A list of the visitor; empty if there is none. The key is set as long as it is the list of a shared deck. */
  readonly list: string;
  readonly shared: string | null;
  /** Further lists of the visitor in a matrix. */
  readonly more: readonly PastedList[];
  /** The decks, levels and further modes of a matrix. */
  readonly picked: readonly string[];
  readonly levels: readonly string[];
  readonly modes: readonly string[];
  readonly card: string;
  readonly seats: number;
  readonly parameter: string;
  readonly value: string;
  /** The smallest difference to notice; null for the usual one. */
  readonly size: number | null;
}

/** The choice of the own list in place of a published deck. */
export const OWN_LIST = '';

/** The question about the cards that decide a matchup. Its first deck can be a list. */
export const TAKES_LIST = 'deciding';

/** The default number of players, as in the title of the question about the length of games. */
const FIRST_SEATS = 4;

/** A deck in the address: a published one, or a list with the key of its deck if it is shared. */
export interface ListFrom {
  readonly deck?: string | undefined;
  readonly list?: string | undefined;
  readonly shared?: string | undefined;
}

/** The decks that are chosen at first. */
const FIRST_PICKED = 3;

export function questionDraftOf(game: LabGame, mode?: string, from: ListFrom = {}): QuestionDraft {
  const first = game.modes.find(({ id }) => id === mode) ?? game.modes[0]!;
  const ruleset: RulesetDraft = { mode: first.id, variants: [], values: {} };
  // A published deck in the address is the first one.
  const published = [...game.decks].sort((a, b) => Number(b.slug === from.deck) - Number(a.slug === from.deck));
  const deck = (at: number): string => (published[at] ?? published[0])?.slug ?? '';
  const bot = (at: number): string => (game.bots[at] ?? game.bots.at(-1))?.id ?? '';
  return {
    a: ruleset,
    b: ruleset,
    // A list in the address takes the place of the first deck.
    decks: from.list ? [OWN_LIST, deck(0)] : [deck(0), deck(1)],
    list: from.list ?? '',
    shared: from.shared ?? null,
    more: [],
    picked: published.slice(0, FIRST_PICKED).map(({ slug }) => slug),
    levels: [bot(1)],
    modes: [],
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
  const { a, b, bots, card, seats, parameter, value, size } = draft;
  // Only one question takes a list in place of its first deck.
  const first =
    draft.decks[0] === OWN_LIST && question.id !== TAKES_LIST ? (game.decks[0]?.slug ?? '') : draft.decks[0];
  const decks = [first, draft.decks[1]] as const;
  const two = (topic: string, [first, second]: readonly [string, string]): string[] =>
    isAbout(question, topic) ? [first, second] : [first];
  const chosen = { decks: two('deck', decks), bots: two('level', bots) };
  if (isAbout(question, 'decks')) return matrixInput(game, question, draft);
  if ([chosen.decks, chosen.bots].some((ids) => new Set(ids).size < ids.length)) return null;
  if (first === OWN_LIST && draft.list.trim() === '') return null;
  const [ruleset, against] = [idOf(game, a), idOf(game, b)];
  if (isAbout(question, 'change') && ruleset === against) return null;
  if (isAbout(question, 'card') && card === '') return null;
  if (isAbout(question, 'parameter') && (parameter === '' || value.trim() === '')) return null;
  return {
    question: question.id,
    ruleset,
    ...chosen,
    ...(first === OWN_LIST && { decks: [decks[1]], lists: listOf(draft) }),
    against: isAbout(question, 'change') ? against : null,
    card: isAbout(question, 'card') ? card : null,
    seats: isAbout(question, 'seats') ? seats : null,
    parameter: isAbout(question, 'parameter') ? parameter : null,
    value: isAbout(question, 'parameter') ? value.trim() : null,
    size,
  };
}

/** The own list as API input. */
const listOf = ({ list, shared }: QuestionDraft): NonNullable<LabQuestionInput['lists']> =>
  list.trim() === '' ? [] : [shared === null ? { name: '', text: list } : { shared }];

/** The API input of a matrix; null unless it has two decks and a level. */
function matrixInput(game: LabGame, question: Question, draft: QuestionDraft): LabQuestionInput | null {
  const { a, picked, levels, modes, size, more } = draft;
  const lists = [...listOf(draft), ...more.filter(({ text }) => text.trim() !== '')];
  if (picked.length + lists.length < 2 || levels.length === 0) return null;
  const rulesets = modes.filter((mode) => mode !== a.mode).map((mode) => idOf(game, { ...a, mode, variants: [] }));
  return {
    ...{ question: question.id, ruleset: idOf(game, a), decks: [...picked], bots: [...levels], lists, rulesets, size },
    ...{ against: null, card: null, seats: null, parameter: null, value: null },
  };
}
