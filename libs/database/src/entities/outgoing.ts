/** Outgoing messages: waiting and sent mail and webhooks, the addresses of webhooks, and the mail preferences of people. */
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

export type OutgoingKind = 'mail' | 'webhook';
export type OutgoingState = 'waiting' | 'sent' | 'failed';

@Entity('outgoing')
export class OutgoingEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ type: 'varchar' }) kind!: OutgoingKind;
  /** The id of the webhook, or the id or the address of a person. */
  @Column({ type: 'varchar' }) recipient!: string;
  /** The kind of message, such as `release`. */
  @Column({ type: 'varchar' }) about!: string;
  /** JSON. The payload of a mail is cleared after the mail was sent or given up, because it can contain a secret link. */
  @Column({ type: 'text' }) payload!: string;
  @Column({ type: 'varchar' }) state!: OutgoingState;
  @Column({ type: 'integer' }) attempts!: number;
  /** ISO 8601, UTC, like all times in this file. During an attempt, the time at which another process may try. */
  @Column({ name: 'due_at', type: 'varchar' }) dueAt!: string;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  /** The time at which it was sent or given up; null while it waits. */
  @Column({ name: 'done_at', type: 'varchar', nullable: true }) doneAt!: string | null;
  /** The reason why the last attempt failed. */
  @Column({ type: 'text', nullable: true }) problem!: string | null;
  /** The HTTP status of the last answer of a webhook. */
  @Column({ type: 'integer', nullable: true }) status!: number | null;
}

/** The last event of each source that was converted to mail and webhooks. */
@Entity('outgoing_marks')
export class OutgoingMarkEntity {
  /** The source of the events: `audit` or `release`. */
  @PrimaryColumn({ type: 'varchar' }) name!: string;
  @Column({ type: 'integer' }) value!: number;
}

@Entity('webhooks')
export class WebhookEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  @Column({ type: 'text' }) url!: string;
  /** The key of the signatures. It is stored as plain text because every signature needs it. */
  @Column({ type: 'varchar' }) secret!: string;
  /** A JSON list of events. */
  @Column({ type: 'text' }) events!: string;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
}

@Entity('mail_choices')
export class MailChoiceEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar' }) userId!: string;
  /** 1 if the person wants mail about new releases, otherwise 0. */
  @Column({ type: 'integer' }) releases!: number;
  /** 1 if the person wants mail about change sets that wait for a review, otherwise 0. */
  @Column({ type: 'integer' }) reviews!: number;
  /** The token in the unsubscribe link. It gives no other access. */
  @Column({ name: 'leave_token', type: 'varchar' }) leaveToken!: string;
}
