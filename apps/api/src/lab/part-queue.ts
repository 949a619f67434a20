/** The injection token of the queue in which parts of runs wait, a `PartQueue`. */
export const PART_QUEUE = Symbol('part queue');
