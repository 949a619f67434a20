/** `rw doctor`: checks an installation and lists what is wrong with it. */
import type { Command } from 'commander';
import { dataFolder, databaseAddress, type CommandContext } from '../context.ts';
import { examineDatabase } from '../doctor/database.ts';
import { examineFolder } from '../doctor/folder.ts';
import { examineProgram } from '../doctor/program.ts';
import { table } from '../output.ts';

export function addDoctor(program: Command, context: CommandContext): void {
  program
    .command('doctor')
    .description('check the program, the data folder and the database, and report problems')
    .action(async () => {
      const findings = [
        ...(await examineProgram(process.env)),
        ...(await examineDatabase(databaseAddress())),
        // Last, because opening the database removes the permissions of other users from its files.
        ...examineFolder(dataFolder()),
      ];
      const bad = findings.filter(({ state }) => state === 'wrong').length;
      context.output().result({ healthy: bad === 0, findings }, () => {
        const rows = findings.map(({ about, state, text }) => [state === 'ok' ? '' : state.toUpperCase(), about, text]);
        const summary = bad === 0 ? 'No problems found.' : `${bad} of ${findings.length} checks found a problem.`;
        return `${table(rows)}\n\n${summary}`;
      });
      context.exit(bad === 0 ? 0 : 1);
    });
}
