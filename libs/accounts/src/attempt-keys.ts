/**
 * Keys under which attempts are counted. All keys are made in this file, so an e-mail address or network address that can be written in
 * several ways has one count.
 */
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { AccountError } from './errors.ts';

/** A normalised key. Limits accept no other text. */
export type CountedKey = string & { readonly counted: true };

const counted = (text: string): CountedKey => text as CountedKey;

const emailSchema = z.email().max(200);
/** Invisible characters, such as the zero-width space. */
const INVISIBLE = /\p{Cf}/gu;
const CONTROL = /\p{Cc}/u;

/**
 * Reads an e-mail address in the form in which it is stored, compared and counted.
 * @throws AccountError `bad-email`, also for an address with a control character, because databases may cut the text there
 */
export function readEmail(text: string): string {
  const plain = text.slice(0, 1000).normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase();
  const read = CONTROL.test(text) ? null : emailSchema.safeParse(plain);
  if (!read?.success) throw new AccountError('bad-email', 'This is not a valid e-mail address.');
  return read.data;
}

/** The key of the account with this address. @throws AccountError `bad-email` */
export const accountKey = (email: string): CountedKey => counted(readEmail(email));

/** The key of a record, by an id that this program generated. */
export const idKey = (id: string): CountedKey => counted(id);

/** The key of a pair, such as an account and the address of a visitor. */
export const pairKey = (one: CountedKey, other: CountedKey): CountedKey => counted(`${one} ${other}`);

/** Matches an address with a port, which some proxies add. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/u;

/**
 * The key of a network address. IPv4 addresses are kept whole, also when they are written as IPv6. Of an IPv6 address only the first 64
 * bits count, because one household has all the rest. All texts that are not an address share one key.
 */
export function addressKey(text: string): CountedKey {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text.trim()) ?? [];
  const bare = inBrackets ?? beforePort ?? text.trim();
  if (!ipaddr.isValid(bare)) return counted('unknown');
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return counted(address.toString());
  const network = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return counted(`${network.join(':')}::/64`);
}
