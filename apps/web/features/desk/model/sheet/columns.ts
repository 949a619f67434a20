/** The columns of a card sheet: which of them are shown, how wide they are, and the address of the page with them. */
import type { CardSheetQuery } from '@rulewright/api-client';

export type SheetColumn = NonNullable<CardSheetQuery['cardSheet']>['columns'][number];

/** The number of columns that are shown by default. */
const FIRST_COLUMNS = 8;
/** The widths by kind, in pixels. */
const WIDTHS: Readonly<Record<string, number>> = { number: 96, yes: 88, map: 200, list: 200 };
const WIDTH = 208;

/** The width of a column in pixels. */
export const widthOf = ({ kind }: Pick<SheetColumn, 'kind'>): number => WIDTHS[kind] ?? WIDTH;

/** The sum of the widths in pixels. */
export const widthOfAll = (columns: readonly SheetColumn[]): number =>
  columns.reduce((sum, column) => sum + widthOf(column), 0);

/** The ids of the shown columns: those that the person chose, otherwise the name, the game's number fields, then its other fields. */
export function shownIds(columns: readonly SheetColumn[], chosen: readonly string[]): readonly string[] {
  if (chosen.length > 0) return chosen;
  const own = columns.filter(({ id }) => id.startsWith('data.'));
  const [numbers, others] = [own.filter(({ kind }) => kind === 'number'), own.filter(({ kind }) => kind !== 'number')];
  return ['name', ...[...numbers, ...others].map(({ id }) => id)].slice(0, FIRST_COLUMNS);
}

/** Shows a hidden column, or hides a shown one. Returns the shown ids in the order of the sheet. */
export const toggled = (columns: readonly SheetColumn[], shown: readonly string[], id: string): string[] =>
  columns.map((one) => one.id).filter((one) => (one === id) !== shown.includes(one));

/** The address of the sheet with its filter and chosen columns, relative to the page. */
export function sheetAddress(game: string, query: string, chosen: readonly string[]): string {
  const search = new URLSearchParams({ game });
  if (query !== '') search.set('q', query);
  if (chosen.length > 0) search.set('columns', chosen.join(','));
  return `?${search.toString()}`;
}
