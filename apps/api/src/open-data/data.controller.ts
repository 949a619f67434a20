/** Open data at stable URLs: an index, the files of every release, and their JSON Schemas. */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ReleaseInfo } from '../content/release-store.ts';
import { notFound } from '../errors/errors.ts';
import { originOf } from '../http/origin.ts';
import { sendPublic, tagOfBytes } from '../http/unchanging.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { DATA_NAMES } from '../work/jobs/data.ts';
import { DataService, nameOf } from './data.service.ts';

/** An address may fetch this many files in a minute. */
const FILES = { points: 240, duration: 60 };
const RELEASES_LISTED = 500;

const JSON_TYPE = 'application/json; charset=utf-8';
/** For answers that change with a release or a program version. Caches must revalidate them each time. */
const CHANGING = 'public, max-age=0, must-revalidate';

const addressOf = (release: number, name: string): string => `/data/releases/${release}/${name}.json`;

@Controller('data')
export class DataController {
  private readonly limit = new VisitorLimit(FILES);
  constructor(private readonly data: DataService) {}

  /** The index of releases and files. */
  @Get('index.json')
  async index(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limit.count(originOf(request));
    const releases = await this.data.newest(RELEASES_LISTED);
    const files = DATA_NAMES.map((name) => ({
      name,
      latest: `/data/latest/${name}.json`,
      schema: `/data/schemas/${name}.json`,
    }));
    await this.sendJson(request, response, { files, releases: releases.map(listed) });
  }

  @Get('releases/:number/:file')
  async file(
    @Param('number') number: string,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    const { etag, gzip } = await this.data.file(await this.data.release(Number(number)), file);
    await sendPublic(request, response, { etag, type: JSON_TYPE, body: gzip, isGzip: true });
  }

  /** Redirects to the file of the current release. */
  @Get('latest/:file')
  async latest(@Param('file') file: string, @Res() response: Response): Promise<void> {
    const address = addressOf((await this.data.current()).number, nameOf(file));
    response.set({ 'cache-control': CHANGING, 'access-control-allow-origin': '*' }).redirect(302, address);
  }

  @Get('schemas/*path')
  async schema(
    @Param('path') path: string | readonly string[],
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    const name = typeof path === 'string' ? path : path.join('/');
    const schemas = await this.data.schemas();
    const schema = schemas.get(name);
    if (!schema)
      throw notFound('unknown-schema', `There is no schema "${name}". There are ${[...schemas.keys()].join(', ')}.`);
    await this.sendJson(request, response, schema);
  }

  private sendJson(request: Request, response: Response, value: object): Promise<void> {
    const body = Buffer.from(JSON.stringify(value));
    return sendPublic(request, response, { etag: tagOfBytes(body), type: JSON_TYPE, body, caching: CHANGING });
  }
}

const listed = ({ number, effectiveAt, hash: contentHash, notes }: ReleaseInfo) => ({
  ...{ number, effectiveAt, contentHash, notes },
  files: Object.fromEntries(DATA_NAMES.map((name) => [name, addressOf(number, name)])),
});
