/**
 * The rows of the document tree: games, their folders, and the documents in open folders. Rows are created on request by index, so a large
 * tree needs little memory.
 */

export interface TreeFolder {
  readonly game: string;
  readonly gameName: string;
  readonly kind: string;
  readonly count: number;
}

/** The position among the rows of one parent, for screen readers. `at` starts at 1. */
interface TreePlace {
  readonly level: 1 | 2 | 3;
  readonly at: number;
  readonly of: number;
}

export type TreeRow<Folder extends TreeFolder> = TreePlace &
  (
    | { readonly type: 'game'; readonly key: string; readonly name: string; readonly isOpen: boolean }
    | { readonly type: 'folder'; readonly key: string; readonly folder: Folder; readonly isOpen: boolean }
    | { readonly type: 'document'; readonly folder: Folder }
  );

/** Consecutive rows of one kind. */
interface Stretch<Folder extends TreeFolder> {
  readonly from: number;
  readonly length: number;
  /** The index of the parent row. */
  readonly parent: number;
  row(at: number): TreeRow<Folder>;
}

export const folderKey = ({ game, kind }: Pick<TreeFolder, 'game' | 'kind'>): string => `${game} ${kind}`;

export class TreeRows<Folder extends TreeFolder> {
  private readonly stretches: Stretch<Folder>[] = [];

  /** @param isOpen whether a game (by id) or a folder (by `folderKey`) is expanded */
  constructor(folders: readonly Folder[], isOpen: (key: string) => boolean) {
    const games = [...new Set(folders.map(({ game }) => game))];
    for (const [at, game] of games.entries()) {
      const shown = isOpen(game);
      const parent = this.count;
      const own = folders.filter((one) => one.game === game);
      const name = own[0]!.gameName;
      this.add(1, -1, () => ({ type: 'game', key: game, name, isOpen: shown, level: 1, at: at + 1, of: games.length }));
      if (!shown) continue;
      for (const [n, folder] of own.entries())
        this.addFolder(folder, parent, n + 1, own.length, isOpen(folderKey(folder)));
    }
  }

  get count(): number {
    const last = this.stretches.at(-1);
    return last ? last.from + last.length : 0;
  }

  row(index: number): TreeRow<Folder> {
    const stretch = this.stretchOf(index);
    return stretch.row(index - stretch.from);
  }

  /** The index of a row's parent; -1 for a game. */
  parent(index: number): number {
    return this.stretchOf(index).parent;
  }

  /** The index of the row of a document, from its position in its folder; -1 if the folder is closed. */
  indexOf(folder: TreeFolder, place: number): number {
    const stretch = this.stretches.find(({ row }) => {
      const first = row(0);
      return first.type === 'document' && folderKey(first.folder) === folderKey(folder);
    });
    return stretch && place < stretch.length ? stretch.from + place : -1;
  }

  private addFolder(folder: Folder, parent: number, at: number, of: number, isOpen: boolean): void {
    const own = this.count;
    this.add(1, parent, () => ({ type: 'folder', key: folderKey(folder), folder, isOpen, level: 2, at, of }));
    if (isOpen && folder.count > 0)
      this.add(folder.count, own, (n) => ({ type: 'document', folder, level: 3, at: n + 1, of: folder.count }));
  }

  private add(length: number, parent: number, row: Stretch<Folder>['row']): void {
    this.stretches.push({ from: this.count, length, parent, row });
  }

  private stretchOf(index: number): Stretch<Folder> {
    return this.stretches.findLast(({ from }) => from <= index)!;
  }
}

/** The effect of a key in the tree: moves to a row, opens or closes a row, or does nothing. */
export function treeStep<Folder extends TreeFolder>(
  rows: TreeRows<Folder>,
  index: number,
  key: string,
): { readonly to: number } | { readonly fold: string } | null {
  const row = rows.row(index);
  const within = (to: number) => ({ to: Math.max(0, Math.min(rows.count - 1, to)) });
  switch (key) {
    case 'ArrowDown':
      return within(index + 1);
    case 'ArrowUp':
      return within(index - 1);
    case 'PageDown':
      return within(index + 10);
    case 'PageUp':
      return within(index - 10);
    case 'Home':
      return within(0);
    case 'End':
      return within(rows.count - 1);
    case 'ArrowRight':
      if (row.type === 'document') return null;
      return row.isOpen ? within(index + 1) : { fold: row.key };
    case 'ArrowLeft':
      if (row.type !== 'document' && row.isOpen) return { fold: row.key };
      return rows.parent(index) < 0 ? null : { to: rows.parent(index) };
    case 'Enter':
    case ' ':
      return row.type === 'document' ? null : { fold: row.key };
    default:
      return null;
  }
}
