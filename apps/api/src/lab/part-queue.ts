/** The injection token of the `PartQueue`, the queue of run parts to play. */
export const PART_QUEUE = Symbol('part queue');
