/** What is marked at lines of the source: problems, and places that people have commented on. */
import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

export interface Mark {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly severity: 'error' | 'info';
}

/** Marks as the editor takes them: from the column to the end of the line. A line that is gone marks the last one. */
export function diagnosticsOf(text: Text, marks: readonly Mark[]): Diagnostic[] {
  return marks.map(({ line: number, column, message, severity }) => {
    const line = text.line(Math.min(Math.max(number, 1), text.lines));
    const from = Math.min(line.from + Math.max(column, 1) - 1, line.to);
    return { from, to: line.to, severity, message };
  });
}
