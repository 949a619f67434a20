/** Removes members from a YAML text. The rest of the text stays as it was written. */
import { isCollection, isSeq, parseDocument, type Document } from 'yaml';
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
export interface KeptMembers {
  readonly path: readonly (string | number)[];
  readonly keep: (member: unknown) => boolean;
}

/** Filters lists of a text. Returns the new text, and the number of members left in each list. */
export function filterLists(
  text: string,
  lists: readonly KeptMembers[],
): { readonly text: string; readonly left: readonly number[] } {
  const document = documentOf(text);
  let changed = false;
  const left = lists.map(({ path, keep }) => {
    const list = document.getIn(path);
    if (!isSeq(list)) return 0;
    const kept = list.items.filter((item) => keep(isCollection(item) ? item.toJS(document) : valueOf(item)));
    changed ||= kept.length < list.items.length;
    list.items = kept;
    return kept.length;
  });
  return { text: changed ? document.toString({ lineWidth: 0 }) : text, left };
}

const valueOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'value' in item ? item.value : item;
