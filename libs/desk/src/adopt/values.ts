/** Reads the texts, words and amounts of cells. */
import { idOf } from '@rulewright/content/ids';
import type { Cell } from './source.ts';

/** The maximum number of characters of the id of an adopted card or set. */
export const LONGEST_SLUG = 80;

/** Converts a text to the form of an id: lower-case words joined by hyphens. Empty if the text has no letters and digits of a known script. */
export const slugOf = (text: string): string => idOf(text, LONGEST_SLUG);

/** The words of a name in camel case, separated by spaces. */
export const spaced = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ');

/** Reduces a column name to letters and digits, for comparisons. */
export const bare = (text: string): string => slugOf(text).replaceAll('-', '');

/** A cell as text. The members of a list are joined. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'object') return Array.isArray(cell) ? cell.map(textOf).join(', ') : JSON.stringify(cell);
  return String(cell);
}

/** Members of an object that are written first or last in its sentence. */
const FIRST = ['name', 'title'];
const LAST = ['text', 'description', 'effect'];

/** A cell as readable text. An object in a list becomes a line such as `Spark (cost: Sky, Sky; damage: 30). Flip a coin.` */
export function proseOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined || typeof cell !== 'object') return textOf(cell);
  if (Array.isArray(cell)) {
    const cells = cell as readonly Cell[];
    return cells.some((one) => typeof one === 'object') ? cells.map(proseOf).join('\n') : textOf(cells);
  }
  const entries = Object.entries(cell as Readonly<Record<string, Cell>>).filter(([, one]) => textOf(one) !== '');
  const some = (names: readonly string[]): string =>
    entries.flatMap(([key, one]) => (names.includes(key) ? [textOf(one)] : [])).join(' ');
  const rest = entries
    .filter(([key]) => !FIRST.includes(key) && !LAST.includes(key))
    .map(([key, one]) => `${key}: ${textOf(one)}`)
    .join('; ');
  const head = [some(FIRST), some(FIRST) !== '' && rest !== '' ? `(${rest})` : rest]
    .filter((one) => one !== '')
    .join(' ');
  return [head, some(LAST)].filter((one) => one !== '').join('. ');
}

/** The words of a list: members of a JSON list, or the parts of a text. */
export function wordsOf(cell: Cell, split: string | undefined): string[] {
  const parts = Array.isArray(cell) ? (cell as readonly Cell[]).map(textOf) : textOf(cell).split(split ?? ',');
  return [...new Set(parts.map((part) => part.replace(/\s+/gu, ' ').trim()).filter((part) => part !== ''))];
}

/** The amounts of `{ tea: 2 }`, `2 tea, 1 bread` or `tea 2; bread 1`. Null if the cell has another form. */
export function amountsOf(cell: Cell, split: string | undefined): Record<string, number> | null {
  const spelled = spelledAmounts(cell, split);
  if (spelled === null) return null;
  const amounts: Record<string, number> = {};
  for (const [word, amount] of spelled) {
    const id = slugOf(word);
    if (id === '') return null;
    amounts[id] = (amounts[id] ?? 0) + amount;
  }
  return amounts;
}

/** The part of a word from its first to its last letter or digit. */
const WORD = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u;

/** The words of amounts in the spelling of the source. Null if the cell has another form. */
export function spelledAmounts(
  cell: Cell,
  split: string | undefined,
): (readonly [word: string, amount: number])[] | null {
  if (cell !== null && typeof cell === 'object' && !Array.isArray(cell)) {
    const entries = Object.entries(cell as Readonly<Record<string, Cell>>);
    return entries.every((entry): entry is [string, number] => Number.isInteger(entry[1])) ? entries : null;
  }
  // In a list without numbers, such as the symbols of a cost, each entry counts as one.
  if (Array.isArray(cell) && cell.every((one) => typeof one === 'string' && !/\d/u.test(one) && slugOf(one) !== ''))
    return (cell as readonly string[]).map((one) => [one.trim(), 1] as const);
  const amounts: (readonly [string, number])[] = [];
  for (const part of wordsOf(cell, split)) {
    const match = /^(\d{1,6})(\D{1,40})$|^(\D{1,40})(\d{1,6})$/u.exec(part);
    if (!match) return null;
    // The `x` of `2x tea` and `tea x2` is a multiplication sign and not part of the word. Neither is the sign of `tea -20`.
    const word = match[2]?.trim().replace(/^x(?=[^\p{L}])/iu, '') ?? match[3]!.trim().replace(/(?<=[^\p{L}])x$/iu, '');
    amounts.push([WORD.exec(word)?.[0] ?? '', Number(match[1] ?? match[4])]);
  }
  return amounts;
}
