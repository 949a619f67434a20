/** The marks on the lines of a list: the worst problem of each line in all rulesets. */
import type { DeckVerdict } from '../../shared/deck-verdict.ts';

export type Marks = ReadonlyMap<number, { readonly severity: 'error' | 'warning' | 'info'; readonly message: string }>;

const WEIGHT = { error: 2, warning: 1, info: 0 };

export function marksOf(report: { readonly verdicts: readonly Pick<DeckVerdict, 'issues'>[] } | null): Marks {
  const marks = new Map<number, { severity: 'error' | 'warning' | 'info'; message: string }>();
  for (const verdict of report?.verdicts ?? []) {
    for (const { severity, message, lines } of verdict.issues) {
      for (const line of lines) {
        const old = marks.get(line);
        if (!old || WEIGHT[severity] > WEIGHT[old.severity]) marks.set(line, { severity, message });
      }
    }
  }
  return marks;
}
