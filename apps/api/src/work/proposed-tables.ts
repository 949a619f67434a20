/** The tables of a release with a change set applied, for searches. */
import type { Content } from '@rulewright/content';
import { unreleasedTables } from '@rulewright/database';
import type { DataSource } from 'typeorm';

/** The tables of each content. They live as long as the thread keeps the content. */
const tables = new WeakMap<Content, Promise<DataSource>>();

/** The content as the only release of a database in memory. */
export function tablesOf(content: Content): Promise<DataSource> {
  const known = tables.get(content) ?? unreleasedTables(content);
  tables.set(content, known);
  known.catch(() => tables.delete(content));
  return known;
}
