/** Hosts with the home page of a game, from `GAME_HOSTS`, such as `small-game=small.example.org, other=other.example.org`. */

/** Games by host name. Any other host shows the home page of the site. */
export type GameHosts = ReadonlyMap<string, string>;

const GAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/u;

/** Parses a list of games with their hosts. @throws Error for any other text, and for a repeated host or game */
export function readGameHosts(text = ''): GameHosts {
  const hosts = new Map<string, string>();
  for (const one of text.split(',').filter((entry) => entry.trim() !== '')) {
    const [game = '', host = '', ...rest] = one.split('=').map((part) => part.trim().toLowerCase());
    const isGood = rest.length === 0 && GAME.test(game) && HOST.test(host);
    if (!isGood || hosts.has(host) || [...hosts.values()].includes(game))
      throw new Error(
        `GAME_HOSTS is not a list of games with a host each, such as small-game=small.example.org: ${text}`,
      );
    hosts.set(host, game);
  }
  return hosts;
}

/** The URL to serve for a request. At the host of a game, the home page is that of the game. @param host the Host header */
export function urlAt(hosts: GameHosts, host: string | undefined, url: string): string {
  const game = hosts.get((host ?? '').toLowerCase().replace(/:\d+$/u, ''));
  return game !== undefined && /^\/(?:\?|$)/u.test(url) ? `/${game}${url.slice(1)}` : url;
}

/** The public address of a page. @param site scheme and host of the site @param path of a page on it */
export function addressOf(hosts: GameHosts, site: string, path: string): string {
  const [, game = ''] = path.split(/[/?]/u);
  for (const [host, own] of hosts)
    if (own === game) {
      const { protocol } = new URL(site);
      const isHome = /^\/[^/?]+(?:\?|$)/u.test(path);
      return `${protocol}//${host}${isHome ? `/${path.slice(game.length + 1)}` : path}`;
    }
  return site + path;
}
