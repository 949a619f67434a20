/** Reports of shared decks by readers, and the decisions of admins. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A deck that was reported or hidden. Each deck has at most one row. */
@Entity('deck_cases')
export class DeckCaseEntity {
  @PrimaryColumn({ name: 'deck_id', type: 'varchar' }) deckId!: string;
  /** The time of the last report or appeal without an answer; null if there is none. All times here are ISO 8601, UTC. */
  @Column({ name: 'waits_since', type: 'varchar', nullable: true }) waitsSince!: string | null;
  /** Null while the deck is not hidden. */
  @Column({ name: 'hidden_at', type: 'varchar', nullable: true }) hiddenAt!: string | null;
  /** Why an admin has hidden the deck, for everyone to read. */
  @Column({ type: 'text', nullable: true }) reason!: string | null;
  /** The author's appeal. */
  @Column({ type: 'text', nullable: true }) appeal!: string | null;
  @Column({ name: 'appealed_at', type: 'varchar', nullable: true }) appealedAt!: string | null;
  /** An admin's answer to the appeal. */
  @Column({ type: 'text', nullable: true }) answer!: string | null;
  @Column({ name: 'answered_at', type: 'varchar', nullable: true }) answeredAt!: string | null;
}

/** A report by one reader. */
@Entity('deck_reports')
export class DeckReportEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  @Column({ name: 'deck_id', type: 'varchar' }) deckId!: string;
  @Column({ type: 'varchar' }) reason!: string;
  @Column({ type: 'text' }) text!: string;
  /** The account of the reader; null for a visitor who was not signed in. */
  @Column({ name: 'user_id', type: 'varchar', nullable: true }) userId!: string | null;
  /** The digest of the deck and the reader's account or address. It makes a reader count once. Null if the report is old or closed. */
  @Column({ type: 'varchar', nullable: true }) reader!: string | null;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  /** When an admin dismissed the report or hid the deck; null while the report is open. */
  @Column({ name: 'closed_at', type: 'varchar', nullable: true }) closedAt!: string | null;
}
