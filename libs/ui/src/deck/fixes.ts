/** Applies the fixes of a deck check to the text of a list. */

export interface LineEdit {
  /** The line number, starting at 1. */
  readonly line: number;
  /** The new line; null deletes it. */
  readonly text?: string | null;
}

/** Applies the edits, in any order. An edit after the last line adds a line. */
export function applyEdits(text: string, edits: readonly LineEdit[]): string {
  const lines: (string | null)[] = text.split('\n');
  for (const edit of edits) {
    if (edit.line > lines.length) {
      if (edit.text != null) {
        if (lines.at(-1) === '') lines.pop();
        lines.push(edit.text);
      }
    } else lines[edit.line - 1] = edit.text ?? null;
  }
  return lines.filter((line) => line !== null).join('\n');
}
