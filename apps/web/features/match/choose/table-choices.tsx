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
  readonly busy: boolean;
  /** The open tables of other players. */
  readonly children: ReactNode;
  onTable(table: TableWith): void;
}

export function TableChoices({ levels, busy, children, onTable }: TableChoicesProps) {
  const t = useTranslations('play.tables');
  return (
    <div className="table-choices">
      {levels.length > 0 && (
        <section aria-labelledby="table-bot">
          <h2 id="table-bot">{t('bot')}</h2>
          <p className="quiet">{t('botHelp')}</p>
          <div className="actions" role="group" aria-label={t('level')}>
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
        <h2 id="table-friend">{t('friend')}</h2>
        <p className="quiet">{t('friendHelp')}</p>
        <SubmitButton type="button" className="button" disabled={busy} onClick={() => onTable({ kind: 'friend' })}>
          {t('invite')}
        </SubmitButton>
      </section>
      <section aria-labelledby="table-screen">
        <h2 id="table-screen">{t('screen')}</h2>
        <p className="quiet">{t('screenHelp')}</p>
        <SubmitButton type="button" className="button" disabled={busy} onClick={() => onTable({ kind: 'me' })}>
          {t('share')}
        </SubmitButton>
      </section>
      {children}
    </div>
  );
}
