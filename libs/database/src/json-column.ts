/**
 * Columns that hold JSON as text, the same on both databases. What is read is checked by the column's schema, so that a value that
 * this program did not write is named where it is stored, and not where it first does harm.
 */
import { z } from 'zod';

/** A stored value that does not match its column. */
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

/** A column with its schema. The schema of a large value that is read often may check its outline alone. */
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
      const found = schema.safeParse(value);
      return found.success ? found.data : refuse(z.prettifyError(found.error));
    },
    write: (value) => JSON.stringify(value),
  };
}
