/** Buttons, labels and choices of the form, with text where the library has icons. */
'use client';
import PlainField from '@rjsf/core/lib/components/templates/FieldTemplate/FieldTemplate.js';
import PlainInput from '@rjsf/core/lib/components/widgets/TextWidget.js';
import {
  getTemplate,
  type ArrayFieldItemTemplateProps,
  type FieldTemplateProps,
  type IconButtonProps,
  type MultiSchemaFieldTemplateProps,
  type TitleFieldProps,
  type WidgetProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { entryTitle } from './model/titled.ts';
import { ReferenceWidget } from './reference-widget.tsx';
import PlainObject from '@rjsf/core/lib/components/templates/ObjectFieldTemplate.js';

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

/** An object of the form that hides its empty optional members, so that a long list of entries stays readable. */
function FoldedObject(props: ObjectFieldTemplateProps) {
  const isFolded = (props.uiSchema?.['ui:options'] as { readonly fold?: boolean } | undefined)?.fold === true;
  return isFolded ? <Folded {...props} /> : <PlainObject {...props} />;
}

function worded(action: 'add' | 'remove' | 'up' | 'down' | 'copy' | 'clear') {
  return function FormButton({ onClick, disabled, id }: IconButtonProps) {
    const t = useTranslations('desk.formTemplates');
    return (
      <button type="button" id={id} onClick={onClick} disabled={disabled}>
        {t('button', { action })}
      </button>
    );
  };
}

/** A value that can have one of several forms: first the choice of the form, then its fields. */
function Alternatives({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const t = useTranslations('desk.formTemplates');
  return (
    <div className="form-alternatives">
      {/* The library does not label this choice. */}
      <label>
        <span className="visually-hidden">{t('form')}</span> {selector}
      </label>
      {optionSchemaField}
    </div>
  );
}

/** A field of the form. Fields with only one possible value are hidden, because nothing has to be typed. */
function Field(props: FieldTemplateProps) {
  if (props.schema.const !== undefined) return <div hidden>{props.children}</div>;
  return <PlainField {...props} label={entryTitle(props.label)} />;
}

function Title({ id, title, required, optionalDataControl }: TitleFieldProps) {
  return (
    <legend id={id}>
      {entryTitle(title)}
      {required && <span className="required">*</span>}
      {optionalDataControl}
    </legend>
  );
}

/** An entry of a list, with its actions below. */
function Entry({ children, buttonsProps, hasToolbar, index, registry, uiSchema }: ArrayFieldItemTemplateProps) {
  const t = useTranslations('desk.formTemplates');
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>('ArrayFieldItemButtonsTemplate', registry, uiSchema);
  return (
    <div className="form-entry">
      {children}
      {hasToolbar && (
        <div className="form-entry-buttons" role="group" aria-label={t('entry', { index: index + 1 })}>
          <Buttons {...buttonsProps} />
        </div>
      )}
    </div>
  );
}

/** A longer text does not fit on one line of the form. */
const LINE = 28;

/** A text field with one or several lines. Its type never changes, because typing would otherwise move to another element. */
function Text(props: WidgetProps) {
  const [long] = useState(() => typeof props.value === 'string' && props.value.length > LINE);
  const Area = props.registry.widgets['TextareaWidget']!;
  return long ? <Area {...props} options={{ ...props.options, rows: 2 }} /> : <PlainInput {...props} />;
}

export const FORM_TEMPLATES = {
  ArrayFieldItemTemplate: Entry,
  ButtonTemplates: {
    AddButton: worded('add'),
    RemoveButton: worded('remove'),
    MoveUpButton: worded('up'),
    MoveDownButton: worded('down'),
    CopyButton: worded('copy'),
    ClearButton: worded('clear'),
  },
  FieldTemplate: Field,
  MultiSchemaFieldTemplate: Alternatives,
  ObjectFieldTemplate: FoldedObject,
  TitleFieldTemplate: Title,
};

export const FORM_WIDGETS = { ReferenceWidget, TextWidget: Text };
