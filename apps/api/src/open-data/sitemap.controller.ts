/** `GET /sitemap.xml`: the pages for search engines, from the current release. */
import { Controller, Get, Req, Res } from '@nestjs/common';
import { hasDeckLaw, Lru, type GameContent } from '@rulewright/content';
import { hasEngine } from '@rulewright/games';
import type { Request, Response } from 'express';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { originOf } from '../http/origin.ts';
import { siteOf } from '../http/site-of.ts';
import { sendPublic, tagOfBytes } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** The most URLs that the sitemap protocol allows in a file. */
const MOST = 50_000;
const MAPS = { points: 20, duration: 60 };
const PAGES = ['', '/play', '/lab', '/releases', '/coverage', '/developers'];

/** The number of base URLs with a cached sitemap. Usually the site has one. */
const SITES_KEPT = 4;

interface SiteMap {
  readonly body: Buffer;
  readonly etag: string;
}

function pathsOf(game: GameContent): readonly string[] {
  const { doc, cards, decks, sets, learn } = game;
  const of = (part: string, ids: Iterable<string>): string[] => [...ids].map((id) => `/${doc.id}/${part}/${id}`);
  return [
    `/${doc.id}`,
    ...['cards', 'decks', 'rules'].map((part) => `/${doc.id}/${part}`),
    ...(hasDeckLaw(game) ? [`/${doc.id}/deck-check`] : []),
    ...(hasEngine(doc.id) ? [`/${doc.id}/coverage`] : []),
    ...of('rules', doc.modes),
    ...(learn ? of('learn', doc.modes) : []),
    ...of(
      'legality',
      [...game.modes.values()].filter((mode) => mode.legality !== undefined).map(({ id }) => id),
    ),
    ...of('sets', sets.keys()),
    ...of('decks', decks.keys()),
    ...of('cards', cards.keys()),
  ];
}

/** The sitemap of a release. @param address the base URL of the site, such as `https://rules.example.org` */
function mapOf({ content, info }: OpenedRelease, address: string): SiteMap {
  const site = address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const releases = Array.from({ length: Math.min(info.number, 500) }, (_, i) => `/releases/${info.number - i}`);
  const urls = [...PAGES, ...content.games.flatMap(pathsOf), ...releases]
    .slice(0, MOST)
    .map((path) => `<url><loc>${site}${path}</loc></url>`);
  const body = Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
  return { body, etag: tagOfBytes(body) };
}

@Controller()
export class SitemapController {
  private readonly limit = new VisitorLimit(MAPS);
  private readonly maps = new WeakMap<OpenedRelease, Lru<string, SiteMap>>();

  constructor(private readonly content: ContentService) {}

  @Get('sitemap.xml')
  async sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limit.count(originOf(request));
    const opened = await this.content.open((await this.content.current()).number);
    const maps = this.maps.get(opened) ?? new Lru<string, SiteMap>(SITES_KEPT);
    this.maps.set(opened, maps);
    const site = siteOf(request);
    const { body, etag } = maps.get(site, () => mapOf(opened, site));
    const caching = 'public, max-age=0, must-revalidate';
    await sendPublic(request, response, {
      etag,
      type: 'application/xml; charset=utf-8',
      body,
      caching,
    });
  }
}
