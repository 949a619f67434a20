/** The context of a command: content, database, output and exit code. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, openReleased, type Content } from '@rulewright/content';
import { readWithGuests } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import type { DataSource } from 'typeorm';
import { UsageError } from './failure.ts';
import { existingFolder } from './inputs.ts';
import { createOutput, type Output } from './output.ts';
import { reason } from './reasons.ts';

export interface GlobalFlags {
  readonly json?: boolean;
  readonly content?: string;
}

/** The workspace or the installed package that contains this build of the command line. */
const program = fileURLToPath(new URL('../../..', import.meta.url));
/** The folder with the content and the data: the workspace, or the current folder for a package that npm installed and may replace. */
const home = (): string => (program.split(sep).includes('node_modules') ? process.cwd() : program);

export type Address = { url: string } | { file: string };

/** The folder of the embedded database: DATA_DIR, or `.data` in the workspace. */
export const dataFolder = (): string => resolve(process.env['DATA_DIR'] || join(home(), '.data'));

/** DATABASE_URL, or the SQLite file in the data folder. */
export function databaseAddress(): Address {
  if (process.env['DATABASE_URL']) return { url: process.env['DATABASE_URL'] };
  return { file: join(dataFolder(), 'rulewright.sqlite') };
}

/** The name of a database for messages, without the password that its URL may contain. */
export function nameOf(address: Address): string {
  if ('file' in address) return address.file;
  const { host, pathname } = new URL(address.url);
  return `${host}${pathname}`;
}

export class CommandContext {
  exitCode = 0;
  private opened: DataSource | null = null;

  constructor(private readonly flags: () => GlobalFlags) {}

  output(): Output {
    return createOutput(this.flags().json === true);
  }

  /** The exit code of the process, unless an error sets another one. */
  exit(code: 0 | 1): void {
    this.exitCode = code;
  }

  /**
   * The content: the tree given by --content, otherwise the current release of the database, otherwise the tree of the workspace or the current folder.
   * The last case lets commands work before the first import.
   */
  async content(): Promise<Content> {
    const folder = this.flags().content;
    if (folder !== undefined) return openContent(await readWithGuests(existingFolder(resolve(folder))), knownGames);
    const address = databaseAddress();
    if ('url' in address || existsSync(address.file)) {
      const { currentRelease, releaseFiles } = await this.databaseCode();
      const database = await this.database();
      const release = await currentRelease(database);
      if (release) return openReleased(await releaseFiles(database, release.number), knownGames);
    }
    this.output().remark(
      `Nothing is imported yet. Reading the files of ${home() === program ? 'the workspace' : 'this folder'}.`,
    );
    return openContent(await readWithGuests(home()), knownGames);
  }

  /** Opens the database on first use. Creates and migrates it if necessary. */
  async database(): Promise<DataSource> {
    if (this.opened) return this.opened;
    const address = databaseAddress();
    if ('file' in address) mkdirSync(dirname(address.file), { recursive: true, mode: 0o700 });
    const { DatabaseOptionsError, migrate, openDatabase } = await this.databaseCode();
    const database = await openDatabase(address).catch((error: unknown) => {
      if (error instanceof DatabaseOptionsError) throw error;
      throw new UsageError(`The database ${nameOf(address)} cannot be opened: ${reason(error)}.`);
    });
    this.opened = database;
    await migrate(database);
    return database;
  }

  /** Imported on demand, because commands that only read a tree start faster without it. */
  private databaseCode(): Promise<typeof import('@rulewright/database')> {
    return import('@rulewright/database');
  }

  /** Closes the database, if it is open. */
  async close(): Promise<void> {
    const database = this.opened;
    this.opened = null;
    await database?.destroy();
  }
}
