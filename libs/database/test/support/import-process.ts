/**
 * A process that imports: `import-process.ts OPTIONS FILES [N]`. Says "ready", then its outcome and how many statements it
 * took. With N it kills itself right before the Nth statement.
 */
import { readFileSync } from 'node:fs';
import type { SourceFile } from '@rulewright/content';
import { AbstractLogger, type LogMessage } from 'typeorm';
import { dataSourceFor, importTree, migrate, type DatabaseOptions } from '../../src/index.ts';
import { harbour } from './vocabulary.ts';

const [options, file, last] = process.argv.slice(2);
let statements = 0;

/** TypeORM logs a statement before it is sent. */
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
