/** Link previews: pictures at `GET /previews/…png`, oEmbed at `GET /oembed?url=`. */
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Maybe } from '../base/maybe.ts';
import { ApiError, badInput, notFound } from '../errors/errors.ts';
import { originOf } from '../http/origin.ts';
import { siteOf } from '../http/site-of.ts';
import { sendPublic, tagOfBytes, UNCHANGING } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { markup } from './embed-page.ts';
import { Embeds, type Embed } from './embeds.service.ts';
import { LinkedPages } from './linked-pages.service.ts';
import { Pictures } from './pictures.service.ts';

interface OEmbed {
  readonly type: 'link' | 'rich';
  readonly version: '1.0';
  readonly title: string;
  readonly author_name?: string;
  /** The frame of a rich embed, and its size in pixels. */
  readonly html?: string;
  readonly width?: number;
  readonly height?: number;
  readonly provider_name: string;
  readonly provider_url: string;
  /** Not larger than the program asks for. */
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
  /** Seconds. */
  readonly cache_age: number;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot represent. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes a text for XML. */
const xmlText = (text: string): string => text.replace(UNWRITABLE, '').replace(/[&<>"]/gu, (sign) => SIGNS[sign]!);

/** A response of oEmbed 1.0, and its XML format. */
const oembedXml = (embed: OEmbed): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(embed).map(([name, value]) => `  <${name}>${xmlText(String(value))}</${name}>`),
    '</oembed>\n',
  ].join('\n');

/** A page that no visitor can see has a preview for the people who can, and no embed. */
function noEmbed(error: unknown): null {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
  throw error;
}

/** The largest size that a program has a place for, in pixels. */
interface EmbedRoom {
  readonly width: number;
  readonly height: number;
}

/** The frame of an embed, which is not larger than the room. */
function frameOf(embed: Embed, room: EmbedRoom, site: string): Pick<OEmbed, 'html' | 'width' | 'height'> {
  const widest = Math.min(embed.width, room.width);
  const most = embed.heightIn(widest);
  const isTooHigh = most > room.height;
  const width = isTooHigh && !embed.scrolls ? Math.max(1, Math.floor((widest * room.height) / most)) : widest;
  const height = Math.min(embed.heightIn(width), room.height);
  const html =
    markup`<iframe src="${site + embed.path}" title="${embed.title}" style="border:0" loading="lazy" ` +
    `width="${width}" height="${height}"></iframe>`;
  return { html, width, height };
}

/** A size of `maxwidth` or `maxheight`. @throws ApiError BAD_INPUT `bad-size` */
function sizeIn(name: string, value: Maybe<string>): number {
  if (value == null) return Infinity;
  if (typeof value === 'string' && /^[1-9]\d{0,5}$/u.test(value)) return Number(value);
  throw badInput('bad-size', `${name} is a number of pixels, such as 400.`);
}

/** An address may request this many pictures and embeds in a minute. */
const PICTURES = { points: 120, duration: 60 };
const [WIDTH, HEIGHT] = [1200, 630];
/** For previews of matches and lab runs, which change while they are played. */
const SHORT = 'public, max-age=300';
const LONGEST_URL = 2_000;

@Controller()
export class PreviewsController {
  private readonly limit = new VisitorLimit(PICTURES);

  constructor(
    private readonly pages: LinkedPages,
    private readonly pictures: Pictures,
    private readonly embeds: Embeds,
  ) {}

  @Get('previews/*path')
  async picture(
    @Param('path') segments: string | readonly string[],
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    const path = typeof segments === 'string' ? segments : segments.join('/');
    const match = /^(?:releases\/([1-9]\d{0,8})\/)?(.+)\.png$/u.exec(path);
    if (!match) throw notFound('unknown-picture', 'There is no picture at this address.');
    const page = await this.pages.find(`/${match[2]!}`, match[1] === undefined ? undefined : Number(match[1]));
    const body = await this.pictures.of(page);
    const caching = page.unchanging && match[1] !== undefined ? UNCHANGING : SHORT;
    await sendPublic(request, response, { etag: tagOfBytes(body), type: 'image/png', body, caching });
  }

  /** The oEmbed endpoint (https://oembed.com). */
  @Get('oembed')
  async oembed(
    @Query('url') url: Maybe<string>,
    @Query('format') format: Maybe<string>,
    @Query('maxwidth') maxWidth: Maybe<string>,
    @Query('maxheight') maxHeight: Maybe<string>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    if (format != null && format !== 'json' && format !== 'xml') {
      response.status(501).json({ errors: [{ message: 'format is json or xml.', extensions: { code: 'BAD_INPUT' } }] });
      return;
    }
    if (typeof url !== 'string' || url.length > LONGEST_URL || !URL.canParse(url))
      throw badInput(
        'bad-url',
        'url is the address of a page of this site, such as https://example.org/game/cards/card.',
      );
    const address = new URL(url);
    const room = { width: sizeIn('maxwidth', maxWidth), height: sizeIn('maxheight', maxHeight) };
    const release = /^[1-9]\d{0,8}$/u.exec(address.searchParams.get('release') ?? '');
    // The preview of a rule is that of its rulebook.
    const path = address.pathname.replace(/^(\/[\w-]+\/rules\/[\w-]+)\/[\w.-]+$/u, '$1');
    const page = await this.pages.find(path, release && Number(release[0]));
    const embedded = release ? null : await this.embeds.of(address).catch(noEmbed);
    const site = siteOf(request);
    const embed: OEmbed = {
      ...{
        type: embedded ? 'rich' : 'link',
        version: '1.0',
        title: embedded?.title ?? page.title,
        cache_age: page.unchanging ? 86_400 : 300,
      },
      ...(embedded && frameOf(embedded, room, site)),
      ...(page.author != null && { author_name: page.author }),
      ...{ provider_name: 'Rulewright', provider_url: site },
      ...(room.width >= WIDTH && room.height >= HEIGHT
        ? { thumbnail_url: site + page.picture, thumbnail_width: WIDTH, thumbnail_height: HEIGHT }
        : {}),
    };
    const [type, text] =
      format === 'xml' ? ['text/xml', oembedXml(embed)] : ['application/json', JSON.stringify(embed)];
    const body = Buffer.from(text);
    await sendPublic(request, response, {
      etag: tagOfBytes(body),
      type: `${type}; charset=utf-8`,
      body,
      caching: SHORT,
    });
  }
}
