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

  /** Starts the first cards now, and the others in the following frames. */
  start(): void {
    for (const one of this.waiting.splice(0, IN_ONE_FRAME)) one.start();
    if (this.waiting.length > 0) this.frame = requestAnimationFrame(() => this.start());
  }

  /** Removes the cards that have not started. */
  drop(): void {
    cancelAnimationFrame(this.frame);
    for (const one of this.waiting.splice(0)) one.drop?.();
  }
}
