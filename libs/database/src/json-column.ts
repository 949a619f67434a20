/**
 * Columns that store JSON as text, in the same form on both databases. The column's schema checks every value that is read. An invalid
 * value is reported with its table, column and row, before it can do harm elsewhere.
 */
import { z } from 'zod';

/** Thrown for a stored value that does not match its column. */
export class StoredValueError extends Error {
  readonly code = 'bad-stored-value';

  constructor(
    readonly table: string,
    readonly column: string,
    /** The key of the row. */
    readonly row: string | number,
    readonly problem: string,
  ) {
    super(`The value of ${table}.${column} in row ${row} cannot be read: ${problem}`);
  }
}

export interface JsonColumn<Value> {
  /** @param row the key of the row, for the error @throws StoredValueError */
  read(text: string, row: string | number): Value;
  write(value: Value): string;
}

/** A column with its schema. If a large value is read often, its schema may check only the outline. */
export function jsonColumn<Value>(table: string, column: string, schema: z.ZodType<Value>): JsonColumn<Value> {
  return {
    read: (text, row) => {
      const refuse = (problem: string): never => {
        throw new StoredValueError(table, column, row, problem);
      };
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch (error) {
        return refuse((error as SyntaxError).message);
      }
      const parsed = schema.safeParse(value);
      return parsed.success ? parsed.data : refuse(z.prettifyError(parsed.error));
    },
    write: (value) => JSON.stringify(value),
  };
}
