/** What the files looked like when they were last imported: tells a change of a file from a change in the desk. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('import_marks')
export class ImportMarkEntity {
  @PrimaryColumn({ type: 'varchar' })
  path!: string;

  /** Hex SHA-256 of the file's text. */
  @Column({ type: 'varchar' })
  hash!: string;
}
