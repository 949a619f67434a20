/**
 * Texts that a person typed and that the server does not have yet. The browser keeps them, so that the end of a session, a closed tab or a
 * step of another person loses nothing. A text leaves this store when the server has it, or when its author discards it.
 */
'use client';
import { useSyncExternalStore } from 'react';
import { CHANGED, keep, read, storedAt, type KeptDocument, type KeptSheet, type KeptText } from './kept-field.ts';
import { PREFIX } from './has-kept.ts';

/** The key of an older version: `draft:<change set>:<path>`. */
const OLD = /^draft:(\d+):(.+)$/u;

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

/** The kept text of a place, also of one that an older version kept; null if there is none. */
export function keptAt(place: string): KeptText | null {
  try {
    convertOldDrafts();
  } catch {
    // Without browser storage, there is nothing to convert.
  }
  return storedAt(place);
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
