/** The audit log: who did what, and when. The database refuses to change or delete an entry. */
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('audit_entries')
export class AuditEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ type: 'varchar' }) at!: string;
  /** Null for actions of the program itself, and of people who are not signed in. */
  @Column({ name: 'actor_id', type: 'varchar', nullable: true }) actorId!: string | null;
  /** Name and address at that time. */
  @Column({ type: 'varchar' }) actor!: string;
  /** Such as `publish` or `sign-in`. */
  @Column({ type: 'varchar' }) action!: string;
  /** The target of the action: `change set 7`, `release 3`, an address. */
  @Column({ type: 'varchar' }) subject!: string;
  /** One line for people. */
  @Column({ type: 'text' }) sentence!: string;
  /** JSON: revisions, releases, reasons. */
  @Column({ type: 'text' }) details!: string;
  /** The whole entry in lower case, for the search. */
  @Column({ type: 'text' }) folded!: string;
}
