/**
 * Read models, made from documents when a release is written. They can be rebuilt from the documents at any time. Values and texts belong
 * to a revision, so a release that changes one card adds the rows of only one card.
 */
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A revision of a card, as the catalogue lists it. */
@Entity('listed_cards')
export class ListedCardEntity {
  @PrimaryColumn({ name: 'revision_id', type: 'integer' }) revisionId!: number;
  @Column({ type: 'varchar' }) game!: string;
  @Column({ type: 'varchar' }) slug!: string;
  /** The folded name; see `foldText`. */
  @Column({ name: 'sort_name', type: 'varchar' }) sortName!: string;
}

/** One value of a searchable field of a card. A field of type `set` has a row for each member. */
@Entity('card_values')
export class CardValueEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'revision_id', type: 'integer' }) revisionId!: number;
  /** Id of a `CardField`: one of the game's own, or a common one. */
  @Column({ type: 'varchar' }) field!: string;
  @Column({ name: 'number_value', type: 'double precision', nullable: true }) number!: number | null;
  /** The value as shown. */
  @Column({ name: 'text_value', type: 'text' }) text!: string;
  @Column({ type: 'text' }) folded!: string;
}

/** A folded text of a card, in which searches look for words and patterns. */
@Entity('search_texts')
export class SearchTextEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'revision_id', type: 'integer' }) revisionId!: number;
  @Column({ type: 'varchar' }) game!: string;
  /** `all` for the text that free words search; otherwise the id of a text field. */
  @Column({ type: 'varchar' }) field!: string;
  @Column({ type: 'text' }) folded!: string;
}

/** The ruleset of a mode without variants, in one release. */
@Entity('release_rulesets')
export class ReleaseRulesetEntity {
  @PrimaryColumn({ name: 'release_number', type: 'integer' }) releaseNumber!: number;
  @PrimaryColumn({ type: 'varchar' }) game!: string;
  @PrimaryColumn({ type: 'varchar' }) mode!: string;
  @Column({ name: 'ruleset_hash', type: 'varchar' }) rulesetHash!: string;
}

/** A card that a ruleset removes from decks. Cards without a row are legal. */
@Entity('card_exceptions')
export class CardExceptionEntity {
  @PrimaryColumn({ name: 'ruleset_hash', type: 'varchar' }) rulesetHash!: string;
  @PrimaryColumn({ name: 'revision_id', type: 'integer' }) revisionId!: number;
}
