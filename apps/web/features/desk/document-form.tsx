/** The form of a document, generated from the schema of its kind and kept in sync with the source. */
'use client';
// The entry point of the package also loads its test helpers, which need another validator.
import Form from '@rjsf/core/lib/components/Form.js';
import type { UiSchema, FieldProps, RJSFSchema } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useMemo, useId } from 'react';
import { FORM_TEMPLATES, FORM_WIDGETS } from './form-templates.tsx';
import { formValidator } from './model/form-validator.ts';
import { type FormContext, formSchemaOf, lawChoicesIn, picturesIn, setsParameters } from './model/form-schema.ts';
import { referencesOf } from './model/form-references.ts';
import { dataIn, withData } from '@rulewright/content/editing';
import { FlowField } from './flow-field.tsx';
import { LawNumberField } from './law-number-field.tsx';
import { ParametersField } from './parameters-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PredicateField } from './predicate-field.tsx';
import { LARGEST_LOGO, saveLogo } from './model/content-files.ts';
import { useAction } from '../../shared/use-action.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

/** The logo field of a game's document. It saves the chosen file next to the document and writes the file name into the field. */
function LogoField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { formData, onChange, fieldPathId, disabled = false, registry } = props;
  const t = useTranslations('desk.logoField');
  const id = useId();
  const saving = useAction();
  const { changeSet, path } = registry.formContext;
  const name = (value: string | undefined): void => onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
  const choose = (file: File | undefined): Promise<void> | undefined => {
    if (!file || changeSet === null) return undefined;
    return saving.run(async () => {
      if (file.size > LARGEST_LOGO) throw new Error(t('tooLarge', { kilobytes: LARGEST_LOGO / 1024 }));
      name(await saveLogo(changeSet, path, file));
    });
  };
  return (
    <div className="rjsf-field">
      <label htmlFor={id}>{t('label')}</label>
      <input
        id={id}
        type="file"
        accept=".svg,.png,image/svg+xml,image/png"
        disabled={disabled || changeSet === null || saving.busy}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <p id={`${id}-help`} className="quiet">
        {formData === undefined ? t('none') : t('named', { file: String(formData) })} {t('help')}
      </p>
      <Refusal of={saving.error} className="field-error" />
      {formData !== undefined && !disabled && (
        <button type="button" onClick={() => name(undefined)}>
          {t('remove')}
        </button>
      )}
    </div>
  );
}

export interface DocumentFormProps {
  readonly schema: unknown;
  readonly text: string;
  readonly readOnly: boolean;
  /** The kind and path of the document, and the id of the change set in which it is edited. */
  readonly kind: string;
  readonly path: string;
  readonly changeSet: number | null;
  readonly onChange: (text: string) => void;
  /** Finds rules, cards and sets by name. */
  readonly find: FormContext['find'];
  /** The values of the selected mode as text, by parameter. */
  readonly values: FormContext['current'];
  readonly pictures?: FormContext['pictures'];
  /** The parameter that an edit link named. */
  readonly item?: string | undefined;
}

/** Gives long sentences several lines. The form has no submit button, because drafts save automatically. */
const WIDE = { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } };
const FOLD = { 'ui:options': { fold: true } };
/** A field that is shown even while it is empty. */
const own = (field: string): UiSchema => ({ 'ui:field': field, 'ui:options': { always: true } });
const FLOW = { 'ui:field': 'FlowField', 'ui:fieldReplacesAnyOrOneOf': true };
/** The UI of a law rule. Parts that refer to several zones or pairs of cards are lines of text. */
const LAW_RULE = { in: FLOW, copies: FLOW, apart: FLOW, pair: FLOW, reduced: FLOW, ...FOLD };
const UI: UiSchema = {
  'ui:definitions': {
    '#/$defs/predicate': { 'ui:field': 'PredicateField' },
    '#/$defs/lawNumber': { 'ui:field': 'LawNumberField' },
    '#/$defs/lawTest': FLOW,
  },
  // Lists of entries with many optional members: deck law, fields, parameters and faces.
  rules: { items: LAW_RULE },
  leaveOut: FLOW,
  betweenGames: FLOW,
  named: FLOW,
  fields: { items: FOLD },
  faces: { items: { slots: FOLD } },
  law: { items: { add: { items: LAW_RULE }, amend: { items: FOLD } } },
  'ui:submitButtonOptions': { norender: true },
  logo: own('LogoField'),
  summary: WIDE,
  flavor: WIDE,
  notes: WIDE,
  data: { abilities: { items: { text: WIDE } } },
  parameters: { items: FOLD },
};
const OF_MODE: UiSchema = { ...UI, parameters: own('ParametersField') };
const OF_SET: UiSchema = { ...UI, released: { 'ui:title': 'Day of publication', 'ui:options': { always: true } } };
const FIELDS = { FlowField, LawNumberField, LogoField, ParametersField, PictureField, PredicateField };

/** The UI schema for a document schema. Adds the fields that name other documents, and the picture fields of a card. */
function uiOf(schema: unknown, kind: string): UiSchema {
  if (setsParameters(schema)) return OF_MODE;
  if (kind === 'set') return OF_SET;
  if (kind !== 'card') return { ...UI, ...referencesOf(kind) };
  const pictures = picturesIn(schema).map((name) => [name, own('PictureField')]);
  return pictures.length === 0 ? UI : { ...UI, data: { ...UI['data'], ...Object.fromEntries(pictures) } as UiSchema };
}

export function DocumentForm(props: DocumentFormProps) {
  const { schema, text, readOnly, kind, path, changeSet, onChange, find, values, pictures, item } = props;
  const t = useTranslations('desk.documentForm');
  const shown = useMemo(() => formSchemaOf(schema), [schema]);
  const law = useMemo(() => lawChoicesIn(schema), [schema]);
  const ui = useMemo(() => uiOf(schema, kind), [schema, kind]);
  const data = useMemo(() => dataIn(text), [text]);
  if (data === null || typeof data !== 'object') return <p className="quiet">{t('invalidYaml')}</p>;
  return (
    <Form
      className="document-form"
      schema={shown}
      uiSchema={ui}
      formData={data}
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- The form declares its data as any.
      validator={formValidator}
      templates={FORM_TEMPLATES}
      widgets={FORM_WIDGETS}
      fields={FIELDS}
      formContext={{ current: values, law, pictures, item, path, changeSet, find }}
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
