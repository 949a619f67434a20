/** `GET /account/export.json`: all stored data about the signed-in person, as one JSON file. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { AccountVisitors, AttemptLimit, exportAccount, idKey, Sessions } from '@rulewright/accounts';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '../base/log.ts';
import { ApiError } from '../errors/errors.ts';
import { sessionToken } from '../http/session-cookie.ts';
import { visitorKey } from '../matches/visitor.ts';

/** The most exports per account and hour. */
const EXPORTS = { points: 5, duration: 60 * 60 };

@Controller('account/export.json')
export class ExportController {
  private readonly limit: AttemptLimit;

  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
    private readonly visitors: AccountVisitors,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.limit = new AttemptLimit(EXPORTS, { database, name: 'account-export' });
  }

  /** @throws ApiError UNAUTHENTICATED @throws TooManyAttemptsError */
  @Get()
  async export(@Req() request: Request, @Res() response: Response): Promise<void> {
    const token = sessionToken(request.headers.cookie);
    const person = token === undefined ? null : await this.sessions.person(token);
    if (!person) throw new ApiError('UNAUTHENTICATED', 'Sign in first.');
    await this.limit.spend(idKey(person.id), 1);
    const visitors = await this.visitors.of(person.id, visitorKey({ request }));
    response.setHeader('cache-control', 'no-store');
    response.attachment('rulewright-account.json').type('application/json; charset=utf-8');
    const pieces = Readable.from(exportAccount(this.database, { ...person, visitors }));
    // The headers are already sent, so an error can only cut the answer short. If the client disconnects, the export stops.
    await pipeline(pieces, response).catch((err: unknown) => this.log.warn({ err }, 'an export was not finished'));
  }
}
