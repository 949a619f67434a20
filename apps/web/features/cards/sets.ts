/** Sorts the sets of a game by their day of publication, and groups and filters them for the page of all sets. */

export interface ListedSet {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly released?: string | null;
  readonly series?: string | null;
}

export type SetGrouping = 'year' | 'series' | 'letter';

export interface SetGroup<Set extends ListedSet> {
  /** A year, a series or a letter; empty for sets without one. */
  readonly name: string;
  readonly sets: readonly Set[];
}

/** The newest set first. Sets without a day follow in the given order. */
export const newestFirst = <Set extends ListedSet>(sets: readonly Set[]): readonly Set[] =>
  sets.toSorted((a, b) =>
    (a.released ?? '') < (b.released ?? '') ? 1 : (a.released ?? '') > (b.released ?? '') ? -1 : 0,
  );

/** A text without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Compares names as a reader sorts them: “Set 2” is before “Set 10”. */
const inOrder = new Intl.Collator('en', { numeric: true });

/** The first letter of a name without its accent. Empty if the name starts with a digit or sign. */
const letterOf = (name: string): string => /^\p{L}/u.exec(plain(name))?.[0].toUpperCase() ?? '';

const nameIn = ({ name, released, series }: ListedSet, by: SetGrouping): string =>
  ({ year: released?.slice(0, 4), series, letter: letterOf(name) })[by] ?? '';

/** With more sets than this, a reader looks for a letter. */
const FEW = 24;

/** The ways in which these sets can be grouped: those for which some set has a value. Few sets need no letters. */
export const groupingsOf = (sets: readonly ListedSet[]): readonly SetGrouping[] =>
  (['year', 'series', 'letter'] as const).filter(
    (by) => (by !== 'letter' || sets.length > FEW) && sets.some((set) => nameIn(set, by) !== ''),
  );

/**
 * Groups with the newest sets come first. Letters and their sets are in the order of the alphabet.
 * Sets without a year, series or letter come last.
 */
export function groupSets<Set extends ListedSet>(sets: readonly Set[], by: SetGrouping): readonly SetGroup<Set>[] {
  const groups = new Map<string, Set[]>();
  const sorted = by === 'letter' ? sets.toSorted((a, b) => inOrder.compare(a.name, b.name)) : newestFirst(sets);
  for (const set of sorted) {
    const group = groups.get(nameIn(set, by));
    if (group) group.push(set);
    else groups.set(nameIn(set, by), [set]);
  }
  const all = [...groups].map(([name, own]) => ({ name, sets: own }));
  return [...all.filter(({ name }) => name !== ''), ...all.filter(({ name }) => name === '')];
}

/** The sets with all words of a search in their name, code, series or year. */
export function findSets<Set extends ListedSet>(sets: readonly Set[], text: string | undefined): readonly Set[] {
  const words = plain(text ?? '').split(/\s+/u);
  return sets.filter(({ name, code, series, released }) => {
    const own = plain([name, code, series, released?.slice(0, 4)].join(' '));
    return words.every((word) => own.includes(word));
  });
}
