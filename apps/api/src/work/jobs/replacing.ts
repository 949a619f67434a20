/** Jobs that find and replace words in all texts of a game. */
import { placeOf, textHash, type SourceFile } from '@rulewright/content';
import {
  MOST_DOCUMENTS,
  overlaid,
  placesOf,
  replacedText,
  type FoundPlaces,
  type TextReplacement,
} from '@rulewright/desk';
import type { Subject, Thread, WorkJob } from '../job.ts';

interface InTexts {
  readonly subject: Subject;
  readonly game: string;
  readonly replacement: TextReplacement;
}

/** The time limit in milliseconds. The texts of 100,000 cards take about ten seconds. */
const READING = 60_000;

async function filesOf({ subject: { release, proposed }, game }: InTexts, { files }: Thread): Promise<SourceFile[]> {
  return overlaid(await files(release), proposed).filter(({ path }) => placeOf(path)?.game === game);
}

/** Lists the places of words in the texts of a game. */
export const findTexts: WorkJob<InTexts, FoundPlaces> = {
  lane: 'answers',
  what: 'Searching the texts',
  limit: READING,
  run: async (asked, thread) => placesOf(await filesOf(asked, thread), asked.replacement),
};

/** A document with other words, and the hash of its released text; null for a document without one. */
interface Replaced {
  readonly path: string;
  readonly text: string;
  readonly before: string | null;
}

/**
 * The documents with other words in the chosen places, or in all. `stale` if a chosen place has changed since it was listed, and `too-many`
 * as soon as there are more documents than a change set can have.
 */
export const replaceTexts: WorkJob<
  InTexts & { places: readonly string[] | null },
  readonly Replaced[] | 'stale' | 'too-many'
> = {
  lane: 'answers',
  what: 'Replacing the words',
  limit: READING,
  run: async ({ places, ...asked }, thread) => {
    const all = await filesOf(asked, thread);
    const released = new Map((await thread.files(asked.subject.release)).map(({ path, text }) => [path, text]));
    const chosen = places === null ? null : new Set(places);
    if (chosen) {
      const now = new Set(placesOf(all, asked.replacement).places.map(({ path, key }) => `${path} ${key}`));
      if ([...chosen].some((key) => !now.has(key))) return 'stale';
    }
    const replaced: Replaced[] = [];
    for (const file of all) {
      const own = chosen && new Set([...chosen].flatMap((key) => keyIn(file.path, key)));
      const text = replacedText(file, asked.replacement, own);
      const before = released.get(file.path);
      if (text === file.text) continue;
      if (replaced.length === MOST_DOCUMENTS) return 'too-many';
      replaced.push({ path: file.path, text, before: before === undefined ? null : textHash(before) });
    }
    return replaced;
  },
};

/** The key of a place without its path, if the place is in this document. */
const keyIn = (path: string, key: string): string[] => (key.startsWith(`${path} `) ? [key.slice(path.length + 1)] : []);
