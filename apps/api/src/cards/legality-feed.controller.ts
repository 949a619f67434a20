/** A feed of the legality changes of a game, announced ones included, as Atom and JSON. */
import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import {
  announcedOn,
  appliedOn,
  legalityAt,
  nameOfCard,
  utcDay,
  type GameContent,
  type LegalityChange,
} from '@rulewright/content';
import type { Request } from 'express';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { newsFeed } from '../http/news-feed.ts';
import { originOf } from '../http/origin.ts';
import { siteOf } from '../http/site-of.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

const MOST_CHANGES = 50;
const FEEDS = { points: 60, duration: 60 };

interface Dated {
  readonly mode: string;
  readonly modeName: string;
  readonly at: number;
  readonly change: LegalityChange;
}

@Controller()
export class LegalityFeedController {
  private readonly limit = new VisitorLimit(FEEDS);

  constructor(private readonly content: ContentService) {}

  @Get('legality.atom')
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  atom(@Query('game') game: string | undefined, @Req() request: Request): Promise<string> {
    return this.feed(game, request, 'atom');
  }

  @Get('legality.json')
  @Header('content-type', 'application/feed+json; charset=utf-8')
  json(@Query('game') game: string | undefined, @Req() request: Request): Promise<string> {
    return this.feed(game, request, 'json');
  }

  private async feed(game: string | undefined, request: Request, form: 'atom' | 'json'): Promise<string> {
    await this.limit.count(originOf(request));
    const site = siteOf(request);
    const opened = await this.content.open();
    const content = opened.content.games.find(({ doc }) => doc.id === game);
    if (!content) throw notFound('unknown-game', 'There is no such game. Name one with ?game=.');
    const changes = changesOf(opened, content).slice(0, MOST_CHANGES);
    const own = `${site}/${content.doc.id}`;
    return newsFeed(
      {
        title: `${content.doc.name}: legality`,
        description: 'Which cards and sets are legal from which day, and why.',
        page: `${own}/legality`,
        link: own,
        path: `${own}/legality`,
        // Without changes, the feed is as new as the release that has none.
        updated: new Date(changes[0] ? publishedOn(changes[0].change) : opened.info.createdAt),
        entries: changes.map(({ mode, modeName, at, change }) => {
          const link = `${own}/legality/${mode}`;
          const what = effects(change, content);
          return {
            id: `${link}#${change.from}-${at}`,
            title: `${modeName} from ${change.from}: ${what}`.slice(0, 200),
            link,
            date: new Date(publishedOn(change)),
            text: `${what}. ${change.reason}`,
          };
        }),
      },
      form,
    );
  }
}

/** A feed shows a change when it is announced, or when it applies if it was not announced. */
const publishedOn = ({ announced, from }: LegalityChange): string => announced ?? from;

/** The changes of all modes that have lists of their own, the latest published first. */
function changesOf(opened: OpenedRelease, content: GameContent): Dated[] {
  const today = utcDay();
  const seen = new Set<string>();
  return opened
    .modes(content.doc.id)
    .flatMap((ruleset): Dated[] => {
      const legality = legalityAt(content, ruleset, today);
      if (!legality || seen.has(legality.doc.id)) return [];
      seen.add(legality.doc.id);
      const shown = [...announcedOn(legality.doc, today), ...appliedOn(legality.doc, today)];
      return shown.map((change) => {
        return { mode: ruleset.mode, modeName: ruleset.name, at: legality.doc.changes.indexOf(change), change };
      });
    })
    .sort((a, b) => (publishedOn(a.change) < publishedOn(b.change) ? 1 : -1));
}

/** The effects of a change as one line: `banned: Onion Soup; enters the pool: Rain on the Roofs`. */
function effects(change: LegalityChange, { cards, sets }: GameContent): string {
  const names = (ids: readonly string[]): string => ids.map((id) => nameOfCard(cards, id) ?? id).join(', ');
  const named = (ids: readonly string[]): string => ids.map((id) => sets.get(id)?.name ?? id).join(', ');
  const numbered = (of: Readonly<Record<string, number>>): string =>
    Object.entries(of)
      .map(([id, number]) => `${nameOfCard(cards, id) ?? id} (${number})`)
      .join(', ');
  return [
    change.admit && `enters the pool: ${named(change.admit)}`,
    change.rotate && `leaves the pool: ${named(change.rotate)}`,
    change.ban && `banned: ${names(change.ban)}`,
    change.restrict && `restricted: ${numbered(change.restrict)}`,
    change.points && `points: ${numbered(change.points)}`,
    change.pointLimit !== undefined && `point limit: ${change.pointLimit ?? 'none'}`,
    change.restore && `restored: ${names(change.restore)}`,
  ]
    .filter(Boolean)
    .join('; ');
}
