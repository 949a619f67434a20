/** Finds the pending actions that have resolved since the last view, so that the stack can show them for a moment. */

/** @returns the actions of `before` that are no longer pending, in the order in which they resolved */
export function resolvedSince<One extends { readonly id: string }>(
  before: readonly One[],
  now: readonly One[],
): readonly One[] {
  const open = new Set(now.map(({ id }) => id));
  return before.filter(({ id }) => !open.has(id));
}
