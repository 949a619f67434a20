/** Passwords: what makes one acceptable, and hashing by argon2id with the cost that OWASP recommends (19 MiB, two passes). */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AccountError, TooManyAttemptsError } from './errors.ts';

const SHORTEST = 10;
/** Longer passwords cost more to hash and are hardly safer. */
const LONGEST = 200;

/** Hashing uses at most half of the processor cores. Further requests wait in a queue. */
const turns = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));
const MOST_WAITING = 100;

/** Runs work when a core is free. @throws TooManyAttemptsError when the queue is full */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= MOST_WAITING) throw new TooManyAttemptsError(5);
  return turns(work);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords, loaded when the first password is set. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  ));

const SITE_NAME = 'rulewright';
/** How many letters and digits a password needs besides the site's name and the words of the e-mail address. */
const OWN_PART = 6;

/** Whether a password is mostly the site's name and the words of the person's e-mail address. */
function isMadeOfNames(password: string, email: string): boolean {
  const names = [SITE_NAME, ...email.split(/[^\p{L}\p{N}]+/u)].filter((name) => name.length > 2);
  const rest = names
    .sort((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(name, ''), password.toLowerCase());
  return rest.length < password.length && rest.replace(/[^\p{L}\p{N}]/gu, '').length < OWN_PART;
}

/** Whether a password is one of the most common ones, also with digits and signs added before or after it. */
async function isCommon(password: string): Promise<boolean> {
  const known = await commonPasswords();
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '');
  return [lower, core].some((text) => known.has(text));
}

/** @throws AccountError `weak-password` */
export async function hashPassword(password: string, email: string): Promise<string> {
  if (password.length < SHORTEST || password.length > LONGEST)
    throw new AccountError('weak-password', `A password has ${SHORTEST} to ${LONGEST} characters.`);
  if (new Set(password).size < 4 || isMadeOfNames(password, email) || (await isCommon(password)))
    throw new AccountError('weak-password', 'This password is too easy to guess. Choose several words of your own.');
  return inTurn(() => hash(password));
}

let decoy: Promise<string> | undefined;

/** The stored value instead of a hash for a person without a password. */
export const NO_PASSWORD = '';

/**
 * Whether the password matches the hash. Without a hash, the check takes equally long and returns false, so response times do not reveal which
 * addresses have an account.
 */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  const instead = await (decoy ??= hash('nobody has this password'));
  const isKnown = known !== null && known !== NO_PASSWORD;
  const matches = await inTurn(() => verify(isKnown ? known : instead, password.slice(0, LONGEST)));
  return isKnown && matches;
}
