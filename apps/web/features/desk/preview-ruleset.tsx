/** The preview of a mode or variant: its steps, the values that it sets, and all other values with their origin. */
import { PreviewRulesetDocument, type PreviewRulesetQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../shared/perspective.ts';
import { NoPreview } from './no-preview.tsx';
import { WideTable } from '../../shared/components/wide-table.tsx';

interface Props {
  readonly token?: string;
  readonly ruleset: string;
  /** The slug of the previewed mode or variant. */
  readonly slug: string;
}

export async function PreviewRuleset({ token, ruleset: id, slug }: Props) {
  const t = await getTranslations('desk.previewRuleset');
  const { data, refusal } = await askAsIf(token, PreviewRulesetDocument, { ruleset: id });
  if (refusal !== null || !data?.ruleset) return <NoPreview>{refusal ?? t('changeSetHasNo')}</NoPreview>;
  const { ruleset } = data;
  const own = ruleset.parameters.filter(({ origin }) => origin.id === slug);
  const others = ruleset.parameters.filter(({ origin }) => origin.id !== slug);
  return (
    <>
      <p className="preview-name">{ruleset.name}</p>
      <p>
        <span className="eyebrow">{t('settingUp')}</span> {ruleset.setup.map((step) => step.name).join(', ')}
      </p>
      <p>
        <span className="eyebrow">{t('aTurn')}</span> {ruleset.turn.map((step) => step.name).join(', ')}
      </p>
      {own.length === 0 ? (
        <p className="quiet">{t('noParameterSetHere')}</p>
      ) : (
        <Values title={t('valuesSetHere')} parameters={own} />
      )}
      {others.length > 0 && (
        <details>
          <summary>{t('otherValues', { count: others.length })}</summary>
          <Values title={t('otherValues2')} parameters={others} />
        </details>
      )}
    </>
  );
}

interface ValuesProps {
  readonly title: string;
  readonly parameters: NonNullable<PreviewRulesetQuery['ruleset']>['parameters'];
}

function Values({ title, parameters }: ValuesProps) {
  const t = useTranslations('desk.previewRuleset');
  return (
    <WideTable label={title} className="table" columns={[t('parameter'), t('value'), t('setBy')]}>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.name}>
            <th scope="row">
              <code>{parameter.name}</code>
              <span className="parameter-help">{parameter.help}</span>
            </th>
            <td>{parameter.text}</td>
            <td className="quiet">{parameter.origin.name || parameter.origin.kind}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
