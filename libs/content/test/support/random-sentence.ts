/** Random texts of a phrase with its synonyms, for tests. The same rolls give the same text. Not every text is valid. */
import { NUMBERS } from '../../src/sentences/number-words.ts';
import type { Phrase, Place } from '../../src/sentences/phrase.ts';

/** Beyond this depth, phrases take their first way and leave out optional parts, so that every text ends. */
const DEEP = 40;

/** A random text of a phrase. */
export function randomSentence(phrase: Phrase, roll: (n: number) => number, place: Place): string {
  const pick = <T>(all: readonly T[]): T | undefined => all[roll(all.length)];
  const text = (one: Phrase, depth: number): string => {
    const inner = (of: Phrase): string => text(of, depth + 1);
    switch (one.kind) {
      case 'words':
        return one.text;
      case 'be':
        return '';
      case 'sequence':
        return one.parts.map(inner).join(' ');
      case 'either':
        return inner(depth > DEEP ? one.of[0]! : pick(one.of)!);
      case 'maybe':
        return depth > DEEP || roll(2) === 0 ? '' : inner(one.of);
      case 'also':
      case 'at':
      case 'is':
      case 'turned':
      case 'on':
        return inner(one.of);
      case 'int': {
        const value = (one.signed ? -3 : 0) + roll(6);
        if (one.signed) return value < 0 ? String(value) : `+${value}`;
        return one.inWords ? NUMBERS[value]! : String(value);
      }
      case 'card':
        return pick(place.names.all) ?? 'Nobody';
      case 'quoted':
        return '"x y"';
      case 'self':
        return place.self;
      case 'title':
        return 'Trick';
      case 'list': {
        const entries = Array.from({ length: one.least + (depth > DEEP ? 0 : roll(2)) }, () => inner(one.of));
        const last = entries.pop() ?? '';
        const before = entries.map((entry) => `${entry} ${inner(one.between)}`);
        return [...before, one.group && roll(4) === 0 ? inner(one.group) : last].join(' ');
      }
    }
  };
  return text(phrase, 0).replace(/ +/gu, ' ').trim();
}
