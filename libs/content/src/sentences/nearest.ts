/**
 * The nearest sentences: whole sentences that are read and that need the fewest changes of a text that is not. The search goes through the
 * words of the grammar, where each word of the text can be left out, replaced or followed by another one for a price. Only sentences that
 * the reader then reads are offered. A number or a negation of the text is in each of them.
 */
import { canonicalJson } from '../canonical.ts';
import { isSameWord, isSilent, isTyping, NEVER, ownCost, swapCost, TYPING } from './edit-costs.ts';
import { flatGrammar, type Flat, type FlatGrammar } from './flat-grammar.ts';
import type { NameForms } from './names.ts';
import { NUMBERS, numberOf } from './number-words.ts';
import type { Phrase, Place } from './phrase.ts';
import { LONGEST_SENTENCE, readPlainly } from './sentence.ts';
import { tokensOf, type Token } from './tokens.ts';
import { spelledOut } from './variants.ts';

/** A word that differs between the text and a sentence: left out, added, or replaced. */
export interface NearChange {
  /** Null if the words were added. */
  readonly written: string | null;
  /** Null if the words are left out. */
  readonly said: string | null;
}

/** A sentence that is read, near a text that is not. */
export interface NearSentence {
  /** In the house style. */
  readonly text: string;
  readonly data: unknown;
  /** The words that differ in meaning, in the order of the text. */
  readonly changes: readonly NearChange[];
}

/** The most sentences. */
const MOST_OFFERS = 3;
/** Steps of the search, so that it ends soon for any text. */
const MOST_STEPS = 120_000;
/** Longer texts are not compared. The longest texts of cards have about 60 words. */
const MOST_TOKENS = 120;
/** How many words are read at most to find sentences that have a meaning: about 24 sentences of cards. */
const MOST_READ = 600;
/** The results of one phrase that end at one place. */
const MOST_WAYS = 3;
const MOST_WHOLE = 24;
/** The most words that are left out one after another. */
const MOST_DROPPED = 5;
const MOST_TITLE = 5;
/** The prices of a search, one after another, until there are enough sentences. */
const PRICES = [3, 7, 12, 18, 26];
/** A sentence that costs so much more than the nearest one is not offered. */
const TOO_FAR = 9;
/** A sentence with more changes of meaning says something else. */
const MOST_CHANGES = 3;
/** The price of the card's name if the text has no subject. */
const NO_SUBJECT = 6;
/** The most that mistakes in a name of several words cost. */
const LONG_NAME = 4;

interface SearchStep {
  /** The place of the written word; null if none was written. */
  readonly at: number | null;
  /** The word of the sentence; null if it is left out. */
  readonly said: string | null;
  readonly cost: number;
}

type Rope = null | SearchStep | { readonly left: Rope; readonly right: Rope };

/** A way to say a phrase with the words from a place to `end`. */
interface Way {
  readonly end: number;
  readonly cost: number;
  /** Of the words that are said: ways with the same words are one. */
  readonly hash: number;
  readonly power: number;
  readonly rope: Rope;
}

const NOTHING = (end: number): Way => ({ end, cost: 0, hash: 0, power: 1, rope: null });
const MULTIPLIER = 16_777_619;

const joinedWays = (a: Way, b: Way): Way => ({
  end: b.end,
  cost: a.cost + b.cost,
  hash: (Math.imul(a.hash, b.power) + b.hash) | 0,
  power: Math.imul(a.power, b.power),
  rope: a.rope === null ? b.rope : b.rope === null ? a.rope : { left: a.rope, right: b.rope },
});

/** The cheapest ways by their end, a few each. */
class Ways {
  readonly byEnd = new Map<number, Way[]>();

  constructor(private readonly most: number) {}

  add(way: Way): void {
    const held = this.byEnd.get(way.end);
    if (!held) {
      this.byEnd.set(way.end, [way]);
      return;
    }
    if (held.length >= this.most && held.at(-1)!.cost <= way.cost) return;
    const same = held.findIndex((one) => one.hash === way.hash);
    if (same >= 0) {
      if (held[same]!.cost <= way.cost) return;
      held.splice(same, 1);
    }
    const at = held.findIndex((one) => one.cost > way.cost);
    held.splice(at < 0 ? held.length : at, 0, way);
    if (held.length > this.most) held.pop();
  }

  all(): Way[] {
    const all: Way[] = [];
    for (const ways of this.byEnd.values()) all.push(...ways);
    return all;
  }
}

/** Thrown when a search needs more steps than it may take. */
class OutOfSteps extends Error {}

class Search {
  readonly #tokens: readonly Token[];
  readonly #grammar: FlatGrammar;
  readonly #place: Place;
  readonly #steps: { left: number };
  readonly #hashes = new Map<string, number>();
  readonly #swaps = new Map<string, Float64Array>();
  readonly #memo = new Map<number, { readonly price: number; readonly ways: readonly Way[] }>();
  readonly #least: Float64Array;
  readonly #cards: Way[][] = [];
  readonly #longNames: readonly NameForms[];
  /** The least that each token costs in any sentence. Prices of ways are without it. */
  readonly #floor: readonly number[];

  constructor(tokens: readonly Token[], grammar: FlatGrammar, place: Place, steps: { left: number }) {
    this.#tokens = tokens;
    this.#grammar = grammar;
    this.#place = place;
    this.#steps = steps;
    this.#least = new Float64Array(grammar.size * (tokens.length + 1)).fill(-1);
    const titled = new Set<number>();
    if (grammar.hasTitle)
      for (const [i, { word }] of tokens.entries())
        if (word === ':' || word === '(') for (let j = i - MOST_TITLE; j < i; j++) titled.add(j);
    const names = grammar.hasCard ? [...place.names.byFirst.values()].flat() : [];
    const named = new Set(names.flatMap(({ words }) => words));
    const written = new Set(tokens.map(({ word }) => word));
    this.#longNames = names.filter(
      ({ words }) => words.length > 1 && 2 * words.filter((one) => written.has(one)).length >= words.length,
    );
    const self = tokensOf(place.self).map(({ word }) => word);
    this.#floor = tokens.map(({ word }, i) => {
      const isFree = grammar.words.has(word) || titled.has(i) || named.has(word) || self.includes(word);
      if (isFree || numberOf(word) !== null || word.startsWith('"')) return 0;
      let least = ownCost(word);
      for (const said of grammar.words) least = Math.min(least, this.#swap(said, i));
      return least;
    });
  }

  /** The least that all tokens together cost. */
  get floor(): number {
    return this.#floor.reduce((sum, one) => sum + one, 0);
  }

  /** The ways to say the whole text at a price above its floor, the cheapest first. @throws OutOfSteps */
  whole(price: number): Way[] {
    this.#memo.clear();
    const ways = new Ways(MOST_WHOLE);
    for (const way of this.#ways(this.#grammar.root, 0, price)) {
      let whole = way;
      for (let at = way.end; at < this.#tokens.length; at++) whole = joinedWays(whole, this.#dropped(at));
      if (whole.cost <= price) ways.add(whole);
    }
    return (ways.byEnd.get(this.#tokens.length) ?? []).sort((a, b) => a.cost - b.cost);
  }

  #swap(said: string, at: number): number {
    let costs = this.#swaps.get(said);
    if (!costs) this.#swaps.set(said, (costs = new Float64Array(this.#tokens.length).fill(-1)));
    if (costs[at]! < 0) {
      const { word } = this.#tokens[at]!;
      costs[at] = swapCost(word, said, this.#grammar.words.has(word));
    }
    return costs[at]!;
  }

  #count(steps: number): void {
    this.#steps.left -= steps;
    if (this.#steps.left < 0) throw new OutOfSteps();
  }

  #said(said: string, at: number | null, cost: number, end: number): Way {
    let hash = this.#hashes.get(said);
    if (hash === undefined) this.#hashes.set(said, (hash = Math.imul(this.#hashes.size + 1, 2_654_435_761)));
    return {
      end,
      cost: at === null ? cost : cost - this.#floor[at]!,
      hash,
      power: MULTIPLIER,
      rope: { at, said, cost },
    };
  }

  #dropped(at: number): Way {
    const cost = ownCost(this.#tokens[at]!.word);
    return { ...NOTHING(at + 1), cost: cost - this.#floor[at]!, rope: { at, said: null, cost } };
  }

  /** The least that a node costs from a place on. */
  #leastOf(node: Flat, at: number): number {
    const key = node.id * (this.#tokens.length + 1) + at;
    const known = this.#least[key]!;
    return known >= 0 ? known : (this.#least[key] = this.#leastOfNode(node, at));
  }

  #leastOfNode(node: Flat, at: number): number {
    switch (node.kind) {
      case 'words': {
        let sum = 0;
        for (const word of node.words) {
          let least = ownCost(word);
          for (let i = at; i < this.#tokens.length && least > 0; i++)
            least = Math.min(least, this.#swap(word, i) - this.#floor[i]!);
          sum += Math.max(0, least);
        }
        return sum;
      }
      case 'sequence': {
        let sum = 0;
        for (const one of node.parts) sum += this.#leastOf(one, at);
        return sum;
      }
      case 'either': {
        let least = NEVER;
        for (const one of node.of) least = Math.min(least, this.#leastOf(one, at));
        return least;
      }
      case 'maybe':
      case 'self':
        return 0;
      case 'list':
        return node.least * this.#leastOf(node.entry, at) + (node.least - 1) * this.#leastOf(node.between, at);
      case 'int':
        return this.#isFrom(at, (i) => this.#int(node, i) !== null) ? 0 : NEVER;
      case 'card':
        return this.#isFrom(at, (i) => this.#card(i).length > 0) ? 0 : NEVER;
      case 'quoted':
        return this.#isFrom(at, (i) => this.#tokens[i]!.word.startsWith('"')) ? 0 : NEVER;
      case 'title':
        return this.#isFrom(at, (i) => /^[:(]$/u.test(this.#tokens[i]!.word)) ? 0 : NEVER;
    }
  }

  #isFrom(at: number, test: (at: number) => boolean): boolean {
    for (let i = at; i < this.#tokens.length; i++) if (test(i)) return true;
    return false;
  }

  #ways(node: Flat, at: number, price: number): readonly Way[] {
    if (this.#leastOf(node, at) > price) return [];
    this.#count(1);
    const key = node.id * 1024 + at;
    const known = this.#memo.get(key);
    if (known && known.price >= price) return known.ways;
    const ways = this.#waysOf(node, at, price);
    this.#memo.set(key, { price, ways });
    return ways;
  }

  #waysOf(node: Flat, at: number, price: number): readonly Way[] {
    switch (node.kind) {
      case 'words':
        return this.#words(node.words, node.shown, at, price);
      case 'self': {
        const self = tokensOf(this.#place.self);
        const words = this.#words(
          self.map((one) => one.word),
          self.map((one) => one.text),
          at,
          price,
        );
        return [...words, ...this.#pronoun(self.map((one) => one.text).join(' '), at, price)];
      }
      case 'sequence':
        return this.#sequence(node.parts, at, price);
      case 'either': {
        const ways = new Ways(MOST_WAYS);
        for (const one of node.of) {
          const more = this.#ways(one, at, price);
          this.#count(more.length);
          for (const way of more) if (way.cost <= price) ways.add(way);
        }
        return ways.all();
      }
      case 'maybe':
        return [NOTHING(at), ...this.#ways(node.of, at, price)];
      case 'list':
        return this.#list(node, at, price);
      case 'int':
        return this.#afterDropped(at, price, (from) => {
          const way = this.#int(node, from);
          return way ? [way] : [];
        });
      case 'card':
        return this.#afterDropped(at, price, (from) => this.#card(from));
      case 'quoted':
        return this.#afterDropped(at, price, (from) =>
          this.#tokens[from]!.word.startsWith('"') ? [this.#said(this.#tokens[from]!.text, from, 0, from + 1)] : [],
        );
      case 'title':
        return this.#title(at);
    }
  }

  #sequence(parts: readonly Flat[], at: number, price: number): readonly Way[] {
    let open: readonly Way[] = [NOTHING(at)];
    for (let i = 0; i < parts.length; i++) {
      // Most phrases are read at one place only.
      if (i === 0) {
        let left = price;
        for (let j = 1; j < parts.length; j++) left -= this.#leastOf(parts[j]!, at);
        open = left < 0 ? [] : this.#ways(parts[0]!, at, left).filter(({ cost }) => cost <= left);
        if (open.length === 0) return open;
        continue;
      }
      const next = new Ways(MOST_WAYS);
      for (const before of open) {
        let left = price - before.cost;
        for (let j = i + 1; j < parts.length; j++) left -= this.#leastOf(parts[j]!, before.end);
        if (left < 0) continue;
        const more = this.#ways(parts[i]!, before.end, left);
        this.#count(more.length);
        for (const way of more) if (way.cost <= left) next.add(joinedWays(before, way));
      }
      open = next.all();
      if (open.length === 0) return open;
    }
    return open;
  }

  #list({ entry, between, least }: Extract<Flat, { kind: 'list' }>, at: number, price: number): readonly Way[] {
    const all = new Ways(MOST_WAYS);
    let open = this.#ways(entry, at, price).filter(({ cost }) => cost <= price);
    for (let count = 1; open.length > 0 && count < 8; count++) {
      if (count >= least) for (const way of open) all.add(way);
      const next = new Ways(MOST_WAYS);
      for (const before of open) {
        const more = this.#sequence([between, entry], before.end, price - before.cost);
        for (const way of more) if (way.end > before.end) next.add(joinedWays(before, way));
      }
      open = next.all();
    }
    return all.all();
  }

  /** Ways from a place, and from the places after words that are left out. */
  #afterDropped(at: number, price: number, ways: (from: number) => readonly Way[]): Way[] {
    const all: Way[] = [];
    let before = NOTHING(at);
    for (let from = at; from < this.#tokens.length && from <= at + MOST_DROPPED; from++) {
      for (const way of ways(from)) if (before.cost + way.cost <= price) all.push(joinedWays(before, way));
      before = joinedWays(before, this.#dropped(from));
      if (before.cost > price) break;
    }
    return all;
  }

  /** Fixed words: the cheapest way for each end. */
  #words(words: readonly string[], shown: readonly string[], at: number, price: number): readonly Way[] {
    let row = new Map<number, Way>([[at, NOTHING(at)]]);
    const better = (to: Map<number, Way>, way: Way): void => {
      if (way.cost <= price && way.cost < (to.get(way.end)?.cost ?? Infinity)) to.set(way.end, way);
    };
    for (const [i, word] of words.entries()) {
      // Words can be left out before each word.
      for (let from = at; from < this.#tokens.length && from <= at + words.length + MOST_DROPPED; from++) {
        const way = row.get(from);
        if (way) better(row, joinedWays(way, this.#dropped(from)));
      }
      const next = new Map<number, Way>();
      for (const [end, way] of row) {
        this.#count(1);
        const added = ownCost(word);
        if (way.cost + added <= price) better(next, joinedWays(way, this.#said(shown[i]!, null, added, end)));
        if (end >= this.#tokens.length) continue;
        const cost = this.#swap(word, end);
        if (cost < NEVER) better(next, joinedWays(way, this.#said(shown[i]!, end, cost, end + 1)));
      }
      if (next.size === 0) return [];
      row = next;
    }
    return [...row.values()];
  }

  /** `it` for the name of the card, or no subject at all. */
  #pronoun(self: string, at: number, price: number): Way[] {
    const ways: Way[] = [];
    if (price >= NO_SUBJECT) ways.push(this.#said(self, null, NO_SUBJECT, at));
    const word = this.#tokens[at]?.word;
    if (word === 'it' || word === 'its') ways.push(this.#said(self, at, 1, at + 1));
    return ways;
  }

  #int({ signed }: Extract<Flat, { kind: 'int' }>, at: number): Way | null {
    const { word, text } = this.#tokens[at]!;
    if (word === 'a' || word === 'an') return signed ? null : this.#said('1', at, 1, at + 1);
    const mistyped = numberOf(word) === null ? NUMBERS.find((one) => isTyping(word, one)) : undefined;
    if (mistyped !== undefined && !signed) return this.#said(mistyped, at, TYPING, at + 1);
    const value = numberOf(word);
    if (value === null || (value < 0 && !signed)) return null;
    const hasSign = /^[+-]/u.test(word);
    if (signed) return this.#said(hasSign ? text : `+${value}`, at, hasSign ? 0 : 1, at + 1);
    return this.#said(word.replace('+', ''), at, hasSign ? 1 : 0, at + 1);
  }

  #card(at: number): readonly Way[] {
    return (this.#cards[at] ??= this.#cardsAt(at));
  }

  /** The names at a place, those like its words, and those of several words of which at least half are in the text. */
  #cardsAt(at: number): Way[] {
    const { word, text } = this.#tokens[at]!;
    const { byFirst, ids } = this.#place.names;
    if (text.startsWith('"')) return ids.has(text.slice(1, -1)) ? [this.#said(text, at, 0, at + 1)] : [];
    const exact = (byFirst.get(word) ?? []).flatMap(({ words, shown }) => {
      if (!words.every((one, i) => this.#tokens[at + i]?.word === one)) return [];
      return [
        words
          .slice(1)
          .reduce(
            (way, _, i) => joinedWays(way, this.#said(shown[i + 1]!, at + i + 1, 0, at + i + 2)),
            this.#said(shown[0]!, at, 0, at + 1),
          ),
      ];
    });
    const long = this.#longNames
      .flatMap(({ words, shown }) => this.#words(words, shown, at, LONG_NAME))
      .filter((one) => !exact.some(({ hash }) => hash === one.hash));
    if (exact.length + long.length > 0) return [...exact, ...long];
    if (!/^\p{L}/u.test(text) || this.#grammar.words.has(word)) return [];
    const alike: Way[] = [];
    for (const forms of byFirst.values())
      for (const { words, shown } of forms) {
        const cost = words.length === 1 ? swapCost(word, words[0]!, false) : NEVER;
        if (cost <= 2) alike.push(this.#said(shown[0]!, at, cost, at + 1));
      }
    return alike;
  }

  /** A title stays as it is written. */
  #title(at: number): readonly Way[] {
    const ways: Way[] = [];
    let way = NOTHING(at);
    for (let end = at; end < at + MOST_TITLE && /^\p{L}/u.test(this.#tokens[end]?.text ?? ''); end++) {
      way = joinedWays(way, this.#said(this.#tokens[end]!.text, end, 0, end + 1));
      if (/^[(:]$/u.test(this.#tokens[end + 1]?.text ?? '')) ways.push(way);
    }
    return ways;
  }
}

function stepsOf(rope: Rope, steps: SearchStep[] = []): SearchStep[] {
  if (rope === null) return steps;
  if ('cost' in rope) steps.push(rope);
  else {
    stepsOf(rope.left, steps);
    stepsOf(rope.right, steps);
  }
  return steps;
}

/** The words of neighbours, without a word twice that stands for several. */
const wordsOf = (words: readonly (string | null)[]): string | null => {
  const all = words.filter((one, i) => one !== null && one !== words[i - 1]);
  return all.length === 0 ? null : all.join(' ');
};

/** The changes that can change the meaning. Neighbours that are left out, added or replaced are one change. */
function changesOf(steps: readonly SearchStep[], tokens: readonly Token[], text: string): NearChange[] {
  const runs: {
    readonly kind: string;
    readonly all: { written: string | null; said: string | null; isSilent: boolean }[];
  }[] = [];
  let kind = '';
  for (const [i, { at, said, cost }] of steps.entries()) {
    const token = at === null ? undefined : tokens[at]!;
    // Words of a variant all stand for the same written words.
    const slice = token ? text.slice(token.from, token.to) : null;
    const written = slice?.includes(' ') ? token!.text : slice;
    const isSame =
      cost === 0 ||
      (token &&
        said !== null &&
        (isSameWord(token.word, said.toLowerCase()) || written?.toLowerCase() === said.toLowerCase()));
    const before = kind;
    kind = isSame ? '' : token === undefined ? 'added' : said === null ? 'left out' : 'replaced';
    if (kind === '') continue;
    const word = (said ?? token?.word ?? '').toLowerCase();
    const isSilentWord = isSilent(word) && (token === undefined || isSilent(token.word));
    const one = { written, said, isSilent: isSilentWord || (word === '.' && i === steps.length - 1) };
    if (kind === before) runs.at(-1)!.all.push(one);
    else runs.push({ kind, all: [one] });
  }
  return runs
    .filter(({ all }) => all.some((one) => !one.isSilent))
    .map(({ all }) => ({ written: wordsOf(all.map((one) => one.written)), said: wordsOf(all.map((one) => one.said)) }));
}

/**
 * Up to three sentences that are read, near a text that is not read, the nearest first. Empty if there is none near enough, or if the text
 * is too long. A number or a negation is in all of them as it is in the text.
 */
export function nearestSentences(phrase: Phrase, text: string, place: Place): readonly NearSentence[] {
  if (text.length > LONGEST_SENTENCE || text.trim() === '') return [];
  const written = tokensOf(text);
  if (written.length > MOST_TOKENS) return [];
  const spelled = spelledOut(written, place.self, place.variants ?? []);
  const texts = [spelled[0], written].filter((one) => one !== undefined);
  const grammar = flatGrammar(phrase);
  const offers = new Map<string, NearSentence & { readonly cost: number }>();
  const tried = new Set<string>();
  const steps = { left: MOST_STEPS };
  const searches = texts.map((tokens) => ({ tokens, search: new Search(tokens, grammar, place, steps) }));
  const longest = Math.max(
    12,
    Math.round(written.reduce((sum, { word }) => sum + Math.min(ownCost(word), 7), 0) * 0.3),
  );
  try {
    for (const price of PRICES) {
      for (const { tokens, search } of searches) {
        if (search.floor + price > longest + 3) continue;
        for (const way of search.whole(price)) {
          const all = stepsOf(way.rope);
          const said = all.flatMap((one) => one.said ?? []).join(' ');
          if (tried.has(said)) continue;
          tried.add(said);
          if (tried.size * tokens.length > MOST_READ) return best(offers);
          const reading = readPlainly(phrase, said, place);
          if (reading.kind === 'too-long') return best(offers);
          if (reading.kind !== 'read' || reading.text === null) continue;
          const key = canonicalJson(reading.data);
          const cost = search.floor + way.cost;
          const held = offers.get(key);
          if (!held || held.cost > cost)
            offers.set(key, { text: reading.text, data: reading.data, changes: changesOf(all, tokens, text), cost });
        }
      }
      if (offers.size >= MOST_OFFERS) break;
    }
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
  }
  return best(offers);
}

function best(offers: ReadonlyMap<string, NearSentence & { readonly cost: number }>): NearSentence[] {
  const sorted = [...offers.values()].sort((a, b) => a.cost - b.cost);
  return sorted
    .filter(({ cost, changes }) => cost <= sorted[0]!.cost + TOO_FAR && changes.length <= MOST_CHANGES)
    .slice(0, MOST_OFFERS)
    .map(({ text, data, changes }) => ({ text, data, changes }));
}
