/** Documents as the desk lists them: what a path holds and what it is called, read from the text alone. */
import { placeOf, type DocumentKind, type SourceFile } from '@rulewright/content';

export interface DocumentEntry {
  readonly path: string;
  readonly game: string;
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly title: string;
}

const LONGEST_TITLE = 120;

/** The title of a document: `name: …` in YAML, the first heading in Markdown, else the first comment in YAML, else the slug. */
function titleIn(text: string, slug: string): string {
  const [, found = ''] = /^name: (.+)$/mu.exec(text) ?? /^# (.+)$/mu.exec(text) ?? [];
  const title = found.trim().replace(/^(['"])(.*)\1$/u, '$2');
  return (title || slug).slice(0, LONGEST_TITLE);
}

/** Null for a path that no document has. */
export function entryOf({ path, text }: SourceFile): DocumentEntry | null {
  const place = placeOf(path);
  return place && { path, ...place, title: titleIn(text, place.slug) };
}

/** Whether a document is data (YAML), not text (Markdown). */
export const isData = (path: string): boolean => path.endsWith('.yaml');
