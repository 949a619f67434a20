/** Prints data as a sentence: the first way of a phrase that expresses all of the data, or null. */
import { capital } from '../capital.ts';
import { fieldAt, merged, same, valueAt, type Fields, type Phrase, type Place } from './phrase.ts';
import { NUMBERS } from './number-words.ts';

interface PrintedPart {
  readonly text: string;
  /** The part of the value that the text expresses. */
  readonly said: unknown;
}

/** Steps after which printing gives up. */
const MOST_STEPS = 100_000;
/** The deepest nesting of phrases. */
const MOST_DEPTH = 300;

class Printer {
  #steps = 0;
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  /** The first way that expresses the whole value. */
  whole(phrase: Phrase, value: unknown, depth = 0): PrintedPart | null {
    for (const one of this.#ways(phrase, value, depth + 1)) if (same(one.said, value)) return one;
    return null;
  }

  /** The first wording of a part that expresses no data. */
  #first(phrase: Phrase, depth: number): PrintedPart | null {
    for (const one of this.#ways(phrase, {}, depth + 1)) return one;
    return null;
  }

  *#ways(phrase: Phrase, value: unknown, depth: number): Generator<PrintedPart> {
    if (++this.#steps > MOST_STEPS || depth > MOST_DEPTH) return;
    switch (phrase.kind) {
      case 'words':
        yield { text: phrase.text, said: {} };
        return;
      case 'sequence':
        yield* this.#sequence(phrase.parts, value, depth);
        return;
      case 'either':
        for (const one of phrase.of) yield* this.#ways(one, value, depth + 1);
        return;
      case 'maybe':
        yield* this.#ways(phrase.of, value, depth + 1);
        yield { text: '', said: {} };
        return;
      case 'also':
        return;
      case 'at': {
        const field = valueAt(value, phrase.path);
        const printed = field === undefined ? null : this.whole(phrase.of, field, depth);
        if (printed) yield { text: printed.text, said: fieldAt(phrase.path, field) };
        return;
      }
      case 'be':
        if (same(valueAt(value, phrase.path), phrase.value))
          yield { text: '', said: fieldAt(phrase.path, phrase.value) };
        return;
      case 'is': {
        const printed = same(value, phrase.value) ? this.#first(phrase.of, depth) : null;
        if (printed) yield { text: printed.text, said: value };
        return;
      }
      case 'int':
        if (typeof value === 'number' && (phrase.signed || value >= 0))
          yield { text: number(value, phrase), said: value };
        return;
      case 'card': {
        const name = this.#place.names.byId.get(value as string);
        if (name !== undefined) yield { text: name, said: value };
        return;
      }
      case 'quoted':
        if (typeof value === 'string' && value !== '' && !/["\n]/u.test(value))
          yield { text: `"${value}"`, said: value };
        return;
      case 'self':
        yield { text: this.#place.self, said: {} };
        return;
      case 'title':
        if (typeof value === 'string') yield { text: value, said: value };
        return;
      case 'on':
        if (phrase.test(this.#place)) yield* this.#ways(phrase.of, value, depth + 1);
        return;
      case 'list':
        yield* this.#list(phrase, value, depth);
        return;
      case 'turned': {
        const shape = phrase.from(value, this.#place);
        if (shape === undefined) return;
        for (const { text, said } of this.#ways(phrase.of, shape, depth + 1)) {
          const back = phrase.to(said, this.#place);
          if (back === undefined || !same(phrase.from(back, this.#place), shape)) continue;
          yield { text, said: value };
          return;
        }
      }
    }
  }

  *#sequence([part, ...others]: readonly Phrase[], value: unknown, depth: number): Generator<PrintedPart> {
    if (!part) {
      yield { text: '', said: {} };
      return;
    }
    for (const head of this.#ways(part, value, depth + 1))
      for (const rest of this.#sequence(others, value, depth)) {
        const said = merged(head.said as Fields, rest.said as Fields, this.#place.repeats === true);
        if (said !== null) yield { text: `${head.text} ${rest.text}`.trim(), said };
      }
  }

  *#list(
    { of, between, least }: Extract<Phrase, { kind: 'list' }>,
    value: unknown,
    depth: number,
  ): Generator<PrintedPart> {
    if (!Array.isArray(value) || value.length < least) return;
    let text = '';
    for (const [i, one] of value.entries()) {
      const printed = this.whole(of, one, depth);
      if (!printed) return;
      const joint = i === 0 ? '' : (this.#first(between, depth)?.text ?? '');
      text = `${text} ${joint} ${printed.text}`;
    }
    yield { text, said: value };
  }
}

function number(value: number, { signed, inWords }: Extract<Phrase, { kind: 'int' }>): string {
  if (signed) return value < 0 ? String(value) : `+${value}`;
  return inWords ? (NUMBERS[value] ?? String(value)) : String(value);
}

/** The article "a" before a vowel. Words after an article start with these letters only if they sound like vowels. */
const ARTICLE = /\b([Aa]) (?=["(]?[aeioAEIO])/gu;

/** Corrects spaces, articles and capitals, except in quotes. */
function tidy(text: string): string {
  const parts = text.split(/("[^"]*")/u).map((part, i) =>
    i % 2 === 1
      ? part
      : part
          .replace(/ +/gu, ' ')
          .replace(ARTICLE, '$1n ')
          .replace(/\b([Aa])n other\b/gu, '$1nother')
          .replace(/ (?=[,.;:)])/gu, '')
          .replace(/\( /gu, '(')
          .replace(/\. \p{Ll}/gu, (start) => start.toUpperCase()),
  );
  const joined = parts.join('').trim();
  return capital(joined);
}

/** The sentence of a value; null if no way of the phrase expresses the whole value. */
export function printed(phrase: Phrase, value: unknown, place: Place): string | null {
  const sentence = new Printer(place).whole(phrase, value);
  return sentence ? tidy(sentence.text) : null;
}
