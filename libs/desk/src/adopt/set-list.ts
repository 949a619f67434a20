/** Reads a separate list of sets. Each row has a code and a name, and may have the day of publication and the series. */
import { nameOfId, type SetDoc } from '@rulewright/content';
import { yamlDocument } from '@rulewright/content/editing';
import { SourceError, type Source } from './source.ts';
import { bare, slugOf, textOf } from './values.ts';

const CODES = ['code', 'id', 'setcode', 'setid', 'packcode', 'key'];
const NAMES = ['name', 'title', 'setname', 'packname'];
const DAYS = ['released', 'releasedate', 'daterelease', 'datereleased', 'releasedat', 'releasedon', 'date'];
const SERIES = ['series', 'cycle', 'cyclename', 'block', 'era', 'seriesname', 'cyclecode'];

/** The facts of a set that its list gives. */
export type AdoptedSet = Pick<SetDoc, 'name' | 'released' | 'series'>;

/** The sets of a list, by their code without punctuation. @throws SourceError */
export function setList({ columns, rows }: Source): ReadonlyMap<string, AdoptedSet> {
  const named = (words: readonly string[]): string | undefined =>
    words.map((word) => columns.find((column) => bare(column) === word)).find((column) => column !== undefined);
  const [code, name, released, series] = [CODES, NAMES, DAYS, SERIES].map(named);
  if (code === undefined || name === undefined)
    throw new SourceError('The list of sets needs a column "code" and a column "name".');
  return new Map(
    rows.map(({ cells }) => {
      const day = dayOf(textOf(cells[released ?? '']));
      const part = seriesOf(textOf(cells[series ?? '']));
      return [
        bare(textOf(cells[code])),
        { name: textOf(cells[name]), ...(day && { released: day }), ...(part !== '' && { series: part }) },
      ];
    }),
  );
}

/** The day of `1999/01/09`, `1999-1-9` or `1999-01-09T00:00:00Z`. Undefined for another form, or a day that does not exist. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u.exec(text) ?? [];
  if (year === undefined) return undefined;
  const iso = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const time = Date.parse(iso);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/** A series as readers see it: `red-sand` is a code and becomes `Red Sand`. */
const seriesOf = (text: string): string => (text !== '' && text === slugOf(text) ? nameOfId(text) : text).slice(0, 80);

/** The text of a set with the facts of its list that it does not have yet. Comments stay. Null if it has all of them. */
export function withListed(text: string, set: SetDoc, { released, series }: AdoptedSet): string | null {
  const missing = Object.entries({ released, series }).filter(
    ([key, value]) => value !== undefined && set[key as 'released' | 'series'] === undefined,
  );
  if (missing.length === 0) return null;
  const document = yamlDocument(text);
  for (const [key, value] of missing) document.set(key, value);
  return document.toString({ lineWidth: 0 });
}
