/**
 * Texts that a person typed and that the server does not have yet. The browser keeps them, so that the end of a session, a closed tab or a
 * step of another person loses nothing. A text leaves this store when the server has it, or when its author discards it.
 */
'use client';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CellChange } from './desk/sheet/sheet-state.ts';

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

const PREFIX = 'rulewright-kept:';
/** The key of an older version: `draft:<change set>:<path>`. */
const OLD = /^draft:(\d+):(.+)$/u;
const CHANGED = 'rulewright-kept-changed';

/** Reads an entry of the storage. Null for anything that this program did not write. */
function read(place: string, json: string | null): KeptText | null {
  try {
    const value = JSON.parse(json ?? 'null') as Partial<KeptText> | null;
    return typeof value?.text === 'string' && typeof value.href === 'string'
      ? { label: '', at: 0, ...value, href: value.href, text: value.text, place }
      : null;
  } catch {
    return null;
  }
}

/** Converts drafts that an older version of the site kept. */
function convertOldDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    const [, set, path] = OLD.exec(key) ?? [];
    if (set === undefined || path === undefined) continue;
    try {
      const { text, base, version } = JSON.parse(localStorage.getItem(key) ?? '{}') as KeptDocument & { text?: string };
      if (text !== undefined) keepDraft(text, { changeSet: Number(set), path, base, version });
      localStorage.removeItem(key);
    } catch {
      // An entry that is not JSON is not a draft.
    }
  }
}

/** Keeps a text. Returns false if the browser has no storage. */
export function keep(place: string, value: Omit<KeptText, 'place' | 'at'>): boolean {
  try {
    localStorage.setItem(PREFIX + place, JSON.stringify({ ...value, at: Date.now() }));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

/** Forgets a text, because the server has it or because its author discards it. */
export function forget(place: string): void {
  try {
    localStorage.removeItem(PREFIX + place);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

export function keptAt(place: string): KeptText | null {
  try {
    convertOldDrafts();
    return read(place, localStorage.getItem(PREFIX + place));
  } catch {
    return null;
  }
}

/** All kept texts as JSON, because a snapshot of a store must be the same value until it changes. */
function snapshot(): string {
  try {
    convertOldDrafts();
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return JSON.stringify(keys.map((key) => [key.slice(PREFIX.length), localStorage.getItem(key)]));
  } catch {
    return '[]';
  }
}

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

/** The kept texts of this browser, the newest first. */
export function useKeptTexts(): readonly KeptText[] {
  const json = useSyncExternalStore(listen, snapshot, () => '[]');
  const entries = JSON.parse(json) as [string, string][];
  return entries.flatMap(([place, text]) => read(place, text) ?? []).sort((a, b) => b.at - a.at);
}

export const draftPlace = (changeSet: number, path: string): string => `draft:${changeSet}:${path}`;
export const sheetPlace = (changeSet: number, game: string): string => `sheet:${changeSet}:${game}`;

const pageOf = (path: string, search: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(search).toString()}`;

export const keepDraft = (text: string, document: KeptDocument): boolean =>
  keep(draftPlace(document.changeSet, document.path), {
    label: document.path,
    href: pageOf('/desk/content', { set: String(document.changeSet), path: document.path }),
    text,
    document,
  });

export const keepSheet = (label: string, sheet: KeptSheet): boolean =>
  keep(sheetPlace(sheet.changeSet, sheet.game), {
    label,
    href: pageOf(`/desk/sets/${sheet.changeSet}/cards`, { game: sheet.game }),
    // Tabs between the columns, so that a copy can be pasted into a spreadsheet.
    text: sheet.cells.map(({ slug, column, text }) => [slug, column, text].join('\t')).join('\n'),
    sheet,
  });

/** The address of the open page, to come back to it. */
export const hereOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

/**
 * A text field whose text is kept while it is not sent. Returns the text, a function that changes it, and one that forgets it after the server
 * has it. @param place null for a field whose text is not kept
 */
export function useKeptField(
  place: string | null,
  label: string,
): readonly [text: string, change: (text: string | ((now: string) => string)) => void] {
  const [text, setText] = useState('');
  const now = useRef('');
  const change = useCallback(
    (next: string | ((now: string) => string)): void => {
      now.current = typeof next === 'string' ? next : next(now.current);
      setText(now.current);
      if (place === null) return;
      if (now.current === '') forget(place);
      else keep(place, { label, href: hereOf(window.location), text: now.current });
    },
    [place, label],
  );
  useEffect(() => {
    const kept = place === null ? null : keptAt(place);
    if (!kept || now.current !== '') return;
    now.current = kept.text;
    // After hydration, because the server does not know the text.
    queueMicrotask(() => setText(kept.text));
  }, [place]);
  return [text, change];
}
