/** Content as it would be: the files of a release with drafts applied to them, loaded once for as long as nothing changes. */
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

/** A document as proposed; null text proposes to remove it. */
export interface ProposedText {
  readonly path: string;
  readonly text: string | null;
}

export interface LoadedContent {
  readonly files: readonly SourceFile[];
  /** Incomplete where there are problems. */
  readonly content: Content;
  readonly problems: readonly Problem[];
}

/** The files with proposed texts in place of theirs, by path. */
export function overlaid(files: readonly SourceFile[], proposed: readonly ProposedText[]): SourceFile[] {
  const texts = new Map<string, string | null>(proposed.map((one) => [one.path, one.text]));
  const kept = files.filter((file) => !texts.has(file.path));
  const put = [...texts].flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  return [...kept, ...put].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The hash that tells whether two proposals are the same. */
export const proposalHash = (proposed: readonly ProposedText[]): string =>
  contentHash(proposed.map(({ path, text }) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1)));

/** Loaded contents take some megabytes each. */
const KEPT = 6;

export class DeskContent {
  private readonly releases = new LruAsync<number, SourceFile[]>(KEPT);
  private readonly loaded = new Lru<string, LoadedContent>(KEPT);

  constructor(private readonly database: DataSource) {}

  /** The files of a release; releases never change. */
  files(release: number): Promise<readonly SourceFile[]> {
    return this.releases.get(release, () => releaseFiles(this.database, release));
  }

  /** A release with drafts over it. */
  async load(release: number, proposed: readonly ProposedText[] = []): Promise<LoadedContent> {
    const key = `${release} ${proposalHash(proposed)}`;
    const files = overlaid(await this.files(release), proposed);
    return this.loaded.get(key, () => {
      const changed = new Set(proposed.map(({ path }) => path));
      return { files, ...loadReleased(files, vocabularies, changed) };
    });
  }
}
