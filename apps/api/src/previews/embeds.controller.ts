/**
 * Pages for frames of other sites: `GET /embed/GAME/cards/CARD` and `GET /embed/GAME/rules/MODE/RULE`. A browser would show its own page
 * for an answer that it may not frame, so every address below `/embed/GAME` has a page.
 */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clientError } from '../errors/errors.ts';
import { originOf } from '../http/origin.ts';
import { sendPublic, tagOfBytes } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { EMBED_POLICY } from './embed-page.ts';
import { Embeds, NOTHING_HERE, type Embed } from './embeds.service.ts';

/** An address may request this many frames in a minute. */
const FRAMES = { points: 240, duration: 60 };
const CACHING = 'public, max-age=300';

@Controller('embed/:game')
export class EmbedsController {
  private readonly limit = new VisitorLimit(FRAMES);

  constructor(private readonly embeds: Embeds) {}

  @Get('cards/:card')
  async card(
    @Param('game') game: string,
    @Param('card') card: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    await send(request, response, this.embeds.card(game, card));
  }

  @Get('rules/:mode/:rule')
  async rule(
    @Param('game') game: string,
    @Param('mode') mode: string,
    @Param('rule') rule: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    await send(request, response, this.embeds.rule(game, mode, rule));
  }

  @Get('*rest')
  async other(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limit.count(originOf(request));
    await send(request, response, Promise.resolve(null));
  }
}

/** Sends a page that any site may show in a frame. If there is nothing to show, the page says so. */
async function send(request: Request, response: Response, embed: Promise<Embed | null>): Promise<void> {
  const shown = await embed.catch((error: unknown) => {
    if (clientError(error)?.code !== 'NOT_FOUND') throw error;
    return null;
  });
  response.removeHeader('x-frame-options');
  response.set('content-security-policy', EMBED_POLICY);
  if (!shown) {
    response.status(404).type('html').send(NOTHING_HERE);
    return;
  }
  const body = Buffer.from(shown.page);
  await sendPublic(request, response, {
    ...{ etag: tagOfBytes(body), type: 'text/html; charset=utf-8', body, caching: CACHING },
  });
}
