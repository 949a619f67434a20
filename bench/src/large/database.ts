/** A game of any size in a new SQLite file, for measurements without a server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { importTree, migrate, openDatabase } from '@rulewright/database';
import { knownGames } from '@rulewright/games';
import { LARGE_GAME, ROOT } from '../content.ts';
import { madeCards, madeDecks } from './made-cards.ts';

export interface LargeDatabase {
  /** The data folder. */
  readonly folder: string;
  readonly database: Awaited<ReturnType<typeof openDatabase>>;
  readonly files: readonly SourceFile[];
  /** The size in bytes, including all writes so far. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** Writes all content of the workspace and `further` made-up cards with decks as release 1. */
export async function largeDatabase(further: number): Promise<LargeDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'rulewright-large-'));
  const shipped = await readTree(ROOT);
  const files = [...shipped, ...madeCards(shipped, LARGE_GAME, further), ...madeDecks(LARGE_GAME, further)].sort(
    (a, b) => (a.path < b.path ? -1 : 1),
  );
  const database = await openDatabase({ file: join(folder, 'rulewright.sqlite') });
  await migrate(database);
  await importTree(database, files, knownGames, { author: 'bench', message: '' });
  return {
    folder,
    database,
    files,
    async size() {
      await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
      const [row] = await database.query<{ bytes: number }[]>(
        'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
      );
      return row!.bytes;
    },
    async close() {
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
