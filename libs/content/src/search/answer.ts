/** Answers to questions about values, permissions and the legality of a card, with the rules that decide. */
import { foldText } from '../card-query-fields.ts';
import type { GameContent } from '../content.ts';
import type { FoundEntry, GameSearch } from './find.ts';
import { readQuestion, tellingWords } from './words.ts';

/** One sentence of an answer. */
export interface AnswerPart {
  readonly text: string;
  /** The rule that decides; null if none forbids anything. */
  readonly ruleId: string | null;
  /** The modes in which it applies; empty if it applies in every mode of the game. */
  readonly modes: readonly string[];
}

/** What a question is about, besides its words. */
export interface SearchQuestion {
  readonly text: string;
  /** The mode that the question names. */
  readonly mode: string | null;
  /** The words for a search of rules: without the name of the mode, if enough other words are left. */
  readonly words: string;
  /** The words for a search of cards. */
  readonly cardWords: string;
  /** Whether all words tell something, as in a name. */
  readonly isName: boolean;
  /** The name of the card whose legality is asked for, folded. */
  readonly legalityOf: string | null;
}

const LEGAL = /\b(?:legal|illegal|banned|allowed|restricted|playable|play|use|removed)\b/u;
const PERMISSION = /^(?:can|could|may|must|do|does|is|are|am|should|will)\b/u;
const AMOUNT = /\bhow (?:many|much|often|long|big|large)\b|\b(?:max|maximum|min|minimum|limit|size|number of)\b/u;

const ENOUGH_WORDS = 2;

/** Reads a question of a game. */
export function questionOf(text: string, game: GameContent): SearchQuestion {
  const folded = foldText(text);
  const named = [...game.modes.values()]
    .map(({ id, name }) => ({ id, name: foldText(name) }))
    .filter(({ name }) => ` ${folded} `.includes(` ${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  const { isName } = readQuestion(text, []);
  const without = named ? ` ${folded} `.replace(` ${named.name} `, ' ').trim() : folded;
  const words = tellingWords(without).filter((word) => !LEGAL.test(word));
  const asksLegality = LEGAL.test(folded) && (PERMISSION.test(folded) || named !== undefined);
  return {
    text,
    words: tellingWords(without).length >= ENOUGH_WORDS ? without : text,
    isName,
    mode: named?.id ?? null,
    cardWords: (isName ? folded : words.join(' ')).replace(/\b(?:or|not|and)\b/gu, ' ').trim(),
    legalityOf: asksLegality && words.length > 0 ? words.join(' ') : null,
  };
}

/** Entries must have at least this part of the words of a question to answer it. */
const ENOUGH = 0.99;
/** An answer is among the first entries. */
const FIRST = 3;
/** An answer has at least this part of the score of the first entry. */
const NEAR_FIRST = 0.6;

/** The sentences of the rule that answers a question about a value or a permission, in each mode that differs; null without a clear one. */
export function answerOf(
  { text, mode }: SearchQuestion,
  entries: readonly FoundEntry[],
  search: GameSearch,
): AnswerPart[] | null {
  const folded = foldText(text);
  if (!PERMISSION.test(folded) && !AMOUNT.test(folded)) return null;
  const least = (entries[0]?.score ?? 0) * NEAR_FIRST;
  for (const { entry, covers, score } of entries.slice(0, FIRST)) {
    const rule = entry.kind === 'rule' ? entry : search.rule(entry.rules[0] ?? '');
    if (covers < ENOUGH || score < least || !rule?.isDecided) continue;
    const texts = mode === null ? rule.texts : rule.texts.filter(({ modes }) => modes.includes(mode));
    if (texts.length === 0) continue;
    const isEverywhere = mode === null && texts.length === 1 && texts[0]!.modes.length === search.modes;
    return texts.map(({ text: said, modes }) => ({
      text: said,
      ruleId: rule.ref,
      modes: isEverywhere ? [] : mode === null ? modes : [mode],
    }));
  }
  return null;
}

/** What the rules of a mode say about a card. */
export interface CardStanding {
  readonly mode: string;
  readonly legal: boolean;
  readonly ruleId: string | null;
  /** A sentence; null for a legal card. */
  readonly reason: string | null;
}

/** Whether a card is legal, in each mode that differs. */
export function legalityAnswer(name: string, standings: readonly CardStanding[], mode: string | null): AnswerPart[] {
  const parts = new Map<string, AnswerPart>();
  const asked = mode === null ? standings : standings.filter((one) => one.mode === mode);
  for (const one of asked) {
    const text = one.legal ? `${name} is legal.` : `${name} is not legal. ${one.reason ?? ''}`.trim();
    const key = `${one.ruleId} ${text}`;
    parts.set(key, { text, ruleId: one.ruleId, modes: [...(parts.get(key)?.modes ?? []), one.mode] });
  }
  const isEverywhere = mode === null && parts.size === 1;
  return [...parts.values()].map((part) => (isEverywhere ? { ...part, modes: [] } : part));
}
