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
import { vocabularies } from '@rulewright/games';
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
  const kept = files.filter((file) => !texts.has(file.path));
  const put = [...texts].flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  return [...kept, ...put].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A hash that is equal for equal proposals. */
export const proposalHash = (proposed: readonly ProposedText[]): string =>
  contentHash(proposed.map(({ path, text }) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1)));

/** Entries in each cache. A loaded content takes several megabytes. */
const KEPT = 6;

export class DeskContent {
  private readonly releases = new LruAsync<number, SourceFile[]>(KEPT);
  private readonly loaded = new Lru<string, LoadedContent>(KEPT);

  constructor(private readonly database: DataSource) {}

  /** The files of a release. Cached, because releases never change. */
  files(release: number): Promise<readonly SourceFile[]> {
    return this.releases.get(release, () => releaseFiles(this.database, release));
  }

  /** Loads a release with drafts applied to it. */
  async load(release: number, proposed: readonly ProposedText[] = []): Promise<LoadedContent> {
    const key = `${release} ${proposalHash(proposed)}`;
    const files = overlaid(await this.files(release), proposed);
    return this.loaded.get(key, () => {
      const changed = new Set(proposed.map(({ path }) => path));
      return { files, ...loadReleased(files, vocabularies, changed) };
    });
  }
}
