/** The form of a document, generated from the schema of its kind and kept in sync with the source. */
'use client';
// The entry point of the package also loads its test helpers, which need another validator.
import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FORM_TEMPLATES, FORM_WIDGETS } from './form-templates.tsx';
import { formValidator } from '../../lib/desk/form-validator.ts';
import { titled } from '../../lib/desk/titled.ts';
import { dataIn, withData } from '../../lib/desk/yaml-edit.ts';
import { ParametersField, type ParametersContext } from './parameters-field.tsx';

export interface DocumentFormProps {
  readonly schema: unknown;
  readonly text: string;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
  /** The values of the selected mode as text, by parameter. */
  readonly values: ParametersContext['current'];
  /** The parameter that the reader came to edit. */
  readonly item?: string | undefined;
}

/** Gives long sentences several lines. The form has no submit button, because drafts save automatically. */
const WIDE = { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } };
const UI: UiSchema = {
  'ui:submitButtonOptions': { norender: true },
  summary: WIDE,
  flavor: WIDE,
  notes: WIDE,
  data: { abilities: { items: { text: WIDE } } },
  parameters: { 'ui:field': 'ParametersField' },
};
const FIELDS = { ParametersField };

export function DocumentForm({ schema, text, readOnly, onChange, values, item }: DocumentFormProps) {
  const t = useTranslations('desk.documentForm');
  const shown = useMemo(() => titled(schema) as RJSFSchema, [schema]);
  const data = useMemo(() => dataIn(text), [text]);
  if (data === null || typeof data !== 'object') return <p className="quiet">{t('invalidYaml')}</p>;
  return (
    <Form
      className="document-form"
      schema={shown}
      uiSchema={UI}
      formData={data}
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- The form declares its data as any.
      validator={formValidator}
      templates={FORM_TEMPLATES}
      widgets={FORM_WIDGETS}
      fields={FIELDS}
      formContext={{ current: values, item }}
      disabled={readOnly}
      liveValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
      }}
      onChange={({ formData }, id) => {
        // A change without an id was not typed: the form only added defaults.
        if (id === undefined) return;
        const next = withData(text, formData);
        if (next !== text) onChange(next);
      }}
    />
  );
}
