/**
 * Checks the addresses that webhooks may reach. The connection uses the same resolved address that was checked, so a name cannot change
 * its address between the check and the connection.
 */
import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The error for a host with an address in a private network. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} leads to an address in a private network, which webhooks do not reach.`);
  }
}

/** The only IPv6 addresses that are given out for the public internet. Outside of them are old spellings of IPv4 and local addresses. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');
/** Reserved networks that `range()` counts as public: for measurements inside a network, and for documentation. */
const RESERVED = ['198.18.0.0/15', '2001:2::/48', '3fff::/20'].map((network) => ipaddr.parseCIDR(network));

/** Whether an address is on the public internet, and not of this machine, a private network or a reserved range. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const within = (network: typeof GLOBAL): boolean => parsed.kind() === network[0].kind() && parsed.match(network);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || within(GLOBAL)) && !RESERVED.some(within);
}

/** The IP address in the host of a URL, without the brackets of IPv6; null for a name. */
function addressIn(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/u, '$1');
  return isIP(bare) ? bare : null;
}

/** Refuses a URL with a private address as host. Names are checked when they are resolved. @throws PrivateAddressError */
export function requirePublic(url: URL): void {
  const address = addressIn(url.hostname);
  if (address !== null && !isPublic(address)) throw new PrivateAddressError(url.hostname);
}

/** Resolves names for a connection. Fails if any address of a name is private. @param resolve the resolver, for tests */
export const publicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '');
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
        return done(new PrivateAddressError(host), '');
      if (options.all) return done(null, addresses);
      done(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
