/** A suggestion of a reader in the list for editors, with the decisions that are possible. */
'use client';
import {
  AcceptSuggestionDocument,
  AnswerSuggestionDocument,
  BlockSenderDocument,
  ClearSuggestionDocument,
  DeclineSuggestionDocument,
  type ChangeSetLineFragment,
  type PublicSuggestionsQuery,
} from '@rulewright/api-client';
import { DiffText } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refusal } from '../../shared/components/refusal.tsx';
import { documentHref, moment } from '../../shared/editing/states.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { fieldName } from './field-name.ts';
import { itemHref } from './item-href.ts';

type Suggestion = PublicSuggestionsQuery['suggestions']['nodes'][number];

interface Props {
  readonly one: Suggestion;
  /** The drafts that can have the change. */
  readonly sets: readonly ChangeSetLineFragment[];
}

const OPEN: readonly string[] = ['waiting', 'held', 'answered'];

export function SuggestionCard({ one, sets }: Props) {
  const t = useTranslations('suggest.queue');
  return (
    <li>
      <h2>
        <a href={itemHref({ ...one, id: one.item })}>
          <bdi>{one.title}</bdi>
        </a>{' '}
        <span className="quiet">{one.kind === 'rule' ? '' : fieldName(one.field)}</span>
      </h2>
      <p className="quiet">
        <bdi>{one.sender ?? t('nameless')}</bdi>, {t('signedIn', { signedIn: String(one.signedIn) })},{' '}
        {moment(one.createdAt)}. {t('stateOf', { state: one.state })}
        {one.answeredBy != null && <> {t('by', { name: one.answeredBy })}</>}
      </p>
      {one.suspicion != null && <p className="suggest-suspicion">{t('suspicion', { why: one.suspicion })}</p>}
      {one.after !== '' && (
        <p className="suggest-diff">
          <DiffText before={one.before} after={one.after} />
        </p>
      )}
      {one.reason !== '' && <blockquote className="suggest-words">{one.reason}</blockquote>}
      {one.answer != null && (
        <>
          <p className="quiet">{t('answered')}</p>
          <blockquote className="suggest-words">{one.answer}</blockquote>
        </>
      )}
      {one.changeSet != null && (
        <p>
          <a href={`/desk/sets/${one.changeSet}`}>{t('inSet', { number: one.changeSet })}</a>
          {!one.isApplied && (
            <>
              {' '}
              <a href={documentHref(one.path, one.changeSet)}>{t('writeIt')}</a>
            </>
          )}
        </p>
      )}
      {(OPEN.includes(one.state) || one.isBlocked) && <Decisions one={one} sets={sets} />}
    </li>
  );
}

function Decisions({ one, sets }: Props) {
  const t = useTranslations('suggest.queue');
  const router = useRouter();
  const action = useAction();
  const { id: suggestion } = one;
  const act = (send: () => Promise<unknown>): void =>
    void action.run(async () => {
      await send();
      router.refresh();
    });
  const reply =
    (send: (text: string) => Promise<unknown>) =>
    async ({ text = '' }: Readonly<Record<string, string>>): Promise<void> => {
      await send(text);
      router.refresh();
    };
  if (one.isBlocked)
    return (
      <div className="case-steps">
        <button
          type="button"
          className="button"
          disabled={action.busy}
          onClick={() => act(() => request(BlockSenderDocument, { suggestion, blocked: false }))}
        >
          {t('unblock')}
        </button>
        <Refusal of={action.error} />
      </div>
    );
  return (
    <div className="case-steps">
      <Accept suggestion={suggestion} path={one.path} sets={sets} />
      <details>
        <summary>{t('answer')}</summary>
        <Form
          submit={t('sendAnswer')}
          about={suggestion}
          onSubmit={reply((text) => request(AnswerSuggestionDocument, { suggestion, text }))}
        >
          <TextField
            label={t('answerText')}
            help={t('answerHelp', { mails: String(one.mayAnswer) })}
            name="text"
            rows={3}
            maxLength={2000}
            required
          />
        </Form>
      </details>
      <details>
        <summary>{t('decline')}</summary>
        <Form
          submit={t('decline')}
          about={suggestion}
          onSubmit={reply((reason) => request(DeclineSuggestionDocument, { suggestion, reason }))}
        >
          <TextField label={t('declineText')} help={t('declineHelp')} name="text" rows={3} maxLength={2000} required />
        </Form>
      </details>
      <details>
        <summary>{t('spam')}</summary>
        <p className="button-row">
          {one.state === 'held' && (
            <button
              type="button"
              className="button"
              disabled={action.busy}
              onClick={() => act(() => request(ClearSuggestionDocument, { suggestion }))}
            >
              {t('clear')}
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={action.busy}
            onClick={() => act(() => request(BlockSenderDocument, { suggestion, blocked: true }))}
          >
            {t('block')}
          </button>
        </p>
        <p className="quiet">{t('blockHelp')}</p>
      </details>
      <Refusal of={action.error} />
    </div>
  );
}

/** Accepts the suggestion into a draft or a new change set. If its text does not fit, an editor can write the change. */
function Accept({
  suggestion,
  path,
  sets,
}: {
  readonly suggestion: string;
  readonly path: string;
  readonly sets: readonly ChangeSetLineFragment[];
}) {
  const t = useTranslations('suggest.queue');
  const action = useAction();
  const [into, setInto] = useState('');
  const accept = (byHand: boolean): void =>
    void action.run(async () => {
      const changeSet = into === '' ? null : Number(into);
      const { acceptSuggestion: set } = await request(AcceptSuggestionDocument, { suggestion, changeSet, byHand });
      window.location.assign(byHand ? documentHref(path, set) : `/desk/sets/${set}`);
    });
  return (
    <>
      <p className="button-row">
        <label>
          <span className="visually-hidden">{t('into')}</span>
          <select className="field" value={into} onChange={(event) => setInto(event.target.value)}>
            <option value="">{t('newSet')}</option>
            {sets.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button button-main" disabled={action.busy} onClick={() => accept(false)}>
          {t('accept')}
        </button>
      </p>
      <Refusal of={action.error} />
      {action.error && (
        <button type="button" className="button" disabled={action.busy} onClick={() => accept(true)}>
          {t('byHand')}
        </button>
      )}
    </>
  );
}
