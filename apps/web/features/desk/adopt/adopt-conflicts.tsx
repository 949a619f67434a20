/** Values that changed both in the source and here. Without a decision, our value stays, and the next adoption lists the conflict again. */
'use client';
import { useTranslations } from 'next-intl';
import type { AdoptionDecisions, SeenAdoption } from './adoption-types.ts';
import { fieldName } from './changed-cards.tsx';

export interface AdoptConflictsProps {
  readonly conflicts: SeenAdoption['conflicts'];
  readonly count: number;
  readonly decisions: AdoptionDecisions;
  readonly onDecision: (place: string, take: 'source' | 'here') => void;
}

export function AdoptConflicts({ conflicts, count, decisions, onDecision }: AdoptConflictsProps) {
  const t = useTranslations('desk.adoptConflicts');
  return (
    <section className="section">
      <h2>{t('conflicts', { count })}</h2>
      <p>{t('help')}</p>
      {conflicts.map(({ card, field, ours, theirs }) => {
        const place = `${card} ${field}`;
        const choice = (take: 'source' | 'here', text: string) => (
          <label>
            <input
              type="radio"
              name={place}
              checked={decisions.get(place) === take}
              onChange={() => onDecision(place, take)}
            />{' '}
            {text}
          </label>
        );
        return (
          <fieldset key={place} className="adopt-conflict">
            <legend>{field === '' ? t('wholeCard', { card }) : t('place', { card, field: fieldName(field) })}</legend>
            {choice('here', field === '' ? t('keepCard') : t('keepOurs', { value: ours || t('nothing') }))}
            {choice('source', field === '' ? t('removeCard') : t('takeTheirs', { value: theirs || t('nothing') }))}
          </fieldset>
        );
      })}
      {count > conflicts.length && <p className="quiet">{t('more', { count: count - conflicts.length })}</p>}
    </section>
  );
}
