/**
 * A process that migrates: `migrate-process.ts OPTIONS [N]`. It prints the number of its statements. With N it kills itself right before
 * the Nth statement.
 */
import { AbstractLogger, type LogMessage } from 'typeorm';
import { dataSourceFor, migrate, type DatabaseOptions } from '../../src/index.ts';

const [options, last] = process.argv.slice(2);
let statements = 0;

/** Counts statements: TypeORM logs each one before it is sent. */
class Counter extends AbstractLogger {
  protected writeLog(_level: 'log' | 'info' | 'warn', message: LogMessage | LogMessage[]): void {
    if ((Array.isArray(message) ? message[0] : message)?.type !== 'query') return;
    statements++;
    if (statements === Number(last)) process.kill(process.pid, 'SIGKILL');
  }
}

const database = dataSourceFor(JSON.parse(options!) as DatabaseOptions);
await database.initialize();
database.setOptions({ logging: ['query'], logger: new Counter(['query']) });
await migrate(database);
await database.destroy();
process.stdout.write(`${statements}\n`);
