/**
 * Reads tokens by a phrase, and finds all meanings at once. Each phrase is tried once at each position, so the time grows with the length
 * of the text. A limit on steps stops longer readings. The phrases expected at the furthest position become suggestions.
 */
import { fieldAt, merged, same, type Blame, type Fields, type Phrase, type Place } from './phrase.ts';
import { NUMBERS } from './number-words.ts';
import { sameSpelling, tokensOf, type Token } from './tokens.ts';

/** A text that may come next at a position. */
export interface Expected {
  readonly text: string;
  readonly kind: 'words' | 'number' | 'name';
}

/** Phrases that contain other phrases, and the names of all cards. */
type Compound = Extract<
  Phrase,
  { kind: 'sequence' | 'either' | 'maybe' | 'also' | 'at' | 'is' | 'turned' | 'list' | 'card' }
>;

interface PartialReading {
  readonly end: number;
  readonly value: unknown;
}

/** A text that needs more steps counts as too long. */
const MOST_STEPS = 60_000;
/** The deepest nesting of phrases. */
const MOST_DEPTH = 600;
/** The most results of one phrase at one position. */
const MOST_MEANINGS = 400;
/** The most words of a title. */
const MOST_TITLE = 5;

/** Thrown when a text needs more steps than reading may take. */
export class TooManySteps extends Error {}

export class Reader {
  readonly #tokens: readonly Token[];
  readonly #place: Place;
  readonly #self: readonly string[];
  readonly #shownSelf: readonly string[];
  readonly #memo = new Map<Phrase, (readonly PartialReading[] | undefined)[]>();
  #steps = 0;
  #depth = 0;
  #quiet = 0;
  furthest = 0;
  blame: Blame | undefined;
  expected = new Map<string, Expected & { readonly quiet: boolean }>();

  constructor(tokens: readonly Token[], place: Place) {
    this.#tokens = tokens;
    this.#place = place;
    const self = tokensOf(place.self);
    this.#self = self.map(({ word }) => word);
    this.#shownSelf = self.map(({ text }) => text);
  }

  /** The meanings of the whole text. @throws TooManySteps */
  whole(phrase: Phrase): unknown[] {
    const ends = this.#read(phrase, 0).filter(({ end }) => end === this.#tokens.length);
    return distinct(ends).map(({ value }) => value);
  }

  #expect(pos: number, text: string, kind: Expected['kind']): void {
    if (pos < this.furthest) return;
    if (pos > this.furthest) {
      this.furthest = pos;
      this.expected.clear();
    }
    const held = this.expected.get(text);
    const quiet = this.#quiet > 0 && (held?.quiet ?? true);
    if (!held || held.quiet !== quiet) this.expected.set(text, { text, kind, quiet });
  }

  #words(
    words: readonly string[],
    shown: readonly string[],
    pos: number,
    kind: Expected['kind'] = 'words',
  ): PartialReading[] {
    for (let i = 0; i < words.length; i++) {
      const word = this.#tokens[pos + i]?.word;
      if (word === words[i] || (word === 'an' && words[i] === 'a')) continue;
      this.#expect(pos + i, joined(shown.slice(i)), kind);
      return [];
    }
    return [{ end: pos + words.length, value: {} }];
  }

  #read(phrase: Phrase, pos: number): readonly PartialReading[] {
    if (++this.#steps > MOST_STEPS || this.#depth > MOST_DEPTH) throw new TooManySteps();
    this.#depth++;
    const readings = this.#readingsOf(phrase, pos);
    this.#depth--;
    return readings;
  }

  #readingsOf(phrase: Phrase, pos: number): readonly PartialReading[] {
    switch (phrase.kind) {
      case 'words':
        return this.#words(phrase.words, phrase.shown, pos);
      case 'be':
        return [{ end: pos, value: fieldAt(phrase.path, phrase.value) }];
      case 'on':
        return phrase.test(this.#place) ? this.#read(phrase.of, pos) : [];
      case 'int':
        return this.#int(phrase, pos);
      case 'quoted':
        return this.#quoted(pos);
      case 'self':
        return this.#words(this.#self, this.#shownSelf, pos, 'name');
      case 'title':
        return this.#title(pos);
      case 'sequence':
      case 'either':
      case 'maybe':
      case 'also':
      case 'at':
      case 'is':
      case 'turned':
      case 'list':
      case 'card':
        return this.#once(phrase, pos);
    }
  }

  /** Reads a compound phrase once at each position, and caches the result. */
  #once(phrase: Compound, pos: number): readonly PartialReading[] {
    let memo = this.#memo.get(phrase);
    if (!memo) this.#memo.set(phrase, (memo = []));
    const known = memo[pos];
    if (known) return known;
    return (memo[pos] = this.#compound(phrase, pos));
  }

  #compound(phrase: Compound, pos: number): readonly PartialReading[] {
    switch (phrase.kind) {
      case 'sequence':
        return distinct(this.#sequence(phrase.parts, pos));
      case 'either':
        return distinct(phrase.of.flatMap((one) => this.#read(one, pos)));
      case 'maybe':
        return distinct([{ end: pos, value: {} }, ...this.#read(phrase.of, pos)]);
      case 'also': {
        this.#quiet++;
        const readings = this.#read(phrase.of, pos);
        this.#quiet--;
        return readings;
      }
      case 'at':
        return this.#read(phrase.of, pos).map(({ end, value }) => ({ end, value: fieldAt(phrase.path, value) }));
      case 'is':
        return this.#read(phrase.of, pos).map(({ end }) => ({ end, value: phrase.value }));
      case 'turned':
        return distinct(
          this.#read(phrase.of, pos).flatMap(({ end, value: said }) => {
            const value = phrase.to(said, this.#place);
            if (value === undefined) this.blame ??= phrase.blames?.(said, this.#place);
            return value === undefined ? [] : [{ end, value }];
          }),
        );
      case 'list':
        return this.#list(phrase, pos);
      case 'card':
        return this.#card(pos);
    }
  }

  #sequence(parts: readonly Phrase[], pos: number): PartialReading[] {
    let states: { end: number; value: Fields }[] = [{ end: pos, value: {} }];
    for (const part of parts) {
      states = states.flatMap((state) =>
        this.#read(part, state.end).flatMap(({ end, value }) => {
          const both = merged(state.value, value as Fields, this.#place.repeats === true);
          return both === null ? [] : [{ end, value: both }];
        }),
      );
      if (states.length === 0) return [];
    }
    return states;
  }

  #list({ of, group, between, least }: Extract<Phrase, { kind: 'list' }>, pos: number): readonly PartialReading[] {
    const entries = (from: number): { end: number; value: readonly unknown[] }[] => [
      ...this.#read(of, from).map(({ end, value }) => ({ end, value: [value] })),
      ...(group ? this.#read(group, from).map(({ end, value }) => ({ end, value: value as unknown[] })) : []),
    ];
    let open = entries(pos);
    const all: { end: number; value: readonly unknown[] }[] = [...open];
    while (open.length > 0) {
      const next = open.flatMap((state) =>
        this.#read(between, state.end)
          .flatMap((joint) => entries(joint.end))
          .map(({ end, value }) => ({ end, value: [...state.value, ...value] })),
      );
      open = distinct(next) as typeof open;
      all.push(...open);
      if (all.length > MOST_MEANINGS) throw new TooManySteps();
    }
    return distinct(all.filter(({ value }) => value.length >= least));
  }

  #int({ signed }: Extract<Phrase, { kind: 'int' }>, pos: number): PartialReading[] {
    const word = this.#tokens[pos]?.word ?? '';
    const spelled = signed ? -1 : NUMBERS.indexOf(word as (typeof NUMBERS)[number]);
    const fits = signed ? /^[+-]\d{1,6}$/u.test(word) : /^\d{1,6}$/u.test(word);
    const value = spelled >= 0 ? spelled : fits ? Number(word) : null;
    if (value !== null) return [{ end: pos + 1, value }];
    this.#expect(pos, signed ? '+1' : '2', 'number');
    return [];
  }

  #quoted(pos: number): PartialReading[] {
    const text = this.#tokens[pos]?.text ?? '';
    if (text.length > 2 && text.startsWith('"')) return [{ end: pos + 1, value: text.slice(1, -1) }];
    this.#expect(pos, '"…"', 'name');
    return [];
  }

  #card(pos: number): readonly PartialReading[] {
    const { all, byFirst, ids } = this.#place.names;
    const { text = '', word = '' } = this.#tokens[pos] ?? {};
    const quoted = text.startsWith('"') ? ids.get(text.slice(1, -1)) : undefined;
    if (quoted !== undefined) return [{ end: pos + 1, value: quoted }];
    const readings = (byFirst.get(word) ?? []).flatMap(({ name, words, shown }) =>
      this.#words(words, shown, pos, 'name').map(({ end }) => ({ end, value: ids.get(name)! })),
    );
    if (readings.length === 0 && pos >= this.furthest) for (const name of all) this.#expect(pos, name, 'name');
    return readings;
  }

  #title(pos: number): PartialReading[] {
    const readings: PartialReading[] = [];
    for (let end = pos; end < pos + MOST_TITLE && /^[\p{L}]/u.test(this.#tokens[end]?.text ?? ''); end++) {
      if (/^[(:]$/u.test(this.#tokens[end + 1]?.text ?? ''))
        readings.push({
          end: end + 1,
          value: sameSpelling(
            this.#tokens
              .slice(pos, end + 1)
              .map((one) => one.text)
              .join(' '),
          ),
        });
    }
    return readings;
  }
}

/** Joins words as in a sentence, without a space before punctuation. */
const joined = (words: readonly string[]): string => words.join(' ').replace(/ (?=[,.;:)])/gu, '');

/** Removes results with the same end and the same meaning. */
function distinct(readings: readonly PartialReading[]): readonly PartialReading[] {
  if (readings.length < 2) return readings;
  const unique: PartialReading[] = [];
  for (const one of readings) {
    if (!unique.some((other) => other.end === one.end && same(other.value, one.value))) unique.push(one);
    if (unique.length > MOST_MEANINGS) throw new TooManySteps();
  }
  return unique;
}
