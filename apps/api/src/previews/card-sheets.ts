/** The cards of a game on sheets of a fixed size, in the order of their slugs: a card has one place in a release. */
import type { CardDoc, GameContent } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';

/** Cards of a sheet: few enough that a busy machine draws a sheet in a few seconds. */
export const SHEET = { columns: 5, rows: 2 } as const;
const SIZE = SHEET.columns * SHEET.rows;

interface Places {
  /** Slugs in order. */
  readonly slugs: readonly string[];
  /** The index of each slug. */
  readonly at: ReadonlyMap<string, number>;
}

function placesOf(_: OpenedRelease, { cards }: GameContent): Places {
  const slugs = [...cards.keys()].sort();
  return { slugs, at: new Map(slugs.map((slug, at) => [slug, at])) };
}

export interface CardPlace {
  /** From 1. */
  readonly sheet: number;
  /** From 0. */
  readonly at: number;
}

/** Where a card is; null for one that the release does not have. */
export function placeOfCard(opened: OpenedRelease, game: string, slug: string): CardPlace | null {
  const at = opened.part(game, placesOf).at.get(slug);
  return at === undefined ? null : { sheet: Math.floor(at / SIZE) + 1, at: at % SIZE };
}

/** The cards of a sheet; none for a number that is too large. */
export function cardsOfSheet(opened: OpenedRelease, game: string, sheet: number): readonly CardDoc[] {
  const slugs = opened.part(game, placesOf).slugs.slice((sheet - 1) * SIZE, sheet * SIZE);
  const { cards } = opened.game(game);
  return slugs.map((slug) => cards.get(slug)!);
}
