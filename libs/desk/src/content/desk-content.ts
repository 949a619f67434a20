/** Proposed content: the files of a release with drafts applied to them. Loaded contents are cached. */
import {
  contentHash,
  loadReleased,
  Lru,
  LruAsync,
  type Content,
  type Problem,
  type SourceFile,
} from '@rulewright/content';
import { releaseFiles } from '@rulewright/database';
import { knownGames } from '@rulewright/games';
import type { DataSource } from 'typeorm';

/** A proposed document. Null text proposes to remove it. */
export interface ProposedText {
  readonly path: string;
  readonly text: string | null;
}

export interface LoadedContent {
  readonly files: readonly SourceFile[];
  /** Incomplete if there are problems. */
  readonly content: Content;
  readonly problems: readonly Problem[];
}

/** Replaces files by proposed texts with the same path. Adds new files and removes those with null text. */
export function overlaid(files: readonly SourceFile[], proposed: readonly ProposedText[]): SourceFile[] {
  const texts = new Map<string, string | null>(proposed.map((one) => [one.path, one.text]));
  const sourceFiles = files.filter((file) => !texts.has(file.path));
  const put = [...texts].flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  return [...sourceFiles, ...put].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The hash of each list of texts. Cached, because a thread needs the hash of the same list many times. */
const hashes = new WeakMap<readonly ProposedText[], string>();

/** A hash that is equal for equal proposals. */
export function proposalHash(proposed: readonly ProposedText[]): string {
  const texts = (): ProposedText[] => proposed.map(({ path, text }) => ({ path, text }));
  const hash = hashes.get(proposed) ?? contentHash(texts().sort((a, b) => (a.path < b.path ? -1 : 1)));
  hashes.set(proposed, hash);
  return hash;
}

/** Entries in each cache. A loaded content takes several megabytes. */
const KEPT = 6;

export class DeskContent {
  private readonly releases = new LruAsync<number, SourceFile[]>(KEPT);
  private readonly loaded = new Lru<string, LoadedContent>(KEPT);
  /** The files of the most recently read release, by path. */
  private newest: ReadonlyMap<string, SourceFile> = new Map();

  constructor(private readonly database: DataSource) {}

  /** The files of a release. Cached, because releases never change. */
  files(release: number): Promise<readonly SourceFile[]> {
    return this.releases.get(release, async () => this.shared(await releaseFiles(this.database, release)));
  }

  /** Loads a release with drafts applied to it. */
  async load(release: number, proposed: readonly ProposedText[] = []): Promise<LoadedContent> {
    const key = `${release} ${proposalHash(proposed)}`;
    const released = await this.files(release);
    return this.loaded.get(key, () => {
      const files = overlaid(released, proposed);
      const changed = new Set(proposed.map(({ path }) => path));
      return { files, ...loadReleased(files, knownGames, changed) };
    });
  }

  /**
   * Replaces each file that has the same text in the most recently read release by the object of that release. Caches use these objects as
   * keys, so their entries for unchanged documents remain valid.
   */
  private shared(files: readonly SourceFile[]): SourceFile[] {
    const shared = files.map((file) => {
      const known = this.newest.get(file.path);
      return known?.text === file.text ? known : file;
    });
    this.newest = new Map(shared.map((file) => [file.path, file]));
    return shared;
  }
}
