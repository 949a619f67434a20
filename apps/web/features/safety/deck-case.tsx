/** A reported or hidden deck on the page for admins: the deck, its reports, the appeal, and the possible decisions. */
'use client';
import {
  DeclineAppealDocument,
  DismissReportsDocument,
  HideDeckDocument,
  RestoreDeckDocument,
  type DeckCasesQuery,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { day } from '../../shared/dates.ts';
import { moment } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

type Case = DeckCasesQuery['deckCases']['nodes'][number];

export function DeckCase(one: Case) {
  const t = useTranslations('safety.reportsPage');
  const reasonOf = useTranslations('safety.report');
  const { deck, hiding, reports, openReports } = one;
  return (
    <li>
      <h2>
        {deck ? (
          <a href={`/${deck.game}/decks/shared/${deck.key}`}>
            <bdi>{deck.name}</bdi>
          </a>
        ) : (
          t('gone')
        )}
      </h2>
      <p className="quiet">
        {deck && (
          <>
            <bdi>{t('by', { author: deck.author })}</bdi>, {t('shared', { published: String(deck.published) })}.{' '}
          </>
        )}
        {t('count', { count: openReports })}
      </p>
      {deck && deck.description !== '' && <p className="deck-description">{deck.description}</p>}
      {deck && deck.tags.length > 0 && <p className="deck-tags">{deck.tags.join(', ')}</p>}
      {deck && (
        <details>
          <summary>{t('text')}</summary>
          <pre className="case-list">{deck.text}</pre>
        </details>
      )}
      {reports.length > 0 && (
        <ul className="case-reports">
          {reports.map(({ id, reason, text, signedIn, createdAt }) => (
            <li key={id}>
              <strong>{reasonOf('reason', { reason })}</strong>{' '}
              <span className="quiet">
                {t('signedIn', { signedIn: String(signedIn) })}, {moment(createdAt)}
              </span>
              {text !== '' && <p className="deck-description">{text}</p>}
            </li>
          ))}
        </ul>
      )}
      {hiding && (
        <dl className="case-hiding">
          <dt>{t('hidden', { date: day(hiding.hiddenAt) })}</dt>
          <dd>{hiding.reason}</dd>
          {hiding.appeal != null && (
            <>
              <dt>{t('appeal', { date: day(hiding.appealedAt!) })}</dt>
              <dd>{hiding.appeal}</dd>
            </>
          )}
          {hiding.answer != null && (
            <>
              <dt>{t('answer', { date: day(hiding.answeredAt!) })}</dt>
              <dd>{hiding.answer}</dd>
            </>
          )}
        </dl>
      )}
      <Decisions {...one} />
    </li>
  );
}

/** The decisions that an admin can make now. Each form opens under its own heading. */
function Decisions({ deckId: deck, hiding, openReports }: Case) {
  const t = useTranslations('safety.reportsPage');
  const router = useRouter();
  const dismissing = useAction();
  const step =
    (send: (text: string) => Promise<unknown>) =>
    async ({ text = '' }: Readonly<Record<string, string>>): Promise<void> => {
      await send(text);
      router.refresh();
    };
  const dismiss = step(() => request(DismissReportsDocument, { deck }));
  const waits = hiding?.appeal != null && hiding.answer == null;
  return (
    <div className="case-steps needs-script">
      {openReports > 0 && (
        <button
          type="button"
          className="button"
          disabled={dismissing.busy}
          onClick={() => void dismissing.run(() => dismiss({}))}
        >
          {t('dismiss')}
        </button>
      )}
      <Refusal of={dismissing.error} />
      {!hiding && (
        <details>
          <summary>{t('hide')}</summary>
          <Form
            submit={t('hide')}
            about={deck}
            onSubmit={step((reason) => request(HideDeckDocument, { deck, reason }))}
          >
            <TextField label={t('hideReason')} help={t('hideHelp')} name="text" rows={3} maxLength={1000} required />
          </Form>
        </details>
      )}
      {hiding && (
        <details>
          <summary>{t('restore')}</summary>
          <Form
            submit={t('restore')}
            about={deck}
            onSubmit={step((answer) => request(RestoreDeckDocument, { deck, answer }))}
          >
            <TextField label={t('restoreAnswer')} name="text" rows={3} maxLength={1000} />
          </Form>
        </details>
      )}
      {waits && (
        <details>
          <summary>{t('decline')}</summary>
          <Form
            submit={t('decline')}
            about={deck}
            onSubmit={step((answer) => request(DeclineAppealDocument, { deck, answer }))}
          >
            <TextField label={t('declineAnswer')} name="text" rows={3} maxLength={1000} required />
          </Form>
        </details>
      )}
    </div>
  );
}
