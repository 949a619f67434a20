/** A short excerpt of a text around the first search word. */
import { foldText } from '@rulewright/content';

const LENGTH = 160;
const BEFORE = 40;

/** `words` are the folded beginnings of words. The excerpt is cut at spaces and has "…" where text is left out. */
export function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LENGTH) return plain;
  const hit = [...plain.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find((one) =>
    words.some((word) => foldText(one[0]).startsWith(word)),
  );
  const near = Math.max(0, (hit?.index ?? 0) - BEFORE);
  const from = near === 0 ? 0 : plain.indexOf(' ', near) + 1;
  const space = plain.lastIndexOf(' ', from + LENGTH);
  const to = from + LENGTH >= plain.length ? plain.length : space > from ? space : from + LENGTH;
  return `${from > 0 ? '… ' : ''}${plain.slice(from, to).trim()}${to < plain.length ? ' …' : ''}`;
}
