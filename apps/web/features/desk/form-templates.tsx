/** Buttons, labels and choices of the form, with text where the library has icons. */
'use client';
import PlainField from '@rjsf/core/lib/components/templates/FieldTemplate/FieldTemplate.js';
import PlainInput from '@rjsf/core/lib/components/widgets/TextWidget.js';
import type {
  FieldTemplateProps,
  IconButtonProps,
  MultiSchemaFieldTemplateProps,
  TitleFieldProps,
  WidgetProps,
} from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Entry, FoldedObject, NamedValue } from './form-folds.tsx';
import { entryTitle } from './model/titled.ts';
import { ReferenceWidget } from './reference-widget.tsx';

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
  WrapIfAdditionalTemplate: NamedValue,
};

export const FORM_WIDGETS = { ReferenceWidget, TextWidget: Text };
