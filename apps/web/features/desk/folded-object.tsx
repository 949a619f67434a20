/** An object of the form that hides its empty optional members, so that a long list of entries stays readable. */
'use client';
import PlainObject from '@rjsf/core/lib/components/templates/ObjectFieldTemplate.js';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

type Data = Readonly<Record<string, unknown>> | undefined;

/** The members to show: required ones, and those with a value when the form opened. They stay visible while a person types. */
function shownIn({ schema, formData }: ObjectFieldTemplateProps): ReadonlySet<string> {
  return new Set([...(schema.required ?? []), ...Object.keys((formData as Data) ?? {}), ...SHOWN]);
}

/** The bounds of a rule, which most rules need. */
const SHOWN = ['min', 'max', 'exactly'];

function Folded(props: ObjectFieldTemplateProps) {
  const t = useTranslations('desk.foldedObject');
  const [shown] = useState(() => shownIn(props));
  const rest = props.properties.filter(({ name }) => !shown.has(name));
  return (
    <>
      <PlainObject {...props} properties={props.properties.filter(({ name }) => shown.has(name))} />
      {rest.length > 0 && (
        <details className="form-more">
          <summary>{t('more', { count: rest.length })}</summary>
          {rest.map(({ content }) => content)}
        </details>
      )}
    </>
  );
}

export function FoldedObject(props: ObjectFieldTemplateProps) {
  const isFolded = (props.uiSchema?.['ui:options'] as { readonly fold?: boolean } | undefined)?.fold === true;
  return isFolded ? <Folded {...props} /> : <PlainObject {...props} />;
}
