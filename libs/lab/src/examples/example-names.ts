/** The notation of examples: seats by letter, cards by name or mark, places as `A/hand`, decisions in words. */
import { describeOption, isSeats, NO_CARD, optionKind, zoneRef, type Match, type Tabletop } from '@rulewright/engine';
import { sayZone, seatLetter } from './places.ts';

/** An entry in a list of cards, such as `3 Filler` or `Sowbug#x`. */
export interface CardEntry {
  readonly name: string;
  readonly mark: string | null;
}

/** The cards of a list, with one entry for each copy. */
export function cardEntries(list: readonly string[]): CardEntry[] {
  return list.flatMap((text) => {
    const { copies, name, mark } =
      /^(?:(?<copies>\d+) )?(?<name>[^#]+?)(?:#(?<mark>\w+))?$/.exec(text.trim())?.groups ?? {};
    const entry = { name: (name ?? text).trim(), mark: mark ?? null };
    return Array.from({ length: copies === undefined ? 1 : Number(copies) }, () => entry);
  });
}

/** The prefix of the slugs of cards that an example defines itself. */
export const MADE = 'example-card-';

/** The names of the cards of a match, in the notation of examples. */
export class CardNames {
  /**
   * @param marks the mark of each card, or null
   * @param tabletop names the public numbers that stand for words or players, and the buttons with words of their own
   */
  constructor(
    private readonly match: Match,
    private readonly marks: readonly (string | null)[],
    private readonly tabletop: Partial<Pick<Tabletop, 'choosing' | 'labels' | 'optionText' | 'words'>> = {},
  ) {}

  /** The id of a public number: the number can also be named as on the board. `ids` are those that exist. */
  idOf(name: string, ids: object): string {
    if (name in ids) return name;
    const { words = {} } = this.tabletop;
    return Object.keys(words).find((id) => id in ids && same(words[id]!, name)) ?? name;
  }

  /** The word or the seat that a public number stands for; the number itself if it stands for nothing else. */
  said(field: string, value: unknown): unknown {
    const labels = this.tabletop.labels?.[field];
    if (labels === undefined || typeof value !== 'number') return value;
    return value < 0 ? null : labels === 'seat' ? seatLetter(value) : labels[value];
  }

  /** The number of a word in a field of words, or -1. */
  wordOf(field: string, word: string): number {
    const labels = this.tabletop.labels?.[field];
    return Array.isArray(labels) ? labels.findIndex((label: string) => same(label, word)) : -1;
  }

  /** The words that a table shows for an option instead of those of its kind, such as those of `pass`. Null for most options. */
  wordsOnButton(option: number): string | null {
    const own = this.tabletop.optionText?.(this.match, option) ?? null;
    const isPass = this.match.program.mechanics.options[optionKind(option)]!.id === 'pass';
    return isPass ? (this.tabletop.choosing?.(this.match)?.done ?? own) : own;
  }

  /** Whether the example defines the card itself. */
  isMade(card: number): boolean {
    return this.match.program.defs[this.match.def[card]!]!.slug.startsWith(MADE);
  }

  plain(card: number): string {
    return this.match.program.defs[this.match.def[card]!]!.name;
  }

  /** The name of a card, with its mark if it has one: `Sowbug#x`. */
  full(card: number): string {
    const mark = this.marks[card];
    return mark ? `${this.plain(card)}#${mark}` : this.plain(card);
  }

  /** Whether a text refers to this card, by name and mark or by name alone. */
  means(text: string, card: number): boolean {
    return card !== NO_CARD && (same(text, this.full(card)) || same(text, this.plain(card)));
  }

  /** The name of a place: `A/column-1`. */
  place(zone: number): string {
    return sayZone(this.match.program, zoneRef(this.match, zone));
  }
}

export const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The words of a button, as in `"Keep it"`. Null for a text without quotes. */
export const inQuotes = (text: string): string | null => /^"(.+)"$/u.exec(text.trim())?.[1] ?? null;

/** The words that can identify an option: its kind, and for each of its members a list of names. */
interface OptionWords {
  readonly kind: string;
  readonly words: readonly (readonly string[])[];
}

function wordsOf(match: Match, names: CardNames, option: number): OptionWords {
  const { kind, ...rest } = describeOption(match, option);
  const words = Object.entries(rest).map(([name, value]): string[] => {
    if (value === null || isSeats(value)) return [];
    if (typeof value === 'object') {
      if (!('id' in value)) return [sayZone(match.program, value)];
      return [names.full(value.id), names.plain(value.id), seatLetter(value.owner), names.place(match.zone[value.id]!)];
    }
    if (name.startsWith('seat')) return [seatLetter(Number(value))];
    if (name.startsWith('column')) return [`column ${value}`];
    return [String(value), String(value).replace(/^.*\//, '')];
  });
  return { kind, words };
}

/** An option in words: `attack-card Sowbug#x, B`. */
export function sayOption(match: Match, names: CardNames, option: number): string {
  const { kind, words } = wordsOf(match, names, option);
  return [
    kind,
    words
      .map((each) => each[0] ?? '')
      .filter(Boolean)
      .join(', '),
  ]
    .filter(Boolean)
    .join(' ');
}

/** An option in words, with the places of its cards: `pay Filler, A/hand`. Options with the same text are equivalent. */
export function sayOptionFully(match: Match, names: CardNames, option: number): string {
  const { kind, words } = wordsOf(match, names, option);
  const said = words.flatMap((each) =>
    each.length > 1 && each.at(-1) !== '' ? [each[0]!, each.at(-1)!] : each.slice(0, 1),
  );
  return `${kind} ${said.filter(Boolean).join(', ')}`.trim();
}

/**
 * The indexes of the options that match a text: the kind, then any names from the option, separated by commas. A text in quotes is that of a
 * button with words of its own.
 */
export function matching(match: Match, names: CardNames, text: string): number[] {
  const button = inQuotes(text);
  if (button !== null)
    return Array.from({ length: match.optionCount }, (_, i) => i).filter(
      (i) => names.wordsOnButton(match.options[i]!) === button,
    );
  const [, kind = '', rest = ''] = /^(\S+)(?:\s+(\S.*))?$/.exec(text.trim()) ?? [];
  const parts = rest === '' ? [] : rest.split(',').map((part) => part.trim());
  const matches: number[] = [];
  for (let i = 0; i < match.optionCount; i++) {
    const words = wordsOf(match, names, match.options[i]!);
    if (!same(words.kind, kind)) continue;
    const all = words.words.flat();
    if (parts.every((part) => all.some((word) => same(word, part)))) matches.push(i);
  }
  return matches;
}
