/** Branches of a deck: decks with the same tag. So they are on all devices, in exports and in the account, as tags are. */

/** How the tag of a deck and its branches starts. The name of the deck follows. */
const PREFIX = 'branches: ';
/** The most characters of a tag. */
const LONGEST = 30;

/** The newest list that two decks had in common, when one was made from the other. @param own the lists of one deck, newest first */
export const commonList = (own: readonly string[], other: readonly string[]): string | undefined => {
  const all = new Set(own);
  return other.find((text) => all.has(text)) ?? other.at(-1);
};

/** The tag that a deck shares with its branches; null for a deck without branches. */
export const familyOf = (tags: readonly string[]): string | null => tags.find((tag) => tag.startsWith(PREFIX)) ?? null;

/** A tag for the branches of a deck. A number tells it from `taken` tags of other decks with the same name. */
export function newFamily(name: string, taken: readonly string[]): string {
  // Tags are typed in one field, separated by commas.
  const plain = name.replaceAll(',', ' ').replace(/\s+/gu, ' ').trim();
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const tag = (PREFIX + plain).slice(0, LONGEST - end.length).trimEnd() + end;
    if (!taken.includes(tag)) return tag;
  }
}
