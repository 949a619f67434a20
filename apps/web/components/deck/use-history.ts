/** A text with undo. Typing in one go is one step; a fix is a step of its own. */
'use client';
import { useRef, useState } from 'react';

/** A pause in typing after which the next letter begins a new step, in milliseconds. */
const PAUSE = 1200;
/** Steps kept. */
const DEEP = 200;

export interface History {
  readonly text: string;
  readonly canUndo: boolean;
  /** A change by the keyboard. */
  type(text: string): void;
  /** A change in one step. */
  change(text: string): void;
  undo(): void;
}

export function useHistory(initial: string): History {
  const [text, setText] = useState(initial);
  const [past, setPast] = useState<readonly string[]>([]);
  const typedAt = useRef(0);

  function change(next: string): void {
    setPast((old) => [...old.slice(-DEEP), text]);
    setText(next);
    typedAt.current = 0;
  }

  function type(next: string): void {
    const now = Date.now();
    if (now - typedAt.current > PAUSE) setPast((old) => [...old.slice(-DEEP), text]);
    typedAt.current = now;
    setText(next);
  }

  function undo(): void {
    const last = past.at(-1);
    if (last === undefined) return;
    setText(last);
    setPast(past.slice(0, -1));
    typedAt.current = 0;
  }

  return { text, canUndo: past.length > 0, type, change, undo };
}
