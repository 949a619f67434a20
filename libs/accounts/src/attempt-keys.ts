/**
 * What attempts are counted by. A key is made here and nowhere else, so that an e-mail address or a network address that can be
 * written in several ways has one count.
 */
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { AccountError } from './errors.ts';

/** A key in its one form. Limits take no other text. */
export type CountedKey = string & { readonly counted: true };

const counted = (text: string): CountedKey => text as CountedKey;

const emailSchema = z.email().max(200);
/** Zero-width and other formatting characters, which nobody sees. */
const INVISIBLE = /\p{Cf}/gu;
const CONTROL = /\p{Cc}/u;

/**
 * An e-mail address as it is stored, compared and counted.
 * @throws AccountError `bad-email` also for an address with a control character, which databases may cut off
 */
export function readEmail(text: string): string {
  const plain = text.slice(0, 1000).normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase();
  const read = CONTROL.test(text) ? null : emailSchema.safeParse(plain);
  if (!read?.success) throw new AccountError('bad-email', 'This is not a valid e-mail address.');
  return read.data;
}

/** The key of an account by its address. @throws AccountError `bad-email` */
export const accountKey = (email: string): CountedKey => counted(readEmail(email));

/** The key of something that has an id of ours. */
export const idKey = (id: string): CountedKey => counted(id);

/** The key of two together: an account from an address. */
export const pairKey = (one: CountedKey, other: CountedKey): CountedKey => counted(`${one} ${other}`);

/** Some proxies add the port of the visitor. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/u;

/**
 * The key of a network address: IPv4 as it is, also where IPv6 carries it; of IPv6 the first 64 bits, since a household has
 * all the rest. Text that is not an address shares one key.
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
