/**
 * A process that publishes: `publish-process.ts OPTIONS CHANGE_SET PERSON [N]`. Prints the release and how many SQL statements it took.
 * With N, it kills itself right before the Nth statement.
 */
import { People } from '@rulewright/accounts';
import { dataSourceFor, type DatabaseOptions } from '@rulewright/database';
import { AbstractLogger, type LogMessage } from 'typeorm';
import { ChangeSets, Publisher } from '../../src/index.ts';

const [options, changeSet, person, last] = process.argv.slice(2);
let statements = 0;

/** Counts statements. TypeORM logs each one before sending it. */
class Counter extends AbstractLogger {
  protected writeLog(_level: 'log' | 'info' | 'warn', message: LogMessage | LogMessage[]): void {
    if ((Array.isArray(message) ? message[0] : message)?.type !== 'query') return;
    statements++;
    if (statements === Number(last)) process.kill(process.pid, 'SIGKILL');
  }
}

const database = dataSourceFor(JSON.parse(options!) as DatabaseOptions);
await database.initialize();
const admin = (await new People(database).find(person!))!;
const { set } = await new ChangeSets(database).find(Number(changeSet));
database.setOptions({ logging: ['query'], logger: new Counter(['query']) });
const order = { notes: '', override: 'The checks are tested elsewhere.' };
const { number } = await new Publisher(database).publish(admin, set.id, set.version, order);
await database.destroy();
process.stdout.write(`${number} ${statements}\n`);
