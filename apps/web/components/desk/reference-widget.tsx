/** A form field for a rule, a card or a set. It offers names while the editor types, and stores the id. */
'use client';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { FormContext } from '../../lib/desk/form-schema.ts';
import type { ReferenceChoice, ReferenceKind } from '../../lib/desk/form-references.ts';

/** The ids that a schema suggests. */
const suggestedBy = ({ examples }: RJSFSchema): ReferenceChoice[] =>
  (Array.isArray(examples) ? (examples as unknown[]) : []).map((id) => ({ id: String(id), name: String(id) }));

/** Milliseconds after a key press until the server is asked. */
const PAUSE = 150;

export function ReferenceWidget(props: WidgetProps<unknown, RJSFSchema, FormContext>) {
  const { id, value, disabled, readonly, required, onChange, registry, options, schema } = props;
  const t = useTranslations('desk.referenceWidget');
  const kind = options['refers'] as ReferenceKind;
  const { find } = registry.formContext;
  const text = typeof value === 'string' ? value : '';
  // The schema suggests ids until the server has answered with names.
  const [choices, setChoices] = useState<readonly ReferenceChoice[]>(() => suggestedBy(schema));
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      find(kind, text).then(
        (found) => {
          if (!gone) setChoices(found);
        },
        // Without choices, the field takes an id as before.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [find, kind, text]);
  const chosen = choices.find((one) => one.id === text);
  /** A name that was typed in full stands for its id. */
  const takeName = (): void => {
    const typed = text.trim().toLowerCase();
    const named = choices.find(({ name }) => name.toLowerCase() === typed);
    if (named && !chosen) onChange(named.id);
  };
  return (
    <>
      <input
        id={id}
        className="field"
        list={`${id}-choices`}
        value={text}
        disabled={disabled || readonly}
        required={required}
        placeholder={t('placeholder', { kind })}
        aria-describedby={chosen && chosen.name !== text ? `${id}-name` : undefined}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        onBlur={takeName}
      />
      <datalist id={`${id}-choices`}>
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </datalist>
      {chosen && chosen.name !== text && (
        <span id={`${id}-name`} className="quiet">
          {chosen.name}
        </span>
      )}
    </>
  );
}
