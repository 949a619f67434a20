/** Sorts the sets of a game by their day of publication, and groups and filters them for the page of all sets. */

export interface ListedSet {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly released?: string | null;
  readonly series?: string | null;
}

export type SetGrouping = 'year' | 'series';

export interface SetGroup<Set extends ListedSet> {
  /** A year or a series; empty for sets without one. */
  readonly name: string;
  readonly sets: readonly Set[];
}

/** The newest set first. Sets without a day follow in the given order. */
export const newestFirst = <Set extends ListedSet>(sets: readonly Set[]): readonly Set[] =>
  sets.toSorted((a, b) =>
    (a.released ?? '') < (b.released ?? '') ? 1 : (a.released ?? '') > (b.released ?? '') ? -1 : 0,
  );

const nameIn = ({ released, series }: ListedSet, by: SetGrouping): string =>
  (by === 'year' ? released?.slice(0, 4) : series) ?? '';

/** The ways in which these sets can be grouped: those for which some set has a value. */
export const groupingsOf = (sets: readonly ListedSet[]): readonly SetGrouping[] =>
  (['year', 'series'] as const).filter((by) => sets.some((set) => nameIn(set, by) !== ''));

/** Groups with the newest sets come first. Sets without a year or series come last. */
export function groupSets<Set extends ListedSet>(sets: readonly Set[], by: SetGrouping): readonly SetGroup<Set>[] {
  const groups = new Map<string, Set[]>();
  for (const set of newestFirst(sets)) groups.set(nameIn(set, by), [...(groups.get(nameIn(set, by)) ?? []), set]);
  const all = [...groups].map(([name, own]) => ({ name, sets: own }));
  return [...all.filter(({ name }) => name !== ''), ...all.filter(({ name }) => name === '')];
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The sets with all words of a search in their name, code, series or year. */
export function findSets<Set extends ListedSet>(sets: readonly Set[], text: string | undefined): readonly Set[] {
  const words = plain(text ?? '').split(/\s+/u);
  return sets.filter(({ name, code, series, released }) => {
    const own = plain([name, code, series, released?.slice(0, 4)].join(' '));
    return words.every((word) => own.includes(word));
  });
}
