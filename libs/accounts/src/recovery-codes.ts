/** Recovery codes, for a person who has lost the app. Each one replaces one code of the app. The database stores only digests. */
import { randomInt } from 'node:crypto';
import { RecoveryCodeEntity } from '@rulewright/database';
import type { EntityManager } from 'typeorm';
import { digestOf } from './tokens.ts';

const COUNT = 10;
/** Letters and digits that are hard to confuse. There are 32, so a code of 16 has 80 random bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Adds hyphens: `ABCD-EFGH-JKLM-NPQR`. */
const grouped = (code: string): string => code.replace(/.{4}(?=.)/gu, '$&-');

/** The normal form of a code, without the spaces, hyphens and lower case that a person may type. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/gu, '');

/** Creates new codes for a person inside the transaction of the caller. Earlier codes stop working. */
export async function replaceRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await manager.delete(RecoveryCodeEntity, { userId });
  await manager.insert(
    RecoveryCodeEntity,
    codes.map((code) => ({ digest: digestOf(code), userId })),
  );
  return codes.map(grouped);
}

/** Uses up a code. Returns whether it was a code of the person. */
export async function useRecoveryCode(manager: EntityManager, userId: string, code: string): Promise<boolean> {
  const which = { digest: digestOf(plain(code.slice(0, 100))), userId };
  const isCode = await manager.existsBy(RecoveryCodeEntity, which);
  if (isCode) await manager.delete(RecoveryCodeEntity, which);
  return isCode;
}

export const countRecoveryCodes = (manager: EntityManager, userId: string): Promise<number> =>
  manager.countBy(RecoveryCodeEntity, { userId });
