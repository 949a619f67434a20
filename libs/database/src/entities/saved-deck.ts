/** Decks that people save in their accounts: the list as they wrote it, legal or not. */
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
