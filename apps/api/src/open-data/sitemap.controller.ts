/** `GET /sitemap.xml` and its parts: the pages of the current release and the latest published decks, for search engines. */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { SharedDecks } from '@rulewright/saved-decks';
import { hasDeckLaw, LruAsync, type GameContent } from '@rulewright/content';
import { hasEngine } from '@rulewright/games';
import type { Request, Response } from 'express';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { originOf } from '../http/origin.ts';
import { notFound } from '../errors/errors.ts';
import { siteOf } from '../http/site-of.ts';
import { sendPublic, tagOfBytes } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { sitemapFiles } from './sitemap-files.ts';

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

/** The files of the sitemap of a release. @param site the base URL of the site, such as `https://rules.example.org` */
function mapsOf({ content, info }: OpenedRelease, site: string, decks: readonly string[]): readonly SiteMap[] {
  const releases = Array.from({ length: Math.min(info.number, 500) }, (_, i) => `/releases/${info.number - i}`);
  const paths = [...PAGES, ...content.games.flatMap(pathsOf), ...releases, ...decks];
  return sitemapFiles(site, paths).map((text) => {
    const body = Buffer.from(text);
    return { body, etag: tagOfBytes(body) };
  });
}

@Controller()
export class SitemapController {
  private readonly limit = new VisitorLimit(MAPS);
  private readonly maps = new WeakMap<OpenedRelease, LruAsync<string, readonly SiteMap[]>>();

  constructor(
    private readonly content: ContentService,
    private readonly shared: SharedDecks,
  ) {}

  @Get('sitemap.xml')
  async sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.send(request, response, 0);
  }

  /** A part of the sitemap of a site with very many pages. */
  @Get('sitemaps/:part.xml')
  async part(@Param('part') part: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.send(request, response, /^[1-9]\d{0,3}$/u.test(part) ? Number(part) : Infinity);
  }

  private async send(request: Request, response: Response, at: number): Promise<void> {
    await this.limit.count(originOf(request));
    const opened = await this.content.open((await this.content.current()).number);
    const maps = this.maps.get(opened) ?? new LruAsync<string, readonly SiteMap[]>(SITES_KEPT);
    this.maps.set(opened, maps);
    const site = siteOf(request);
    const time = Math.floor(Date.now() / KEPT_FOR);
    const files = await maps.get(`${time} ${site}`, async () => mapsOf(opened, site, await this.published(opened)));
    const file = files[at];
    if (!file) throw notFound('unknown-sitemap', 'The sitemap does not have this part.');
    const caching = 'public, max-age=0, must-revalidate';
    await sendPublic(request, response, { ...file, type: 'application/xml; charset=utf-8', caching });
  }

  private async published({ content }: OpenedRelease): Promise<readonly string[]> {
    const paths = content.games.map(async ({ doc: { id } }) =>
      (await this.shared.publishedKeys(id, MOST_DECKS)).map((key) => `/${id}/decks/shared/${key}`),
    );
    return (await Promise.all(paths)).flat();
  }
}
