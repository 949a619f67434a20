/** The queries that were run in this browser, latest first. */

export interface PastQuery {
  readonly query: string;
  readonly variables: string;
}

/** The maximum number of queries. */
const MOST = 20;
/** The maximum length of a label, in characters. */
const LONGEST_LABEL = 60;
const KEY = 'explorer-history';

const isAsked = (value: unknown): value is PastQuery =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as PastQuery).query === 'string' &&
  typeof (value as PastQuery).variables === 'string';

/** Adds a query to the history. A repeated query moves to the top. */
export function withAsked(history: readonly PastQuery[], asked: PastQuery): PastQuery[] {
  const others = history.filter(({ query, variables }) => query !== asked.query || variables !== asked.variables);
  return [asked, ...others].slice(0, MOST);
}

/** A label for a query: the name of the operation, or else the start of its text. */
export function labelOf({ query }: PastQuery): string {
  const lines = query.split('\n').map((line) => line.split('#')[0]!.trim());
  const words = lines.filter((line) => line !== '').join(' ');
  const [, name] = /^(?:query|mutation|subscription) (\w+)/u.exec(words) ?? [];
  const text = name ?? words;
  return text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL)}…` : text;
}

export function readHistory(): PastQuery[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAsked).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function writeHistory(history: readonly PastQuery[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(history));
  } catch {
    // Without browser storage, the history ends with the page.
  }
}
