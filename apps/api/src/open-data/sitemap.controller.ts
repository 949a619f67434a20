/** `GET /sitemap.xml`: every page that search engines may read, for the current release. */
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { GameContent } from '@rulewright/content';
import type { Request, Response } from 'express';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { originOf } from '../http/origin.ts';
import { siteOf } from '../http/site-of.ts';
import { sendPublic, tagOfBytes } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** The most addresses that a file of this kind may hold. */
const MOST = 50_000;
const MAPS = { points: 20, duration: 60 };
const PAGES = ['', '/play', '/lab', '/releases', '/coverage', '/developers'];

/** The paths of a game, kept with the release. */
function pathsOf(_: OpenedRelease, { doc, cards, decks, sets, learn }: GameContent): readonly string[] {
  const of = (part: string, ids: Iterable<string>): string[] => [...ids].map((id) => `/${doc.id}/${part}/${id}`);
  return [
    `/${doc.id}`,
    ...['cards', 'decks', 'rules', 'deck-check', 'coverage'].map((part) => `/${doc.id}/${part}`),
    ...of('rules', doc.modes),
    ...(learn ? of('learn', doc.modes) : []),
    ...of('sets', sets.keys()),
    ...of('decks', decks.keys()),
    ...of('cards', cards.keys()),
  ];
}

@Controller()
export class SitemapController {
  private readonly limit = new VisitorLimit(MAPS);

  constructor(private readonly content: ContentService) {}

  @Get('sitemap.xml')
  async sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limit.count(originOf(request));
    const opened = await this.content.open((await this.content.current()).number);
    const games = opened.content.games.flatMap(({ doc }) => opened.part(doc.id, pathsOf));
    const site = siteOf(request).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const releases = Array.from(
      { length: Math.min(opened.info.number, 500) },
      (_, i) => `/releases/${opened.info.number - i}`,
    );
    const urls = [...PAGES, ...games, ...releases].slice(0, MOST).map((path) => `<url><loc>${site}${path}</loc></url>`);
    const body = Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    );
    const caching = 'public, max-age=0, must-revalidate';
    await sendPublic(request, response, {
      etag: tagOfBytes(body),
      type: 'application/xml; charset=utf-8',
      body,
      caching,
    });
  }
}
