/** The printed texts of all cards of a game. A match page loads all of them, because requests for single cards could reveal hidden ones. */
import 'server-only';
import { TableTextsDocument, type TableTextsQuery } from '@rulewright/api-client';
import type { CardTexts } from './card-texts.ts';
import { ask } from '../../shared/api.ts';

export async function cardTexts(game: string, release: number): Promise<CardTexts> {
  const texts: Record<string, readonly string[]> = {};
  let after: string | null | undefined = null;
  do {
    const { cards }: TableTextsQuery = await ask(TableTextsDocument, { game, release, after });
    if (!cards) break;
    for (const { slug, abilities } of cards.nodes)
      if (abilities.length > 0) texts[slug] = abilities.map(({ text }) => text);
    after = cards.pageInfo.hasNextPage ? cards.pageInfo.endCursor : null;
  } while (after != null);
  return texts;
}
