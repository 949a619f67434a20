/** The cards of a game that a person owns and wants. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('collections')
export class CollectionEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar' }) userId!: string;
  @PrimaryColumn({ type: 'varchar' }) game!: string;
  /** One line for each printing and condition, in the form of `writeCollection`. */
  @Column({ type: 'text' }) text!: string;
  /** Imported lines that name no card. They stay until their owner corrects or discards them. */
  @Column({ type: 'text' }) unread!: string;
  /** The random key in the link; null while the collection is private. */
  @Column({ name: 'share_key', type: 'varchar', nullable: true }) shareKey!: string | null;
  /** Increases by one with each save. */
  @Column({ type: 'integer' }) version!: number;
  @Column({ name: 'updated_at', type: 'varchar' }) updatedAt!: string;
}
