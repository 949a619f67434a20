/** Finds card faces on the picture sheets that the API draws. */
import { TableSheetsDocument } from '@rulewright/api-client';
import type { FacePlace } from '@rulewright/decks/sheet';
import { request } from '../../shared/request.ts';

/** The place of each card face, by card slug. */
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
