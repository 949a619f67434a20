/** Counts the cards of a row that are outside its edges. */

interface Edges {
  readonly left: number;
  readonly right: number;
}

interface CardEdges extends Edges {
  readonly cards: readonly Edges[];
}

/** The width in pixels of a card that a player can see and press. Less than that counts as outside. */
const SEEN = 24;

/** The number of cards outside the left and the right edge. A row of cards may be wider than the band, and may itself scroll. */
export function outside(band: Edges, rows: readonly CardEdges[]): { readonly before: number; readonly after: number } {
  let before = 0;
  let after = 0;
  for (const row of rows) {
    const left = Math.max(band.left, row.left);
    const right = Math.min(band.right, row.right);
    for (const card of row.cards) {
      const least = Math.min(SEEN, card.right - card.left);
      if (card.right - left < least) before++;
      else if (right - card.left < least) after++;
    }
  }
  return { before, after };
}
