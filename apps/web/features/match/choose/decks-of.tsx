/** The published decks of a game, each with the picture of its most important card. */
import 'server-only';
import { DecksDocument } from '@rulewright/api-client';
import { ask } from '../../../shared/api.ts';
import { CardFace } from '../../../shared/components/card.tsx';
import type { DeckChoice } from '../setup-types.ts';
import { coverOf } from './cover.ts';

/** The decks with pictures, each with the modes in which it is legal. */
export async function decksOf(game: string): Promise<DeckChoice[]> {
  const { decks } = await ask(DecksDocument, { game });
  const taken = new Set<string>();
  return decks.map(({ slug, name, summary, entries, verdicts }) => {
    const face = coverOf(entries, taken);
    const legalIn = verdicts.filter(({ legal }) => legal).map(({ ruleset }) => ruleset.id);
    const picture = face && <CardFace card={face} size="thumbnail" decorative />;
    return { slug, name, summary, picture, legalIn };
  });
}
