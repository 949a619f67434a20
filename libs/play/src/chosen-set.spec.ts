/** The next members of a set are those with which some set of all members keeps the limits. Every set is tried. */
import { dice } from '@rulewright/content/testing';
import { nextOf, type PartialSet } from './chosen-set.ts';

/** Every set of the members from `from` on. */
const setsOf = (count: number, from: number): number[][] =>
  from >= count ? [[]] : setsOf(count, from + 1).flatMap((rest) => [rest, [from, ...rest]]);

const keeps = ({ gives, least, most, needs }: PartialSet, members: readonly number[]): boolean =>
  members.length >= least &&
  members.length <= most &&
  needs.every((need, part) => members.reduce((sum, at) => sum + gives[at]![part]!, 0) >= need);

test.each([0, 1, 2])('with %i parts of the total', (parts) => {
  const below = dice(parts + 1);
  for (let round = 0; round < 400; round++) {
    const count = below(7);
    // A set with a total of several parts has no most, and their members give nothing below 0.
    const lowest = parts === 1 ? -1 : 0;
    const set: PartialSet = {
      gives: Array.from({ length: count }, () => Array.from({ length: parts }, () => lowest + below(4))),
      isChosen: Array.from({ length: count }, () => false),
      least: below(3),
      most: parts > 1 ? count : below(count + 2),
      needs: Array.from({ length: parts }, () => below(5)),
    };
    const isChosen = [...set.isChosen];
    for (;;) {
      const chosen = isChosen.flatMap((one, at) => (one ? [at] : []));
      const { mayEnd, next } = nextOf({ ...set, isChosen });
      expect(mayEnd).toBe(keeps(set, chosen));
      const first = (chosen.at(-1) ?? -1) + 1;
      const possible = Array.from({ length: count - first }, (_, at) => first + at).filter((at) =>
        setsOf(count, at + 1).some((rest) => keeps(set, [...chosen, at, ...rest])),
      );
      expect(next).toEqual(possible);
      if (next.length === 0) break;
      isChosen[next[below(next.length)]!] = true;
    }
  }
});
