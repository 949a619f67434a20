/** Replay files: `GET /matches/:id/replay` downloads one, `POST /replays` uploads one and answers with the match made from it. */
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requireOwnSite } from '../http/cross-site.ts';
import { badInput } from '../errors/errors.ts';
import { originOf, storedOrigin } from '../http/origin.ts';
import { MatchLimits } from './match-limits.ts';
import { MatchesService } from './matches.service.ts';
import { ensureVisitor } from './visitor.ts';

/** The largest upload. The file of a long match with six seats is a tenth of it. */
export const REPLAY_LIMIT = '8mb';

@Controller()
export class ReplayFilesController {
  constructor(
    private readonly service: MatchesService,
    private readonly limits: MatchLimits,
  ) {}

  @Get('matches/:id/replay')
  async download(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const replay = await this.service.toFile(id);
    response.setHeader('cache-control', 'no-store');
    response.attachment(`match-${id}.replay.json`).type('json');
    // Not `send`: it would compute a digest of megabytes.
    response.end(replay);
  }

  @Post('replays')
  async upload(@Req() request: Request, @Res() response: Response): Promise<void> {
    requireOwnSite(request);
    if (typeof request.body !== 'string' || request.body === '')
      throw badInput('bad-replay', 'Send the text of a replay as text/plain.');
    const origin = originOf(request);
    await this.limits.match(origin);
    const key = ensureVisitor({ request, response });
    const { room, divergence } = await this.service.fromFile(key, request.body, storedOrigin(origin));
    response.setHeader('cache-control', 'no-store');
    response.json({ match: room.id, divergence });
  }
}
