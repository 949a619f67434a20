/** `GET /print/GAME.pdf`: a PDF of cards for a printing press, with one card per page. */
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { CardDoc } from '@rulewright/content';
import type { Request, Response } from 'express';
import { ContentService } from '../content/content.service.ts';
import { badInput, notFound } from '../errors/errors.ts';
import { originOf } from '../http/origin.ts';
import { sendPublic, tagOfBytes } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { cardFace } from '../previews/card-face.ts';
import { Work } from '../work/work.ts';
import { PrintedCardsService } from './printed-cards.service.ts';

/** The most files per IP address and minute. */
const FILES = { points: 12, duration: 60 };
/** The most pages of a file. A larger deck or set needs several files. */
const PAGES = 180;
/** The most characters of a query parameter, such as a list. */
const LONGEST = 6_000;

type PrintQuery = Readonly<Record<string, unknown>>;

const textOf = (asked: PrintQuery, name: string): string | undefined => {
  const value = asked[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > LONGEST) throw badInput('bad-print', `${name} is not a text.`);
  return value;
};

const numberOf = (asked: PrintQuery, name: string): number | undefined => {
  const text = textOf(asked, name);
  if (text !== undefined && !/^\d{1,9}$/u.test(text)) throw badInput('bad-print', `${name} is not a whole number.`);
  return text === undefined ? undefined : Number(text);
};

@Controller('print')
export class PressController {
  private readonly limit = new VisitorLimit(FILES);

  constructor(
    private readonly content: ContentService,
    private readonly printed: PrintedCardsService,
    private readonly work: Work,
  ) {}

  @Get(':game.pdf')
  async file(
    @Param('game') id: string,
    @Query() asked: PrintQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    const opened = await this.content.open();
    const game = opened.content.games.find(({ doc }) => doc.id === id);
    if (!game) throw notFound('unknown-game', 'There is no such game.');
    const [deck, set, key, list] = ['deck', 'set', 'key', 'list'].map((name) => textOf(asked, name));
    const [since, from = 0] = [numberOf(asked, 'since'), numberOf(asked, 'from')];
    const printedCards = await this.printed.find(opened, game, { deck, set, key, list });
    const part = printedCards.cards.slice(from, from + PAGES);
    const cards = since === undefined ? part : await this.printed.changedSince(since, game, part);
    if (cards.length === 0) throw notFound('nothing-to-print', 'There is no card to print.');
    const body = await this.work.run('press', {
      title: `${game.doc.name}: ${printedCards.name}`,
      date: opened.info.createdAt,
      pages: cards.map((card) => card.id),
      faces: Object.fromEntries(distinct(cards).map((card) => [card.id, cardFace(game, card)])),
    });
    response.set('content-disposition', `attachment; filename="${fileName(printedCards.name)}.pdf"`);
    const caching = response.locals['private'] ? 'no-store' : 'private, max-age=0, must-revalidate';
    await sendPublic(request, response, { etag: tagOfBytes(body), type: 'application/pdf', body, caching });
  }
}

const distinct = (cards: readonly CardDoc[]): readonly CardDoc[] => [...new Set(cards)];

/** A file name of ASCII letters, digits and hyphens, which every system and every header accepts. */
const fileName = (name: string): string => name.replaceAll(/[^A-Za-z0-9]+/gu, '-').replaceAll(/^-|-$/gu, '') || 'cards';
