/** `rw`: the command line. Each command is a file in commands/. Exit code 0: success; 1: negative result; 2: wrong usage. */
import { createRequire } from 'node:module';
import { pluginProblems } from '@rulewright/games';
import { Command, CommanderError } from 'commander';
import { addAdopt } from './commands/adopt.ts';
import { addBackup } from './commands/backup.ts';
import { addCheck } from './commands/check.ts';
import { addCheckDeck } from './commands/check-deck.ts';
import { addCheckSentences } from './commands/check-sentences.ts';
import { addCompare } from './commands/compare.ts';
import { addConformance } from './commands/conformance.ts';
import { addCoverage } from './commands/coverage.ts';
import { addDoctor } from './commands/doctor.ts';
import { addExamples } from './commands/examples.ts';
import { addExport } from './commands/export.ts';
import { addFormat } from './commands/format.ts';
import { addFindings } from './commands/findings.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addImport } from './commands/import.ts';
import { addLabCheck } from './commands/lab-check.ts';
import { addLadder } from './commands/ladder.ts';
import { addMigrate } from './commands/migrate.ts';
import { addMutate } from './commands/mutate.ts';
import { addNewGame } from './commands/new-game.ts';
import { addReplay } from './commands/replay.ts';
import { addRestore } from './commands/restore.ts';
import { addRuleset } from './commands/ruleset.ts';
import { addSchemas } from './commands/schemas.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSteps } from './commands/steps.ts';
import { addTrain } from './commands/train.ts';
import { addSolve } from './commands/solve.ts';
import { addTune } from './commands/tune.ts';
import { addUser } from './commands/user.ts';
import { addWorker } from './commands/worker.ts';
import { CommandContext, type GlobalFlags } from './context.ts';
import { readFailure, UsageError } from './failure.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/** Commands that use the database only and have no --content option. */
const WITH_DATABASE = new Set([
  ...['import', 'export', 'serve', 'worker', 'user'],
  ...['migrate', 'backup', 'restore', 'doctor'],
]);
/** Commands that take a folder as an argument instead of --content. */
const WITH_FOLDER = new Set(['check', 'format', 'new']);

/** The name of a command, with its parent command if it has one. */
const nameOf = (command: Command): string =>
  command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name();

/** Runs one command line, given without `node rw`. Resolves to the exit code and prints errors as one sentence. */
export async function main(args: readonly string[]): Promise<number> {
  const program = new Command('rw');
  const context = new CommandContext(() => program.opts<GlobalFlags>());
  for (const { message } of pluginProblems) process.stderr.write(`${message}\n`);
  program
    .description('Rulewright: cards and rules as data')
    .version(version, '--version', 'print the version')
    .option('--json', 'print one JSON value')
    .option('--content <DIR>', 'read cards/ and rules/ below DIR instead of the database')
    .showHelpAfterError('(rw --help says more)')
    .exitOverride()
    .configureHelp({ showGlobalOptions: true });
  for (const add of [
    addCheck,
    addFormat,
    addNewGame,
    addAdopt,
    addCheckDeck,
    addCheckSentences,
    addSimulate,
    addSteps,
    addCompare,
    addSolve,
    addTune,
    addTrain,
    addLadder,
    addReplay,
    addRuleset,
    addExamples,
    addCoverage,
    addMutate,
    addFindings,
    addFuzz,
    addConformance,
    addImport,
    addExport,
    addSchemas,
    addMigrate,
    addServe,
    addWorker,
    addLabCheck,
    addUser,
    addBackup,
    addRestore,
    addDoctor,
  ])
    add(program, context);
  const commands = program.commands.flatMap((one) => (one.commands.length > 0 ? one.commands : [one]));
  for (const command of commands) {
    const name = nameOf(command);
    const withDatabase = WITH_DATABASE.has(name.split(' ')[0]!);
    const withFolder = WITH_FOLDER.has(name.split(' ')[0]!);
    // Global options are also accepted after the command's name, where people write them.
    command.option('--json', 'print one JSON value');
    if (!withDatabase && !withFolder)
      command.option('--content <DIR>', 'read cards/ and rules/ below DIR instead of the database');
    command.showHelpAfterError(`(rw ${name} --help says more)`);
    command.exitOverride().hook('preAction', (_, self) => {
      const { json, content } = self.opts<GlobalFlags>();
      if (json) program.setOptionValue('json', true);
      if (content !== undefined) program.setOptionValue('content', content);
      if (program.opts<GlobalFlags>().content === undefined) return;
      if (withDatabase) throw new UsageError(`rw ${name} works on the database and does not accept --content.`);
      if (withFolder)
        throw new UsageError(`rw ${name} takes its folder as an argument, not with --content. See rw ${name} --help.`);
    });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    // Commander has already printed its message. Help and version are not errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const failure = readFailure(error);
    if (failure === null) throw error;
    process.stderr.write(`${failure.text}\n`);
    return failure.code;
  } finally {
    await context.close();
  }
}
