/** Passwords: argon2id with the costs that OWASP names (19 MiB, two passes), and what a password must be. */
import { hash, verify } from '@node-rs/argon2';
import { AccountError } from './errors.ts';

const SHORTEST = 10;
/** Longer ones cost more to hash than they add. */
const LONGEST = 200;

/** @throws AccountError `weak-password` */
export async function hashPassword(password: string, email: string): Promise<string> {
  if (password.length < SHORTEST || password.length > LONGEST)
    throw new AccountError('weak-password', `A password has ${SHORTEST} to ${LONGEST} characters.`);
  if (new Set(password).size < 4 || password.toLowerCase() === email)
    throw new AccountError('weak-password', 'This password is too easy to guess.');
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Whether the password is the one. Without a hash it takes as long and says no, so that nobody learns which addresses exist. */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password');
  const matches = await verify(known ?? (await decoy), password.slice(0, LONGEST));
  return known !== null && matches;
}
