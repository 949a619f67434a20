/** One column of the source in the mapping form: its role and the conversion of its values. */
'use client';
import type { AdoptedField, Adoption } from '@rulewright/content';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  emptyFrom,
  emptyText,
  PARTS,
  roleOf,
  withField,
  withRole,
  wordsFrom,
  wordsText,
  type Role,
} from '../../../lib/desk/mapping.ts';
import { fieldIdOf } from '../../../lib/desk/id-of.ts';
import type { GameField, SourceColumn } from './adoption-types.ts';

const FORMS = ['line', 'text', 'integer', 'yes', 'choice', 'choices', 'amounts'] as const;

/** The value of the option that creates a field. */
const NEW_FIELD = 'new-field';

export interface MappingRowProps {
  readonly column: SourceColumn;
  readonly mapping: Adoption;
  readonly fields: readonly GameField[] | null;
  readonly onChange: (mapping: Adoption) => void;
}

export function MappingRow({ column: { name, example }, mapping, fields, onChange }: MappingRowProps) {
  const t = useTranslations('desk.mappingRow');
  const role = roleOf(mapping, name);
  const fieldId = role.startsWith('field:') ? role.slice('field:'.length) : null;
  const field = fieldId === null ? null : mapping.fields[fieldId]!;
  const own = (fields ?? []).filter(({ type }) => (FORMS as readonly string[]).includes(type));
  const choose = (value: string): void => {
    if (value === NEW_FIELD) {
      void fieldIdOf(name, Object.keys(mapping.fields)).then((id) =>
        onChange(withRole(mapping, name, `field:${id}`, 'line')),
      );
      return;
    }
    const known = own.find(({ id }) => value === `field:${id}`);
    onChange(withRole(mapping, name, value as Role, (known?.type ?? 'line') as AdoptedField['as']));
  };
  return (
    <tr data-role={role}>
      <th scope="row">
        {name}
        {example && <span className="quiet adopt-example">{example}</span>}
      </th>
      <td>
        <select
          className="field"
          aria-label={t('becomes', { column: name })}
          value={role}
          disabled={role === 'name'}
          title={role === 'name' ? t('nameElsewhere') : undefined}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="leave">{t('leave')}</option>
          {PARTS.map((part) => (
            <option key={part} value={part}>
              {t('part', { part })}
            </option>
          ))}
          {own.map(({ id, label }) => (
            <option key={id} value={`field:${id}`}>
              {t('field', { name: label })}
            </option>
          ))}
          {fields === null && fieldId !== null && <option value={role}>{t('field', { name: fieldId })}</option>}
          {fields === null && fieldId === null && <option value={NEW_FIELD}>{t('newField')}</option>}
        </select>
      </td>
      <td>
        {field && fieldId !== null && (
          <div className="adopt-converter">
            <select
              className="field"
              aria-label={t('form', { column: name })}
              value={field.as}
              disabled={fields !== null}
              onChange={({ target }) =>
                onChange(withField(mapping, fieldId, { ...field, as: target.value as AdoptedField['as'] }))
              }
            >
              {FORMS.map((form) => (
                <option key={form} value={form}>
                  {t('formName', { form })}
                </option>
              ))}
            </select>
            <Details column={name} field={field} onChange={(next) => onChange(withField(mapping, fieldId, next))} />
          </div>
        )}
      </td>
    </tr>
  );
}

interface DetailsProps {
  readonly column: string;
  readonly field: AdoptedField;
  readonly onChange: (field: AdoptedField) => void;
}

/** Sets a text of the field, or removes the key if the text is empty. */
const withText = (field: AdoptedField, key: 'split' | 'default', text: string): AdoptedField => {
  const rest = Object.fromEntries(Object.entries(field).filter(([one]) => one !== key)) as unknown as AdoptedField;
  return text === '' ? rest : { ...rest, [key]: text };
};

/** Rarely used settings: the list separator, the texts of cells without a value, the value of such cells, and the translation of words. */
function Details({ column, field, onChange }: DetailsProps) {
  const t = useTranslations('desk.mappingRow');
  const [words, setWords] = useState(wordsText(field.map));
  const [none, setNone] = useState(emptyText(field.empty));
  return (
    <details>
      <summary>{t('more')}</summary>
      {(field.as === 'choices' || field.as === 'amounts') && (
        <label className="form-line">
          {t('split')}
          <input
            className="field"
            maxLength={10}
            value={field.split ?? ''}
            placeholder=","
            onChange={({ target }) => onChange(withText(field, 'split', target.value))}
          />
        </label>
      )}
      <label className="form-line">
        {t('withoutValue')}
        <textarea
          className="field"
          rows={2}
          maxLength={800}
          value={none}
          placeholder="0"
          aria-label={t('withoutValueOf', { column })}
          onChange={({ target }) => setNone(target.value)}
          onBlur={() => {
            const { empty: _, ...rest } = field;
            const empty = emptyFrom(none);
            onChange(empty ? { ...rest, empty } : rest);
          }}
        />
      </label>
      <label className="form-line">
        {t('ofEmptyCells')}
        <input
          className="field"
          value={String(field.default ?? '')}
          onChange={({ target }) => onChange(withText(field, 'default', target.value))}
        />
      </label>
      {field.as !== 'line' && field.as !== 'text' && field.as !== 'yes' && (
        <label className="form-line">
          {t('words')}
          <textarea
            className="field"
            rows={3}
            value={words}
            placeholder={t('wordsExample')}
            aria-label={t('wordsOf', { column })}
            onChange={({ target }) => setWords(target.value)}
            onBlur={() => {
              const { map: _, ...rest } = field;
              const map = wordsFrom(words);
              onChange(Object.keys(map).length === 0 ? rest : { ...rest, map });
            }}
          />
        </label>
      )}
    </details>
  );
}
