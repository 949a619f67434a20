/** The steps of a turn in order, with links to their rules. */
import type { BookRuleset } from './types.ts';

export function TurnStrip({
  title,
  steps,
  has,
}: {
  readonly title: string;
  readonly steps: BookRuleset['turn'];
  readonly has: (rule: string) => boolean;
}) {
  if (steps.length === 0) return null;
  return (
    <div className="turn">
      <h2 className="eyebrow">{title}</h2>
      <ol>
        {steps.map((step) => {
          const rule = step.rules.find(has);
          return (
            <li key={step.id} title={step.help}>
              {rule ? <a href={`#${rule}`}>{step.name}</a> : step.name}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
