/**
 * Texts that a person typed and that the server does not have yet. The browser keeps them, so that the end of a session, a closed tab or a
 * step of another person loses nothing. A text leaves this store when the server has it, or when its author discards it.
 */
'use client';
import { useSyncExternalStore } from 'react';
import { CHANGED, keep, read, storedAt, type KeptDocument, type KeptSheet, type KeptText } from './kept-field.ts';
import { hasKept, keyOf } from './has-kept.ts';

/**
 * Converts a draft that an older version of the site kept, under the place alone. It does not say who typed it. So it goes to the person who
 * opens its document in its change set, and no list shows it before.
 */
function convertOldDraft(place: string): void {
  const [, set, path] = /^draft:(\d+):(.+)$/u.exec(place) ?? [];
  const old = path === undefined ? null : localStorage.getItem(place);
  if (old === null || path === undefined || hasKept(place)) return;
  try {
    const { text, base, version } = JSON.parse(old) as KeptDocument & { text?: string };
    if (text === undefined || !keepDraft(text, { changeSet: Number(set), path, base, version })) return;
    localStorage.removeItem(place);
  } catch {
    // An entry that is not JSON is not a draft.
  }
}

/** The kept text of a place, also of one that an older version kept; null if there is none. */
export function keptAt(place: string): KeptText | null {
  try {
    convertOldDraft(place);
  } catch {
    // Without browser storage, there is nothing to convert.
  }
  return storedAt(place);
}

/** The kept texts of the person as JSON, because a snapshot of a store must be the same value until it changes. */
export function snapshot(): string {
  try {
    const own = keyOf('');
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(own));
    return JSON.stringify(keys.map((key) => [key.slice(own.length), localStorage.getItem(key)]));
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

/** The texts that this browser keeps for the person, the newest first. */
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
