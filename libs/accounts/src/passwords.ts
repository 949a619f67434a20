/** Passwords: argon2id with the costs that OWASP names (19 MiB, two passes), and what a password must be. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AccountError, TooManyAttemptsError } from './errors.ts';

const SHORTEST = 10;
/** Longer ones cost more to hash than they add. */
const LONGEST = 200;

/** Passwords use at most half of the processor cores. Further requests wait. */
const turns = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));
const MOST_WAITING = 100;

/** @throws TooManyAttemptsError where more wait than can be answered soon */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= MOST_WAITING) throw new TooManyAttemptsError(5);
  return turns(work);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords, read when the first password is set. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  ));

const SITE_NAME = 'rulewright';
/** What has to be left of a password without the names that everyone tries first. */
const OWN_PART = 6;

/** Whether a password is mostly the site's name and the words of the person's address. */
function isMadeOfNames(password: string, email: string): boolean {
  const names = [SITE_NAME, ...email.split(/[^\p{L}\p{N}]+/u)].filter((name) => name.length > 2);
  const rest = names
    .sort((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(name, ''), password.toLowerCase());
  return rest.length < password.length && rest.replace(/[^\p{L}\p{N}]/gu, '').length < OWN_PART;
}

/** Whether a password is among the most common ones, also with digits and signs before or behind it. */
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

/** What is stored instead of a hash for a person without a password. */
export const NO_PASSWORD = '';

/** Whether the password is the one. Without a hash it takes as long and says no, so that nobody learns which addresses exist. */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  const instead = await (decoy ??= hash('nobody has this password'));
  const isKnown = known !== null && known !== NO_PASSWORD;
  const matches = await inTurn(() => verify(isKnown ? known : instead, password.slice(0, LONGEST)));
  return isKnown && matches;
}
