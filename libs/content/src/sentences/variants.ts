/**
 * Variants: common ways to say something that the grammar says in other words. They are tried only for a text that the grammar does not read,
 * and the text is then printed in the house style.
 */
import { numberOf } from './number-words.ts';
import { sameSpelling, tokensOf, type Token } from './tokens.ts';

/**
 * A variant and the words of the grammar for it. `#` is a number, `^` a number with a sign, `_` a word that does not join others, `*` one to four words, and `~` the
 * name of the card. In the words of the grammar they mean the same, those of one kind in the same order. A further `~` there is the name of the card.
 * There, a number can also be one more or one less, `#+1` and `#-1`, or get a sign, `+#` and `-#`.
 */
export interface Variant {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The variant does not count after these words. */
  readonly notAfter: ReadonlySet<string>;
}

/** A text cut at its first alternatives: the words before, the alternatives and the words after. */
function atAlternatives(text: string): [before: string, choice: string | undefined, after: string] {
  const [from, to] = [text.indexOf('['), text.indexOf(']')];
  return from < 0 ? [text, undefined, ''] : [text.slice(0, from), text.slice(from + 1, to), text.slice(to + 1)];
}

/** A text for each choice of its alternatives: `[at|in] the [end|]` has four texts. */
function spelledAlternatives(text: string): string[] {
  const [before, choice, after] = atAlternatives(text);
  if (choice === undefined) return [text];
  return choice.split('|').flatMap((one) => spelledAlternatives(before + one + after));
}

/**
 * Reads variants: the words that people write, those of the grammar, and words after which the variant does not count. The words that people
 * write may have alternatives: `[return|bring] _ [back|] to`.
 */
export const variantsOf = (
  entries: readonly (readonly [from: string, to: string, notAfter?: readonly string[]])[],
): readonly Variant[] =>
  entries.flatMap(([from, to, notAfter = []]) =>
    spelledAlternatives(from).map((one) => ({
      from: partsOf(one),
      to: computing(partsOf(to)),
      notAfter: new Set(notAfter),
    })),
  );

/** Variants of English that have the same meaning in every game. */
export const COMMON_VARIANTS = [
  ['whenever', 'when'],
  ['[each|every|any] time', 'when'],
  ['as long as', 'while'],
  ['beginning of', 'start of'],
  ['each turn', 'every turn'],
  [
    'until [end of turn|the turn ends|your turn ends|the end of turn|the end of this turn|end of this turn]',
    'until the end of the turn',
  ],
  ['for the [rest|remainder] of [the|this] turn', 'until the end of the turn'],
  ['for [the|this] turn', 'until the end of the turn'],
  ['this turn', 'until the end of the turn'],
  ['[gains|gets|receives]', 'has'],
  ['[get|receive]', 'have'],
  ['return', 'put'],
  ['at least #', '# or more'],
  ['at most #', '# or fewer'],
  ['# or less', '# or fewer'],
  ['more than #', '#+1 or more'],
  ['[fewer|less] than #', '#-1 or fewer'],
  ['every', 'each'],
  ["can't", 'cannot'],
  ["doesn't", 'does not'],
  ["don't", 'do not'],
  ["it's", 'it is'],
  ["isn't", 'is not'],
  ["aren't", 'are not'],
  ['an additional', 'a'],
  ['# additional', '#'],
  ['additionally ,', ''],
  ['also', ''],
  ['immediately', ''],
  ['in any order', ''],
  ['of your choice', ''],
  [', and', 'and'],
  ['. then', '.'],
  ['. then ,', '.'],
  ['and then', '.'],
  [', after that ,', '.'],
] as const;

const partsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** How a number of the text is written in the words of the grammar. */
const COMPUTED: ReadonlyMap<string, (n: number) => string> = new Map([
  ['#+1', (n: number) => String(n + 1)],
  ['#-1', (n: number) => String(n - 1)],
  ['+#', (n: number) => `+${n}`],
  ['-#', (n: number) => `-${n}`],
]);

/** The parts of the words of a grammar, with each number that is computed as one part. */
function computing(parts: readonly string[]): string[] {
  const all: string[] = [];
  for (const part of parts) {
    const joined = `${all.at(-1) ?? ''}${part}`;
    if (COMPUTED.has(joined)) all[all.length - 1] = joined;
    else all.push(part);
  }
  return all;
}

const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/u;
const SIGNED = /^[+-]\d+$/u;
const WORD = /^\p{L}/u;
const WILD: ReadonlySet<string> = new Set(['#', '^', '_', '*', '~']);
/** Words that join others. `_` is none of them. */
const JOINING: ReadonlySet<string> = new Set(
  'a an and are as at be by can cannot control controls cost costs deal deals for from get gets gain gains has have if in into is it its may of on or per than that the their them they this to until when while with you your'.split(
    ' ',
  ),
);
/** The most words of `*`. */
const MOST_WORDS = 4;

/** A place of a text with a variant. */
interface Occurrence {
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
  /** The number of words that the variant names itself. */
  readonly fixed: number;
}

/** The most variants in a text of which each may or may not be meant. 16 combinations take about as long as 16 readings. */
const MOST_CHOICES = 4;
/** How often variants are looked for in the result of variants. */
const MOST_ROUNDS = 3;

/** The number of tokens that a part of a variant can be, from few to many. Empty if it does not match. */
function lengthsAt(tokens: readonly Token[], at: number, self: readonly string[], part: string): number[] {
  const word = tokens[at]?.word;
  if (word === undefined) return [];
  if (part === '~') {
    const isThis = word === 'this' && /^(?:card|page)$/u.test(tokens[at + 1]?.word ?? '');
    if (isThis) return [2];
    return self.every((one, i) => tokens[at + i]?.word === one) ? [self.length] : [];
  }
  if (part === '*') {
    const some = tokens.slice(at, at + MOST_WORDS);
    const end = some.findIndex((one) => !WORD.test(one.word) && !NUMBER.test(one.word));
    return Array.from({ length: end < 0 ? some.length : end }, (_, i) => i + 1);
  }
  if (part === '_') return WORD.test(word) && !JOINING.has(word) && !word.endsWith("'s") ? [1] : [];
  const fits = part === '#' ? NUMBER : part === '^' ? SIGNED : null;
  return (fits ? fits.test(word) : word === part || (word === 'an' && part === 'a')) ? [1] : [];
}

/** The tokens that a wildcard stands for. */
interface Held {
  readonly part: string;
  readonly tokens: readonly Token[];
}

/** The tokens of each wildcard of a variant at a place, and the end of the variant. Null if it is not there. */
function heldAt(
  tokens: readonly Token[],
  at: number,
  self: readonly string[],
  parts: readonly string[],
): { held: Held[]; end: number } | null {
  const [part, ...rest] = parts;
  if (part === undefined) return { held: [], end: at };
  for (const length of lengthsAt(tokens, at, self, part)) {
    const after = heldAt(tokens, at + length, self, rest);
    if (!after) continue;
    return WILD.has(part)
      ? { ...after, held: [{ part, tokens: tokens.slice(at, at + length) }, ...after.held] }
      : after;
  }
  return null;
}

/** Takes the first tokens of a kind of wildcard. */
function takenOf(held: Held[], wild: string): readonly Token[] | undefined {
  const at = held.findIndex(({ part }) => part === wild);
  return at < 0 ? undefined : held.splice(at, 1)[0]!.tokens;
}

function matchAt(tokens: readonly Token[], at: number, self: readonly string[], one: Variant): Occurrence | null {
  const match = heldAt(tokens, at, self, one.from);
  if (!match) return null;
  const { held, end } = match;
  const { from } = tokens[at]!;
  const { to } = tokens[end - 1]!;
  // The card's name can be put where the variant has a pronoun.
  const card = self.map((word): Token => ({ text: word, word, from, to }));
  const written = (word: string): Token => ({ text: word, word: sameSpelling(word), from, to });
  const put = one.to.flatMap((word): readonly Token[] => {
    if (WILD.has(word)) return takenOf(held, word) ?? (word === '~' ? card : []);
    const compute = COMPUTED.get(word);
    if (!compute) return [written(word)];
    const n = numberOf(takenOf(held, '#')?.[0]?.word ?? '');
    return n === null ? [] : [written(compute(n))];
  });
  return { from: at, to: end, tokens: put, fixed: one.from.filter((part) => part === '~' || !WILD.has(part)).length };
}

const isSame = (some: readonly Token[], others: readonly Token[]): boolean =>
  some.length === others.length && some.every(({ word }, i) => word === others[i]!.word);

/** The variants of a list by their first part, which is a word or a wildcard. */
const byFirst = new WeakMap<readonly Variant[], ReadonlyMap<string, readonly Variant[]>>();

function startingWith(variants: readonly Variant[], word: string): readonly Variant[] {
  let groups = byFirst.get(variants);
  if (!groups) {
    const made = new Map<string, Variant[]>();
    for (const one of variants) {
      const group = made.get(one.from[0]!);
      if (group) group.push(one);
      else made.set(one.from[0]!, [one]);
    }
    byFirst.set(variants, (groups = made));
  }
  return [...new Set([word, word === 'an' ? 'a' : word, ...WILD])].flatMap((part) => groups.get(part) ?? []);
}

/** The places with variants, from left to right, none inside another. The variant with more words of its own comes first, then the longer one. */
function occurrences(tokens: readonly Token[], self: string, variants: readonly Variant[]): Occurrence[] {
  const name = partsOf(self);
  const all: Occurrence[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const before = tokens[at - 1]?.word ?? '';
    const matches = startingWith(variants, tokens[at]!.word)
      .filter(({ notAfter }) => !notAfter.has(before))
      .flatMap((one) => matchAt(tokens, at, name, one) ?? [])
      .filter((one) => !isSame(tokens.slice(one.from, one.to), one.tokens));
    const longest = matches.sort((a, b) => b.fixed - a.fixed || b.to - a.to)[0];
    if (!longest) continue;
    all.push(longest);
    at = longest.to - 1;
  }
  return all;
}

function withOccurrences(tokens: readonly Token[], some: readonly Occurrence[]): Token[] {
  let at = 0;
  const next: Token[] = [];
  for (const one of some) {
    next.push(...tokens.slice(at, one.from), ...one.tokens);
    at = one.to;
  }
  return [...next, ...tokens.slice(at)];
}

/**
 * The texts with some or all of their variants in the words of the grammar, all of them first. Of many variants, one at a time is left as it
 * is written.
 */
function combinations(tokens: readonly Token[], all: readonly Occurrence[]): Token[][] {
  if (all.length > MOST_CHOICES)
    return [all, ...all.map((one) => all.filter((other) => other !== one))]
      .slice(0, 2 ** MOST_CHOICES)
      .map((some) => withOccurrences(tokens, some));
  const masks = Array.from({ length: 2 ** all.length - 1 }, (_, i) => 2 ** all.length - 1 - i);
  return masks.map((mask) =>
    withOccurrences(
      tokens,
      all.filter((_, i) => (mask & (1 << i)) !== 0),
    ),
  );
}

/**
 * The texts with some or all of their variants in the words of the grammar. The words of one variant can be a part of another one, so the
 * text with all of them is searched again, a few times. Tokens keep the places of the words that were written. Empty for a text without
 * variants.
 */
export function spelledOut(tokens: readonly Token[], self: string, variants: readonly Variant[]): Token[][] {
  const texts: Token[][] = [];
  let text: readonly Token[] = tokens;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const some = combinations(text, occurrences(text, self, variants));
    if (some.length === 0) break;
    texts.push(...some);
    text = some[0]!;
  }
  return texts;
}

/** Something that people write and that a game has no data for. */
export interface Lack {
  /** The words, in the same form as those of a variant. */
  readonly words: readonly (readonly string[])[];
  /** Why the game cannot say it and what can be written, in whole sentences. */
  readonly reason: string;
}

/** Reads what a game lacks: the words that people write, and the reason. */
export const lacksOf = (entries: readonly (readonly [words: string, reason: string])[]): readonly Lack[] =>
  entries.map(([words, reason]) => ({ words: spelledAlternatives(words).map(partsOf), reason }));

/**
 * Why the game has no data for a text that is not read. `from` is the place where reading stopped. Words there are more likely the reason
 * than words behind. Null if no reason is known.
 */
export function lackIn(
  text: string,
  from: number,
  { self, lacks }: { readonly self: string; readonly lacks?: readonly Lack[] },
): string | null {
  const tokens = tokensOf(text);
  const name = partsOf(self);
  const all = (lacks ?? []).flatMap(({ words, reason }) =>
    words.flatMap((parts) =>
      tokens.flatMap((token, at) => {
        const end = heldAt(tokens, at, name, parts)?.end;
        // A word that is understood alone can be the reason that the next word is not.
        const isBehind = end !== undefined && tokens[end - 1]!.to >= from - 1;
        return isBehind ? [{ reason, distance: Math.max(0, token.from - from) }] : [];
      }),
    ),
  );
  return all.sort((a, b) => a.distance - b.distance)[0]?.reason ?? null;
}
