/** The state of each file at its last import. It shows whether a difference comes from the file or from the desk. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('import_marks')
export class ImportMarkEntity {
  @PrimaryColumn({ type: 'varchar' }) path!: string;
  /** Hex SHA-256 of the file's text. */
  @Column({ type: 'varchar' }) hash!: string;
}
