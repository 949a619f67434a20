/** The form's own buttons and choices, with words where the library has icons of another style. */
'use client';
import type { IconButtonProps, MultiSchemaFieldTemplateProps } from '@rjsf/utils';

function worded(word: string) {
  return function FormButton({ onClick, disabled, id }: IconButtonProps) {
    return (
      <button type="button" id={id} onClick={onClick} disabled={disabled}>
        {word}
      </button>
    );
  };
}

/** A value that may have one of several forms: first which, then its fields. */
function Alternatives({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="form-alternatives">
      {/* The library gives the choice no label of its own. */}
      <label>Form {selector}</label>
      {optionSchemaField}
    </div>
  );
}

export const FORM_TEMPLATES = {
  ButtonTemplates: {
    AddButton: worded('Add'),
    RemoveButton: worded('Remove'),
    MoveUpButton: worded('Up'),
    MoveDownButton: worded('Down'),
    CopyButton: worded('Copy'),
    ClearButton: worded('Clear'),
  },
  MultiSchemaFieldTemplate: Alternatives,
};
