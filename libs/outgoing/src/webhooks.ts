/** Webhooks: the addresses to which the site sends events, and the log of deliveries. */
import { newId, newToken, recordAudit, type Actor } from '@rulewright/accounts';
import { inTransaction, jsonColumn, OutgoingEntity, WebhookEntity, withoutNul } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { OutgoingError } from './errors.ts';
import { enqueue } from './outbox.ts';
import { requirePublic } from './public-address.ts';
import type { WebhookSettings } from './webhook-sender.ts';

export const WEBHOOK_EVENTS = ['review', 'release', 'legality'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** An event that was sent to a webhook or waits to be sent. */
export type Delivery = Pick<
  OutgoingEntity,
  'id' | 'about' | 'state' | 'attempts' | 'dueAt' | 'createdAt' | 'doneAt' | 'problem' | 'status'
>;

const MOST_WEBHOOKS = 20;
const LONGEST_URL = 2_000;
const MOST_SHOWN = 50;

export const eventsColumn = jsonColumn<readonly WebhookEvent[]>('webhooks', 'events', z.array(z.enum(WEBHOOK_EVENTS)));

const viewOf = ({ id, url, events, createdAt }: WebhookEntity): Webhook => ({
  id,
  url,
  events: eventsColumn.read(events, id),
  createdAt,
});

export class Webhooks {
  constructor(
    private readonly database: DataSource,
    private readonly settings: WebhookSettings = { allowPrivate: false },
  ) {}

  /** All webhooks, oldest first. */
  async list(): Promise<Webhook[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return (await this.database.getRepository(WebhookEntity).find({ order })).map(viewOf);
  }

  /** Adds a webhook. Only this call returns the signature secret. @throws OutgoingError `bad-url`, `bad-events`, `too-many-webhooks` */
  async create(
    subscription: { readonly url: string; readonly events: readonly WebhookEvent[] },
    actor: Actor,
  ): Promise<{ readonly webhook: Webhook; readonly secret: string }> {
    const url = this.readUrl(subscription.url);
    const events = WEBHOOK_EVENTS.filter((event) => subscription.events.includes(event));
    if (events.length === 0) throw new OutgoingError('bad-events', 'Choose the events that the webhook is told of.');
    const secret = newToken();
    const row: WebhookEntity = {
      id: newId(),
      url,
      secret,
      events: eventsColumn.write(events),
      createdAt: new Date().toISOString(),
    };
    await inTransaction(this.database, async ({ manager }) => {
      if ((await manager.countBy(WebhookEntity, {})) >= MOST_WEBHOOKS)
        throw new OutgoingError('too-many-webhooks', `There are ${MOST_WEBHOOKS} webhooks already. Delete one first.`);
      await manager.insert(WebhookEntity, row);
      await recordAudit(manager, actor, {
        action: 'create-webhook',
        subject: new URL(url).host,
        sentence: `Added a webhook for ${events.join(', ')} at ${url}.`,
        details: { events },
      });
    });
    return { webhook: viewOf(row), secret };
  }

  /** Deletes a webhook with its log. @throws OutgoingError `unknown-webhook` */
  async delete(webhookId: string, actor: Actor): Promise<void> {
    const id = withoutNul(webhookId);
    await inTransaction(this.database, async ({ manager }) => {
      const hook = await manager.findOneBy(WebhookEntity, { id });
      if (!hook) throw unknown();
      await manager.delete(OutgoingEntity, { kind: 'webhook', recipient: id });
      await manager.delete(WebhookEntity, { id });
      await recordAudit(manager, actor, {
        action: 'delete-webhook',
        subject: new URL(hook.url).host,
        sentence: `Deleted the webhook at ${hook.url}.`,
        details: {},
      });
    });
  }

  /** Sends a test event `ping`. @throws OutgoingError `unknown-webhook` */
  async ping(webhookId: string): Promise<void> {
    const id = withoutNul(webhookId);
    await inTransaction(this.database, async ({ manager }) => {
      if (!(await manager.existsBy(WebhookEntity, { id }))) throw unknown();
      const payload = { event: 'ping', at: new Date().toISOString(), data: {} };
      await enqueue(manager, [{ kind: 'webhook', recipient: id, about: 'ping', payload }]);
    });
  }

  /** The latest deliveries of a webhook, newest first. */
  async deliveries(webhookId: string): Promise<Delivery[]> {
    const where = { kind: 'webhook', recipient: withoutNul(webhookId) } as const;
    return this.database.getRepository(OutgoingEntity).find({ where, order: { id: 'DESC' }, take: MOST_SHOWN });
  }

  /** @throws OutgoingError `bad-url` */
  private readUrl(text: string): string {
    const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : null;
    const { allowPrivate } = this.settings;
    const schemes = allowPrivate ? ['https:', 'http:'] : ['https:'];
    if (!url || !schemes.includes(url.protocol) || url.username !== '' || url.password !== '')
      throw new OutgoingError(
        'bad-url',
        'The address of a webhook must start with https:// and must have no password in it.',
      );
    try {
      if (!allowPrivate) requirePublic(url);
    } catch (error) {
      throw new OutgoingError('bad-url', (error as Error).message);
    }
    return url.href;
  }
}

const unknown = (): OutgoingError =>
  new OutgoingError('unknown-webhook', 'There is no such webhook. It may have been deleted.');
