/** Buttons, labels and choices of the form. They have words where those of the library have icons. */
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
} from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { entryTitle } from '../../lib/desk/titled.ts';

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

/** A value that may have one of several forms: first which, then its fields. */
function Alternatives({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const t = useTranslations('desk.formTemplates');
  return (
    <div className="form-alternatives">
      {/* The library gives the choice no label of its own. */}
      <label>
        <span className="visually-hidden">{t('form')}</span> {selector}
      </label>
      {optionSchemaField}
    </div>
  );
}

/** A value that can only be one thing follows from what was chosen: nothing to be typed. */
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

/** An entry of a list, with what can be done with it below. */
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

/** A text with more characters than this does not fit on one line of the form. */
const LINE = 28;

/** A text: on one line, or on as many as it needs. It stays what it was at first, so that typing goes on in the same field. */
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
  TitleFieldTemplate: Title,
};

export const FORM_WIDGETS = { TextWidget: Text };
