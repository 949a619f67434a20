/** Removes members from a YAML text. The rest of the text stays as it was written. */
import { isCollection, isMap, isNode, isSeq, parseDocument, visit, type Document } from 'yaml';
import { plainYaml } from '../plain-yaml.ts';

const documentOf = (text: string): Document => parseDocument(text, { uniqueKeys: false, logLevel: 'error' });

/** The value of a YAML text that was checked before; undefined if the text is not YAML. */
export function dataOfYaml(text: string): unknown {
  const plain = plainYaml(text);
  if (plain) return plain.data;
  try {
    return documentOf(text).toJS({ maxAliasCount: 0 }) as unknown;
  } catch {
    return undefined;
  }
}

/** A list in a document. `keep` selects the members that stay. */
export interface VisibleMembers {
  readonly path: readonly (string | number)[];
  readonly keep: (member: unknown) => boolean;
}

/** Filters lists of a text. Returns the new text, and the number of members left in each list. */
export function filterLists(
  text: string,
  lists: readonly VisibleMembers[],
): { readonly text: string; readonly left: readonly number[] } {
  const document = documentOf(text);
  let changed = false;
  const left = lists.map(({ path, keep }) => {
    const list = document.getIn(path);
    if (!isSeq(list)) return 0;
    const remaining = list.items.filter((item) => keep(isCollection(item) ? item.toJS(document) : valueOf(item)));
    changed ||= remaining.length < list.items.length;
    list.items = remaining;
    return remaining.length;
  });
  return { text: changed ? document.toString({ lineWidth: 0 }) : text, left };
}

/** Removes the comments for which `isHidden` is true. */
export function withoutComments(text: string, isHidden: (comment: string) => boolean): string {
  const document = documentOf(text);
  let changed = false;
  const clean = (one: { comment?: string | null; commentBefore?: string | null }): void => {
    for (const place of ['comment', 'commentBefore'] as const) {
      const comment = one[place];
      if (!comment || !isHidden(comment)) continue;
      one[place] = null;
      changed = true;
    }
  };
  clean(document);
  visit(document, { Node: (_, node) => clean(node) });
  return changed ? document.toString({ lineWidth: 0 }) : text;
}

type Way = readonly PropertyKey[];

/** Removes members of a text: keys of maps, and members of lists. Returns null if it has no such member, or would be empty. */
export function withoutMembers(text: string, ways: readonly Way[]): string | null {
  const document = documentOf(text);
  // Later members of a list come first, so that the others keep their places.
  const inOrder = [...ways].sort((a, b) => compareWays(b, a));
  let removed = 0;
  for (const way of inOrder) {
    const parent = way.length === 1 ? document.contents : document.getIn(way.slice(0, -1));
    if (!isMap(parent) && !isSeq(parent)) continue;
    if (isNode(parent) && parent.delete(way.at(-1))) removed++;
  }
  return removed > 0 ? document.toString({ lineWidth: 0 }) : null;
}

function compareWays(a: Way, b: Way): number {
  for (const [at, one] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (one === other) continue;
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return String(one) < String(other) ? -1 : 1;
  }
  return a.length - b.length;
}

const valueOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'value' in item ? item.value : item;
