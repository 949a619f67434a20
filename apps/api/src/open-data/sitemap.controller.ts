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
import { sitemapFile } from './sitemap-files.ts';

const MAPS = { points: 20, duration: 60 };
const PAGES = ['', '/play', '/lab', '/releases', '/coverage', '/developers'];

/** The most published decks per game in the sitemap. */
const MOST_DECKS = 5_000;

/** The number of files that are cached. A file has up to a megabyte. */
const FILES_KEPT = 16;
/** The time in milliseconds after which the sitemap reads the published decks again. */
const KEPT_FOR = 60_000;

interface SitemapFile {
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

/** The paths of the pages of a release, without the decks of people. */
function pathsOfRelease({ content, info }: OpenedRelease): readonly string[] {
  const releases = Array.from({ length: Math.min(info.number, 500) }, (_, i) => `/releases/${info.number - i}`);
  return [...PAGES, ...releases, ...content.games.flatMap(pathsOf)];
}

/** What is kept of the sitemap of one release. */
interface KeptSitemap {
  readonly paths: readonly string[];
  /** The paths with those of decks, by the minute. */
  readonly withDecks: LruAsync<number, readonly string[]>;
  /** The files that were asked for, by minute, base URL and number. */
  readonly files: LruAsync<string, SitemapFile | null>;
}

@Controller()
export class SitemapController {
  private readonly limit = new VisitorLimit(MAPS);
  private readonly sitemaps = new WeakMap<OpenedRelease, KeptSitemap>();

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
    const { paths, withDecks, files } = this.sitemapOf(opened);
    const site = siteOf(request);
    const time = Math.floor(Date.now() / KEPT_FOR);
    const file = await files.get(`${time} ${at} ${site}`, async () => {
      const all = await withDecks.get(time, async () => [...paths, ...(await this.published(opened))]);
      const text = sitemapFile(site, all, at);
      const body = text === null ? null : Buffer.from(text);
      return body && { body, etag: tagOfBytes(body) };
    });
    if (!file) throw notFound('unknown-sitemap', 'The sitemap does not have this part.');
    const caching = 'public, max-age=0, must-revalidate';
    await sendPublic(request, response, { ...file, type: 'application/xml; charset=utf-8', caching });
  }

  private sitemapOf(opened: OpenedRelease): KeptSitemap {
    const known = this.sitemaps.get(opened) ?? {
      paths: pathsOfRelease(opened),
      withDecks: new LruAsync<number, readonly string[]>(1),
      files: new LruAsync<string, SitemapFile | null>(FILES_KEPT),
    };
    this.sitemaps.set(opened, known);
    return known;
  }

  private async published({ content }: OpenedRelease): Promise<readonly string[]> {
    const paths = content.games.map(async ({ doc: { id } }) =>
      (await this.shared.publishedKeys(id, MOST_DECKS)).map((key) => `/${id}/decks/shared/${key}`),
    );
    return (await Promise.all(paths)).flat();
  }
}
