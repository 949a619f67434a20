/** Lab runs as files: the games as CSV or JSON, the report as JSON, each game as a replay. */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { engineOf } from '@rulewright/games';
import { csvLines } from '@rulewright/lab';
import type { Request, Response } from 'express';
import { goneFrom } from '../http/gone.ts';
import { originOf } from '../http/origin.ts';
import { LabGames } from './lab-games.ts';
import { LabService } from './lab.service.ts';

@Controller('lab/:id')
export class LabFilesController {
  constructor(
    private readonly lab: LabService,
    private readonly games: LabGames,
  ) {}

  @Get('games.csv')
  async csv(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const run = await this.lab.find(id);
    const { plan } = await this.lab.known(run);
    const lines = csvLines(engineOf(plan.arms[0]!.ruleset), plan, await this.lab.parts(run));
    attach(response, `lab-${run.id}.csv`)
      .type('text/csv; charset=utf-8')
      .send([...lines].join(''));
  }

  @Get('run.json')
  async json(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const run = await this.lab.find(id);
    const { setup } = await this.lab.known(run);
    const [report, parts] = [await this.lab.report(run), await this.lab.parts(run)];
    const { game, release, state, ended, createdAt, finishedAt } = run;
    const hidden = setup.blame ? await this.lab.hiddenIn(setup.blame) : new Set<string>();
    const games = parts.flatMap(({ arm, rows }) => rows.map((row) => ({ arm, ...row })));
    attach(response, `lab-${run.id}.json`).json({
      ...{ id: run.id, game, release, state, ended, createdAt, finishedAt },
      setup: { ...setup, blame: setup.blame && withoutPaths(setup.blame, hidden) },
      report: { ...report, blame: report.blame && withoutPaths(report.blame, hidden) },
      games,
    });
  }

  @Get('games/:arm/:game/replay')
  async replay(
    @Param('id') id: string,
    @Param('arm') arm: string,
    @Param('game') game: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const run = await this.lab.find(id);
    const asked = { arm: Number(arm), game: Number(game), origin: originOf(request), gone: goneFrom(response) };
    const { file } = await this.games.replay(run, asked);
    const { ruleset } = (await this.lab.known(run)).plan.arms[asked.arm]!;
    attach(response, `lab-${run.id}-${ruleset.hash.slice(0, 8)}-${asked.game}.replay.json`)
      .type('application/json; charset=utf-8')
      .end(file);
  }
}

/** A search without the documents that the caller may not see. */
function withoutPaths<
  Found extends {
    readonly levels: readonly { readonly paths: readonly string[] }[];
    readonly lines: readonly { readonly path: string }[];
  },
>(blame: Found, hidden: ReadonlySet<string>): Found {
  const levels = blame.levels.map((level) => ({
    ...level,
    paths: level.paths.map((path) => (hidden.has(path) ? '' : path)),
  }));
  return { ...blame, levels, lines: blame.lines.filter(({ path }) => !hidden.has(path)) };
}

const attach = (response: Response, name: string): Response => {
  response.setHeader('cache-control', 'no-store');
  response.attachment(name);
  return response;
};
