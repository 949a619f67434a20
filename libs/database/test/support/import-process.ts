/**
 * A process that imports files: `import-process.ts OPTIONS FILES [N]`. It prints "ready", then its outcome and the number of its
 * statements. With N it kills itself right before the Nth statement.
 */
import { readFileSync } from 'node:fs';
import type { SourceFile } from '@rulewright/content';
import { AbstractLogger, type LogMessage } from 'typeorm';
import { dataSourceFor, importTree, migrate, type DatabaseOptions } from '../../src/index.ts';
import { harbour } from './vocabulary.ts';

const [options, file, last] = process.argv.slice(2);
let statements = 0;

/** Counts statements: TypeORM logs each one before it is sent. */
class Counter extends AbstractLogger {
  protected writeLog(_level: 'log' | 'info' | 'warn', message: LogMessage | LogMessage[]): void {
    if ((Array.isArray(message) ? message[0] : message)?.type !== 'query') return;
    statements++;
    if (statements === Number(last)) process.kill(process.pid, 'SIGKILL');
  }
}

const files = JSON.parse(readFileSync(file!, 'utf8')) as SourceFile[];
const database = dataSourceFor(JSON.parse(options!) as DatabaseOptions);
await database.initialize();
await migrate(database);
database.setOptions({ logging: ['query'], logger: new Counter(['query']) });
process.stdout.write('ready\n');
const { outcome } = await importTree(database, files, [harbour], { author: 'files', message: 'Import.' });
await database.destroy();
process.stdout.write(`${outcome} ${statements}\n`);
