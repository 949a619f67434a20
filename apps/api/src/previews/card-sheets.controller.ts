/** Card pictures for other tabletop programs: `GET /previews/releases/N/sheets/GAME/K.png` and `/previews/releases/N/backs/GAME.png`. */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import { originOf } from '../http/origin.ts';
import { sendPublic, tagOfBytes, UNCHANGING } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import type { Drawing } from '../work/pictures/draw.ts';
import { cardFace } from './card-face.ts';
import { cardsOfSheet, SHEET } from './card-sheets.ts';
import { Pictures } from './pictures.service.ts';
import { emblemOf } from './release-pages.ts';

/** The limit on sheets and backs per visitor and minute. A deck of a large game needs many. */
const SHEETS = { points: 60, duration: 60 };

/** Caching for a sheet that will show more cards when an embargo ends. */
const CHECKED = 'public, max-age=0, must-revalidate';

const unknown = () => notFound('unknown-picture', 'There is no picture at this address.');

const numberOf = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/u.test(text)) throw unknown();
  return Number(text);
};

@Controller('previews/releases/:release')
export class CardSheetsController {
  private readonly limit = new VisitorLimit(SHEETS);

  constructor(
    private readonly content: ContentService,
    private readonly pictures: Pictures,
  ) {}

  @Get('sheets/:game/:sheet.png')
  async sheet(
    @Param('release') release: string,
    @Param('game') game: string,
    @Param('sheet') sheet: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    const opened = await this.content.open(numberOf(release));
    const cards = cardsOfSheet(opened, game, numberOf(sheet));
    if (cards.length === 0) throw unknown();
    const faces = cards.map((card) => cardFace(opened.game(game), card));
    const caching = opened.shown ? CHECKED : UNCHANGING;
    await this.send(request, response, { kind: 'sheet', data: { ...SHEET, cards: faces } }, caching);
  }

  /** The picture of one card. */
  @Get('faces/:game/:card.png')
  async face(
    @Param('release') release: string,
    @Param('game') game: string,
    @Param('card') slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    const content = (await this.content.open(numberOf(release))).game(game);
    const card = content.cards.get(slug);
    if (!card) throw unknown();
    const data = { columns: 1, rows: 1, cards: [cardFace(content, card)] };
    await this.send(request, response, { kind: 'sheet', data });
  }

  @Get('backs/:game.png')
  async back(
    @Param('release') release: string,
    @Param('game') game: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    const content = (await this.content.open(numberOf(release))).game(game);
    await this.send(request, response, {
      kind: 'back',
      data: { name: content.doc.name, emblem: emblemOf(content) },
    });
  }

  private async send(request: Request, response: Response, drawing: Drawing, caching = UNCHANGING): Promise<void> {
    const body = await this.pictures.draw(drawing);
    await sendPublic(request, response, { etag: tagOfBytes(body), type: 'image/png', body, caching });
  }
}
