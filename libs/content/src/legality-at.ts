/** The legality of a mode of a game on a day. */
import type { GameContent } from './content.ts';
import { legalityOn, type Legality } from './legality.ts';
import type { Ruleset } from './ruleset.ts';

/** The legality of a mode on a day; null for a mode without a legality document. */
export function legalityAt(game: GameContent, ruleset: Pick<Ruleset, 'legality'>, on: string): Legality | null {
  const doc = ruleset.legality === null ? undefined : game.legality.get(ruleset.legality);
  return doc ? legalityOn(doc, on) : null;
}
