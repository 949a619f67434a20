/** The text of one item in each release that changed it, from the texts of its document. */
import { stringify } from 'yaml';
import { dataOf } from '../diff/field-diff.ts';
import { bodyOfRule, isMembers, placeIn, valueAt, type ItemReference } from './suggested-item.ts';

/** The most characters of a text that is shown. */
const MOST = 8_000;

/** A sentence as people read it: conditions, links and terms as their words, and values as their names in brackets. */
function readable(sentence: string): string {
  const inner = /:(?:when|rule|term)\[([^[\]]{0,4000})\](?:\{[^{}]{0,400}\})?/gu;
  const values = sentence.replaceAll(/:param\[([^[\]]{0,200})\](?:\{[^{}]{0,200}\})?/gu, '‹$1›');
  return values.replaceAll(inner, '$1').replaceAll(inner, '$1').replaceAll(/\s+/gu, ' ').trim();
}

/** A text of a ruling or a term, or a value of a card, on a line. */
const lined = (value: unknown): string => (typeof value === 'string' ? readable(value) : stringify(value).trimEnd());

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ruling: ['question', 'answer', 'why'],
  term: ['term', 'meaning'],
};

/** The text of an item in a text of its document; null if the document does not have it. */
function itemTextIn({ kind, id }: Pick<ItemReference, 'kind' | 'id'>, source: string): string | null {
  if (kind === 'rule') {
    const body = bodyOfRule(source, id);
    return body && readable(source.slice(body.from, body.to)).slice(0, MOST);
  }
  const data = dataOf(source);
  if (kind === 'value') {
    const value = isMembers(data) ? valueAt(data, ['parameters', id]) : undefined;
    return value === undefined ? null : JSON.stringify(value);
  }
  const place = placeIn(data, id);
  const item = place && valueAt(data, place);
  if (!isMembers(item)) return null;
  if (kind === 'card') {
    const { id: _, provenance: __, ...shown } = item;
    return stringify(shown).trimEnd().slice(0, MOST);
  }
  return (FIELDS[kind] ?? [])
    .flatMap((field) => (item[field] === undefined ? [] : [lined(item[field])]))
    .join('\n')
    .slice(0, MOST);
}

/** A text of a document with the release that published it. */
interface DocumentRevision {
  readonly release: number;
  readonly text: string;
}

/** A change of an item. `before` is null if the release added it, `after` if the release removed it. */
export interface ItemChange<Revision> {
  readonly revision: Revision;
  readonly before: string | null;
  readonly after: string | null;
}

/** The releases that changed an item, the newest first. @param revisions the texts of its document, the newest first */
export function itemHistory<Revision extends DocumentRevision>(
  item: Pick<ItemReference, 'kind' | 'id'>,
  revisions: readonly Revision[],
): ItemChange<Revision>[] {
  const texts = revisions.map(({ text }) => itemTextIn(item, text));
  return revisions.flatMap((revision, i) => {
    const [after, before] = [texts[i] ?? null, texts[i + 1] ?? null];
    return after === before ? [] : [{ revision, before, after }];
  });
}
