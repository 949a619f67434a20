/**
 * What an option would ask next: the targets of an attack, before the attacker is settled. The option is taken in a copy of the
 * match. Nothing is told where chance would speak or a card would become known, or where somebody else would be asked.
 */
import { ScriptedRandomError, describeOption, mayKnow, type GamePlugin, type Match } from '@rulewright/engine';
import type { SeatNames } from './match-sentences.ts';
import { optionsNow, tabletopOf, type TableOption } from './table-view.ts';
import type { TrackedMatch } from './tracked-match.ts';

/** Whether the copy has gone on without chance to a question for the same seat. */
function goesOn(copy: Match, seat: number, option: number): boolean {
  // A script without numbers: chance cannot be asked.
  copy.script = [];
  try {
    copy.choose(option);
    copy.advance();
  } catch (error) {
    if (error instanceof ScriptedRandomError) return false;
    throw error;
  }
  return !copy.over && copy.decisionSeat === seat;
}

const knownBy = (match: Match, seat: number): boolean[] =>
  Array.from({ length: match.cards }, (_, card) => mayKnow(match, seat, card));

/** The options that `seat` would have next after `option` of the pending decision, for kinds that the game names in `leads`. */
export function optionsAfter(
  tracked: TrackedMatch,
  plugin: GamePlugin,
  seat: number,
  option: number,
  names: SeatNames,
): TableOption[] {
  const { match } = tracked;
  const tabletop = tabletopOf(plugin);
  const packed = match.options[option];
  if (match.over || match.decisionSeat !== seat || option >= match.optionCount || packed === undefined) return [];
  if (!tabletop.leads?.includes(describeOption(match, packed).kind)) return [];
  const copy = tracked.copy();
  if (!goesOn(copy, seat, option)) return [];
  const before = knownBy(match, seat);
  if (knownBy(copy, seat).some((known, card) => known && !before[card])) return [];
  return optionsNow(copy, tabletop, names);
}
