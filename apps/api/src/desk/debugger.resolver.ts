/** The debugger of play documents: a run at the place that a move reaches. Only people who edit the game see it, because it shows all cards. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import { MOVES, type Move } from '@rulewright/games';
import { gameOf } from '@rulewright/matches';
import { Access } from '../accounts/access.ts';
import { badInput } from '../errors/errors.ts';
import { WORK, workOf } from '../graphql/cost.ts';
import { MatchesService } from '../matches/matches.service.ts';
import type { PlayRun } from '../work/jobs/play-stops.ts';
import { Work } from '../work/work.ts';
import { DeskService } from './desk.service.ts';
import { PlayStopArgs, PlayStopView, type PlayRunInput } from './play-stop.model.ts';

const MOST_BREAKPOINTS = 200;
const MOST_DECISIONS = 20_000;
/** The stop of a run that cannot start. */
const NOTHING = {
  place: 0,
  places: 0,
  cut: false,
  steps: [],
  table: [],
  seats: [],
  named: [],
  question: null,
  events: [],
  decisions: [],
  board: [],
  problem: null,
};

const isMove = (text: string): text is Move => (MOVES as readonly string[]).includes(text);

@Resolver(() => PlayStopView)
export class DebuggerResolver {
  constructor(
    private readonly desk: DeskService,
    private readonly matches: MatchesService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => PlayStopView, {
    nullable: true,
    complexity: workOf(WORK.labGame),
    description: `Runs the play documents of a game, with the drafts of the change set, up to a place. \`move\` is ${MOVES.join(', ')}, or null to show the place \`at\`. Moves forward also stop at \`breakpoints\`. A match must be over, because the debugger shows all cards.`,
  })
  async playStop(@Args() { game, changeSet, run, at, move, breakpoints }: PlayStopArgs): Promise<PlayStopView> {
    if (move != null && !isMove(move)) throw badInput('bad-move', `A move is one of ${MOVES.join(', ')}.`);
    if ((breakpoints?.length ?? 0) > MOST_BREAKPOINTS)
      throw badInput('bad-breakpoints', `The debugger has at most ${MOST_BREAKPOINTS} breakpoints.`);
    const [subject, played] = await Promise.all([this.desk.subject(changeSet), this.runOf(run)]);
    const stop = await this.work.run('playStop', {
      subject,
      game,
      run: played,
      at,
      move: move ?? null,
      breakpoints: (breakpoints ?? []).map(({ path, line }) => ({ path, line })),
    });
    return 'refused' in stop ? { ...NOTHING, refused: stop.refused } : { ...stop, refused: null };
  }

  private async runOf({
    example,
    mode,
    match,
    replay,
    ruleset,
    seats,
    seed,
    decisions,
  }: PlayRunInput): Promise<PlayRun> {
    if ((decisions?.length ?? 0) > MOST_DECISIONS)
      throw badInput('bad-run', `A run has at most ${MOST_DECISIONS} decisions.`);
    const taken = { decisions: decisions ?? null };
    if (example != null) return { kind: 'example', id: example, mode: mode ?? null };
    // `gameOf` refuses a match that is not over: its players' cards are hidden.
    if (match != null) return { kind: 'game', played: gameOf(await this.matches.open(match)), ...taken };
    if (replay != null) return { kind: 'replay', text: replay, ...taken };
    if (ruleset == null) throw badInput('bad-run', 'Name an example, a match, a replay file, or a ruleset.');
    return { kind: 'new', ruleset, seats: seats ?? null, seed: seed ?? 1, ...taken };
  }
}
