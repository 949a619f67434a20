/** The audit: who did what, when. The database refuses to change or delete an entry. */
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('audit_entries')
export class AuditEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar' })
  at!: string;

  /** Null for what the program does by itself, and for those who are not signed in. */
  @Column({ name: 'actor_id', type: 'varchar', nullable: true })
  actorId!: string | null;

  /** Name and address as they were. */
  @Column({ type: 'varchar' })
  actor!: string;

  /** `publish`, `sign-in`… */
  @Column({ type: 'varchar' })
  action!: string;

  /** What it was done to: `change set 7`, `release 3`, an address. */
  @Column({ type: 'varchar' })
  subject!: string;

  /** One line for people. */
  @Column({ type: 'text' })
  sentence!: string;

  /** JSON: revisions, releases, reasons. */
  @Column({ type: 'text' })
  details!: string;

  /** All of it in lower case, for the search. */
  @Column({ type: 'text' })
  folded!: string;
}
