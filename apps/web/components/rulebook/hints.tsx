/** The popovers that explain the values and terms of a page. The browser opens them without scripts. */
import { hintId, ParameterValue, RuleText, type ParameterValueData } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { EditLink } from '../edit-link.tsx';
import type { Book } from './types.ts';
import { ValueEdit } from './value-edit.tsx';

export function Hints({
  parameters,
  terms,
  edit,
}: {
  readonly parameters: readonly ParameterValueData[];
  readonly terms: Book['glossary'];
  /** The mode whose values can be edited; without it there are no edit links. */
  readonly edit?: { readonly game: string; readonly mode: string; readonly token?: string | undefined } | null;
}) {
  const t = useTranslations('rules.hints');
  return (
    <div className="hints">
      {parameters.map((parameter) => (
        <div key={parameter.name} id={hintId('param', parameter.name)} popover="auto" className="popover" role="note">
          <ParameterValue
            parameter={parameter}
            words={{
              origin: t('origin', { kind: parameter.origin.kind, id: parameter.origin.id ?? '' }),
              sameInModes: t('sameInModes'),
            }}
          />
          {edit && (
            <div className="value-edit">
              <ValueEdit game={edit.game} mode={edit.mode} name={parameter.name} token={edit.token} />
              <EditLink kind="value" id={parameter.name} name={parameter.name} game={edit.game} mode={edit.mode} />
            </div>
          )}
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
