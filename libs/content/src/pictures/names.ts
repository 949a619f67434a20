/** Finds the names of picture files in the text of a card. It does not parse the text, because views search all cards of a game. */

const FILES = /(?<![A-Za-z0-9_.-])[a-z0-9-]{1,80}\.(?:png|jpg|webp)(?![A-Za-z0-9_-])/gu;

export const fileNamesIn = (text: string): readonly string[] => (text.match(FILES) ?? []).map(String);
