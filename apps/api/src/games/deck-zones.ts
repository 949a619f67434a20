/** The parts of deck lists. */
import { deckLawOf, type GameContent } from '@rulewright/content';

export interface NamedZone {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** The parts that the deck laws of a game give a list, each once. */
export function deckZonesOf(game: GameContent): NamedZone[] {
  const laws = [deckLawOf(game), ...game.deckLaws.values()];
  const zones = laws.flatMap(({ zones: named = [] }) => named);
  return [...new Map(zones.toReversed().map((zone) => [zone.id, zone])).values()].toReversed();
}
