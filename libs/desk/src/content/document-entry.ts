/** Documents as the desk lists them: game, kind and slug come from the path, and the title from the text. */
import { nameOfId, placeOf, type DocumentKind, type SourceFile } from '@rulewright/content';

export interface DocumentEntry {
  readonly path: string;
  readonly game: string;
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly title: string;
}

const LONGEST_TITLE = 120;

/** The title of a document: its `name: …`, `term: …` or `question: …`, or the heading of a chapter. Otherwise the slug becomes the title. */
function titleIn(path: string, text: string, slug: string): string {
  const heading = path.endsWith('.md') ? /^# (.+)$/mu.exec(text) : null;
  const [, raw = ''] = /^(?:name|term|question): (?:[|>]-?\n +)?(\S.*)$/mu.exec(text) ?? heading ?? [];
  const title = raw.trim().replace(/^(['"])(.*)\1$/u, '$2');
  return (title || nameOfId(slug)).slice(0, LONGEST_TITLE);
}

/** Returns null for a path that no document can have. */
export function entryOf({ path, text }: SourceFile): DocumentEntry | null {
  const place = placeOf(path);
  // The `name` of a mapping is a column of its source.
  const named = place && place.kind !== 'adoption';
  return place && { path, ...place, title: named ? titleIn(path, text, place.slug) : nameOfId(place.slug) };
}

/** Whether a document is data (YAML) rather than text (Markdown). */
export const isData = (path: string): boolean => path.endsWith('.yaml');
