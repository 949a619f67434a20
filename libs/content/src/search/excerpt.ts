/** The part of a text that a search result shows. */
import { foldText } from '../card-query-fields.ts';

const LENGTH = 160;
const BEFORE = 40;

/** Words with fewer letters are in most texts. */
const LEAST = 4;

/** The part around the first longer word of a question. It is cut at spaces and has "…" where text is left out. */
export function excerptOf(text: string, question: string): string {
  const words = foldText(question)
    .split(' ')
    .filter(({ length }) => length >= LEAST);
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
