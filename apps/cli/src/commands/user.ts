/** `rw user`: manages accounts from the command line, for the operator of the machine. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { People, Person } from '@rulewright/accounts';
import type { Command } from 'commander';
import { dataFolder, type CommandContext } from '../context.ts';
import { RefusedError, UsageError } from '../failure.ts';
import { table } from '../output.ts';

/** Asks for a password without echoing it. From a pipe, reads the first line. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  try {
    const line = await new Promise<string>((resolve) => {
      asking.once('line', resolve);
      asking.once('close', () => resolve(''));
    });
    if (process.stdin.isTTY) process.stderr.write('\n');
    return line;
  } finally {
    asking.close();
  }
}

/** Imported on demand, like the database code. */
async function accounts(context: CommandContext) {
  const code = await import('@rulewright/accounts');
  return { code, database: await context.database() };
}

/** Runs `work` and converts account errors to errors of the command. */
async function heard<Result>(work: () => Promise<Result>): Promise<Result> {
  const { AccountError } = await import('@rulewright/accounts');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    throw error.code === 'bad-role' ||
      error.code === 'bad-game' ||
      error.code === 'bad-email' ||
      error.code === 'bad-name'
      ? new UsageError(error.message)
      : new RefusedError(error.message);
  }
}

/** The roles as text, such as `reader, editor of GAME`. */
const rolesOf = ({ role, games }: Person): string =>
  [role, ...Object.entries(games).map(([game, own]) => `${own} of ${game}`)].join(', ');

/** The account with an address. @throws Refused */
async function accountOf(people: People, email: string): Promise<Person> {
  const person = (await people.list()).find((one) => one.email === email.trim().toLowerCase());
  if (!person) throw new RefusedError(`No account has the address ${email}.`);
  return person;
}

export function addUser(program: Command, context: CommandContext): void {
  const user = program.command('user').description('manage accounts: who may sign in, and with which role');

  user
    .command('add')
    .argument('<email>', 'address of the person')
    .requiredOption('--role <ROLE>', 'reader, editor, reviewer or admin')
    .option('--name <NAME>', 'the name that others see (default: the address before the @)')
    .option('--password', 'read a password from the terminal or a pipe; without this flag, print a link to choose one')
    .description('create an account, or print a link to create it')
    .action(async (email: string, flags: { role: string; name?: string; password?: boolean }) => {
      const { code, database } = await accounts(context);
      await heard(async () => {
        const role = code.readRole(flags.role);
        if (flags.password) {
          const name = flags.name ?? email.split('@')[0]!;
          const account = { email, name, role, password: await askPassword() };
          const person = await new code.People(database).add(account, code.PROGRAM);
          await code.keepFirstAdminLink(dataFolder(), null);
          return context.output().result(person, () => `${person.name} <${person.email}> is ${person.role}.`);
        }
        const link = await new code.Invitations(database).invite(role, email, code.PROGRAM);
        const path = `/invitation/${link.token}`;
        context.output().result({ ...link.invitation, path }, () => {
          const until = link.invitation.expiresAt.slice(0, 10);
          return `Send this link to ${email}. It works once, until ${until}:\n${path}`;
        });
      });
    });

  user
    .command('list')
    .description('list all accounts')
    .action(async () => {
      const { code, database } = await accounts(context);
      const people = await new code.People(database).list();
      context
        .output()
        .result(people, () =>
          people.length === 0
            ? 'There is no account yet.'
            : table(people.map((one) => [one.email, one.name, rolesOf(one), one.disabled ? 'closed' : ''])),
        );
    });

  user
    .command('role')
    .argument('<email>', 'address of the person')
    .argument('<role>', 'reader, editor, reviewer or admin')
    .description('change the role of a person')
    .action(async (email: string, text: string) => {
      const { code, database } = await accounts(context);
      await heard(async () => {
        const people = new code.People(database);
        const role = code.readRole(text);
        const person = await people.setRole((await accountOf(people, email)).id, role, code.PROGRAM);
        context.output().result(person, () => `${person.name} <${person.email}> is ${person.role}.`);
      });
    });

  user
    .command('password')
    .argument('<email>', 'address of the person')
    .description('print a link with which a person chooses a new password')
    .action(async (email: string) => {
      const { code, database } = await accounts(context);
      await heard(async () => {
        const person = await accountOf(new code.People(database), email);
        const { token, expiresAt } = await new code.PasswordLinks(database).create(person.id, code.PROGRAM);
        const path = `/password/${token}`;
        context.output().result({ path, expiresAt }, () => {
          const until = `${expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
          return `Send this link to ${person.email}. It works once, until ${until}:\n${path}`;
        });
      });
    });

  user
    .command('game')
    .argument('<email>', 'address of the person')
    .argument('<game>', 'id of the game')
    .argument('<role>', 'reader, editor, reviewer, admin or none')
    .description('give a person a role for one game, or take it back')
    .action(async (email: string, game: string, text: string) => {
      const { code, database } = await accounts(context);
      await heard(async () => {
        const people = new code.People(database);
        const role = text === 'none' ? null : code.readRole(text);
        const person = await people.setGameRole((await accountOf(people, email)).id, game, role, code.PROGRAM);
        context
          .output()
          .result(person, () => `${person.name} <${person.email}> is ${person.games[game] ?? 'no member'} of ${game}.`);
      });
    });
}
