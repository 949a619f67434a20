/** The bytes of a picture. They are stored once, even if many documents and releases name them. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('pictures')
export class PictureEntity {
  /** Hex SHA-256 of the bytes. */
  @PrimaryColumn({ type: 'varchar' }) sha256!: string;
  /** The hash of the document that describes the picture. */
  @Column({ name: 'document_hash', type: 'varchar' }) documentHash!: string;
  /** The bytes in Base64, which works the same on both databases. */
  @Column({ type: 'text' }) data!: string;
  /** ISO 8601, UTC. */
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
}
