/** Serves logos of games: `GET /previews/logos/GAME/HASH.png`, and `HASH-icon.png` for a square. */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { releasedTexts } from '@rulewright/database';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import { originOf } from '../http/origin.ts';
import { sendPublic, tagOfBytes } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { Logos, readFileName } from './logos.ts';

/** The most logos per IP address and minute. */
const LOGOS = { points: 240, duration: 60 };

@Controller('previews/logos')
export class LogosController {
  private readonly limit = new VisitorLimit(LOGOS);

  constructor(
    private readonly database: DataSource,
    private readonly content: ContentService,
    private readonly logos: Logos,
  ) {}

  @Get(':game/:file')
  async logo(
    @Param('game') game: string,
    @Param('file') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    const file = readFileName(name);
    const isSeen = (await this.content.open()).content.games.some(({ doc }) => doc.id === game);
    const picture = file && isSeen ? await this.find(game, file.hash) : null;
    if (!file || !picture) throw notFound('unknown-picture', 'There is no picture at this address.');
    const body = await this.logos.draw(picture, file.form);
    await sendPublic(request, response, { etag: tagOfBytes(body), type: 'image/png', body });
  }

  /** Finds a logo in all releases, so that the pages of older releases can still load theirs. */
  private async find(game: string, hash: string): Promise<{ readonly path: string; readonly text: string } | null> {
    const names = ['logo.svg', 'logo.png'].map((name) => ({ path: `rules/${game}/${name}`, hash }));
    const texts = await releasedTexts(this.database, names);
    return names.flatMap(({ path }, at) => (texts[at] == null ? [] : [{ path, text: texts[at] }]))[0] ?? null;
  }
}
