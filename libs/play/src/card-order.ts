/** The order of options in releases from when the game had a plugin, so that the choices of stored matches mean the same. */
import { optionA, optionKind, type Match } from '@rulewright/engine';

/** Where a card is among all cards: by place, by seat, and from the bottom of its zone up. */
function rankOf(m: Match, card: number, ranks: Map<number, number>): number {
  const known = ranks.get(card);
  if (known !== undefined) return known;
  const zone = m.zone[card]!;
  const seat = Math.floor(zone / m.program.zonesPerSeat);
  const first = (m.placeOf[zone]! * m.seats + seat) * m.cards;
  m.cardsIn(zone).forEach((one, at) => ranks.set(one, first + at));
  return ranks.get(card) ?? 0;
}

/**
 * Puts options of the same group that come one after another into the order of their cards.
 * @param groups the ids of options, by group
 * @param ids the ids of the options, by number
 */
export function orderByCard(groups: readonly (readonly string[])[], ids: readonly string[]): (m: Match) => void {
  const groupOf = Int8Array.from(ids, (id) => groups.findIndex((group) => group.includes(id)));
  return (m) => {
    const { options, optionCount } = m;
    for (let from = 0; from < optionCount;) {
      const group = groupOf[optionKind(options[from]!)]!;
      let to = from + 1;
      while (to < optionCount && groupOf[optionKind(options[to]!)] === group) to++;
      const isMixed = group >= 0 && optionKind(options[from]!) !== optionKind(options[to - 1]!);
      if (isMixed) {
        const ranks = new Map<number, number>();
        const sorted = [...options.subarray(from, to)].sort(
          (one, other) => rankOf(m, optionA(one), ranks) - rankOf(m, optionA(other), ranks),
        );
        options.set(sorted, from);
      }
      from = to;
    }
  };
}
