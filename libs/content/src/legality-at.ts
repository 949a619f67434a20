/** The legality of a mode of a game as of a day. */
import type { GameContent } from './content.ts';
import { legalityOn, type Legality } from './legality.ts';
import type { Ruleset } from './ruleset.ts';

/** The legality of a mode as of a day. Null for a mode without a legality document. */
export function legalityAt(game: GameContent, ruleset: Pick<Ruleset, 'legality'>, on: string): Legality | null {
  const doc = ruleset.legality === null ? undefined : game.legality.get(ruleset.legality);
  return doc ? legalityOn(doc, on) : null;
}
