/** Text as lines that can be put together again unchanged, whatever ends them. */

export interface TextLine {
  readonly text: string;
  /** What ended it; empty for the last one. */
  readonly end: string;
}

const LF = 10;
const CR = 13;

/** Splits text into at most `most` lines; what lies beyond is left out. */
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
