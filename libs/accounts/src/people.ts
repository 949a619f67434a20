/** People: how they are found, added and changed. Closing an account ends its sessions in the same transaction. */
import {
  foldedName,
  indexDecksOf,
  InvitationEntity,
  inTransaction,
  jsonColumn,
  SessionEntity,
  sql,
  UserEntity,
} from '@rulewright/database';
import { In, IsNull, type DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { actorOf, recordAudit, type Actor } from './audit.ts';
import { AccountError } from './errors.ts';
import { readEmail } from './attempt-keys.ts';
import { hashPassword } from './passwords.ts';
import { isRole, permits, roleFor, ROLES, type Role } from './roles.ts';
import { newId } from './tokens.ts';

/** A person as others see them, without the password. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Roles for single games, by the id of the game. */
  readonly games: Readonly<Record<string, Role>>;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly disabled: boolean;
  /** Whether a sign-in needs a code of an app. */
  readonly secondFactor: boolean;
}

export interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly password: string;
}

// No control or invisible formatting characters: they could make a name look like another one.
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]+$/u);

const GAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

const gamesColumn = jsonColumn('users', 'game_roles', z.record(z.string(), z.enum(ROLES)));

/** An account that is open, by its id or its address. Null if there is none. */
export const openAccount = (
  manager: EntityManager,
  by: { readonly id: string } | { readonly email: string },
): Promise<UserEntity | null> => manager.findOneBy(UserEntity, { ...by, disabledAt: IsNull() });

/** A table of the open accounts, with `id` and `role`, for statements that join it. */
export const OPEN_ACCOUNTS = sql`(SELECT id, role FROM users WHERE disabled_at IS NULL)`;

/** @throws AccountError `bad-name` */
export function readName(text: string): string {
  const read = nameSchema.safeParse(text);
  if (!read.success)
    throw new AccountError('bad-name', 'A name has 1 to 80 visible characters.', { field: 'name', most: 80 });
  return read.data;
}

/** @throws AccountError `bad-role` */
export function readRole(text: string): Role {
  if (isRole(text)) return text;
  throw new AccountError('bad-role', `There is no role "${text}": reader, editor, reviewer or admin.`);
}

export const personOf = (user: UserEntity): Person => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: readRole(user.role),
  games: gamesColumn.read(user.gameRoles, user.id),
  createdAt: user.createdAt,
  disabled: user.disabledAt !== null,
  secondFactor: user.totpSince !== null,
});

/** The people with these ids, open and closed. Ids without a person are left out. */
export async function peopleOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Person>> {
  const users = ids.length === 0 ? [] : await manager.findBy(UserEntity, { id: In([...new Set(ids)]) });
  return new Map(users.map((user) => [user.id, personOf(user)]));
}

/** Adds a person, inside a transaction of the caller. The caller hashes the password earlier, because hashing is slow. @throws AccountError */
export async function insertPerson(
  manager: EntityManager,
  person: { email: string; name: string; role: Role; passwordHash: string },
): Promise<Person> {
  if (await manager.findOneBy(UserEntity, { email: person.email }))
    throw new AccountError('email-taken', 'There is already an account with this address.');
  const none = { disabledAt: null, totpSecret: null, totpSince: null, totpStep: 0, gameRoles: gamesColumn.write({}) };
  const user = {
    id: newId(),
    ...person,
    foldedName: foldedName(person.name),
    createdAt: new Date().toISOString(),
    ...none,
  };
  await manager.insert(UserEntity, user);
  // Once there is an account, the link for the first admin no longer works and is deleted.
  await manager.delete(InvitationEntity, { kind: 'first-admin' });
  return personOf(user);
}

export class People {
  constructor(private readonly database: DataSource) {}

  async find(id: string): Promise<Person | null> {
    const user = await this.database.getRepository(UserEntity).findOneBy({ id });
    return user && personOf(user);
  }

  /** The account with this address, unless it is closed. */
  async withEmail(email: string): Promise<Person | null> {
    const user = await openAccount(this.database.manager, { email });
    return user && personOf(user);
  }

  /**
   * Everyone, the newest last, at most `first` people.
   * @param after the time and the id of the person after whom the list continues
   */
  async list({ first, after }: { readonly first?: number; readonly after?: readonly [string, string] } = {}): Promise<
    Person[]
  > {
    const query = this.database
      .getRepository(UserEntity)
      .createQueryBuilder('person')
      .orderBy('person.createdAt', 'ASC')
      .addOrderBy('person.id', 'ASC')
      .limit(first);
    if (after !== undefined) {
      const [at, id] = after;
      query.where('(person.createdAt, person.id) > (:at, :id)', { at, id });
    }
    return (await query.getMany()).map(personOf);
  }

  /** The people with an open account who may edit documents of a game, by name. @param game null for all games */
  async editors(game: string | null): Promise<Person[]> {
    // These are the words of the partial index, and the range of its ids. So the many readers are not read.
    const users = await this.database
      .getRepository(UserEntity)
      .createQueryBuilder('person')
      .where(`person.id > '' AND (person.role <> 'reader' OR person.game_roles <> '{}') AND person.disabled_at IS NULL`)
      .getMany();
    return users
      .map(personOf)
      .filter((person) => permits(roleFor(person, game), 'drafts'))
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Adds a person with a password. @throws AccountError */
  async add(newcomer: NewPerson, actor: Actor): Promise<Person> {
    const email = readEmail(newcomer.email);
    const name = readName(newcomer.name);
    const role = readRole(newcomer.role);
    const passwordHash = await hashPassword(newcomer.password, email);
    return inTransaction(this.database, async (runner) => {
      const person = await insertPerson(runner.manager, { email, name, role, passwordHash });
      await recordAudit(runner.manager, actor, {
        action: 'add-person',
        subject: email,
        sentence: `Added ${name} as ${role}.`,
        details: { role },
      });
      return person;
    });
  }

  /** @throws AccountError `unknown-person`, `last-admin` */
  async setRole(id: string, role: Role, actor: Actor): Promise<Person> {
    return this.change(id, async (manager, user) => {
      if (user.role === 'admin' && role !== 'admin') await requireOtherAdmin(manager, id);
      const before = user.role;
      await manager.update(UserEntity, { id }, { role });
      await recordAudit(manager, actor, {
        action: 'set-role',
        subject: user.email,
        sentence: `Made ${user.name} ${role} (was ${before}).`,
        details: { from: before, to: role },
      });
      return { ...user, role };
    });
  }

  /**
   * Assigns a person a role for one game, or revokes it.
   * @param role null to revoke the role
   * @throws AccountError `unknown-person`, `bad-game`
   */
  async setGameRole(id: string, game: string, role: Role | null, actor: Actor): Promise<Person> {
    if (!GAME.test(game)) throw new AccountError('bad-game', 'A game is named by its id.');
    return this.change(id, async (manager, user) => {
      const { [game]: before, ...others } = gamesColumn.read(user.gameRoles, id);
      const gameRoles = gamesColumn.write(role === null ? others : { ...others, [game]: role });
      await manager.update(UserEntity, { id }, { gameRoles });
      await recordAudit(manager, actor, {
        action: 'set-game-role',
        subject: user.email,
        sentence: `Made ${user.name} ${role ?? 'no member'} of ${game} (was ${before ?? 'no member'}).`,
        details: { game, from: before ?? null, to: role },
      });
      return { ...user, gameRoles };
    });
  }

  /** Closes an account and ends its sessions, or opens it again. @throws AccountError `unknown-person`, `last-admin` */
  async setDisabled(id: string, disabled: boolean, actor: Actor): Promise<Person> {
    return this.change(id, async (manager, user) => {
      if (disabled && user.role === 'admin') await requireOtherAdmin(manager, id);
      const disabledAt = disabled ? new Date().toISOString() : null;
      await manager.update(UserEntity, { id }, { disabledAt });
      if (disabled) await manager.delete(SessionEntity, { userId: id });
      await recordAudit(manager, actor, {
        action: disabled ? 'close-account' : 'open-account',
        subject: user.email,
        sentence: `${disabled ? 'Closed' : 'Opened'} the account of ${user.name}.`,
        details: {},
      });
      return { ...user, disabledAt };
    });
  }

  /** @throws AccountError `bad-name` */
  async setName(id: string, text: string): Promise<Person> {
    const name = readName(text);
    return this.change(id, async (manager, user) => {
      await manager.update(UserEntity, { id }, { name, foldedName: foldedName(name) });
      await indexDecksOf(manager, { id, name });
      await recordAudit(manager, actorOf(personOf(user)), {
        action: 'change-name',
        subject: user.email,
        sentence: `Changed the name from ${user.name} to ${name}.`,
        details: { from: user.name, to: name },
      });
      return { ...user, name };
    });
  }

  private change(id: string, work: (manager: EntityManager, user: UserEntity) => Promise<UserEntity>): Promise<Person> {
    return inTransaction(this.database, async ({ manager }) => {
      const user = await manager.findOneBy(UserEntity, { id });
      if (!user) throw new AccountError('unknown-person', 'There is no such person.');
      return personOf(await work(manager, user));
    });
  }
}

/** Throws `last-admin` unless there is another open admin account: only an admin can invite people. */
export async function requireOtherAdmin(manager: EntityManager, id: string): Promise<void> {
  const admins = await manager.findBy(UserEntity, { role: 'admin', disabledAt: IsNull() });
  if (!admins.some((one) => one.id !== id))
    throw new AccountError('last-admin', 'This is the only admin. Make another person an admin first.');
}
