/** Decks that people save in their accounts: the list as they wrote it, legal or not. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('saved_decks')
export class SavedDeckEntity {
  @PrimaryColumn({ type: 'varchar' })
  id!: string;

  @Column({ name: 'user_id', type: 'varchar' })
  userId!: string;

  @Column({ type: 'varchar' })
  game!: string;

  @Column({ type: 'varchar' })
  name!: string;

  @Column({ type: 'text' })
  text!: string;

  /** Increases by one with each save. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'updated_at', type: 'varchar' })
  updatedAt!: string;
}
