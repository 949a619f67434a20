/** Writes unreleased content to a database in memory, as its only release, so that it can be searched like a release. */
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
