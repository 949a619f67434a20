/** The cards that a seat wants to exchange with its side deck before the next game of a series. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('match_exchanges')
export class MatchExchangeEntity {
  /** The game that has ended. */
  @PrimaryColumn({ name: 'match_id', type: 'varchar' }) matchId!: string;
  @PrimaryColumn({ type: 'integer' }) seat!: number;
  /** Card slugs and copies that enter the deck, as JSON. */
  @Column({ name: 'brought_in', type: 'text' }) broughtIn!: string;
  /** Card slugs and copies that leave the deck, as JSON. */
  @Column({ name: 'taken_out', type: 'text' }) takenOut!: string;
  /** The deck chosen for the next game, as JSON; null to keep the current one. */
  @Column({ type: 'text', nullable: true }) deck!: string | null;
  /** The side deck of the chosen deck, as JSON. */
  @Column({ type: 'text', nullable: true }) side!: string | null;
  @Column({ type: 'varchar' }) at!: string;
}
