/**
 * Shows which options would follow an option, such as the targets of an attack before the attacker is chosen. It takes the option in a copy
 * of the match. It shows nothing if the step needs a random number, reveals a card, causes an event, or ends at another seat's decision. After
 * an event, the next decision could show whether another seat has a response in its hand.
 */
import {
  ScriptedRandomError,
  describeOption,
  mayKnow,
  tabletopOf,
  type GamePlugin,
  type Match,
} from '@rulewright/engine';
import type { SeatNameList } from './match-sentences.ts';
import { optionsNow, type TableOption } from './table-view.ts';
import type { TrackedMatch } from './tracked-match.ts';

/** Takes the option in the copy. Returns true if the copy then asks the same seat, and used no random number and had no event. */
function goesOn(copy: Match, seat: number, option: number): boolean {
  // With an empty script, any random number throws ScriptedRandomError.
  copy.script = [];
  let events = 0;
  copy.sink = { event: () => events++ };
  try {
    copy.choose(option);
    copy.advance();
  } catch (error) {
    if (error instanceof ScriptedRandomError) return false;
    throw error;
  }
  return !copy.over && copy.decisionSeat === seat && events === 0;
}

const knownBy = (match: Match, seat: number): boolean[] =>
  Array.from({ length: match.cards }, (_, card) => mayKnow(match, seat, card));

/** The options that `seat` would have after `option` of the pending decision. Only for the kinds that the game lists in `leads`. */
export function optionsAfter(
  tracked: TrackedMatch,
  plugin: GamePlugin,
  seat: number,
  option: number,
  names: SeatNameList,
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
