/** Webhooks: the addresses that receive events, and the log of deliveries. For admins. */
import { WebhookDeliveriesDocument, WebhooksDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WebhooksDesk } from '../../../features/desk/webhooks-desk.tsx';
import { one, type SearchParams } from '../../../shared/query.ts';
import { findAsPerson, requirePerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.webhooksDesk');
  return { title: t('title') };
}

export default async function WebhooksPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('desk.webhooksDesk');
  await requirePerson('people');
  const { webhooks } = await findAsPerson(WebhooksDocument, {});
  const log = one(await searchParams, 'log') ?? null;
  const deliveries = log === null ? null : await findAsPerson(WebhookDeliveriesDocument, { webhook: log });
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <WebhooksDesk webhooks={webhooks} log={log} deliveries={deliveries?.webhookDeliveries ?? []} />
    </>
  );
}
