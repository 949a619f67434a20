/** The result of a run without a question in one sentence: which facts the sentence names. */
import type { LabReportPartsFragment, LabRunHeadFragment } from '@rulewright/api-client';

type Finding = LabReportPartsFragment['findings'][number];

/** `nothing`: no difference is shown. `finding`: the most certain one, and how many others. `candidate`: the nearest to the goals. */
export type Headline =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'finding'; readonly sentence: string; readonly others: number }
  | { readonly kind: 'candidate'; readonly name: string; readonly met: boolean; readonly results: string };

/** How many times its own uncertainty a difference is. */
const certainty = ({ difference, low, high }: Finding): number =>
  Math.abs(difference) / Math.max((high - low) / 2, Number.MIN_VALUE);

export function headlineOf(
  { tune, arms }: Pick<LabRunHeadFragment, 'tune' | 'arms'>,
  { findings, candidates }: Pick<LabReportPartsFragment, 'findings' | 'candidates'>,
  written: (unit: string, value: number) => string,
): Headline {
  if (tune !== null) {
    const [nearest] = [...candidates].sort((a, b) => a.miss - b.miss || a.changes - b.changes);
    if (!nearest) return { kind: 'nothing' };
    const results = nearest.results.map(({ title, unit, value }) => `${title} ${written(unit, value)}`).join(', ');
    return { kind: 'candidate', name: arms[nearest.arm]?.name ?? '', met: nearest.miss === 0, results };
  }
  const shown = findings.filter((finding) => finding.shown).sort((a, b) => certainty(b) - certainty(a));
  const [first] = shown;
  return first ? { kind: 'finding', sentence: first.sentence, others: shown.length - 1 } : { kind: 'nothing' };
}
