/** The mapping of a source as a form: a row for each column, and the values that all cards share. */
'use client';
import type { Adoption } from '@rulewright/content';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { GameField, SeenAdoption, SourceColumn } from './adoption-types.ts';
import { MappingRow } from './mapping-row.tsx';
import { SelectLine } from '../../../shared/forms/select.tsx';
import { WideTable } from '../../../shared/components/wide-table.tsx';

export interface MappingFormProps {
  readonly mapping: Adoption;
  readonly columns: readonly SourceColumn[];
  /** The fields of the game. Null if the adoption creates the game. */
  readonly fields: readonly GameField[] | null;
  readonly isSuggested: boolean;
  /** The rows that repeat a card. */
  readonly repeated: SeenAdoption['repeated'];
  readonly onChange: (mapping: Adoption) => void;
}

const SAME_NAME = ['refuse', 'first', 'once', 'apart'] as const;
const REPEATS = ['refuse', 'leave', 'printing'] as const;

export function MappingForm({ mapping, columns, fields, isSuggested, repeated, onChange }: MappingFormProps) {
  const t = useTranslations('desk.mappingForm');
  const id = useId();
  const { set, rarity } = mapping;
  return (
    <section className="section">
      <h2>{t('mapping')}</h2>
      <p className="quiet">{isSuggested ? t('suggested') : t('stored')}</p>
      <WideTable label={t('columns')} className="adopt-mapping" columns={[t('column'), t('becomes'), t('converted')]}>
        <tbody>
          {columns.map((column) => (
            <MappingRow key={column.name} column={column} mapping={mapping} fields={fields} onChange={onChange} />
          ))}
        </tbody>
      </WideTable>
      <div className="adopt-target">
        {set.from === undefined ? (
          <p className="form-line">
            <label htmlFor={`${id}-set`}>{t('setOfAll')}</label>
            <input
              id={`${id}-set`}
              className="field"
              value={String(set.is ?? '')}
              onChange={({ target }) => onChange({ ...mapping, set: { ...set, is: target.value } })}
            />
          </p>
        ) : (
          <p className="form-line">
            <label htmlFor={`${id}-no-set`}>{t('setWithout')}</label>
            <input
              id={`${id}-no-set`}
              className="field"
              value={String(set.default ?? '')}
              onChange={({ target }) => {
                const { default: _, ...rest } = set;
                onChange({ ...mapping, set: target.value === '' ? rest : { ...rest, default: target.value } });
              }}
            />
          </p>
        )}
        <p className="form-line">
          <label htmlFor={`${id}-rarity`}>{rarity?.from === undefined ? t('rarityOfAll') : t('rarityWithout')}</label>
          <input
            id={`${id}-rarity`}
            className="field"
            value={String((rarity?.from === undefined ? rarity?.is : rarity.default) ?? 'common')}
            onChange={({ target }) => {
              const value = target.value || 'common';
              onChange({
                ...mapping,
                rarity: rarity?.from === undefined ? { is: value } : { ...rarity, default: value },
              });
            }}
          />
        </p>
        <SelectLine
          label={t('sameName')}
          id={`${id}-same`}
          value={mapping.sameName}
          onChange={(value) => onChange({ ...mapping, sameName: value as Adoption['sameName'] })}
          of={SAME_NAME.map((one) => ({ id: one, name: t('sameNameChoice', { choice: one }) }))}
        />
        <SelectLine
          label={t('repeats')}
          id={`${id}-repeats`}
          value={mapping.repeats}
          onChange={(value) => onChange({ ...mapping, repeats: value as Adoption['repeats'] })}
          of={REPEATS.map((one) => ({ id: one, name: t('repeatsChoice', { choice: one }) }))}
          help={
            repeated.count > 0 && (
              <span className="quiet">{t('repeated', { count: repeated.count, rows: repeated.rows.join(', ') })}</span>
            )
          }
        />
      </div>
    </section>
  );
}
