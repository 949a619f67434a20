/** Splits text into lines that can be joined again unchanged, with any kind of line ending. */

export interface TextLine {
  readonly text: string;
  /** The line ending; empty for the last line. */
  readonly end: string;
}

const LF = 10;
const CR = 13;

/** Splits text into at most `most` lines. The rest of the text is left out. */
export function splitLines(text: string, most = Infinity): TextLine[] {
  const lines: TextLine[] = [];
  let from = 0;
  for (let at = 0; at < text.length && lines.length < most; at++) {
    const sign = text.charCodeAt(at);
    if (sign !== LF && sign !== CR) continue;
    const pair = sign === CR && text.charCodeAt(at + 1) === LF;
    lines.push({ text: text.slice(from, at), end: pair ? '\r\n' : sign === LF ? '\n' : '\r' });
    if (pair) at++;
    from = at + 1;
  }
  if (lines.length < most) lines.push({ text: text.slice(from), end: '' });
  return lines;
}
