/** A feed of the errata of a game, as Atom and JSON: one entry for each card and release that changed it. */
import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import type { CardDifference } from '@rulewright/content';
import type { Request } from 'express';
import { ContentService } from '../content/content.service.ts';
import { ShownReleases } from '../content/shown-releases.ts';
import { notFound } from '../errors/errors.ts';
import { newsFeed } from '../http/news-feed.ts';
import { originOf } from '../http/origin.ts';
import { siteOf } from '../http/site-of.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { ErrataService } from './errata.service.ts';

/** The most cards in a feed. */
const MOST_CARDS = 30;
const FEEDS = { points: 60, duration: 60 };

@Controller()
export class ErrataFeedController {
  private readonly limit = new VisitorLimit(FEEDS);

  constructor(
    private readonly content: ContentService,
    private readonly errata: ErrataService,
    private readonly releases: ShownReleases,
  ) {}

  @Get('errata.atom')
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  atom(@Query('game') game: string | undefined, @Req() request: Request): Promise<string> {
    return this.feed(game, request, 'atom');
  }

  @Get('errata.json')
  @Header('content-type', 'application/feed+json; charset=utf-8')
  json(@Query('game') game: string | undefined, @Req() request: Request): Promise<string> {
    return this.feed(game, request, 'json');
  }

  private async feed(id: string | undefined, request: Request, form: 'atom' | 'json'): Promise<string> {
    await this.limit.count(originOf(request));
    const site = siteOf(request);
    const opened = await this.content.open();
    const game = opened.content.games.find(({ doc }) => doc.id === id)?.doc;
    if (!game) throw notFound('unknown-game', 'There is no such game. Name one with ?game=.');
    const filter = { game: game.id, set: null, changedIn: null };
    const nodes = await this.errata.list(opened, filter, { first: MOST_CARDS }, (paths) =>
      this.releases.histories(paths, opened.info.number),
    );
    const entries = nodes
      .flatMap(({ card, errata }) => errata.map((erratum) => ({ card, erratum })))
      .sort((a, b) => b.erratum.release - a.erratum.release);
    const own = `${site}/${game.id}`;
    return newsFeed(
      {
        title: `${game.name}: errata`,
        description: 'The cards whose words or values a release changed, and why.',
        page: `${own}/errata`,
        path: `${own}/errata`,
        // Without entries, the feed is as new as the release that has none.
        updated: new Date(entries[0]?.erratum.createdAt ?? opened.info.createdAt),
        entries: entries.map(({ card, erratum }) => {
          const link = `${own}/cards/${card.slug}`;
          const reason = erratum.message === '' ? [] : [`Reason: ${erratum.message}`];
          return {
            id: `${link}#release-${erratum.release}`,
            title: `${card.name}, release ${erratum.release}`,
            link: `${link}#errata`,
            date: new Date(erratum.createdAt),
            text: [...erratum.changes.map(said), ...reason].join('\n'),
          };
        }),
      },
      form,
    );
  }
}

/** A change as one line. */
function said({ label, before, after }: CardDifference): string {
  if (before === null) return `${label} is new: ${after}`;
  return after === null
    ? `${label} no longer applies: ${before}`
    : `${label} was: ${before.replace(/\.$/u, '')}. Now: ${after}`;
}
