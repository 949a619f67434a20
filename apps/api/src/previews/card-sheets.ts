/** Sheets of a fixed size with the cards of a game, in the order of their slugs. In one release, the place of a card never changes. */
import type { CardDoc, GameContent } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';

/** The size of a sheet, small enough that a busy machine draws it in a few seconds. */
export const SHEET = { columns: 5, rows: 2 } as const;
const SIZE = SHEET.columns * SHEET.rows;

interface SheetPlaces {
  /** Slugs in order. */
  readonly slugs: readonly string[];
  /** The index of each slug. */
  readonly at: ReadonlyMap<string, number>;
}

function placesOf(_: OpenedRelease, { cards }: GameContent): SheetPlaces {
  const slugs = [...cards.keys()].sort();
  return { slugs, at: new Map(slugs.map((slug, at) => [slug, at])) };
}

export interface CardPlace {
  /** The number of the sheet, from 1. */
  readonly sheet: number;
  /** The position on the sheet, from 0. */
  readonly at: number;
}

/** The place of a card; null if the release does not have the card. */
export function placeOfCard(opened: OpenedRelease, game: string, slug: string): CardPlace | null {
  const at = opened.part(game, placesOf).at.get(slug);
  return at === undefined ? null : { sheet: Math.floor(at / SIZE) + 1, at: at % SIZE };
}

/** The cards of a sheet; empty if the number is too large. */
export function cardsOfSheet(opened: OpenedRelease, game: string, sheet: number): readonly CardDoc[] {
  const slugs = opened.part(game, placesOf).slugs.slice((sheet - 1) * SIZE, sheet * SIZE);
  const { cards } = opened.game(game);
  return slugs.map((slug) => cards.get(slug)!);
}
