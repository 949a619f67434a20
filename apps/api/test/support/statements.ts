/** A counter of the statements that a database runs. */
import { closeWriter } from '@rulewright/database/testing';
import type { EntitySubscriberInterface, Logger } from 'typeorm';
import type { TestApi } from './api.ts';

/** Counts the statements that a database runs. */
export class Statements implements Logger {
  count = 0;

  static of({ database }: TestApi): Statements {
    const statements = new Statements();
    Object.assign(database, { logger: statements });
    return statements;
  }

  /** Counts also the statements of transactions, which have a connection of their own on SQLite. */
  static async withWriter({ database }: TestApi): Promise<Statements> {
    const statements = new Statements();
    const subscriber: EntitySubscriberInterface = { beforeQuery: () => statements.logQuery() };
    database.subscribers.push(subscriber);
    // The next transaction opens a connection that has the subscriber.
    await closeWriter(database);
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
