/**
 * Which addresses a webhook may reach. Names are resolved here and the connection goes to the very address that was looked at, so
 * that a name cannot lead elsewhere between the look and the connection.
 */
import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host name that leads into the network of the server. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} leads to an address in a private network, which webhooks do not reach.`);
  }
}

/** Whether an address is one of the open internet: not of this machine, of a private network, or reserved. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** An address as a URL has it, IPv6 without its brackets; null for a name. */
function addressIn(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/u, '$1');
  return isIP(bare) ? bare : null;
}

/** Refuses a URL whose host is a private address. Names are looked at when they are resolved. @throws PrivateAddressError */
export function requirePublic(url: URL): void {
  const address = addressIn(url.hostname);
  if (address !== null && !isPublic(address)) throw new PrivateAddressError(url.hostname);
}

/** Resolves names for a connection, and fails if any address of a name is private. @param resolve for tests */
export const publicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '');
      if (found.length === 0 || !found.every(({ address }) => isPublic(address)))
        return done(new PrivateAddressError(host), '');
      if (options.all) return done(null, found);
      done(null, found[0]!.address, found[0]!.family);
    });
  };
