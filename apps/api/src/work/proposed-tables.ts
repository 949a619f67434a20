/** Writes unreleased content into an in-memory database as its only release, so that it can be searched like a release. */
import type { Content } from '@rulewright/content';
import { unreleasedTables } from '@rulewright/database';
import type { DataSource } from 'typeorm';

/** Caches the database of each content for as long as the thread uses the content. */
const tables = new WeakMap<Content, Promise<DataSource>>();

export function tablesOf(content: Content): Promise<DataSource> {
  const known = tables.get(content) ?? unreleasedTables(content);
  tables.set(content, known);
  known.catch(() => tables.delete(content));
  return known;
}
