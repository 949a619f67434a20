/** A text with its earlier and later states: undo and redo. */

/** The most states to undo. */
const DEEP = 200;

export interface ListHistory {
  readonly text: string;
  /** Earlier states. The last one is the previous state. */
  readonly past: readonly string[];
  /** Undone states. Redo restores the last one first. */
  readonly future: readonly string[];
}

export const newHistory = (text: string): ListHistory => ({ text, past: [], future: [] });

/** Adds a change as a new step. An equal text adds none. */
export const changeList = (history: ListHistory, text: string): ListHistory =>
  text === history.text ? history : { text, past: [...history.past, history.text].slice(-DEEP), future: [] };

/** Adds a change to the last step, such as the next letter of a word. */
export const amendList = (history: ListHistory, text: string): ListHistory =>
  text === history.text ? history : { ...history, text, future: [] };

export function undoList({ text, past, future }: ListHistory): ListHistory {
  const before = past.at(-1);
  return before === undefined
    ? { text, past, future }
    : { text: before, past: past.slice(0, -1), future: [...future, text] };
}

export function redoList({ text, past, future }: ListHistory): ListHistory {
  const next = future.at(-1);
  return next === undefined
    ? { text, past, future }
    : { text: next, past: [...past, text], future: future.slice(0, -1) };
}
