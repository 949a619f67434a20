/** Splits text into lines that can be joined again unchanged, with any kind of line ending. */

export interface TextLine {
  readonly text: string;
  /** The line ending; empty for the last line. */
  readonly end: string;
}

/** The position of a sign in a text from `from` on; Infinity if there is none. */
const next = (text: string, sign: string, from: number): number => {
  const at = text.indexOf(sign, from);
  return at < 0 ? Infinity : at;
};

/** Splits text into at most `most` lines. The rest of the text is left out. */
export function splitLines(text: string, most = Infinity): TextLine[] {
  const lines: TextLine[] = [];
  let from = 0;
  let feed = next(text, '\n', 0);
  let carriage = next(text, '\r', 0);
  while (lines.length < most) {
    const to = Math.min(feed, carriage);
    if (to === Infinity) {
      lines.push({ text: text.slice(from), end: '' });
      break;
    }
    const end = to === feed ? '\n' : feed === to + 1 ? '\r\n' : '\r';
    lines.push({ text: text.slice(from, to), end });
    from = to + end.length;
    if (feed < from) feed = next(text, '\n', from);
    if (carriage < from) carriage = next(text, '\r', from);
  }
  return lines;
}
