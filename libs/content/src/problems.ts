/** Problems in content: their position, the message, and the expected value. */

export interface Problem {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
  readonly expected?: string;
  /** For a reference to something that does not exist. */
  readonly reference?: LostReference;
}

/** A reference to something that does not exist. */
export interface LostReference {
  /** What it names, such as `card` or `deck`. */
  readonly what: string;
  readonly id: string;
  /** The members that lead to it in the document; empty in a chapter. */
  readonly way: readonly PropertyKey[];
}

/** Thrown for content that cannot be used, with all its problems. */
export class ContentError extends Error {
  readonly code = 'content-problems';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.slice(0, 20).map(formatProblem).join('\n'));
  }
}

/** For example `rules/x/modes/fast.yaml:4:3 unknown-parameter: …`. */
export function formatProblem(problem: Problem): string {
  const expected = problem.expected ? ` Expected: ${problem.expected}.` : '';
  return `${problem.path}:${problem.line}:${problem.column} ${problem.code}: ${problem.message}${expected}`;
}

/** Thrown for an id that does not exist, for example of a game or a mode. */
export class UnknownIdError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Thrown for a game whose documents this version of the program cannot read. The other games of the content can be used. */
export class UnreadableGameError extends Error {
  readonly code = 'unreadable-game';

  /** @param problem null if the reader may not know it, because it can name hidden content */
  constructor(game: string, problem: Problem | null) {
    const reason = problem === null ? 'Its editors find the reason with rw check.' : formatProblem(problem);
    super(`The game "${game}" cannot be shown now, because its documents have a fault. ${reason}`);
  }
}

/** Longer words get no suggestions, which bounds the work. */
const LONGEST_WORD = 80;

/**
 * The known word most similar to an unknown one, or null if none is similar enough.
 * @param most the most letters that differ
 */
export function closestWord(
  word: string,
  known: Iterable<string>,
  most: number = Math.max(2, Math.floor(word.length / 3)),
): string | null {
  if (word.length > LONGEST_WORD) return null;
  let best: string | null = null;
  let least = most + 1;
  for (const one of known) {
    const d = distance(word.toLowerCase(), one.toLowerCase(), least);
    if (d < least) {
      least = d;
      best = one;
    }
  }
  return best;
}

/** Edit distance. If the lengths differ by `limit` or more, returns `limit` at once. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const nextRow = [i];
    for (let j = 1; j <= b.length; j++) {
      nextRow.push(Math.min(row[j]! + 1, nextRow[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = nextRow;
  }
  return row[b.length]!;
}

/** Returns ` Did you mean "x"?`, or an empty text if no word is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = closestWord(word, known);
  return near === null ? '' : ` Did you mean "${near}"?`;
}
