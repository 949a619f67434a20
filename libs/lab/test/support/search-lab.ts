/** The lab over a database, with the content of one game from the files, as each process of a test has it. */
import { fileURLToPath } from 'node:url';
import { openContent, type Content, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { isPostgres, LabStore, type dataSourceFor } from '@rulewright/database';
import { knownGames } from '@rulewright/games';
import { largeGames } from '@rulewright/games/testing';

import {
  BossPartQueue,
  KnownRuns,
  LabRuns,
  LocalPartQueue,
  type LabContents,
  type PartQueue,
} from '../../src/service/index.ts';

export const GAME = largeGames[0]!.id;

/** The files of the game, without its worked examples, which are slow to read. @param root the folder of the workspace */
export async function filesOfGame(root: string): Promise<SourceFile[]> {
  const files = await readTree(root);
  return files.filter(({ path }) => path.split('/')[1] === GAME && !/\/(?:examples\/|learn\.yaml)/u.test(path));
}

/** The game as its files have it. */
export const contentOfGame = async (root: string): Promise<Content> => openContent(await filesOfGame(root), knownGames);

export const workspace = fileURLToPath(new URL('../../../..', import.meta.url));

export interface SearchLab {
  readonly store: LabStore;
  readonly runs: LabRuns;
  readonly queue: PartQueue;
}

/** The lab as a process has it. */
export function searchLab(database: ReturnType<typeof dataSourceFor>, content: Content): SearchLab {
  const contents: LabContents = {
    open: () => Promise.resolve(content),
    openSnapshot: () => Promise.resolve(content),
    changes: () => Promise.resolve([]),
  };
  const complain = (error: unknown): never => {
    throw error;
  };
  const { url } = database.options as { readonly url?: string };
  const queue = isPostgres(database) ? new BossPartQueue(url!, complain) : new LocalPartQueue();
  const store = new LabStore(database);
  return { store, queue, runs: new LabRuns(store, new KnownRuns(contents), queue) };
}
