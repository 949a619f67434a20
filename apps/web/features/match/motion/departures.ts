/** A queue of cards that are about to move. Only a few cards start in each frame, so that no frame takes long. */

/** The maximum number of cards that start to move in one frame. */
const IN_ONE_FRAME = 4;

interface Departure {
  start(): void;
  /** Called instead of `start` if the card does not move after all. */
  drop?(): void;
}

export class Departures {
  private waiting: Departure[] = [];
  private frame = 0;

  add(departure: Departure): void {
    this.waiting.push(departure);
  }

  /**
   * Starts the cards: a few at once, and more of them in later frames. The next frame draws the new board, which is enough for it, so many
   * cards start in the frame after it.
   */
  start(): void {
    if (this.waiting.length <= IN_ONE_FRAME) this.some();
    else this.frame = requestAnimationFrame(() => this.later());
  }

  private later(): void {
    this.frame = requestAnimationFrame(() => {
      this.some();
      if (this.waiting.length > 0) this.later();
    });
  }

  private some(): void {
    for (const one of this.waiting.splice(0, IN_ONE_FRAME)) one.start();
  }

  /** Removes the cards that have not started. */
  drop(): void {
    cancelAnimationFrame(this.frame);
    for (const one of this.waiting.splice(0)) one.drop?.();
  }
}
