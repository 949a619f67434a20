/** Decides about rows that share a name or repeat a card, by the mapping, and collects the names to ask about. */
import type { Adoption } from '@rulewright/content';
import { placeOfRow, type SourceRow } from './source.ts';

/** What to do with the rows of a name. */
export type NameAnswer = NonNullable<Adoption['names']>[string];

/**
 * A name about which the mapping decides: rows with different values, equal rows with different numbers in a set, or a row that is probably
 * not a card.
 */
export interface NameQuestion {
  readonly name: string;
  readonly kind: 'different' | 'equal' | 'not-a-card';
  /** The first column in which the rows differ. */
  readonly column: string | null;
  /** The first rows of the name. */
  readonly rows: readonly number[];
  readonly count: number;
  /** The decision of the mapping; null if there is none. */
  readonly answer: NameAnswer | null;
}

/** Rows that repeat a card, by a column that says so or because all values are equal. */
export interface RepeatedRows {
  readonly rows: readonly number[];
  readonly count: number;
}

/** The name and the values of a card. */
interface NamedRow {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const SHOWN_ROWS = 5;

/** Rows about which the mapping decides. */
export class RowQuestions {
  readonly repeated: { rows: number[]; count: number } = { rows: [], count: 0 };
  /** The number of rows that are printings of a card because only their set differs. */
  reprints = 0;
  private readonly byName = new Map<
    string,
    { -readonly [K in keyof NameQuestion]: NameQuestion[K] } & { rows: number[] }
  >();

  constructor(private readonly mapping: Adoption) {}

  /** The decision about a name; `refuse` if there is none. */
  answerTo(name: string): NameAnswer | 'refuse' {
    const { names = {}, sameName } = this.mapping;
    const own = Object.hasOwn(names, name) ? names[name]! : sameName;
    return own === 'card' ? sameName : own;
  }

  /** The decision about a row that is probably not a card. */
  isCard(name: string): boolean {
    return Object.hasOwn(this.mapping.names ?? {}, name);
  }

  repeat({ row }: SourceRow): void {
    this.repeated.count++;
    if (this.repeated.rows.length < SHOWN_ROWS) this.repeated.rows.push(row);
  }

  /** Records that the mapping decides about a name. @param first the first row of the name, if there are several */
  ask(kind: NameQuestion['kind'], name: string, row: SourceRow, first: SourceRow | null, column: string | null): void {
    const known = this.byName.get(name);
    if (known) {
      known.count++;
      if (known.rows.length < SHOWN_ROWS) known.rows.push(row.row);
      return;
    }
    const { names = {}, sameName } = this.mapping;
    const global = kind === 'not-a-card' || sameName === 'refuse' ? null : sameName;
    const answer = Object.hasOwn(names, name) ? names[name]! : global;
    const rows = [...(first ? [first.row] : []), row.row];
    this.byName.set(name, { name, kind, column, rows, count: rows.length, answer });
  }

  /** The names, those without a decision first. */
  get names(): NameQuestion[] {
    return [...this.byName.values()].toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null));
  }
}

/** The sentence for a row with the name of an earlier row. */
export const sharesName = (first: SourceRow, row: SourceRow): string =>
  first.file === undefined || first.file === row.file ? `row ${first.row}` : placeOfRow(first).replace('Row', 'row');

/** A name for comparisons. Case and the number of spaces do not make another name. */
export const sameNameOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');

/** The first value in which a row differs from the card of its name; null if all are equal. Printings may have other flavor texts. */
export function differenceOf(card: NamedRow, name: string, values: Readonly<Record<string, unknown>>): string | null {
  const paths = new Set([...Object.keys(card.values), ...Object.keys(values)]);
  const other = [...paths].find(
    (path) => path !== 'flavor' && JSON.stringify(card.values[path]) !== JSON.stringify(values[path]),
  );
  return other ?? (card.name === name ? null : 'name');
}

/** The values in which cards of one name can differ. */
export const withoutFlavor = ({ flavor: _, ...rest }: Record<string, unknown>): Record<string, unknown> => rest;
