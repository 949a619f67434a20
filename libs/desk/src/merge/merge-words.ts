/** Merges two changes of a sentence, word by word. */
import { diffArrays } from 'diff';

/** A change of some words of the base. */
interface Change {
  /** The first changed word, and the word after the last one. Equal for added words. */
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

/** The most characters of each text. Longer texts are not compared, because their words could take long. */
const MOST_CHARACTERS = 20_000;
/** The longest time for a comparison, in milliseconds. */
const PATIENCE = 200;

/** A value, and the start and the end of words in a marker. Each is one word, so that no sign inside it counts as a sign of the sentence. */
const MARKERS = ':param\\[[^\\]]{0,200}\\](?:\\{[^}]{0,200}\\})?|:[a-z]+\\[|\\](?:\\{[^}]{0,200}\\})?';
/** Each word with the space after it, and each other sign alone. */
const WORD = new RegExp(`${MARKERS}|[\\p{L}\\p{N}]+\\s*|[^\\p{L}\\p{N}]`, 'gu');
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

function changesOf(base: readonly string[], side: readonly string[]): Change[] | null {
  const parts = diffArrays([...base], [...side], { timeout: PATIENCE });
  if (!parts) return null;
  const changes: Change[] = [];
  let at = 0;
  for (const { added, removed, value } of parts) {
    const from = at;
    if (!added) at += value.length;
    if (!added && !removed) continue;
    const change = { from, to: at, put: added ? value.join('') : '' };
    const before = changes.at(-1);
    // Removed words and the words in their place are one change.
    if (before?.to === from) changes[changes.length - 1] = { from: before.from, to: at, put: before.put + change.put };
    else changes.push(change);
  }
  return changes;
}

const isSame = (a: Change, b: Change): boolean => a.from === b.from && a.to === b.to && a.put === b.put;

/** Whether two changes touch the same words, or add words at the same place. */
const clash = (a: Change, b: Change): boolean =>
  (a.from < b.to && b.from < a.to) || (a.from === a.to && b.from === b.to && a.from === b.from);

/**
 * Makes both changes to a text. Changes of neighbouring words do not conflict.
 * @returns null if both sides changed the same words in different ways, or a text is too long
 */
export function mergeWords(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  if ([base, mine, theirs].some((text) => text.length > MOST_CHARACTERS)) return null;
  const words = wordsOf(base);
  const [own, others] = [changesOf(words, wordsOf(mine)), changesOf(words, wordsOf(theirs))];
  if (!own || !others) return null;
  const fresh = others.filter((other) => !own.some((one) => isSame(one, other)));
  if (fresh.some((other) => own.some((one) => clash(one, other)))) return null;
  const ordered = [...own, ...fresh].sort((a, b) => a.from - b.from || a.to - b.to);
  let at = 0;
  let merged = '';
  for (const { from, to, put } of ordered) {
    merged += words.slice(at, from).join('') + put;
    at = Math.max(at, to);
  }
  return merged + words.slice(at).join('');
}
