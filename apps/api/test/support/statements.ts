/** A counter of the statements that a database runs. */
import type { Logger } from 'typeorm';
import type { TestApi } from './api.ts';

/** Counts the statements that a database runs. */
export class Statements implements Logger {
  count = 0;

  static of({ database }: TestApi): Statements {
    const statements = new Statements();
    Object.assign(database, { logger: statements });
    return statements;
  }

  logQuery(): void {
    this.count++;
  }
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
