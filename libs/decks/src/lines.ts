/** Text as lines that can be put together again unchanged, whatever ends them. */

export interface TextLine {
  readonly text: string;
  /** What ended it; empty for the last one. */
  readonly end: string;
}

const END = /\r\n|[\r\n]/g;

/** Splits text into at most `most` lines; what lies beyond is left out. */
export function splitLines(text: string, most = Infinity): TextLine[] {
  const lines: TextLine[] = [];
  let from = 0;
  END.lastIndex = 0;
  for (let found = END.exec(text); found && lines.length < most; found = END.exec(text)) {
    lines.push({ text: text.slice(from, found.index), end: found[0] });
    from = found.index + found[0].length;
  }
  if (lines.length < most) lines.push({ text: text.slice(from), end: '' });
  return lines;
}
