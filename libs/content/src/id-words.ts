/** Words of Latin letters as an id. Apart from `ids.ts`, because its tables of other scripts would be a tenth of what players offline load. */

/** Lower-case words joined by hyphens. Leaves out the words at the end that would make the id too long. */
export function joinedWords(latin: string, longest: number): string {
  const words = latin
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter(Boolean);
  let id = (words[0] ?? '').slice(0, longest);
  for (const word of words.slice(1)) {
    if (id.length + 1 + word.length > longest) break;
    id += `-${word}`;
  }
  return id;
}
