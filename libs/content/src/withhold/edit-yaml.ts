/** Takes members out of a YAML text, which keeps everything else as it was written. */
import { isCollection, isSeq, parseDocument, type Document } from 'yaml';
import { plainYaml } from '../plain-yaml.ts';

const documentOf = (text: string): Document => parseDocument(text, { uniqueKeys: false, logLevel: 'error' });

/** The value of a text that was checked before; undefined where it is not YAML. */
export function dataOfYaml(text: string): unknown {
  const plain = plainYaml(text);
  if (plain) return plain.data;
  try {
    return documentOf(text).toJS({ maxAliasCount: 0 }) as unknown;
  } catch {
    return undefined;
  }
}

/** A list in a document, and the members that stay. */
export interface KeptMembers {
  readonly path: readonly (string | number)[];
  readonly keep: (member: unknown) => boolean;
}

/** The text with shorter lists, and how many members each list has left. */
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
