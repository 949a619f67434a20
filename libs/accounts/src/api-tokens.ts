/** API tokens. The owner creates and revokes them. Each has scopes and an end. Its text is shown once, and the database has a digest. */
import { ApiTokenEntity, inTransaction, jsonColumn, UserEntity, withoutNul } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { actorOf, recordAudit } from './audit.ts';
import { AccountError } from './errors.ts';
import { personOf, readName, type Person } from './people.ts';
import { SCOPE_NAMES, type ScopeName } from './scopes.ts';
import { digestOf, newId, newToken } from './tokens.ts';

export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ScopeName[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly ScopeName[];
  /** The lifetime in days. */
  readonly days: number;
}

/** The prefix of tokens, by which programs that search for leaked secrets can find them. */
const PREFIX = 'rw_';
const MOST_TOKENS = 50;
const MOST_DAYS = 365;
const DAY = 24 * 60 * 60 * 1000;
/** The accuracy of the last use, in milliseconds, so that not every request writes to the database. */
const EXACT_TO = 5 * 60 * 1000;

const scopesColumn = jsonColumn<readonly ScopeName[]>('api_tokens', 'scopes', z.array(z.enum(SCOPE_NAMES)));

const viewOf = (row: ApiTokenEntity): ApiToken => ({
  id: row.id,
  name: row.name,
  scopes: scopesColumn.read(row.scopes, row.id),
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  lastUsedAt: row.lastUsedAt,
});

export class ApiTokens {
  constructor(private readonly database: DataSource) {}

  /** The tokens of a person, oldest first. */
  async list(userId: string): Promise<ApiToken[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return (await this.database.getRepository(ApiTokenEntity).find({ where: { userId }, order })).map(viewOf);
  }

  /** Creates a token. Only this call returns its text. @throws AccountError `bad-name`, `bad-token`, `too-many-tokens` */
  async create(owner: Person, newApiToken: NewApiToken): Promise<{ readonly token: string; readonly made: ApiToken }> {
    const name = readName(newApiToken.name);
    const scopes = SCOPE_NAMES.filter((scope) => newApiToken.scopes.includes(scope));
    if (scopes.length === 0) throw new AccountError('bad-token', 'Choose what the token may do.');
    if (!Number.isInteger(newApiToken.days) || newApiToken.days < 1 || newApiToken.days > MOST_DAYS)
      throw new AccountError('bad-token', `A token works for 1 to ${MOST_DAYS} days.`);
    const token = `${PREFIX}${newToken()}`;
    const now = Date.now();
    const row: ApiTokenEntity = {
      id: newId(),
      digest: digestOf(token),
      userId: owner.id,
      name,
      scopes: scopesColumn.write(scopes),
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + newApiToken.days * DAY).toISOString(),
      lastUsedAt: null,
    };
    await inTransaction(this.database, async ({ manager }) => {
      if ((await manager.countBy(ApiTokenEntity, { userId: owner.id })) >= MOST_TOKENS)
        throw new AccountError('too-many-tokens', `You can have at most ${MOST_TOKENS} tokens. Revoke one first.`);
      await manager.insert(ApiTokenEntity, row);
      await recordAudit(manager, actorOf(owner), {
        action: 'create-api-token',
        subject: owner.email,
        sentence: `Created the API token "${name}" for ${scopes.join(', ')}.`,
        details: { scopes, expiresAt: row.expiresAt },
      });
    });
    return { token, made: viewOf(row) };
  }

  /** @throws AccountError `unknown-token` */
  async revoke(owner: Person, tokenId: string): Promise<void> {
    const which = { id: withoutNul(tokenId), userId: owner.id };
    await inTransaction(this.database, async ({ manager }) => {
      const apiToken = await manager.findOneBy(ApiTokenEntity, which);
      if (!apiToken) throw new AccountError('unknown-token', 'You have no such API token. It may have been revoked.');
      await manager.delete(ApiTokenEntity, which);
      await recordAudit(manager, actorOf(owner), {
        action: 'revoke-api-token',
        subject: owner.email,
        sentence: `Revoked the API token "${apiToken.name}".`,
        details: {},
      });
    });
  }

  /** The current owner and the scopes of a token; null if the token is not valid. */
  async find(token: string): Promise<{ readonly person: Person; readonly scopes: readonly ScopeName[] } | null> {
    const now = new Date().toISOString();
    const row = await this.database.getRepository(ApiTokenEntity).findOneBy({ digest: digestOf(token) });
    if (!row || row.expiresAt < now) return null;
    const user = await this.database.getRepository(UserEntity).findOneBy({ id: row.userId });
    if (!user || user.disabledAt !== null) return null;
    if (row.lastUsedAt === null || Date.parse(now) - Date.parse(row.lastUsedAt) > EXACT_TO)
      await inTransaction(this.database, ({ manager }) =>
        manager.update(ApiTokenEntity, { id: row.id }, { lastUsedAt: now }),
      );
    return { person: personOf(user), scopes: viewOf(row).scopes };
  }
}
