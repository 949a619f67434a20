/** The public address of the site, for data that other sites use: preview pictures, embeds, the sitemap. */
import 'server-only';
import { addressOf, readGameHosts } from '../server/game-hosts.ts';

/** Scheme and host without a trailing slash: `SITE_URL`, or this machine. */
export const SITE = new URL(process.env.SITE_URL || `http://localhost:${process.env.PORT ?? 3000}`).origin;

const hosts = readGameHosts(process.env.GAME_HOSTS);

/** The public address of a page. It uses the host of the game if the game has its own. */
export const pageAddress = (path: string): string => addressOf(hosts, SITE, path);
