/** Where the face of a card is on the sheets of pictures that the API draws: the cards of a set of places, in the order of their slugs. */
import { TableSheetsDocument } from '@rulewright/api-client';
import type { FacePlace } from '@rulewright/decks/sheet';
import { request } from './request.ts';

/** The sheets of cards, by their slugs. */
export async function facePlaces(
  game: string,
  release: number,
  site: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, FacePlace>> {
  const { cardSheets } = await request(TableSheetsDocument, { game, release, cards: [...slugs] });
  return new Map(
    cardSheets.map(({ card, sheet, columns, rows, at }) => [
      card,
      { sheet: `${site}/previews/releases/${release}/sheets/${game}/${sheet}.png`, columns, rows, at },
    ]),
  );
}
