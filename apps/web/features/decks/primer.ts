/**
 * The text about a deck, which its author writes: paragraphs, headings (`# …`), lists (`- …`) and names of cards in double square brackets.
 * Everything else is plain text, so a hostile text is only text.
 */

/** The most cards of a text that become links. */
const MOST_CARDS = 60;

export type PrimerSpan = { readonly kind: 'text' | 'card'; readonly text: string };

export interface PrimerBlock {
  readonly kind: 'heading' | 'list' | 'paragraph';
  /** The lines of a list; otherwise one line. */
  readonly lines: readonly (readonly PrimerSpan[])[];
}

const CARD = /\[\[([^[\]\n]{1,120})\]\]/gu;

function spansOf(text: string): readonly PrimerSpan[] {
  return text.split(CARD).flatMap((part, at): PrimerSpan[] => {
    if (part === '') return [];
    return [
      { kind: at % 2 === 1 ? 'card' : 'text', text: part.trim() === '' ? part : at % 2 === 1 ? part.trim() : part },
    ];
  });
}

/** The names of cards in a text, each once. */
export const cardsInPrimer = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(CARD)].map(([, name]) => name!.trim()))].slice(0, MOST_CARDS);

/** The blocks of a text, which blank lines, headings and lists separate. */
export function readPrimer(text: string): readonly PrimerBlock[] {
  const blocks: { kind: PrimerBlock['kind']; lines: string[] }[] = [];
  let isOpen = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const [, heading] = /^#{1,4}\s+(\S.*)$/u.exec(line) ?? [];
    const [, item] = /^[-*]\s+(\S.*)$/u.exec(line) ?? [];
    const kind = heading === undefined ? (item === undefined ? 'paragraph' : 'list') : 'heading';
    const said = heading ?? item ?? line;
    const last = blocks.at(-1);
    if (line !== '' && isOpen && kind !== 'heading' && last?.kind === kind) last.lines.push(said);
    else if (line !== '') blocks.push({ kind, lines: [said] });
    isOpen = line !== '' && kind !== 'heading';
  }
  return blocks.map(({ kind, lines }) => ({
    kind,
    lines: kind === 'paragraph' ? [spansOf(lines.join('\n'))] : lines.map(spansOf),
  }));
}

/** The beginning of a text without its marks, for a list of decks and for a preview of a link. */
export const primerStart = (text: string, most: number): string =>
  readPrimer(text.slice(0, 2 * most))
    .flatMap(({ lines }) => lines.map((line) => line.map((span) => span.text).join('')))
    .join('\n')
    .slice(0, most);
