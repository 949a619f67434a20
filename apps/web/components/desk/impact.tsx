/** What a change does to games of one ruleset: the differences that chance hardly explains, then every number with its interval. */
import type { CheckRunPartsFragment } from '@rulewright/api-client';
import { EffectPlot } from './effect-plot.tsx';

export interface ImpactProps {
  readonly impact: CheckRunPartsFragment['impact'][number];
}

const count = (length: number, word: string): string => `${length} ${length === 1 ? word : `${word}s`}`;

export function Impact({ impact: { ruleset, games, findings } }: ImpactProps) {
  const shown = findings.filter((finding) => finding.shown);
  const moved = findings.filter(({ low, high }) => low !== 0 || high !== 0);
  const same = findings.length - moved.length;
  return (
    <section className="impact" aria-label={`Effect on games of ${ruleset}`}>
      <h3>
        <code>{ruleset}</code>
      </h3>
      <p className="quiet">{games.toLocaleString('en')} games before and after, with the same seeds.</p>
      {moved.length === 0 && <p>Every one of them went as before.</p>}
      {moved.length > 0 && shown.length === 0 && <p>No difference that chance alone would not bring.</p>}
      {shown.length > 0 && (
        <ul className="impact-sentences">
          {shown.map((finding) => (
            <li key={finding.metric}>{finding.sentence}</li>
          ))}
        </ul>
      )}
      {moved.length > 0 && (
        <details open={shown.length > 0}>
          <summary>{count(moved.length, 'number')} with their intervals</summary>
          <EffectPlot label={`Effects on ${ruleset}`} findings={moved} />
          {same > 0 && <p className="quiet">{count(same, 'more number')} stayed exactly as before.</p>}
        </details>
      )}
    </section>
  );
}
