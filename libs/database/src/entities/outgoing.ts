/** What the installation sends: mail and webhooks that wait or were sent, where webhooks go, and who wants which mail. */
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

export type OutgoingKind = 'mail' | 'webhook';
export type OutgoingState = 'waiting' | 'sent' | 'failed';

@Entity('outgoing')
export class OutgoingEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar' })
  kind!: OutgoingKind;

  /** The id of the webhook, or the id or the address of a person. */
  @Column({ type: 'varchar' })
  recipient!: string;

  /** What is sent, such as `release`. */
  @Column({ type: 'varchar' })
  about!: string;

  /** JSON. That of a mail is emptied when it was sent or given up: it can hold a link. */
  @Column({ type: 'text' })
  payload!: string;

  @Column({ type: 'varchar' })
  state!: OutgoingState;

  @Column({ type: 'integer' })
  attempts!: number;

  /** ISO 8601, UTC, as all times here. While an attempt is under way: when another process may try. */
  @Column({ name: 'due_at', type: 'varchar' })
  dueAt!: string;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;

  /** When it was sent, or given up; null: it waits. */
  @Column({ name: 'done_at', type: 'varchar', nullable: true })
  doneAt!: string | null;

  /** Why the last attempt failed. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;

  /** The HTTP status of the last answer of a webhook. */
  @Column({ type: 'integer', nullable: true })
  status!: number | null;
}

/** Up to where events were turned into mail and webhooks. */
@Entity('outgoing_marks')
export class OutgoingMarkEntity {
  /** `audit` or `release`. */
  @PrimaryColumn({ type: 'varchar' })
  name!: string;

  @Column({ type: 'integer' })
  value!: number;
}

@Entity('webhooks')
export class WebhookEntity {
  @PrimaryColumn({ type: 'varchar' })
  id!: string;

  @Column({ type: 'text' })
  url!: string;

  /** The key of the signatures, which is needed for each of them. */
  @Column({ type: 'varchar' })
  secret!: string;

  /** A JSON list of events. */
  @Column({ type: 'text' })
  events!: string;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;
}

@Entity('mail_choices')
export class MailChoiceEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar' })
  userId!: string;

  /** 1: the person wants mail about new releases. */
  @Column({ type: 'integer' })
  releases!: number;

  /** 1: the person wants mail about change sets that wait for a review. */
  @Column({ type: 'integer' })
  reviews!: number;

  /** In the link that ends these mails. It opens nothing else. */
  @Column({ name: 'leave_token', type: 'varchar' })
  leaveToken!: string;
}
