/** What a seat wants to exchange between its deck and the cards beside it before the next game of a series. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('match_exchanges')
export class MatchExchangeEntity {
  /** The game that is over. */
  @PrimaryColumn({ name: 'match_id', type: 'varchar' })
  matchId!: string;

  @PrimaryColumn({ type: 'integer' })
  seat!: number;

  /** Card slugs and copies that go into the deck, as JSON. */
  @Column({ name: 'brought_in', type: 'text' })
  broughtIn!: string;

  /** And those that leave it. */
  @Column({ name: 'taken_out', type: 'text' })
  takenOut!: string;

  @Column({ type: 'varchar' })
  at!: string;
}
