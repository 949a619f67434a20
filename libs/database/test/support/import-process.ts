/** A process that imports: `… import-process.ts OPTIONS TREE`, both as JSON files or text. Says "ready", then how it ended. */
import { readFileSync } from 'node:fs';
import type { SourceFile } from '@rulewright/content';
import { importTree, migrate, openDatabase, type DatabaseOptions } from '../../src/index.ts';
import { harbour, harbourDecks } from './vocabulary.ts';

const [options, file] = process.argv.slice(2);
const files = JSON.parse(readFileSync(file!, 'utf8')) as SourceFile[];
const database = await openDatabase(JSON.parse(options!) as DatabaseOptions);
process.stdout.write('ready\n');
await migrate(database);
const report = await importTree(database, files, [harbour], {
  author: 'files',
  message: 'Import.',
  deckRules: { harbour: harbourDecks },
});
await database.destroy();
process.stdout.write(`${report.outcome}\n`);
