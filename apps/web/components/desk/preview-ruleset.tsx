/** A mode or a variant as it will be: its steps, and every value with where it comes from. */
import { PreviewRulesetDocument } from '@rulewright/api-client';
import { askAsIf } from '../../lib/perspective.ts';
import { NoPreview } from './no-preview.tsx';

interface Props {
  readonly token?: string;
  readonly ruleset: string;
}

export async function PreviewRuleset({ token, ruleset: id }: Props) {
  const { data, refusal } = await askAsIf(token, PreviewRulesetDocument, { ruleset: id });
  if (refusal !== null || !data?.ruleset) return <NoPreview>{refusal ?? 'There are no such rules in it.'}</NoPreview>;
  const { ruleset } = data;
  return (
    <>
      <p className="preview-name">{ruleset.name}</p>
      <p>
        <span className="eyebrow">Setting up</span> {ruleset.setup.map((step) => step.name).join(', ')}
      </p>
      <p>
        <span className="eyebrow">A turn</span> {ruleset.turn.map((step) => step.name).join(', ')}
      </p>
      <div className="scroll-x" tabIndex={0} role="region" aria-label="Values">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Parameter</th>
              <th scope="col">Value</th>
              <th scope="col">Set by</th>
            </tr>
          </thead>
          <tbody>
            {ruleset.parameters.map((parameter) => (
              <tr key={parameter.name} data-own={parameter.origin.kind !== 'default'}>
                <th scope="row" title={parameter.help}>
                  <code>{parameter.name}</code>
                </th>
                <td>{parameter.text}</td>
                <td className="quiet">{parameter.origin.id ?? parameter.origin.kind}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
