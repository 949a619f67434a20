/** The preview of an adoption: cards before and after, conflicts, invalid rows, cards missing from the source, and notes. */
'use client';
import { useTranslations } from 'next-intl';
import type { Choices, AdoptionDecisions, SeenAdoption } from './adoption-types.ts';
import { ChangedCards, fieldName } from './changed-cards.tsx';
import { WideTable } from '../../../shared/components/wide-table.tsx';

interface AdoptConflictsProps {
  readonly conflicts: SeenAdoption['conflicts'];
  readonly count: number;
  readonly decisions: AdoptionDecisions;
  readonly onDecision: (place: string, take: 'source' | 'here') => void;
}

/** Values that changed both in the source and here. Without a decision, our value stays, and the next adoption lists the conflict again. */
function AdoptConflicts({ conflicts, count, decisions, onDecision }: AdoptConflictsProps) {
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

interface PagerProps {
  readonly label: string;
  readonly from: number;
  readonly part: number;
  readonly count: number;
  readonly onFrom: (from: number) => void;
}

/** Buttons to the previous and next page of a long list. */
function Pager({ label, from, part, count, onFrom }: PagerProps) {
  const t = useTranslations('desk.pager');
  if (count <= part && from === 0) return null;
  return (
    <nav className="button-row" aria-label={label}>
      <button type="button" className="button" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - part))}>
        {t('earlier')}
      </button>
      <span className="quiet">{t('shown', { first: from + 1, last: Math.min(count, from + part), count })}</span>
      <button type="button" className="button" disabled={from + part >= count} onClick={() => onFrom(from + part)}>
        {t('later')}
      </button>
    </nav>
  );
}

interface From {
  readonly changesFrom: number;
  readonly badFrom: number;
}

export interface AdoptPreviewProps {
  readonly adoption: SeenAdoption;
  readonly isWaiting: boolean;
  /** The number of entries on one page of a list. */
  readonly part: number;
  readonly from: From;
  readonly onFrom: (from: Partial<From>) => void;
  readonly choices: Choices;
  readonly onChoices: (choices: Partial<Choices>) => void;
  readonly decisions: AdoptionDecisions;
  readonly onDecision: (place: string, take: 'source' | 'here') => void;
}

export function AdoptPreview(props: AdoptPreviewProps) {
  const { adoption, isWaiting, part, from, onFrom, choices, onChoices, decisions, onDecision } = props;
  const t = useTranslations('desk.adoptPreview');
  const { counts, bad, badCount, gone, goneCount, notes, noteCount, conflicts, conflictCount } = adoption;
  return (
    <div className="adopt-preview" aria-busy={isWaiting}>
      <section className="section">
        <h2>{t('preview')}</h2>
        <p role="status">{t('counts', { ...counts, removed: adoption.removedCount, bad: badCount })}</p>
        <ChangedCards changes={adoption.changes} />
        <Pager
          label={t('cards')}
          from={from.changesFrom}
          part={part}
          count={adoption.changeCount}
          onFrom={(changesFrom) => onFrom({ changesFrom })}
        />
      </section>
      {conflictCount > 0 && (
        <AdoptConflicts conflicts={conflicts} count={conflictCount} decisions={decisions} onDecision={onDecision} />
      )}
      {badCount > 0 && (
        <section className="section">
          <h2>{t('badRows', { count: badCount })}</h2>
          <p>{t('badRowsHelp')}</p>
          <WideTable label={t('badRows', { count: badCount })} columns={[t('row'), t('column'), t('reason')]}>
            <tbody>
              {bad.map((one, at) => (
                <tr key={at}>
                  <td>{one.row}</td>
                  <td>{one.column}</td>
                  <td>{one.reason}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
          <Pager
            label={t('rows')}
            from={from.badFrom}
            part={part}
            count={badCount}
            onFrom={(badFrom) => onFrom({ badFrom })}
          />
          <p>
            <label>
              <input
                type="checkbox"
                checked={choices.leaveOut}
                onChange={({ target }) => onChoices({ leaveOut: target.checked })}
              />{' '}
              {t('leaveOut', { count: badCount })}
            </label>
          </p>
        </section>
      )}
      {(badCount > 0 || choices.join) && (
        <p>
          <label>
            <input
              type="checkbox"
              checked={choices.join}
              onChange={({ target }) => onChoices({ join: target.checked })}
            />{' '}
            {t('join')}
          </label>
        </p>
      )}
      {goneCount > 0 && (
        <section className="section">
          <h2>{t('gone', { count: goneCount })}</h2>
          <p>
            <label>
              <input
                type="checkbox"
                checked={choices.prune}
                onChange={({ target }) => onChoices({ prune: target.checked })}
              />{' '}
              {t('prune')}
            </label>
          </p>
          <ul>
            {gone.map((card) => (
              <li key={card}>{card}</li>
            ))}
          </ul>
          {goneCount > gone.length && <p className="quiet">{t('more', { count: goneCount - gone.length })}</p>}
        </section>
      )}
      {noteCount > 0 && (
        <section className="section">
          <details>
            <summary>{t('notes', { count: noteCount })}</summary>
            <ul>
              {notes.map((note, at) => (
                <li key={at}>{note}</li>
              ))}
            </ul>
            {noteCount > notes.length && <p className="quiet">{t('more', { count: noteCount - notes.length })}</p>}
          </details>
        </section>
      )}
    </div>
  );
}
