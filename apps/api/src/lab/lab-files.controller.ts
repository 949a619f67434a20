/** Lab runs as files: the games as CSV or JSON, the report as JSON, each game as a replay. */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { csvLine } from '@rulewright/lab';
import type { Request, Response } from 'express';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import { goneFrom } from '../http/gone.ts';
import { originOf } from '../http/origin.ts';
import { LabGames } from './lab-games.ts';
import { LabService } from './lab.service.ts';
import { pairViews } from './views.ts';

/** `value` is the share of wins of the first deck, or what the card changes in it; `low` and `high` are its 99% interval. */
const MATCHUP_COLUMNS = [
  ...['ruleset', 'first', 'second', 'card', 'stand-in'],
  ...['games', 'value', 'low', 'high', 'verdict'],
];

@Controller('lab/:id')
export class LabFilesController {
  constructor(
    private readonly lab: LabService,
    private readonly games: LabGames,
    private readonly content: ContentService,
  ) {}

  @Get('games.csv')
  async csv(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const run = await this.lab.find(id);
    attach(response, `lab-${run.id}.csv`)
      .type('text/csv; charset=utf-8')
      .send(await this.lab.csv(run));
  }

  /** The matrix of a run about pairs of decks, one line for each pair. */
  @Get('matchups.csv')
  async matchups(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const run = await this.lab.find(id);
    const [{ setup }, answer] = [await this.lab.known(run), await this.lab.answer(run)];
    if (!answer || answer.pairs.length === 0) throw notFound('no-matchups', 'This run has no matchups.');
    const { content } = await this.content.open(run.release);
    const rows = pairViews(content.game(run.game), setup, answer).map((pair) => [
      ...[pair.ruleset, pair.firstName, pair.secondName, pair.cardName, pair.standIns.join('; ')],
      ...[answer.games, pair.value, pair.low, pair.high, pair.verdict],
    ]);
    attach(response, `matchups-${run.id}.csv`)
      .type('text/csv; charset=utf-8')
      .send([MATCHUP_COLUMNS, ...rows].map(csvLine).join(''));
  }

  @Get('run.json')
  async json(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const run = await this.lab.find(id);
    const { setup } = await this.lab.known(run);
    const [report, games] = [await this.lab.report(run), await this.lab.rows(run)];
    const { game, release, state, ended, createdAt, finishedAt } = run;
    const hidden = setup.blame ? await this.lab.hiddenIn(setup.blame) : new Set<string>();
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
