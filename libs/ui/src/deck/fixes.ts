/** Applying the fixes that a deck check proposes to the text of a list. */

export interface LineEdit {
  /** From 1. */
  readonly line: number;
  /** The new line; null deletes it. */
  readonly text?: string | null;
}

/** The text with the edits made, whatever their order. A line beyond the end is added there. */
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
