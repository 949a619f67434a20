/** A form field for a rule, a card or a set. It offers names while the editor types, and stores the id. */
'use client';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { FormContext } from './model/form-schema.ts';
import type { ReferenceChoice, ReferenceKind } from './model/form-references.ts';
import { Options } from '../../shared/components/options.tsx';

/** The ids that a schema suggests. */
const suggestedBy = ({ examples }: RJSFSchema): ReferenceChoice[] =>
  (Array.isArray(examples) ? (examples as unknown[]) : []).map((id) => ({ id: String(id), name: String(id) }));

/** The id of the choice with exactly this name. Undefined if the text is an id, or if no choice has this name. */
function idNamed(choices: readonly ReferenceChoice[], text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  if (choices.some(({ id }) => id === text)) return undefined;
  return choices.find(({ name }) => name.toLowerCase() === typed)?.id;
}

/** Milliseconds from the last key press until the request to the server. */
const PAUSE = 150;

export function ReferenceWidget(props: WidgetProps<unknown, RJSFSchema, FormContext>) {
  const { id, disabled, readonly, required, onChange, registry, options, schema } = props;
  const value: unknown = props.value;
  const t = useTranslations('desk.referenceWidget');
  const kind = options['refers'] as ReferenceKind;
  const { find } = registry.formContext;
  const text = typeof value === 'string' ? value : '';
  // The schema suggests ids until the server has answered with names.
  const [choices, setChoices] = useState<readonly ReferenceChoice[]>(() => suggestedBy(schema));
  /**
   * Whether the editor has been in the field. A legality document has hundreds of these fields, so a field has choices only from then on. The
   * rules of a game are read once for all fields, so that fields for rules show their sentences at once.
   */
  const [isUsed, setUsed] = useState(false);
  const asks = isUsed || kind === 'rule';
  /** Whether the editor has left the field. A name is then replaced by its id as soon as the choices arrive. */
  const left = useRef(false);
  useEffect(() => {
    if (!asks) return;
    let gone = false;
    const timer = setTimeout(() => {
      find(kind, text).then(
        (referenceChoices) => {
          if (gone) return;
          setChoices(referenceChoices);
          const id = left.current ? idNamed(referenceChoices, text) : undefined;
          if (id !== undefined) onChange(id);
        },
        // If the request fails, the field still accepts an id.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asks, find, kind, text, onChange]);
  const chosen = choices.find((one) => one.id === text);
  /** Replaces the exact name of a choice by its id. */
  const takeName = (): void => {
    left.current = true;
    const named = idNamed(choices, text);
    if (named !== undefined) onChange(named);
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
        onFocus={() => {
          left.current = false;
          setUsed(true);
        }}
        onBlur={takeName}
      />
      <datalist id={`${id}-choices`}>{isUsed && <Options of={choices} />}</datalist>
      {chosen && chosen.name !== text && (
        <span id={`${id}-name`} className="quiet">
          {chosen.name}
        </span>
      )}
    </>
  );
}
