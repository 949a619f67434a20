/** The preview of an adoption: cards before and after, conflicts, invalid rows, cards missing from the source, and notes. */
'use client';
import { useTranslations } from 'next-intl';
import { AdoptConflicts } from './adopt-conflicts.tsx';
import type { Choices, AdoptionDecisions, SeenAdoption } from './adoption-types.ts';
import { ChangedCards } from './changed-cards.tsx';
import { Pager } from './pager.tsx';

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
          <div className="scroll-x" role="region" aria-label={t('badRows', { count: badCount })} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('row')}</th>
                  <th scope="col">{t('column')}</th>
                  <th scope="col">{t('reason')}</th>
                </tr>
              </thead>
              <tbody>
                {bad.map((one, at) => (
                  <tr key={at}>
                    <td>{one.row}</td>
                    <td>{one.column}</td>
                    <td>{one.reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
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
