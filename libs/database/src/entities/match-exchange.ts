/** The cards that a seat wants to exchange with its side deck before the next game of a series. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('match_exchanges')
export class MatchExchangeEntity {
  /** The game that has ended. */
  @PrimaryColumn({ name: 'match_id', type: 'varchar' })
  matchId!: string;

  @PrimaryColumn({ type: 'integer' })
  seat!: number;

  /** Card slugs and copies that enter the deck, as JSON. */
  @Column({ name: 'brought_in', type: 'text' })
  broughtIn!: string;

  /** Card slugs and copies that leave the deck, as JSON. */
  @Column({ name: 'taken_out', type: 'text' })
  takenOut!: string;

  @Column({ type: 'varchar' })
  at!: string;
}
