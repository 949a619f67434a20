/** A text with undo, which the browser keeps. Continuous typing is one step; each fix is a separate step. */
'use client';
import { useEffect, useRef, useState } from 'react';
import { keepText, storedAt } from '../../shared/kept-field.ts';

/** Milliseconds without typing after which the next letter starts a new step. */
const PAUSE = 1200;
/** The maximum number of steps. */
const DEEP = 200;

export interface History {
  readonly text: string;
  readonly canUndo: boolean;
  /** Whether the text is one that the browser kept. */
  readonly isRestored: boolean;
  /** A change by typing. */
  type(text: string): void;
  /** A change that is one undo step, such as a fix. */
  change(text: string): void;
  undo(): void;
}

/**
 * @param place where the browser keeps a text other than `initial`
 * @param label what the text is called when it is offered elsewhere
 */
export function useHistory(initial: string, place: string, label: string): History {
  const [text, setText] = useState(initial);
  const [past, setPast] = useState<readonly string[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const typedAt = useRef(0);
  useEffect(() => {
    const stored = storedAt(place);
    if (!stored) return;
    // After hydration, because the server does not know the text.
    queueMicrotask(() => {
      // What someone typed before this ran is newer.
      setText((now) => (now === initial ? stored.text : now));
      setPast((old) => (old.length === 0 ? [initial] : old));
      setRestored(stored.text);
    });
  }, [place, initial]);

  function set(next: string): void {
    setText(next);
    keepText(place, label, next, initial);
  }

  function change(next: string): void {
    setPast((old) => [...old.slice(-DEEP), text]);
    set(next);
    typedAt.current = 0;
  }

  function type(next: string): void {
    const now = Date.now();
    if (now - typedAt.current > PAUSE) setPast((old) => [...old.slice(-DEEP), text]);
    typedAt.current = now;
    set(next);
  }

  function undo(): void {
    const last = past.at(-1);
    if (last === undefined) return;
    set(last);
    setPast(past.slice(0, -1));
    typedAt.current = 0;
  }

  return { text, canUndo: past.length > 0, isRestored: text === restored, type, change, undo };
}
