/** Outgoing messages: mail and webhooks. */
export { OutgoingError, type OutgoingErrorCode } from './errors.ts';
export { collectEvents, type AnnouncedRelease } from './events.ts';
export { MailChoices, type MailChoice } from './mail/mail-choices.ts';
export { mailSender, type MailSender, type MailSettings } from './mail/mail-sender.ts';
export { enqueue, Outbox } from './outbox.ts';
export { webhookSender, type WebhookSettings } from './webhook-sender.ts';
export { WEBHOOK_EVENTS, Webhooks, type Delivery, type Webhook, type WebhookEvent } from './webhooks.ts';
