/** One column of the source in the mapping form: its role and the conversion of its values. */
'use client';
import type { AdoptedField, Adoption } from '@rulewright/content';
import { useTranslations } from 'next-intl';
import {
  emptyFrom,
  emptyText,
  PARTS,
  roleOf,
  withField,
  withRole,
  wordsFrom,
  wordsText,
  type FieldForm,
  type ColumnRole,
} from '../model/mapping.ts';
import { fieldIdOf } from '../model/id-of.ts';
import type { GameField, SourceColumn } from './adoption-types.ts';
import { Options } from '../../../shared/components/options.tsx';
import { Select } from '../../../shared/forms/select.tsx';

const FORMS = ['line', 'text', 'integer', 'yes', 'choice', 'choices', 'amounts'] as const;

const LINE: FieldForm = { as: 'line' };

/** The value of the option that creates a field. */
const NEW_FIELD = 'new-field';

export interface MappingRowProps {
  readonly column: SourceColumn;
  readonly mapping: Adoption;
  readonly fields: readonly GameField[] | null;
  readonly onChange: (mapping: Adoption) => void;
}

export function MappingRow({
  column: { name, example, decided, form: suggested },
  mapping,
  fields,
  onChange,
}: MappingRowProps) {
  const t = useTranslations('desk.mappingRow');
  const role = roleOf(mapping, name);
  const fieldId = role.startsWith('field:') ? role.slice('field:'.length) : null;
  const field = fieldId === null ? null : mapping.fields[fieldId]!;
  const isNew = fieldId !== null && !fields?.some(({ id }) => id === fieldId);
  const own = (fields ?? []).filter(({ type }) => (FORMS as readonly string[]).includes(type));
  const choose = (value: string): void => {
    if (value === NEW_FIELD) {
      const taken = [...Object.keys(mapping.fields), ...(fields ?? []).map(({ id }) => id)];
      const form = { ...(suggested ? (suggested as FieldForm) : LINE), ...(fields !== null && { new: true as const }) };
      void fieldIdOf(name, taken).then((id) => onChange(withRole(mapping, name, `field:${id}`, form)));
      return;
    }
    const known = own.find(({ id }) => value === `field:${id}`);
    onChange(withRole(mapping, name, value as ColumnRole, { as: (known?.type ?? 'line') as AdoptedField['as'] }));
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
          <Options of={PARTS.map((part) => ({ id: part, name: t('part', { part }) }))} />
          <Options of={own.map(({ id, label }) => ({ id: `field:${id}`, name: t('field', { name: label }) }))} />
          {isNew && <option value={role}>{t('newFieldOf', { name: fieldId })}</option>}
          {!isNew && <option value={NEW_FIELD}>{t('newField')}</option>}
        </select>
      </td>
      <td>
        {field && fieldId !== null && (
          <div className="adopt-converter">
            <select
              className="field"
              aria-label={t('form', { column: name })}
              value={field.as}
              disabled={!isNew}
              onChange={({ target }) =>
                onChange(withField(mapping, fieldId, { ...field, as: target.value as AdoptedField['as'] }))
              }
            >
              <Options of={FORMS.map((form) => ({ id: form, name: t('formName', { form }) }))} />
            </select>
            <Details column={name} field={field} onChange={(next) => onChange(withField(mapping, fieldId, next))} />
          </div>
        )}
        {decided.length > 0 && <p className="quiet adopt-decided">{decided.join(' ')}</p>}
      </td>
    </tr>
  );
}

interface DetailsProps {
  readonly column: string;
  readonly field: AdoptedField;
  readonly onChange: (field: AdoptedField) => void;
}

/** Sets a member of the field, or removes the key if the value is empty. */
function withMember(field: AdoptedField, key: keyof AdoptedField, value: unknown): AdoptedField {
  const rest = Object.fromEntries(Object.entries(field).filter(([one]) => one !== key)) as unknown as AdoptedField;
  return value === undefined || value === '' ? rest : { ...rest, [key]: value };
}

const THOUSANDS = [',', '.', ' ', "'"] as const;

/** Rarely used settings: separators, the texts of cells without a value and their value, and the words of the field. */
function Details({ column, field, onChange }: DetailsProps) {
  const t = useTranslations('desk.mappingRow');
  const change = (key: keyof AdoptedField, value: unknown): void => onChange(withMember(field, key, value));
  const isNumber = field.as === 'integer';
  const map = wordsText(field.map);
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
            onChange={({ target }) => change('split', target.value)}
          />
        </label>
      )}
      {isNumber && (
        <>
          <label className="form-line">
            {t('unit')}
            <input
              className="field"
              maxLength={20}
              value={field.unit ?? ''}
              placeholder="%"
              onChange={({ target }) => change('unit', target.value)}
            />
          </label>
          <Select
            label={t('thousands')}
            className="form-line"
            value={field.thousands ?? ''}
            onChange={(value) => change('thousands', value)}
            of={THOUSANDS.map((sign) => ({ id: sign, name: `1${sign}000` }))}
            empty={t('noThousands')}
          />
        </>
      )}
      <ListBox
        label={t('withoutValue')}
        name={t('withoutValueOf', { column })}
        example="n/a"
        list={field.empty}
        onChange={(list) => change('empty', list)}
      />
      {(isNumber || field.as === 'choice' || field.as === 'choices') && (
        <ListBox
          label={t('permitted')}
          name={t('permittedOf', { column })}
          example="X"
          list={field.words}
          onChange={(list) => change('words', list)}
        />
      )}
      <label className="form-line">
        {t('ofEmptyCells')}
        <input
          className="field"
          value={String(field.default ?? '')}
          onChange={({ target }) => change('default', target.value)}
        />
      </label>
      {field.as !== 'line' && field.as !== 'text' && (
        <label className="form-line">
          {t('words')}
          <textarea
            // Answers to questions change the words too.
            key={map}
            className="field"
            rows={3}
            defaultValue={map}
            placeholder={t('wordsExample')}
            aria-label={t('wordsOf', { column })}
            onBlur={({ target }) => {
              if (target.value === map) return;
              const pairs = wordsFrom(target.value);
              change('map', Object.keys(pairs).length === 0 ? undefined : pairs);
            }}
          />
        </label>
      )}
    </details>
  );
}

interface ListBoxProps {
  readonly label: string;
  readonly name: string;
  readonly example: string;
  readonly list: readonly string[] | undefined;
  readonly onChange: (list: string[] | undefined) => void;
}

/** A list of texts, one on each line. */
function ListBox({ label, name, example, list, onChange }: ListBoxProps) {
  const text = emptyText(list);
  return (
    <label className="form-line">
      {label}
      <textarea
        // Answers to questions change the list too.
        key={text}
        className="field"
        rows={2}
        maxLength={800}
        defaultValue={text}
        placeholder={example}
        aria-label={name}
        onBlur={({ target }) => target.value !== text && onChange(emptyFrom(target.value))}
      />
    </label>
  );
}
