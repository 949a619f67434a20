/** The webhooks: create, test and delete, with the log of one webhook. */
'use client';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  TestWebhookDocument,
  type WebhookDeliveriesQuery,
  type WebhookEvent,
  type WebhooksQuery,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { href } from '../../shared/query.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

const EVENTS: readonly WebhookEvent[] = ['review', 'release', 'legality'];

export interface WebhooksDeskProps extends WebhooksQuery {
  /** The id of the webhook whose log is open. */
  readonly log: string | null;
  readonly deliveries: WebhookDeliveriesQuery['webhookDeliveries'];
}

export function WebhooksDesk({ webhooks, log, deliveries }: WebhooksDeskProps) {
  const t = useTranslations('desk.webhooksDesk');
  const router = useRouter();
  const action = useAction();
  const [secret, setSecret] = useState<string | null>(null);
  const act = (work: () => Promise<unknown>): void =>
    void action.run(async () => {
      await work();
      router.refresh();
    });
  return (
    <>
      <Refusal of={action.error} />
      {webhooks.length === 0 && <p>{t('none')}</p>}
      <ul className="set-list">
        {webhooks.map(({ id, url, events }) => (
          <li key={id}>
            <span>
              <code>{url}</code>
            </span>
            <span className="quiet">{events.map((event) => t('event', { event })).join(', ')}</span>
            <span className="button-row webhook-steps">
              <a href={href('/desk/webhooks', { log: id })} aria-label={t('logOf', { url })}>
                {t('log')}
              </a>
              <button
                type="button"
                className="link-button"
                aria-label={t('testOf', { url })}
                disabled={action.busy}
                onClick={() => act(() => request(TestWebhookDocument, { id }))}
              >
                {t('test')}
              </button>
              <button
                type="button"
                className="link-button"
                aria-label={t('deleteOf', { url })}
                disabled={action.busy}
                onClick={() => act(() => request(DeleteWebhookDocument, { id }))}
              >
                {t('delete')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {log !== null && <WebhookLog deliveries={deliveries} />}
      <section className="section form-page">
        <h2>{t('add')}</h2>
        <Form
          submit={t('add')}
          onSubmit={async ({ url = '', ...fields }, form) => {
            const events = EVENTS.filter((event) => fields[event] === 'on');
            const { createWebhook: made } = await request(CreateWebhookDocument, { url, events });
            setSecret(made.secret);
            form.reset();
            router.refresh();
          }}
        >
          <TextField label={t('address')} help={t('addressHelp')} name="url" type="url" required />
          <fieldset className="form-line">
            <legend>{t('events')}</legend>
            {EVENTS.map((event) => (
              <label key={event}>
                <input type="checkbox" name={event} /> {t('event', { event })}
              </label>
            ))}
          </fieldset>
        </Form>
        {secret && (
          <p className="form-said" role="status">
            {t('secretNow')} <code className="invite-link">{secret}</code>{' '}
            <CopyButton text={secret}>{t('copySecret')}</CopyButton>
          </p>
        )}
      </section>
    </>
  );
}
