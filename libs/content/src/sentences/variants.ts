/**
 * Variants: common ways to say something that the grammar says in other words. They are tried only for a text that the grammar does not read,
 * and the text is then printed in the house style.
 */
import { sameSpelling, tokensOf, type Token } from './tokens.ts';

/**
 * A variant and the words of the grammar for it. `#` is a number, `_` is any word, and `~` is the name of the card; in the words of the
 * grammar they stand for the same, in the same order. A further `~` there is the name of the card.
 */
export interface Variant {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The variant does not count after these words. */
  readonly notAfter: ReadonlySet<string>;
}

/** Reads variants: the words that people write, those of the grammar, and words after which the variant does not count. */
export const variantsOf = (
  entries: readonly (readonly [from: string, to: string, notAfter?: readonly string[]])[],
): readonly Variant[] =>
  entries.map(([from, to, notAfter = []]) => ({
    from: partsOf(from),
    to: partsOf(to),
    notAfter: new Set(notAfter),
  }));

/** Variants of English that have the same meaning in every game. */
export const COMMON_VARIANTS = [
  ['whenever', 'when'],
  ['as long as', 'while'],
  ['beginning of', 'start of'],
  ['each turn', 'every turn'],
  ['until end of turn', 'until the end of the turn'],
  ['gains', 'has'],
  ['gets', 'has'],
  ['get', 'have'],
  ['return', 'put'],
] as const;

const partsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/u;
const WORD = /^\p{L}/u;

/** A place of a text with a variant. */
interface Occurrence {
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
}

/** The most variants in a text of which each may or may not be meant. 16 combinations take about as long as 16 readings. */
const MOST_CHOICES = 4;

function matchAt(tokens: readonly Token[], at: number, self: readonly string[], one: Variant): Occurrence | null {
  const held: Token[][] = [];
  let next = at;
  for (const part of one.from) {
    if (part === '~') {
      const isThis = tokens[next]?.word === 'this' && /^(?:card|page)$/u.test(tokens[next + 1]?.word ?? '');
      const isName = self.every((word, i) => tokens[next + i]?.word === word);
      const length = isThis ? 2 : isName ? self.length : 0;
      if (length === 0) return null;
      held.push(tokens.slice(next, next + length));
      next += length;
      continue;
    }
    const token = tokens[next];
    if (!token) return null;
    if (part === '#' ? !NUMBER.test(token.word) : part === '_' ? !WORD.test(token.word) : token.word !== part)
      return null;
    if (part === '#' || part === '_') held.push([token]);
    next++;
  }
  const { from } = tokens[at]!;
  const { to } = tokens[next - 1]!;
  // The card's name can be put where the variant has a pronoun.
  const card = self.map((word): Token => ({ text: word, word, from, to }));
  const put = one.to.flatMap((word) =>
    '#_~'.includes(word)
      ? (held.shift() ?? (word === '~' ? card : []))
      : [{ text: word, word: sameSpelling(word), from, to }],
  );
  return { from: at, to: next, tokens: put };
}

/** The places with variants, from left to right, none inside another. Longer variants come first. */
function occurrences(tokens: readonly Token[], self: string, variants: readonly Variant[]): Occurrence[] {
  const name = partsOf(self);
  const all: Occurrence[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const before = tokens[at - 1]?.word ?? '';
    const matches = variants
      .filter(({ notAfter }) => !notAfter.has(before))
      .flatMap((one) => matchAt(tokens, at, name, one) ?? []);
    const longest = matches.sort((a, b) => b.to - a.to)[0];
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
 * The texts with some or all of their variants in the words of the grammar, all of them first. Tokens keep the places of the words that were
 * written. Empty for a text without variants.
 */
export function spelledOut(tokens: readonly Token[], self: string, variants: readonly Variant[]): Token[][] {
  const all = occurrences(tokens, self, variants);
  if (all.length === 0) return [];
  if (all.length > MOST_CHOICES) return [withOccurrences(tokens, all)];
  const masks = Array.from({ length: 2 ** all.length - 1 }, (_, i) => 2 ** all.length - 1 - i);
  return masks.map((mask) =>
    withOccurrences(
      tokens,
      all.filter((_, i) => (mask & (1 << i)) !== 0),
    ),
  );
}
