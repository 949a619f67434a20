/** The tables of the Play page, each a press away: against a bot, with a friend, and at one screen. They share the deck of the reader. */
'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SubmitButton } from '../../../shared/components/submit-button.tsx';
import type { TableWith } from '../match-draft.ts';
import type { GameChoice } from '../setup-types.ts';

interface TableChoicesProps {
  /** The bots; none if people play the game by hand. */
  readonly levels: GameChoice['levels'];
  /** The number of players. */
  readonly seats: number;
  readonly busy: boolean;
  /** The open tables of other players. */
  readonly children: ReactNode;
  onTable(table: TableWith): void;
}

export function TableChoices({ levels, seats, busy, children, onTable }: TableChoicesProps) {
  const t = useTranslations('play.tables');
  return (
    <div className="table-choices">
      {levels.length > 0 && (
        <section aria-labelledby="table-bot">
          <h2 id="table-bot">{t('bot', { others: seats - 1 })}</h2>
          <p className="quiet">{t('botHelp', { others: seats - 1 })}</p>
          <div className="actions" role="group" aria-label={t('level', { others: seats - 1 })}>
            {levels.map(({ id, name, summary }) => (
              <SubmitButton
                key={id}
                type="button"
                className="button"
                title={summary}
                disabled={busy}
                onClick={() => onTable({ kind: 'bot', bot: id })}
              >
                {name}
              </SubmitButton>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="table-friend">
        <h2 id="table-friend">{t('friend', { others: seats - 1 })}</h2>
        <p className="quiet">{t('friendHelp', { others: seats - 1 })}</p>
        <SubmitButton type="button" className="button" disabled={busy} onClick={() => onTable({ kind: 'friend' })}>
          {t('invite', { others: seats - 1 })}
        </SubmitButton>
      </section>
      <section aria-labelledby="table-screen">
        <h2 id="table-screen">{t('screen')}</h2>
        <p className="quiet">{t('screenHelp', { seats })}</p>
        <SubmitButton type="button" className="button" disabled={busy} onClick={() => onTable({ kind: 'me' })}>
          {t('share', { seats })}
        </SubmitButton>
      </section>
      {children}
    </div>
  );
}
