/** Marks at lines of the source: problems and comments. */
import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

export interface Mark {
  /** The line number, starting at 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly severity: 'error' | 'info';
}

/**
 * Converts marks to the editor's diagnostics, from the column to the end of the line. A mark beyond the last line moves to the last line.
 */
export function diagnosticsOf(text: Text, marks: readonly Mark[]): Diagnostic[] {
  return marks.map(({ line: number, column, message, severity }) => {
    const line = text.line(Math.min(Math.max(number, 1), text.lines));
    const from = Math.min(line.from + Math.max(column, 1) - 1, line.to);
    return { from, to: line.to, severity, message };
  });
}
