/** `GET /sitemap.xml`: the pages of the current release and the latest published decks, for search engines. */
import { Controller, Get, Req, Res } from '@nestjs/common';
import { SharedDecks } from '@rulewright/saved-decks';
import { hasDeckLaw, LruAsync, type GameContent } from '@rulewright/content';
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

/** The most published decks per game in the sitemap. */
const MOST_DECKS = 5_000;

/** The number of base URLs with a cached sitemap. Usually the site has one. */
const SITES_KEPT = 4;
/** The time in milliseconds after which the sitemap reads the published decks again. */
const KEPT_FOR = 60_000;

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
    ...(hasDeckLaw(game) ? [`/${doc.id}/deck-check`, `/${doc.id}/decks/build`, `/${doc.id}/decks/players`] : []),
    ...(hasEngine(game) ? [`/${doc.id}/coverage`] : []),
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
function mapOf({ content, info }: OpenedRelease, address: string, decks: readonly string[]): SiteMap {
  const site = address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const releases = Array.from({ length: Math.min(info.number, 500) }, (_, i) => `/releases/${info.number - i}`);
  const urls = [...PAGES, ...content.games.flatMap(pathsOf), ...releases, ...decks]
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
  private readonly maps = new WeakMap<OpenedRelease, LruAsync<string, SiteMap>>();

  constructor(
    private readonly content: ContentService,
    private readonly shared: SharedDecks,
  ) {}

  @Get('sitemap.xml')
  async sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limit.count(originOf(request));
    const opened = await this.content.open((await this.content.current()).number);
    const maps = this.maps.get(opened) ?? new LruAsync<string, SiteMap>(SITES_KEPT);
    this.maps.set(opened, maps);
    const site = siteOf(request);
    const time = Math.floor(Date.now() / KEPT_FOR);
    const { body, etag } = await maps.get(`${time} ${site}`, async () =>
      mapOf(opened, site, await this.published(opened)),
    );
    const caching = 'public, max-age=0, must-revalidate';
    await sendPublic(request, response, {
      etag,
      type: 'application/xml; charset=utf-8',
      body,
      caching,
    });
  }

  private async published({ content }: OpenedRelease): Promise<readonly string[]> {
    const paths = content.games.map(async ({ doc: { id } }) =>
      (await this.shared.publishedKeys(id, MOST_DECKS)).map((key) => `/${id}/decks/shared/${key}`),
    );
    return (await Promise.all(paths)).flat();
  }
}
