/**
 * Unclear words and phrases with their replacements. The list is short on purpose: each entry is wrong almost everywhere, so that the
 * checks give few false alarms. Plain Node.
 */

/** @typedef {{ name: string, pattern: RegExp, write: string, only?: 'interface' }} Entry */

/** @type {readonly Entry[]} */
export const WORDS = [
  { name: 'whoever', pattern: /\bwhoever\b/giu, write: 'anyone who, the player who, the author' },
  { name: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/giu, write: 'fix' },
  { name: 'anew', pattern: /\banew\b/giu, write: 'again' },
  { name: 'meanwhile', pattern: /\bmeanwhile\b/giu, write: 'in the meantime, since then' },
  {
    name: 'lie over',
    pattern: /\b(?:lies?|lying|lays?|laying|laid)\s+(?:(?:it|them)\s+)?over\b/giu,
    write: 'applies to, is applied on top of',
  },
  { name: 'take out', pattern: /\b(?:takes?|taking|taken|took)\s+out\b/giu, write: 'remove' },
  { name: 'speak of', pattern: /\b(?:speaks?|spoke|spoken|tells?)\s+of\b/giu, write: 'mention, refer to, describe' },
  { name: 'befall', pattern: /\bbefalls?\b/giu, write: 'can be inflicted on' },
  { name: 'one another', pattern: /\bone\s+another\b/giu, write: 'each other' },
  { name: 'stand in the way', pattern: /\bstands?\s+in\s+the\s+way\b/giu, write: 'block, must be fixed first' },
  { name: 'come of', pattern: /\b(?:comes?|came)\s+of\b/giu, write: 'result, follow from' },
  { name: 'a quarter of a minute', pattern: /\ba\s+quarter\s+of\s+a\s+minute\b/giu, write: '15 seconds' },
  {
    name: 'is no',
    // Accepts "There is no card", "is no longer" and "is no more than".
    pattern: /\b(?<!\bthere\s)(?:is|are|was|were)\s+no\s+(?!longer\b|more\b|less\b|fewer\b|one\b|other\b)[a-z]+/giu,
    write: 'is not a',
  },
  { name: 'somebody', pattern: /\b(?:some|every|no)body\b/giu, write: 'someone, everyone, no one', only: 'interface' },
  { name: 'begin', pattern: /\b(?:begins?|begun|began)\b/giu, write: 'start', only: 'interface' },
  { name: 'go on', pattern: /\b(?:go|goes|went)\s+on\b/giu, write: 'continue', only: 'interface' },
  { name: 'in force', pattern: /\bin\s+force\b/giu, write: 'current (a release), applies (a rule)', only: 'interface' },
  { name: 'of them', pattern: /\bof\s+them(?=\s*[.,;:!?]|$)/giu, write: 'the noun itself', only: 'interface' },
  { name: 'beside', pattern: /\bbeside\b/giu, write: 'next to, with', only: 'interface' },
  {
    name: 'contraction',
    pattern: /\b\w+n['’]t\b|\b(?:it|that|there|you|we|they|I)['’](?:s|re|ve|ll|d|m)\b/giu,
    write: 'both words in full',
    only: 'interface',
  },
];

/** Code and quoted words are not checked. They are replaced by spaces, so that the positions of findings stay correct. */
const QUOTED = /`[^`\n]*`|“[^”]*”|"[^"\n]*"/gu;

/**
 * Finds the phrases of the list in a text, with their positions. Skips quoted text.
 * @param {string} text
 * @param {{ interface?: boolean, quotes?: boolean }} [how] `interface`: also check the words for screen texts; `quotes`: check quoted text too
 */
export function findWords(text, how = {}) {
  const own = how.quotes ? text : text.replaceAll(QUOTED, (quoted) => ' '.repeat(quoted.length));
  return WORDS.filter(({ only }) => only === undefined || how.interface).flatMap((entry) =>
    [...own.matchAll(entry.pattern)].map((match) => ({
      ...entry,
      index: match.index,
      phrase: match[0],
      says: `“${match[0].replaceAll(/\s+/gu, ' ')}”: write ${entry.write}.`,
    })),
  );
}
