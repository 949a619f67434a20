/** Which members of a set can be chosen next, so that the set can still keep its limits. */

/** A set while it is being chosen. A sum has one number for each part of the total; without a total it has no parts. */
export interface PartialSet {
  /** What each member gives, in the order in which members are asked for. */
  readonly gives: readonly (readonly number[])[];
  readonly isChosen: readonly boolean[];
  readonly least: number;
  readonly most: number;
  readonly needs: readonly number[];
}

const reaches = (sum: readonly number[], needs: readonly number[]): boolean =>
  needs.every((need, part) => sum[part]! >= need);

const plus = (a: readonly number[], b: readonly number[]): number[] => a.map((one, part) => one + b[part]!);

/** What up to `most` of the members from `from` on give at best, if `least` of them must be taken. One part is exact; several parts have no limit. */
function best({ gives, needs }: PartialSet, from: number, least: number, most: number): number[] {
  const rest = gives.slice(from);
  if (needs.length !== 1) return rest.reduce<number[]>(plus, [...needs].fill(0));
  const sorted = rest.map(([one]) => one!).sort((a, b) => b - a);
  return [sorted.slice(0, Math.max(0, most)).reduce((sum, one, at) => (at < least || one > 0 ? sum + one : sum), 0)];
}

/** Whether the set may end now, and the members that may be chosen next. Members come in order, each at most once. */
export function nextOf(set: PartialSet): { readonly mayEnd: boolean; readonly next: readonly number[] } {
  const { gives, isChosen, least, most, needs } = set;
  const chosen = gives.filter((_, at) => isChosen[at]);
  const sum = chosen.reduce<number[]>(plus, [...needs].fill(0));
  const count = chosen.length + 1;
  const next = gives.flatMap((amounts, at) => {
    const isTooFew = count + gives.length - at - 1 < least;
    if (at <= isChosen.lastIndexOf(true) || count > most || least > most || isTooFew) return [];
    const rest = best(set, at + 1, least - count, most - count);
    return reaches(plus(plus(sum, amounts), rest), needs) ? [at] : [];
  });
  return { mayEnd: chosen.length >= least && chosen.length <= most && reaches(sum, needs), next };
}
