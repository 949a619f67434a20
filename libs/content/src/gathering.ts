/** The parsed files of one game before they become content. The reference checks read them. */
import type { SourceFile } from './content.ts';
import type { DocumentKind } from './places.ts';
import type { CardDoc } from './schemas.ts';
import type { Chapter } from './text/chapter.ts';
import type { ParsedYaml } from './yaml.ts';

/** A parsed file, with a lookup for the positions of its members. */
export interface Loaded<T> {
  readonly path: string;
  readonly value: T;
  readonly at: ParsedYaml<T>['at'];
}

/** The documents of a game while it is loaded. */
export class Gathering {
  readonly loaded = new Map<string, Loaded<unknown>>();
  readonly chapters = new Map<string, Chapter>();
  /** The play documents, by slug. */
  readonly play = new Map<string, SourceFile>();
  readonly byKind = new Map<DocumentKind, Loaded<unknown>[]>();
  /** The paths of files that have problems of their own and were not read, by kind and slug. */
  readonly unread = new Map<string, string>();
  /** The cards without a file, which cards of old releases made in play. */
  readonly added: CardDoc[] = [];

  add(kind: DocumentKind, one: Loaded<unknown>): void {
    this.loaded.set(one.path, one);
    const same = this.byKind.get(kind);
    if (same) same.push(one);
    else this.byKind.set(kind, [one]);
  }

  of<T>(kind: DocumentKind): Loaded<T>[] {
    return (this.byKind.get(kind) ?? []) as Loaded<T>[];
  }
}

/** The items of a kind: first the items of list documents, then the items with their own document. */
export function entriesOf<T>(
  gathered: Gathering,
  kind: DocumentKind,
  listKind: DocumentKind,
  key: string,
): readonly Loaded<T>[] {
  const listed = gathered
    .of<Readonly<Record<string, readonly T[]>>>(listKind)
    .flatMap(({ path, value, at }) =>
      value[key]!.map((one, i): Loaded<T> => ({ path, value: one, at: (rest) => at([key, i, ...rest]) })),
    );
  return [...listed, ...gathered.of<T>(kind)];
}
