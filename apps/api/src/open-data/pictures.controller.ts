/** Serves card pictures: `GET /pictures/HASH.png`, and a small version at `/pictures/HASH-small.webp`. HASH is the SHA-256 of the bytes. */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { PICTURE_TYPES } from '@rulewright/content';
import type { Request, Response } from 'express';
import { notFound } from '../errors/errors.ts';
import { originOf } from '../http/origin.ts';
import { sendPublic, UNCHANGING } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { CardPictures } from './card-pictures.service.ts';

/** The most pictures per IP address and minute. A page of the catalogue has 60. */
const PICTURES = { points: 1_200, duration: 60 };
const SMALL = '-small.webp';
const ADDRESS = /^([0-9a-f]{64})(-small\.webp|\.(?:png|jpg|webp))$/u;
/** The caching of a picture that not everyone may see. */
const PRIVATE = 'private, no-store';

const unknown = () => notFound('unknown-picture', 'There is no picture at this address.');

@Controller('pictures')
export class PicturesController {
  private readonly limit = new VisitorLimit(PICTURES);
  constructor(private readonly pictures: CardPictures) {}

  @Get(':file')
  async picture(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limit.count(originOf(request));
    const [, sha256, rest] = ADDRESS.exec(file) ?? [];
    const seenBy = sha256 === undefined ? null : await this.pictures.seenBy(sha256);
    if (sha256 === undefined || seenBy === null) throw unknown();
    const body = rest === SMALL ? await this.pictures.small(sha256) : await this.pictures.bytes(sha256);
    const type = Object.entries(PICTURE_TYPES).find(([, ending]) => file.endsWith(`.${ending}`))![0];
    if (!body || (rest !== SMALL && !hasType(body, type))) throw unknown();
    response.set('x-content-type-options', 'nosniff');
    const caching = seenBy === 'everyone' ? UNCHANGING : PRIVATE;
    await sendPublic(request, response, { etag: `"${file}"`, type, body, caching });
  }
}

/** The first byte of each type. The whole picture was checked when it was stored. */
const FIRST: Readonly<Record<string, number>> = { 'image/png': 0x89, 'image/jpeg': 0xff, 'image/webp': 0x52 };
const hasType = (body: Uint8Array, type: string): boolean => body[0] === FIRST[type];
