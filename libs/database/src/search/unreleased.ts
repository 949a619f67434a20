/** Content that is not released, in a database of its own in memory, so that the searches find in it what they find in a release. */
import type { Content } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { inTransaction } from '../transaction.ts';
import { writeRelease } from '../write-release.ts';

/** A database whose only release holds the content. Close it with `destroy()`, or leave it to be collected. */
export async function unreleasedTables(content: Content): Promise<DataSource> {
  const database = await openDatabase({ file: ':memory:' });
  await migrate(database);
  const release = { content, origin: 'desk' as const, author: '', message: '' };
  await inTransaction(database, (runner) => writeRelease(runner, release));
  return database;
}
