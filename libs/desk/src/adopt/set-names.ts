/** Reads the names of sets from a separate list of sets. Each row has a code and a name. */
import { SourceError, type Source } from './source.ts';
import { bare, textOf } from './values.ts';

const CODES = ['code', 'id', 'setcode', 'setid', 'packcode', 'key'];
const NAMES = ['name', 'title', 'setname', 'packname'];

/** The names of sets, by their code without punctuation. @throws SourceError */
export function setNames({ columns, rows }: Source): ReadonlyMap<string, string> {
  const named = (words: readonly string[]): string | undefined =>
    words.map((word) => columns.find((column) => bare(column) === word)).find((column) => column !== undefined);
  const [code, name] = [named(CODES), named(NAMES)];
  if (code === undefined || name === undefined)
    throw new SourceError('The list of sets needs a column "code" and a column "name".');
  return new Map(rows.map(({ cells }) => [bare(textOf(cells[code])), textOf(cells[name])]));
}
