/**
 * Cards that wait at their new place until their copy arrives there. They keep their focus, but are invisible, and their pictures are not laid
 * out: a picture has some fifty parts, and to lay out those of twenty cards takes longer than a frame.
 */

let last = 0;

/** Makes a card wait. Returns a function that shows it, unless a later call has made it wait again. */
export function wait(tile: HTMLElement): () => void {
  const own = String((last += 1));
  tile.dataset['waits'] = own;
  return () => {
    if (tile.dataset['waits'] === own) delete tile.dataset['waits'];
  };
}

/** Makes cards wait whose elements are new on the board, before they are measured. Returns, for each, a function that shows it. */
export const waitingTiles = (
  tiles: Iterable<HTMLElement>,
  known: ReadonlySet<HTMLElement>,
): Map<HTMLElement, () => void> =>
  new Map([...tiles].filter((tile) => !known.has(tile)).map((tile) => [tile, wait(tile)]));
