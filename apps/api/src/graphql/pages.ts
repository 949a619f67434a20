/** Loads pages of lists. A cursor holds the sort values of its entry, so entries that come and go do not move the next page (ADR 0106). */
import { BadCursorError, formatCursor, parseCursor, type CursorValue } from '@rulewright/database';
import type { ConnectionPage, PageAsked } from './connection.ts';
import { pageSize, type PageSizes } from './page-size.ts';

/** The sort values of an entry. Whole numbers only. */
type Key = readonly (string | number)[];

/** The type of each sort value. */
type Shape<K extends Key> = { readonly [At in keyof K]: K[At] extends number ? 'number' : 'text' };

/** A list in pages. */
export interface PagedList<Node, K extends Key> {
  /** The name of the list, and the arguments without which a place in it means nothing. */
  readonly scope: readonly CursorValue[];
  readonly shape: Shape<K>;
  readonly sizes: PageSizes;
  keyOf(node: Node): K;
  /**
   * Reads what the list took before it had cursors, such as the id of an entry, for the links that people have kept. Null for other texts.
   * It goes with the deprecated fields.
   */
  earlier?(text: string): K | null | Promise<K | null>;
}

const MOST_NUMBER = 2 ** 31 - 1;

const matches = (value: CursorValue, type: 'number' | 'text'): boolean =>
  type === 'text' ? typeof value === 'string' : Number.isInteger(value) && Math.abs(value as number) <= MOST_NUMBER;

/** @throws BadCursorError */
async function readAfter<Node, K extends Key>(list: PagedList<Node, K>, text: string): Promise<K> {
  try {
    const values = parseCursor(list.scope, text);
    const types: readonly ('number' | 'text')[] = list.shape;
    if (values.length === types.length && types.every((type, at) => matches(values[at]!, type)))
      return values as unknown as K;
  } catch (error) {
    if (!(error instanceof BadCursorError)) throw error;
  }
  const earlier = await list.earlier?.(text);
  if (earlier) return earlier;
  throw new BadCursorError();
}

/**
 * Loads one page of a list.
 * @param load the first entries after the entry with a key, or from the beginning
 * @throws BadCursorError for an `after` that is not a place in this list
 */
export async function loadPage<Node, K extends Key>(
  list: PagedList<Node, K>,
  { first, after }: PageAsked,
  load: (first: number, after: K | undefined) => Promise<readonly Node[]> | readonly Node[],
): Promise<ConnectionPage<Node>> {
  const size = pageSize(first, list.sizes.usual, list.sizes.most);
  const start = after == null ? undefined : await readAfter(list, after);
  // One more entry tells whether there is a next page.
  const entries = await load(size + 1, start);
  const nodes = entries.slice(0, size);
  const cursorOf = (node: Node): string => formatCursor(list.scope, list.keyOf(node));
  return {
    nodes,
    // Most queries ask for few of the cursors.
    edges: nodes.map((node) => ({
      get cursor() {
        return cursorOf(node);
      },
      node,
    })),
    pageInfo: {
      hasNextPage: entries.length > size,
      hasPreviousPage: start !== undefined,
      get startCursor() {
        return nodes.length > 0 ? cursorOf(nodes[0]!) : null;
      },
      get endCursor() {
        return nodes.length > 0 ? cursorOf(nodes.at(-1)!) : null;
      },
    },
  };
}

/**
 * Loads entries until there are enough that the caller may see.
 * @param load as in `loadPage`
 * @param see the entry as the caller sees it; null if it is hidden
 */
export async function loadSeen<Entry, Node, K extends Key>(
  first: number,
  after: K | undefined,
  {
    load,
    see,
    keyOf,
  }: {
    readonly load: (first: number, after: K | undefined) => Promise<readonly Entry[]>;
    readonly see: (entry: Entry) => Promise<Node | null>;
    readonly keyOf: (entry: Entry) => K;
  },
): Promise<Node[]> {
  const seen: Node[] = [];
  for (let from = after; seen.length < first;) {
    const entries = await load(first, from);
    for (const entry of entries) {
      const node = await see(entry);
      if (node !== null) seen.push(node);
    }
    if (entries.length < first) break;
    from = keyOf(entries.at(-1)!);
  }
  return seen.slice(0, first);
}

/** Reads a number that a list took before it had cursors. */
export const earlierNumber = (text: string): [number] | null => (/^\d{1,9}$/u.test(text) ? [Number(text)] : null);
