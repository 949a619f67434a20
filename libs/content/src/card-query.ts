/**
 * The catalogue's search language: `t:insect cost<=2 o:reserve legal:fast -r:common "free words"`, with `or` and brackets.
 * A game declares the searchable fields. Terms that are not understood are reported with their position and left out.
 */
import { isDay } from './legality.ts';
import { didYouMean } from './problems.ts';
import type { CardField } from './vocabulary.ts';

export type NumberComparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

export type CardQuery =
  | { readonly kind: 'all' | 'any'; readonly of: readonly CardQuery[] }
  | { readonly kind: 'not'; readonly of: CardQuery }
  /** Words in this order in a text field, or in any text of the card (null). With `whole`, the last one is a whole word. */
  | {
      readonly kind: 'words';
      readonly field: string | null;
      readonly words: readonly string[];
      readonly whole: boolean;
    }
  /** A folded value of a field. Unless `exact`, the value only has to start with it. */
  | { readonly kind: 'value'; readonly field: string; readonly value: string; readonly exact: boolean }
  | { readonly kind: 'number'; readonly field: string; readonly comparison: NumberComparison; readonly value: number }
  /** Legal in a mode, or banned or restricted by its lists. Without a day, as of today. */
  | { readonly kind: 'legal' | 'banned' | 'restricted'; readonly mode: string; readonly on?: string };

export type QueryProblemCode =
  | 'too-long'
  | 'too-many-terms'
  | 'too-deep'
  | 'unknown-field'
  | 'unknown-mode'
  | 'bad-day'
  | 'bad-comparison'
  | 'bad-number'
  | 'missing-value'
  | 'no-words'
  | 'unclosed-quote'
  | 'unclosed-bracket'
  | 'stray-bracket'
  | 'empty-brackets'
  | 'stray-or';

export interface QueryProblem {
  readonly code: QueryProblemCode;
  readonly message: string;
  /** Position in the query as given, from 1. */
  readonly column: number;
  readonly length: number;
}

export interface ParsedCardQuery {
  /** Null means every card. */
  readonly query: CardQuery | null;
  readonly problems: readonly QueryProblem[];
}

/** Limits of a query: characters, terms, nested brackets. */
export const CARD_QUERY_LIMITS = { characters: 500, terms: 40, depth: 12 } as const;

/** Fields that the cards of every game have. A game replaces one by declaring a field with the same id or key. */
const COMMON_CARD_FIELDS: readonly CardField[] = [
  { id: 'name', keys: ['name', 'n'], label: 'Name', type: 'text', facet: false, read: (card) => card.name },
  {
    id: 'set',
    keys: ['set', 's'],
    label: 'Set',
    type: 'set',
    facet: true,
    read: (card) => [...new Set(card.printings.map((one) => one.set))],
  },
  {
    id: 'is',
    keys: ['is'],
    label: 'Is',
    type: 'set',
    facet: false,
    read: (card) => [
      ...(card.printings.some((one) => one.promo !== undefined) ? ['promo'] : []),
      ...(new Set(card.printings.map((one) => one.set)).size > 1 ? ['reprint'] : []),
    ],
  },
];

/** The game's own fields, then the common ones. For a key, the first field with it counts. */
export function searchableFields(fields: readonly CardField[]): readonly CardField[] {
  return [...fields, ...COMMON_CARD_FIELDS.filter((common) => !fields.some((own) => own.id === common.id))];
}

/** Normalises a text for comparison: no accents, lower case, words of letters and digits separated by one space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The keys that take a mode, with a day after `@` if it is not today: `legal:standard@2027-01-15`. */
const LEGAL_KEYS: Readonly<Record<string, 'legal' | 'banned' | 'restricted'>> = {
  legal: 'legal',
  l: 'legal',
  banned: 'banned',
  restricted: 'restricted',
};
const FIELD = /([\p{L}][\p{L}\p{N}_-]*)(:|!=|<=|>=|=|<|>)/uy;
const WORD = /[^\s()"]+/uy;

interface Term {
  readonly key: string | null;
  readonly operator: string;
  readonly value: string;
  readonly quoted: boolean;
  readonly column: number;
  readonly length: number;
}

class Parser {
  readonly problems: QueryProblem[] = [];
  private at = 0;
  private terms = 0;
  private readonly text: string;
  private readonly fields: readonly CardField[];

  constructor(
    given: string,
    fields: readonly CardField[],
    private readonly modes: readonly string[] | undefined,
  ) {
    this.text = given.slice(0, CARD_QUERY_LIMITS.characters);
    this.fields = searchableFields(fields);
    if (given.length > this.text.length) {
      const message = `A search has at most ${CARD_QUERY_LIMITS.characters} characters; the rest was left out.`;
      this.say('too-long', message, this.text.length, given.length - this.text.length);
    }
  }

  parse(): CardQuery | null {
    const found: CardQuery[] = [];
    for (;;) {
      const query = this.any(0);
      if (query) found.push(query);
      if (this.at >= this.text.length) return join('all', found);
      this.say('stray-bracket', 'This bracket has no opening bracket.', this.at, 1);
      this.at++;
    }
  }

  private say(code: QueryProblemCode, message: string, at: number, length: number): void {
    this.problems.push({ code, message, column: at + 1, length });
  }

  private skipSpace(): void {
    while (this.at < this.text.length && /\s/u.test(this.text[this.at]!)) this.at++;
  }

  /** Consumes a word such as `or`, if it is the whole next word. */
  private takeWord(word: string): boolean {
    const end = this.at + word.length;
    if (this.text.slice(this.at, end).toLowerCase() !== word || !/^(?:[\s()]|$)/u.test(this.text.slice(end, end + 1)))
      return false;
    this.at = end;
    return true;
  }

  private any(depth: number): CardQuery | null {
    const found: CardQuery[] = [];
    let or: number | null = null;
    for (;;) {
      const { query, empty } = this.all(depth);
      if (query) found.push(query);
      const here = this.at;
      const another = this.takeWord('or');
      if (empty && (or !== null || another))
        this.say('stray-or', '"or" needs a search term on both sides.', or ?? here, 2);
      if (!another) return join('any', found);
      or = here;
    }
  }

  private all(depth: number): { query: CardQuery | null; empty: boolean } {
    const found: CardQuery[] = [];
    let empty = true;
    for (;;) {
      this.skipSpace();
      if (this.at >= this.text.length || this.text[this.at] === ')') break;
      const here = this.at;
      if (this.takeWord('and')) continue;
      if (this.takeWord('or')) {
        this.at = here;
        break;
      }
      empty = false;
      const query = this.factor(depth);
      if (query) found.push(query);
    }
    return { query: join('all', found), empty };
  }

  private factor(depth: number): CardQuery | null {
    let negated = false;
    while (this.text[this.at] === '-' && /[^\s)]/u.test(this.text[this.at + 1] ?? ' ')) {
      negated = !negated;
      this.at++;
    }
    const query = this.text[this.at] === '(' ? this.brackets(depth) : this.term();
    return query && negated ? { kind: 'not', of: query } : query;
  }

  private brackets(depth: number): CardQuery | null {
    const open = this.at++;
    if (depth >= CARD_QUERY_LIMITS.depth) {
      this.say(
        'too-deep',
        `Brackets can be nested at most ${CARD_QUERY_LIMITS.depth} deep; the rest was left out.`,
        open,
        this.text.length - open,
      );
      this.at = this.text.length;
      return null;
    }
    this.skipSpace();
    if (this.text[this.at] === ')')
      this.say('empty-brackets', 'There is nothing between these brackets.', open, this.at + 1 - open);
    const query = this.any(depth + 1);
    if (this.text[this.at] === ')') this.at++;
    else if (!this.problems.some((one) => one.code === 'too-deep'))
      this.say('unclosed-bracket', 'This bracket is never closed.', open, 1);
    return query;
  }

  private term(): CardQuery | null {
    const term = this.readTerm();
    if (++this.terms > CARD_QUERY_LIMITS.terms) {
      if (this.terms === CARD_QUERY_LIMITS.terms + 1) {
        const message = `A search has at most ${CARD_QUERY_LIMITS.terms} terms; the rest was left out.`;
        this.say('too-many-terms', message, term.column, term.length);
      }
      return null;
    }
    if (term.key === null) return this.words(null, term);
    if (term.value.trim() === '') {
      this.say('missing-value', `"${term.key}${term.operator}" needs a value.`, term.column, term.length);
      return null;
    }
    const field = this.fields.find((one) => one.keys.includes(term.key!));
    if (field) return this.fieldTerm(field, term);
    const asked = Object.hasOwn(LEGAL_KEYS, term.key) ? LEGAL_KEYS[term.key] : undefined;
    if (asked) return this.legal(asked, term);
    const known = [...this.fields.flatMap((one) => one.keys), ...Object.keys(LEGAL_KEYS)];
    this.say(
      'unknown-field',
      `Cards have no "${term.key}".${didYouMean(term.key, known)}`,
      term.column,
      term.key.length,
    );
    return null;
  }

  private readTerm(): Term {
    const start = this.at;
    FIELD.lastIndex = start;
    const field = FIELD.exec(this.text);
    if (field) this.at = FIELD.lastIndex;
    const quoted = this.text[this.at] === '"';
    const value = quoted ? this.readQuoted() : this.readWord();
    return {
      key: field?.[1]!.toLowerCase() ?? null,
      operator: field?.[2] ?? ':',
      value,
      quoted,
      column: start,
      length: this.at - start,
    };
  }

  private readQuoted(): string {
    const open = this.at;
    const close = this.text.indexOf('"', open + 1);
    if (close < 0) this.say('unclosed-quote', 'This quotation mark is never closed.', open, 1);
    this.at = close < 0 ? this.text.length : close + 1;
    return this.text.slice(open + 1, close < 0 ? undefined : close);
  }

  private readWord(): string {
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0] ?? '';
    this.at += word.length;
    return word;
  }

  private words(field: string | null, term: Term): CardQuery | null {
    const words = foldText(term.value)
      .split(' ')
      .filter((one) => one !== '');
    if (words.length > 0) return { kind: 'words', field, words, whole: term.quoted };
    this.say('no-words', 'A search word is missing here.', term.column, Math.max(1, term.length));
    return null;
  }

  private fieldTerm(field: CardField, term: Term): CardQuery | null {
    if (field.type === 'number') return this.number(field, term);
    if (term.operator !== ':' && term.operator !== '=' && term.operator !== '!=') {
      const message = `${field.label} is not a number. Use ":", "=" or "!=", not "${term.operator}".`;
      this.say('bad-comparison', message, term.column, term.length);
      return null;
    }
    if (term.operator === ':' && field.type === 'text') return this.words(field.id, term);
    const value = foldText(term.value);
    if (value === '') return this.words(field.id, term);
    const query: CardQuery = { kind: 'value', field: field.id, value, exact: term.operator !== ':' || term.quoted };
    return term.operator === '!=' ? { kind: 'not', of: query } : query;
  }

  private number(field: CardField, term: Term): CardQuery | null {
    if (!/^[+-]?\d{1,9}(\.\d{1,6})?$/.test(term.value)) {
      this.say('bad-number', `${field.label} is a number, but "${term.value}" is not.`, term.column, term.length);
      return null;
    }
    const comparison = term.operator === ':' ? '=' : (term.operator as NumberComparison);
    return { kind: 'number', field: field.id, comparison, value: Number(term.value) };
  }

  private legal(kind: 'legal' | 'banned' | 'restricted', term: Term): CardQuery | null {
    if (term.operator !== ':' && term.operator !== '=' && term.operator !== '!=') {
      this.say('bad-comparison', `"${kind}" takes ":" and a mode, not "${term.operator}".`, term.column, term.length);
      return null;
    }
    const [mode = '', on] = term.value.trim().toLowerCase().split('@', 2);
    if (this.modes && !this.modes.includes(mode)) {
      this.say('unknown-mode', `There is no mode "${mode}".${didYouMean(mode, this.modes)}`, term.column, term.length);
      return null;
    }
    if (on !== undefined && !isDay(on)) {
      this.say('bad-day', `"${on}" is not a day. Write it as in ${kind}:${mode}@2027-01-15.`, term.column, term.length);
      return null;
    }
    const query: CardQuery = { kind, mode, ...(on !== undefined && { on }) };
    return term.operator === '!=' ? { kind: 'not', of: query } : query;
  }
}

function join(kind: 'all' | 'any', of: readonly CardQuery[]): CardQuery | null {
  return of.length > 1 ? { kind, of } : (of[0] ?? null);
}

/**
 * Parses a search. Never throws: terms that are not understood are in `problems`, and the rest of the search applies.
 * @param fields the fields of the game's vocabulary
 * @param modes the known mode ids; if given, any other mode is a problem
 */
export function parseCardQuery(text: string, fields: readonly CardField[], modes?: readonly string[]): ParsedCardQuery {
  const parser = new Parser(text, fields, modes);
  const query = parser.parse();
  return { query, problems: parser.problems.sort((a, b) => a.column - b.column) };
}
