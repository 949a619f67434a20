/** Content that is not released as the only release of a database in memory, so that it is searched like a release. */
import type { Content } from '@rulewright/content';
import { unreleasedTables } from '@rulewright/database';
import type { DataSource } from 'typeorm';

/** The tables of each content, as long as the thread keeps the content. */
const tables = new WeakMap<Content, Promise<DataSource>>();

export function tablesOf(content: Content): Promise<DataSource> {
  const known = tables.get(content) ?? unreleasedTables(content);
  tables.set(content, known);
  known.catch(() => tables.delete(content));
  return known;
}
