/** Changes that readers suggest, and blocked senders. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `held`: it may be spam, so an editor must look first. `answered`: editors have answered and decided nothing. `withdrawn`: the sender has
 * taken it back, and its texts are deleted.
 */
export type PublicSuggestionState = 'waiting' | 'held' | 'answered' | 'accepted' | 'declined' | 'withdrawn';

@Entity('public_suggestions')
export class PublicSuggestionEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  /** The secret of the sender's link. */
  @Column({ name: 'share_key', type: 'varchar' }) shareKey!: string;
  @Column({ type: 'varchar' }) game!: string;
  /** `rule`, `card`, `ruling`, `term` or `value`. */
  @Column({ type: 'varchar' }) kind!: string;
  /** A rule id, a slug, the id of a ruling or a term, or a parameter name. */
  @Column({ type: 'varchar' }) item!: string;
  /** The mode in which the sender read the text. */
  @Column({ type: 'varchar', nullable: true }) mode!: string | null;
  /** The part of the item, such as `answer` or `data.abilities.0.text`. */
  @Column({ type: 'varchar' }) field!: string;
  /** The document with the item. */
  @Column({ type: 'varchar' }) path!: string;
  /** The name of the item as the sender saw it. */
  @Column({ type: 'varchar' }) title!: string;
  /** The text as the sender read it, without markers. */
  @Column({ type: 'text' }) before!: string;
  @Column({ type: 'text' }) after!: string;
  @Column({ type: 'text' }) reason!: string;
  @Column({ type: 'varchar' }) state!: PublicSuggestionState;
  /** Why it may be spam, as a sentence for editors. */
  @Column({ type: 'text', nullable: true }) suspicion!: string | null;
  @Column({ name: 'sender_name', type: 'varchar', nullable: true }) senderName!: string | null;
  @Column({ name: 'sender_mail', type: 'varchar', nullable: true }) senderMail!: string | null;
  @Column({ name: 'user_id', type: 'varchar', nullable: true }) userId!: string | null;
  /** The digest of the sender's network address. */
  @Column({ type: 'varchar', nullable: true }) origin!: string | null;
  /** 1 if the release notes may name the sender. */
  @Column({ type: 'integer' }) thanks!: number;
  /** The release that the sender read. */
  @Column({ type: 'integer' }) release!: number;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  @Column({ type: 'text', nullable: true }) answer!: string | null;
  @Column({ name: 'answered_by', type: 'varchar', nullable: true }) answeredBy!: string | null;
  @Column({ name: 'answered_at', type: 'varchar', nullable: true }) answeredAt!: string | null;
  /** When its text was put into the change set; null if an editor writes the change by hand. */
  @Column({ name: 'applied_at', type: 'varchar', nullable: true }) appliedAt!: string | null;
  @Column({ name: 'change_set_id', type: 'integer', nullable: true }) changeSetId!: number | null;
}

@Entity('blocked_senders')
export class BlockedSenderEntity {
  /** The digest of an account, a mail address or a network address. */
  @PrimaryColumn({ type: 'varchar' }) sender!: string;
  /** The suggestion for which the sender was blocked. */
  @Column({ name: 'suggestion_id', type: 'varchar' }) suggestionId!: string;
  @Column({ name: 'blocked_by', type: 'varchar' }) blockedBy!: string;
  @Column({ name: 'blocked_at', type: 'varchar' }) blockedAt!: string;
  @Column({ name: 'expires_at', type: 'varchar' }) expiresAt!: string;
}
