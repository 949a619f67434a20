/** What the picks of a set give, and what is still needed. Loaded with the first set. */
import { otherOf, type SetToPick } from './deciding.ts';

/** What a set has and needs: one line for the number of its cards, and one for each part of its total. */
export function sumsOf(
  { members, chosen, least, most, needs, inParts, others }: SetToPick,
  picked: ReadonlySet<number>,
) {
  const taken = [
    ...members.filter(({ card }) => picked.has(card) || chosen.includes(card)),
    ...[...picked].flatMap((pick) => others[otherOf(pick)] ?? []),
  ];
  const count = taken.length;
  const parts = needs.map(({ label, amount }, at) => {
    const has = taken.reduce((sum, { gives }) => sum + gives[at]!, 0);
    return { label, has, amount, isEnough: has >= amount };
  });
  const isInBounds = count >= least && (most == null || count <= most);
  const isPart = inParts && count > 0 && (most == null || count <= most);
  return { count, parts, isInBounds, isComplete: isPart || (isInBounds && parts.every(({ isEnough }) => isEnough)) };
}
