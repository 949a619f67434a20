/** Corrects a proposed outcome by buttons: the results and the events that the example states. The server plays it before it is saved. */
'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { statedPlaces, type ToldEvent } from '../model/settlement.ts';

/** What the example states instead of the proposed outcome. */
export interface Correction {
  readonly without: string[];
  readonly events: number[];
}

interface Props {
  /** The results of the outcome as people read them, by their fields. */
  readonly results: readonly { readonly field: string; readonly words: string }[];
  readonly told: readonly ToldEvent[];
  /** The events that the proposed outcome states. */
  readonly stated: readonly unknown[];
  readonly busy: boolean;
  readonly onSave: (correction: Correction) => void;
  readonly onCancel: () => void;
}

function toggled<Item>(set: ReadonlySet<Item>, item: Item): Set<Item> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}

interface ChoicesProps<Id> {
  readonly label: string;
  readonly of: readonly { readonly id: Id; readonly words: string }[];
  readonly isOn: (id: Id) => boolean;
  readonly onPress: (id: Id) => void;
}

function Choices<Id extends string | number>({ label, of, isOn, onPress }: ChoicesProps<Id>) {
  if (of.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <p>{label}</p>
      <ul className="builder-choices">
        {of.map(({ id, words }) => (
          <li key={id}>
            <button type="button" aria-pressed={isOn(id)} onClick={() => onPress(id)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function CorrectOutcome({ results, told, stated, busy, onSave, onCancel }: Props) {
  const t = useTranslations('desk.settlement');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [events, setEvents] = useState<ReadonlySet<number>>(() => new Set(statedPlaces(stated, told)));
  return (
    <section className="outcome-correct" aria-label={t('correctOutcome')}>
      <p className="quiet">{t('correctHelp')}</p>
      <Choices
        label={t('correctResults')}
        of={results.map(({ field, words }) => ({ id: field, words }))}
        isOn={(field) => !without.has(field)}
        onPress={(field) => setWithout(toggled(without, field))}
      />
      <Choices
        label={t('correctEvents')}
        of={told.map(({ sentence }, at) => ({ id: at, words: sentence }))}
        isOn={(at) => events.has(at)}
        onPress={(at) => setEvents(toggled(events, at))}
      />
      <p className="button-row">
        <button
          type="button"
          className="button button-main"
          disabled={busy}
          onClick={() => onSave({ without: [...without], events: [...events].sort((a, b) => a - b) })}
        >
          {t('saveCorrection')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('cancelCorrection')}
        </button>
      </p>
    </section>
  );
}
