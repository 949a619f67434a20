/** The line that names an entry of a list while its fields are folded. */

/** Members that name an entry, the best first. */
const NAMES = ['name', 'title', 'label', 'term', 'question', 'text', 'reason'];

const LONGEST = 80;

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Readonly<Record<string, unknown>>;
  const name = NAMES.find((one) => typeof members[one] === 'string' && members[one] !== '');
  return name === undefined ? Object.values(members).flatMap(wordsIn) : [members[name] as string];
}

/** The name of an entry, or its first values. Empty for an entry without any. */
export function entryWords(entry: unknown): string {
  const words = wordsIn(entry).filter(Boolean).join(', ').replaceAll(/\s+/gu, ' ').trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/\s\S*$/u, '')} …` : words;
}
