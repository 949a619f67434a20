/** A text with undo. Continuous typing is one step; each fix is a separate step. */
'use client';
import { useRef, useState } from 'react';

/** Milliseconds without typing after which the next letter starts a new step. */
const PAUSE = 1200;
/** The maximum number of steps. */
const DEEP = 200;

export interface History {
  readonly text: string;
  readonly canUndo: boolean;
  /** A change by typing. */
  type(text: string): void;
  /** A change that is one undo step, such as a fix. */
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
