/** Where a kept text can go when its own place no longer takes it. */
'use client';
import { CreateChangeSetDocument, DeskDocumentDocument, isNotFound, SaveDraftDocument } from '@rulewright/api-client';
import { LONGEST_LINK } from './deck-verdict.ts';
import { keep, type KeptText } from './kept-field.ts';
import { keepDraft, keepSheet } from './kept-texts.ts';
import { request } from './request.ts';

const LONGEST_TITLE = 100;

/** The pages of a change set: what was typed there can go into another one. */
const IN_A_SET = /^\/desk\/(?:sets\/\d|content\?)/u;

/** Whether a new change set can take the text: as a draft, as cells or a table, or as its reason. */
export const fitsNewSet = ({ document, sheet, href }: KeptText): boolean =>
  document !== undefined || sheet !== undefined || IN_A_SET.test(href);

/** The page of the deck builder with a kept list. Null for another text, and for a list that is too long for an address. */
export function builderHref({ place, text }: KeptText): string | null {
  const [, game] = /^deck-check:([\w-]+) /u.exec(place) ?? [];
  if (game === undefined || text.length > LONGEST_LINK) return null;
  return `/${game}/decks/build?${new URLSearchParams({ list: text }).toString()}`;
}

const pathOf = ({ document, href }: KeptText): string | null =>
  document?.path ?? new URL(href, 'http://desk.invalid').searchParams.get('path');

const documentPage = (set: number, path: string): string =>
  `/desk/content?${new URLSearchParams({ set: String(set), path }).toString()}`;

/** A document in a change set or, without one, in the current release. Null if there is no such document. */
async function documentAt(path: string, changeSet?: number): Promise<string | null> {
  try {
    return (await request(DeskDocumentDocument, { path, changeSet })).document?.text ?? null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/**
 * The document with a suggested line, as its author would apply it. Null if the text is not a suggestion, or if the line of the release is not
 * the one that the suggestion replaces.
 */
async function suggested({ place, fields, text }: KeptText, path: string | null) {
  if (!place.startsWith('suggestion:') || path === null) return null;
  const base = await documentAt(path);
  const lines = base?.split('\n') ?? [];
  const at = Number(fields?.['line']) - 1;
  return base === null || lines[at] !== fields?.['original'] ? null : { base, text: lines.with(at, text).join('\n') };
}

/**
 * Moves a kept text to a new change set, and returns the page that goes on with it. A document, cells, a table and a suggested line go to
 * their places in the change set. Any other text, such as a comment, becomes the reason of the change set.
 */
export async function moveToNewSet(title: string, entry: KeptText): Promise<string> {
  const { document, sheet, text, label, place } = entry;
  const path = pathOf(entry);
  const line = await suggested(entry, path);
  const isTable = place.startsWith('table:');
  const isReason = !document && !sheet && !isTable && !line;
  // The path of a document starts with `rules/<game>` or `cards/<game>`.
  const game = sheet?.game ?? path?.split('/')[1] ?? null;
  const asked = { title: title.slice(0, LONGEST_TITLE), game, ...(isReason && { message: text }) };
  const { id } = (await request(CreateChangeSetDocument, asked)).createChangeSet;
  if (sheet) {
    keepSheet(label, { ...sheet, changeSet: id });
    return `/desk/sets/${id}/cards?${new URLSearchParams({ game: sheet.game }).toString()}`;
  }
  if (isTable) {
    const href = `/desk/sets/${id}/adopt`;
    keep(`table:${id}`, { label, href, text });
    return href;
  }
  if (line) keepDraft(line.text, { changeSet: id, path: path!, base: line.base, version: null });
  // A document that no release has is saved at once. Otherwise its editor saves the text, and shows what changed in the meantime.
  else if (document && (await documentAt(document.path, id)) !== null)
    keepDraft(text, { changeSet: id, path: document.path, base: document.base, version: null });
  else if (document) await request(SaveDraftDocument, { changeSet: id, path: document.path, text, version: null });
  return document || line ? documentPage(id, path!) : `/desk/sets/${id}`;
}
