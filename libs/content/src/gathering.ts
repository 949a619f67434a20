/** The parsed files of one game before they are content: what the checks of references walk over. */
import type { DocumentKind } from './places.ts';
import type { Chapter } from './text/chapter.ts';
import type { ParsedYaml } from './yaml.ts';

/** A file that parsed, and where its members stand. */
export interface Loaded<T> {
  readonly path: string;
  readonly value: T;
  readonly at: ParsedYaml<T>['at'];
}

/** A game in the making. */
export class Gathering {
  readonly loaded = new Map<string, Loaded<unknown>>();
  readonly chapters = new Map<string, Chapter>();
  readonly byKind = new Map<DocumentKind, Loaded<unknown>[]>();

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
