/** Column definitions that work on both databases, for migrations. */
import type { TableColumnOptions } from 'typeorm';

export const id = (): TableColumnOptions => ({
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});
export const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });
export const varchar = (name: string): TableColumnOptions => ({ name, type: 'varchar' });
export const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
