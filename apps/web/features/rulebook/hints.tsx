/** The popovers that explain the values and terms of a page. The browser opens them without scripts. */
import { hintId, ParameterValue, RuleText, type ParameterValueData } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Book } from './types.ts';

export function Hints({
  parameters,
  terms,
  edit,
}: {
  readonly parameters: readonly ParameterValueData[];
  readonly terms: Book['glossary'];
  /** Returns the controls that edit a value, by its name. */
  readonly edit?: ((name: string) => ReactNode) | null;
}) {
  const t = useTranslations('rules.hints');
  return (
    <div className="hints">
      {parameters.map((parameter) => (
        <div key={parameter.name} id={hintId('param', parameter.name)} popover="auto" className="popover" role="note">
          <ParameterValue
            parameter={parameter}
            words={{
              origin: t('origin', { kind: parameter.origin.kind, name: parameter.origin.name }),
              sameInModes: t('sameInModes'),
            }}
          />
          {edit?.(parameter.name)}
        </div>
      ))}
      {terms.map((term) => (
        <div key={term.id} id={hintId('term', term.id)} popover="auto" className="popover" role="note">
          <p className="popover-title">{term.term}</p>
          <RuleText html={term.html} />
        </div>
      ))}
    </div>
  );
}
