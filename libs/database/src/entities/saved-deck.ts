/** Decks that people save in their accounts and share, and the reports of readers. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The readers of a deck: only its owner, anyone with the link, or everyone. */
export type DeckSharing = 'private' | 'link' | 'published';

@Entity('saved_decks')
export class SavedDeckEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
  @Column({ type: 'varchar' }) game!: string;
  @Column({ type: 'varchar' }) name!: string;
  @Column({ type: 'text' }) text!: string;
  /** Only the owner can see the notes. */
  @Column({ type: 'text', default: '' }) notes!: string;
  /** One tag per line. */
  @Column({ type: 'text', default: '' }) tags!: string;
  @Column({ type: 'varchar', default: 'private' }) sharing!: DeckSharing;
  /** The random key in the link; null while the deck is private. Sharing the deck again creates a new key. */
  @Column({ name: 'share_key', type: 'varchar', nullable: true }) shareKey!: string | null;
  /** The description of a published deck. */
  @Column({ type: 'text', default: '' }) description!: string;
  /** Null unless the deck is published. */
  @Column({ name: 'published_at', type: 'varchar', nullable: true }) publishedAt!: string | null;
  /** The saved deck that this one was copied from. */
  @Column({ name: 'origin_deck', type: 'varchar', nullable: true }) originDeck!: string | null;
  /** The deck of a release that this one was copied from. */
  @Column({ name: 'origin_slug', type: 'varchar', nullable: true }) originSlug!: string | null;
  /** Increases by one with each save. */
  @Column({ type: 'integer' }) version!: number;
  @Column({ name: 'updated_at', type: 'varchar' }) updatedAt!: string;
}

/** An earlier version of a saved deck. */
@Entity('saved_deck_versions')
export class SavedDeckVersionEntity {
  @PrimaryColumn({ name: 'deck_id', type: 'varchar' }) deckId!: string;
  @PrimaryColumn({ type: 'integer' }) version!: number;
  @Column({ type: 'varchar' }) name!: string;
  @Column({ type: 'text' }) text!: string;
  @Column({ name: 'saved_at', type: 'varchar' }) savedAt!: string;
}

/** A search word of a published deck. */
@Entity('published_deck_words')
export class PublishedDeckWordEntity {
  @PrimaryColumn({ type: 'varchar' }) word!: string;
  @PrimaryColumn({ name: 'deck_id', type: 'varchar' }) deckId!: string;
}

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
