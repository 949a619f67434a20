/** Recovery codes: each replaces one code of the app, for a person who has lost it. The database keeps their digests. */
import { randomInt } from 'node:crypto';
import { RecoveryCodeEntity } from '@rulewright/database';
import type { EntityManager } from 'typeorm';
import { digestOf } from './tokens.ts';

const COUNT = 10;
/** Letters and digits that nobody confuses: 32 signs, so 16 have 80 bits of chance. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** `ABCD-EFGH-JKLM-NPQR` */
const grouped = (code: string): string => code.replace(/.{4}(?=.)/gu, '$&-');

/** The code as it is counted: however a person writes it. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/gu, '');

/** Makes new codes for a person, inside a transaction of the caller. Former ones stop working. */
export async function replaceRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await manager.delete(RecoveryCodeEntity, { userId });
  await manager.insert(
    RecoveryCodeEntity,
    codes.map((code) => ({ digest: digestOf(code), userId })),
  );
  return codes.map(grouped);
}

/** Uses a code up. Says whether it was one of the person. */
export async function useRecoveryCode(manager: EntityManager, userId: string, given: string): Promise<boolean> {
  const which = { digest: digestOf(plain(given.slice(0, 100))), userId };
  const found = await manager.existsBy(RecoveryCodeEntity, which);
  if (found) await manager.delete(RecoveryCodeEntity, which);
  return found;
}

export const countRecoveryCodes = (manager: EntityManager, userId: string): Promise<number> =>
  manager.countBy(RecoveryCodeEntity, { userId });
