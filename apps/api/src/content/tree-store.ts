/** One release read from a tree of files. */
import { contentHash, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { ReleaseStore, type ReleaseInfo } from './release-store.ts';

export class TreeStore extends ReleaseStore {
  private tree: SourceFile[] | undefined;

  constructor(private readonly folder: string) {
    super();
  }

  async current(): Promise<ReleaseInfo> {
    const files = await this.files();
    const at = '2026-01-01T00:00:00.000Z';
    return { number: 1, effectiveAt: at, createdAt: at, author: '', notes: '', contentHash: contentHash(files), origin: 'import' };
  }
  async find(number: number): Promise<ReleaseInfo | null> {
    return number === 1 ? this.current() : null;
  }
  async list(): Promise<ReleaseInfo[]> {
    return [await this.current()];
  }
  async files(): Promise<SourceFile[]> {
    this.tree ??= await readTree(this.folder);
    return this.tree;
  }
}
