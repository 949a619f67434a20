/**
 * The store of texts that a person typed and that the server does not have yet, and a text field that uses it. Each person sees only their
 * own texts. `kept-texts.ts` lists them.
 */
'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from './has-kept.ts';

/** A cell of the card sheet with a new text. */
export interface CellChange {
  readonly slug: string;
  readonly column: string;
  readonly text: string;
}

/** What a kept text continues, in addition to the text itself. */
export interface KeptDocument {
  readonly changeSet: number;
  readonly path: string;
  /** The text that the server had when typing began. */
  readonly base: string;
  readonly version: number | null;
}

export interface KeptSheet {
  readonly changeSet: number;
  readonly game: string;
  /** The unsaved cells, each with the text that the server had. */
  readonly cells: readonly (CellChange & { readonly before: string })[];
}

export interface KeptText {
  /** The key: what the text is for, and where. */
  readonly place: string;
  /** What the text is, in words of the page. */
  readonly label: string;
  /** The page where it was typed. */
  readonly href: string;
  /** The text to copy. */
  readonly text: string;
  /** Milliseconds. */
  readonly at: number;
  readonly document?: KeptDocument;
  readonly sheet?: KeptSheet;
  /** The fields of a form, by name. */
  readonly fields?: Readonly<Record<string, string>>;
}

export const CHANGED = 'rulewright-kept-changed';

/** Reads an entry of the storage. Null for anything that this program did not write. */
export function read(place: string, json: string | null): KeptText | null {
  try {
    const value = JSON.parse(json ?? 'null') as Partial<KeptText> | null;
    return typeof value?.text === 'string' && typeof value.href === 'string'
      ? { label: '', at: 0, ...value, href: value.href, text: value.text, place }
      : null;
  } catch {
    return null;
  }
}

/** Keeps a text. Returns false if the browser has no storage. */
export function keep(place: string, value: Omit<KeptText, 'place' | 'at'>): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ ...value, at: Date.now() }));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

/** Forgets a text, because the server has it or because its author discards it. */
export function forget(place: string): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The kept text of a place; null if there is none. */
export function storedAt(place: string): KeptText | null {
  try {
    return read(place, localStorage.getItem(keyOf(place)));
  } catch {
    return null;
  }
}

/** The address of the open page, to come back to it. */
export const hereOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

/** Keeps the text of a field, or forgets it if the field has the text of its start again. */
export function keepText(place: string, label: string, text: string, start = ''): void {
  if (text === start) forget(place);
  else keep(place, { label, href: hereOf(window.location), text });
}

/**
 * A text field whose text is kept while it is not sent. Returns the text, a function that changes it, and one that forgets it after the server
 * has it. @param place null for a field whose text is not kept @param start the text that the server has, which is not kept
 */
export function useKeptField(
  place: string | null,
  label: string,
  start = '',
): readonly [text: string, change: (text: string | ((now: string) => string)) => void] {
  const [text, setText] = useState(start);
  const now = useRef(start);
  const change = useCallback(
    (next: string | ((now: string) => string)): void => {
      now.current = typeof next === 'string' ? next : next(now.current);
      setText(now.current);
      if (place !== null) keepText(place, label, now.current, start);
    },
    [place, label, start],
  );
  useEffect(() => {
    const stored = place === null ? null : storedAt(place);
    if (!stored || now.current !== start) return;
    now.current = stored.text;
    // After hydration, because the server does not know the text.
    queueMicrotask(() => setText(stored.text));
  }, [place, start]);
  return [text, change];
}
