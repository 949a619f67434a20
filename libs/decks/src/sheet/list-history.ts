/** A text with its earlier and later states: undo and redo. */

/** States kept. */
const DEEP = 200;

export interface ListHistory {
  readonly text: string;
  /** The last one is the state before. */
  readonly past: readonly string[];
  /** The last one is the state that comes back next. */
  readonly future: readonly string[];
}

export const newHistory = (text: string): ListHistory => ({ text, past: [], future: [] });

/** A change in one step; the same text adds none. */
export const changeList = (history: ListHistory, text: string): ListHistory =>
  text === history.text ? history : { text, past: [...history.past, history.text].slice(-DEEP), future: [] };

/** A change that belongs to the last step, such as the next letter of a word. */
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
