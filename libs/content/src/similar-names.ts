/** Finds the names that a person may have meant by a word that is not known, such as the end of a mistyped address. */
import { distance } from './problems.ts';

export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/** The longest text that is compared. It bounds the work for each name. */
const LONGEST = 80;
/** Shorter texts are part of too many names. */
const LEAST_PART = 3;

/** A text in the spelling of ids: small letters, digits and hyphens. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** The names most similar to a text, the most similar one first. The work grows with the number of names. */
export function similarNames(text: string, known: Iterable<NamedItem>, most: number): readonly NamedItem[] {
  const key = keyOf(text).slice(0, LONGEST);
  if (key === '') return [];
  const words = key.split('-');
  const reach = Math.max(2, Math.floor(key.length / 3));
  const isPart = key.length >= LEAST_PART;
  const far = (one: string): number => {
    const steps = distance(key, one, reach + 1);
    if (steps <= reach) return steps;
    // Names that contain every word come after names that are spelled like the text.
    return isPart && words.every((word) => one.includes(word)) ? reach + 1 + one.length / LONGEST : Infinity;
  };
  const near: { readonly named: NamedItem; readonly far: number }[] = [];
  for (const named of known) {
    const [id, name] = [keyOf(named.id), keyOf(named.name)];
    const least = id === name ? far(id) : Math.min(far(id), far(name));
    if (least < Infinity) near.push({ named, far: least });
  }
  return near
    .sort((a, b) => a.far - b.far || (a.named.name < b.named.name ? -1 : 1))
    .slice(0, most)
    .map(({ named }) => named);
}
