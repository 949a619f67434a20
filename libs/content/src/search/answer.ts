/** Answers to questions about values, permissions and the legality of a card, with the rules that decide. */
import { foldText } from '../card-query-fields.ts';
import type { GameContent } from '../content.ts';
import type { CardDoc } from '../schemas.ts';
import type { SearchEntry } from './entries.ts';
import type { FoundEntry, GameSearch } from './find.ts';
import { readQuestion, stemsOf, tellingWords } from './words.ts';

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
  /** The fact that is asked for, by its folded label, and the folded name of its card. */
  readonly fact: { readonly label: string; readonly card: string } | null;
}

const LEGAL = /\b(?:legal|illegal|banned|allowed|restricted|playable|play|use|removed)\b/u;
const PERMISSION = /^(?:can|could|may|must|do|does|is|are|am|should|will)\b/u;
const AMOUNT = /\bhow (?:many|much|often|long|big|large)\b|\b(?:max|maximum|min|minimum|limit|size|number of)\b/u;

const AMOUNT_WORD = /^(?:many|much|big|large|high|value|number)$/u;

const ENOUGH_WORDS = 2;

/** Reads a question of a game. */
export function questionOf(text: string, game: GameContent): SearchQuestion {
  const folded = foldText(text);
  const named = [...game.modes.values()]
    .map(({ id, name }) => ({ id, name: foldText(name) }))
    .filter(({ name }) => ` ${folded} `.includes(` ${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  const { isName } = readQuestion(text, []);
  const without = named
    ? ` ${folded} `
        .replace(` ${named.name} `, ' ')
        .replace(/ (?:mode|format|edition) /u, ' ')
        .trim()
    : folded;
  const words = tellingWords(without).filter((word) => !LEGAL.test(word));
  const fact = factIn(words, game);
  const asksLegality = LEGAL.test(folded) && (PERMISSION.test(folded) || named !== undefined);
  return {
    text,
    words: tellingWords(without).length >= ENOUGH_WORDS ? without : text,
    isName,
    mode: named?.id ?? null,
    fact,
    cardWords: (fact?.card ?? (isName ? folded : words.join(' '))).replace(/\b(?:or|not|and)\b/gu, ' ').trim(),
    legalityOf: asksLegality && words.length > 0 ? words.join(' ') : null,
  };
}

/** The fact of a card that the telling words of a question name: the label of a field, and the other words as the name of the card. */
function factIn(words: readonly string[], game: GameContent): SearchQuestion['fact'] {
  for (const { label: shown } of game.vocabulary.cardFields) {
    const label = foldText(shown);
    const others = words.filter((word) => !label.split(' ').includes(word) && !AMOUNT_WORD.test(word));
    if (others.length > 0 && ` ${words.join(' ')} `.includes(` ${label} `)) return { label, card: others.join(' ') };
  }
  return null;
}

/** Entries must have at least this part of the words of a question to answer it. */
const ENOUGH = 0.99;
/** The first rule answers a question only if the next one has at most this part of its score. */
const CLEARLY = 0.85;

/**
 * The sentences that answer a question, in each mode that differs; null without a clear answer. A question about any card game is answered by
 * the rules that the game names for it, and another question about a value or a permission by the first rule with all its words.
 */
export function answerOf(
  { words, text, mode }: SearchQuestion,
  entries: readonly FoundEntry[],
  search: GameSearch,
): AnswerPart[] | null {
  const common = search.commonRules(words);
  const rules = common ?? clearRule(foldText(text), entries, search);
  if (!rules || rules.length === 0) return null;
  const asked = search.stemsFor(words);
  const parts = new Map<string, AnswerPart>();
  for (const id of mode === null ? search.modes : [mode]) {
    const rule = rules.find(({ texts }) => texts.some(({ modes }) => modes.includes(id)));
    const whole = rule?.texts.find(({ modes }) => modes.includes(id))?.text;
    if (rule === undefined || whole === undefined) continue;
    const said = sentencesFor(whole, foldText(text), asked);
    const key = `${rule.ref} ${said}`;
    parts.set(key, { text: said, ruleId: rule.ref, modes: [...(parts.get(key)?.modes ?? []), id] });
  }
  const answers = [...parts.values()];
  const isEverywhere = mode === null && answers.length === 1 && answers[0]!.modes.length === search.modes.length;
  return answers.length === 0 ? null : answers.map((part) => (isEverywhere ? { ...part, modes: [] } : part));
}

/** The rule of the first entry, if values of the mode decide it, it has all words of the question, and no other rule is near. */
function clearRule(folded: string, entries: readonly FoundEntry[], search: GameSearch): SearchEntry[] | null {
  const named = AMOUNT.test(folded) ? valueNamed(folded, entries, search) : null;
  if (named) return [named];
  const [first] = entries;
  if (!first || first.covers < ENOUGH || !(PERMISSION.test(folded) || AMOUNT.test(folded))) return null;
  const rule = first.entry.kind === 'rule' ? first.entry : search.rule(first.entry.rules[0] ?? '');
  const next = entries.find(({ entry }) => !entry.rules.includes(rule?.ref ?? ''));
  return rule?.isDecided && (next?.score ?? 0) <= first.score * CLEARLY ? [rule] : null;
}

/** The rule of the value whose name has all words of the question, such as "max columns". */
function valueNamed(folded: string, entries: readonly FoundEntry[], search: GameSearch): SearchEntry | null {
  const asked = [...new Set(tellingWords(folded).flatMap((word) => stemsOf(word)))];
  const values = entries.filter(({ entry }) => entry.kind === 'value');
  const value = values.find(({ entry }) => {
    const named = stemsOf(entry.asked);
    return asked.length > 1 && asked.every((stem) => named.includes(stem));
  });
  return (value && search.rule(value.entry.rules[0] ?? '')) ?? null;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Words with which a sentence refers to the sentence before it. */
const REFERS = /^(?:it|they|that|this|these|those|so|otherwise|neither|both|its|their)\b/iu;
/** How much the first sentence counts, and for a question about an amount a sentence with a number. */
const OF_FIRST = 1.5;
const OF_NUMBER = 1.5;

/**
 * The sentence of a rule with the most words of a question, and the sentence before it if it refers to that one. A word counts less if more
 * sentences of the rule have it.
 */
function sentencesFor(text: string, words: string, asked: ReadonlySet<string>): string {
  const all = [...sentences.segment(text)].map(({ segment }) => segment.trim());
  const stems = all.map((said) => new Set(stemsOf(said).filter((stem) => asked.has(stem))));
  const isAmount = AMOUNT.test(words);
  const weights = all.map((said, i) => {
    const weight = [...stems[i]!].reduce((sum, stem) => sum + 1 / stems.filter((one) => one.has(stem)).length, 0);
    return weight * (i === 0 ? OF_FIRST : 1) + (isAmount && /\d/u.test(said) ? OF_NUMBER : 0);
  });
  const best = weights.indexOf(Math.max(...weights));
  return all.slice(best > 0 && REFERS.test(all[best]!) ? best - 1 : best, best + 1).join(' ');
}

/** What the rules of a mode say about a card. */
export interface CardStanding {
  readonly mode: string;
  readonly legal: boolean;
  readonly ruleId: string | null;
  /** A sentence; null for a legal card. */
  readonly reason: string | null;
}

/**
 * The answer to a question about a card that the question names: a fact of the card, or whether it is legal; null for another question.
 *
 * @param standingsOf what the rules of each mode say about a card; empty if they cannot say it
 */
export function cardAnswer(
  { fact, legalityOf, mode }: SearchQuestion,
  cards: readonly CardDoc[],
  game: GameContent,
  standingsOf: (card: CardDoc) => readonly CardStanding[],
): AnswerPart[] | null {
  const named = (asked: string | undefined): CardDoc | undefined => cards.find(({ name }) => foldText(name) === asked);
  const withFact = named(fact?.card);
  const value = withFact && game.vocabulary.facts(withFact).find(({ label }) => foldText(label) === fact?.label);
  if (value) {
    const text = `The ${value.label.toLowerCase()} of ${withFact.name} is ${value.value}.`;
    return [{ text, ruleId: value.ruleId ?? null, modes: [] }];
  }
  const card = named(legalityOf ?? undefined);
  const standings = card ? standingsOf(card) : [];
  return card && standings.length > 0 ? legalityAnswer(card.name, standings, mode) : null;
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
