/** Puts unreleased content into an in-memory database, so that searches work as in a release. */
import type { Content } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { inTransaction } from '../transaction.ts';
import { writeRelease } from '../write-release.ts';

/** A database that contains the content as its only release. Close it with `destroy()`, or leave it to the garbage collector. */
export async function unreleasedTables(content: Content): Promise<DataSource> {
  const database = await openDatabase({ file: ':memory:' });
  await migrate(database);
  const release = { content, origin: 'desk' as const, author: '', message: '' };
  await inTransaction(database, (runner) => writeRelease(runner, release));
  return database;
}
