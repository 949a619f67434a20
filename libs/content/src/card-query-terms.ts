/** Turns the terms of a card search into queries: resolves keys, and checks comparisons and values. */
import { readPattern } from './card-pattern.ts';
import { foldText, IS_VALUES, searchableFields } from './card-query-fields.ts';
import {
  HELD_COUNTS,
  type CardQuery,
  type HeldCount,
  type NumberComparison,
  type ParsedCardQuery,
  type QueryProblemCode,
  type QueryTerm,
} from './card-query-types.ts';
import { isDay } from './legality.ts';
import { didYouMean } from './problems.ts';
import type { CardField } from './vocabulary.ts';

/** The keys that take a mode, with a day after `@` if it is not today: `legal:standard@2027-01-15`. */
const LEGAL_KEYS: Readonly<Record<string, 'legal' | 'banned' | 'restricted'>> = {
  legal: 'legal',
  l: 'legal',
  banned: 'banned',
  restricted: 'restricted',
};
/** The keys that say how a list shows the cards. */
const LIST_KEYS: readonly string[] = ['has', 'sort', 'order', 'unique'];
const NUMBER = /^[+-]?\d{1,9}(?:\.\d{1,6})?$/;

type Say = (code: QueryProblemCode, message: string, at: number, length: number) => void;

export class QueryTerms {
  sort: ParsedCardQuery['sort'] = null;
  unique: ParsedCardQuery['unique'] = 'cards';
  private readonly fields: readonly CardField[];
  private readonly own: readonly CardField[];

  constructor(
    fields: readonly CardField[],
    private readonly modes: readonly string[] | undefined,
    private readonly hasCollection: boolean,
    private readonly say: Say,
  ) {
    this.own = fields;
    this.fields = searchableFields(fields);
  }

  /** The query of a term. Null for a term that is not understood, and for one that only says how to show the cards. */
  read(term: QueryTerm): CardQuery | null {
    const { key } = term;
    if (key === null) return this.textTerm(null, term);
    const field = this.fieldOf(key);
    const asked = Object.hasOwn(LEGAL_KEYS, key) ? LEGAL_KEYS[key] : undefined;
    const held = heldOf(key);
    if (!field && !asked && !held && !LIST_KEYS.includes(key)) return this.unknown(term, key);
    if (term.value.trim() === '') {
      // `flavor:""` asks for the cards without a value.
      if (field && term.form === 'quoted') return { kind: 'not', of: hasOf(field) };
      const hint = field ? ` For the cards without one, write -has:${key}.` : '';
      return this.bad('missing-value', `"${key}${term.operator}" needs a value.${hint}`, term);
    }
    if (field) return this.fieldTerm(field, term);
    if (asked) return this.legal(asked, term);
    return held ? this.held(held, term) : this.listTerm(key, term);
  }

  private bad(code: QueryProblemCode, message: string, { column, length }: QueryTerm): null {
    this.say(code, message, column, Math.max(1, length));
    return null;
  }

  private fieldOf(key: string): CardField | undefined {
    return this.fields.find((one) => one.keys.includes(key));
  }

  private unknown({ column }: QueryTerm, key: string): null {
    const known = [...this.fields.flatMap((one) => one.keys), ...Object.keys(LEGAL_KEYS), ...HELD_COUNTS, ...LIST_KEYS];
    this.say('unknown-field', `Cards have no "${key}".${didYouMean(key, known)}`, column, key.length);
    return null;
  }

  /** Words or a regular expression for a text. */
  private textTerm(field: CardField | null, term: QueryTerm): CardQuery | null {
    if (term.form === 'pattern') return this.pattern(field, term);
    const words = foldText(term.value)
      .split(' ')
      .filter((one) => one !== '');
    if (words.length > 0) return { kind: 'words', field: field?.id ?? null, words, whole: term.form === 'quoted' };
    return this.bad('no-words', 'A search word is missing here.', term);
  }

  private pattern(field: CardField | null, term: QueryTerm): CardQuery | null {
    const read = readPattern(term.value);
    if ('message' in read) return this.bad('bad-pattern', read.message, term);
    const { pattern } = read;
    return {
      kind: 'pattern',
      field: field?.id ?? null,
      in: !field || field.type === 'text' ? 'text' : 'values',
      pattern,
    };
  }

  private fieldTerm(field: CardField, term: QueryTerm): CardQuery | null {
    if (field.type === 'number') return this.number(field, term);
    const { operator } = term;
    if (operator !== ':' && operator !== '=' && operator !== '!=') {
      return this.bad(
        'bad-comparison',
        `${field.label} is not a number. Use ":", "=" or "!=", not "${operator}".`,
        term,
      );
    }
    const query = this.textOrValue(field, term);
    return query && operator === '!=' ? { kind: 'not', of: query } : query;
  }

  private textOrValue(field: CardField, term: QueryTerm): CardQuery | null {
    if (term.form === 'pattern') return this.pattern(field, term);
    const value = foldText(term.value);
    if (value === '' || (term.operator === ':' && field.type === 'text')) return this.textTerm(field, term);
    const exact = term.operator !== ':' || term.form === 'quoted';
    if (field.id === 'is' && !this.own.includes(field)) {
      const known = IS_VALUES.some((one) => (exact ? one === value : one.startsWith(value)));
      const offered = IS_VALUES.map((one) => `is:${one}`).join(' or ');
      if (!known) return this.bad('unknown-value', `There is no "is:${term.value}". Use ${offered}.`, term);
    }
    return { kind: 'value', field: field.id, value, exact };
  }

  private number(field: CardField, term: QueryTerm): CardQuery | null {
    const comparison = term.operator === ':' ? '=' : (term.operator as NumberComparison);
    if (term.form !== 'pattern' && NUMBER.test(term.value))
      return { kind: 'number', field: field.id, comparison, value: Number(term.value) };
    const other = term.form === 'plain' ? this.fieldOf(term.value.toLowerCase()) : undefined;
    if (other?.type === 'number') return { kind: 'fields', field: field.id, comparison, other: other.id };
    const numbers = this.fields.filter(({ type }) => type === 'number').flatMap(({ keys }) => keys);
    const hint = didYouMean(term.value.toLowerCase(), numbers);
    const message = `${field.label} is a number. Compare it with a number, or with another field that is a number, not with "${term.value}".${hint}`;
    return this.bad('bad-number', message, term);
  }

  /** `own>=2`: compares copies in the collection with a number. */
  private held(of: HeldCount, term: QueryTerm): CardQuery | null {
    const comparison = term.operator === ':' ? '=' : (term.operator as NumberComparison);
    if (term.form === 'pattern' || !/^\d{1,9}$/u.test(term.value))
      return this.bad(
        'bad-number',
        `"${of}" compares copies with a number, as in ${of}>=2. For any number of copies, write has:${of}.`,
        term,
      );
    return this.inCollection({ kind: 'held', of, comparison, value: Number(term.value) }, term);
  }

  private inCollection(query: CardQuery, term: QueryTerm): CardQuery | null {
    if (this.hasCollection) return query;
    const message = 'This search does not know your collection, so it leaves out the term.';
    return this.bad('no-collection', message, term);
  }

  private listTerm(key: string, term: QueryTerm): CardQuery | null {
    if (term.operator !== ':' && term.operator !== '=')
      return this.bad('bad-comparison', `"${key}" takes ":", not "${term.operator}".`, term);
    const value = term.value.trim().toLowerCase();
    if (key === 'has') return this.has(value, term);
    if (key !== 'unique') return this.order(key, value, term);
    if (value === 'cards' || value === 'prints') this.unique = value;
    else this.bad('bad-order', `There is no "unique:${term.value}". Use unique:cards or unique:prints.`, term);
    return null;
  }

  private has(value: string, term: QueryTerm): CardQuery | null {
    const field = this.fieldOf(value);
    if (field) return hasOf(field);
    const held = heldOf(value);
    if (held) return this.inCollection({ kind: 'held', of: held, comparison: '>', value: 0 }, term);
    const near = didYouMean(
      value,
      this.fields.flatMap(({ keys }) => keys),
    );
    return this.bad('unknown-field', `Cards have no "${value}".${near}`, term);
  }

  /** `sort:cost`, and `sort:-cost` for the highest value first. */
  private order(key: string, value: string, term: QueryTerm): null {
    const descending = value.startsWith('-');
    const word = descending ? value.slice(1) : value;
    const field = this.fieldOf(word);
    const sorts = ({ id, type }: CardField): boolean => type !== 'text' || id === 'name';
    if (field && sorts(field)) this.sort ??= { field: field.id, descending };
    else {
      const known = this.fields.filter(sorts).flatMap(({ keys }) => keys);
      this.bad(
        'bad-order',
        `Cards cannot be sorted by "${word}".${didYouMean(word, known) || ` Try ${key}:cost.`.replace('cost', known[0] ?? 'name')}`,
        term,
      );
    }
    return null;
  }

  private legal(kind: 'legal' | 'banned' | 'restricted', term: QueryTerm): CardQuery | null {
    if (term.operator !== ':' && term.operator !== '=' && term.operator !== '!=')
      return this.bad('bad-comparison', `"${kind}" takes ":" and a mode, not "${term.operator}".`, term);
    const [mode = '', on] = term.value.trim().toLowerCase().split('@', 2);
    if (this.modes && !this.modes.includes(mode))
      return this.bad('unknown-mode', `There is no mode "${mode}".${didYouMean(mode, this.modes)}`, term);
    if (on !== undefined && !isDay(on))
      return this.bad('bad-day', `"${on}" is not a day. Write it as in ${kind}:${mode}@2027-01-15.`, term);
    const query: CardQuery = { kind, mode, ...(on !== undefined && { on }) };
    return term.operator === '!=' ? { kind: 'not', of: query } : query;
  }
}

const heldOf = (key: string): HeldCount | undefined => HELD_COUNTS.find((one) => one === key);

const hasOf = ({ id, type }: CardField): CardQuery => ({
  kind: 'has',
  field: id,
  in: type === 'text' ? 'text' : 'values',
});
