/** Jobs that read, write and summarise replays. Each replays a whole match. */
import { resolveRuleset, type Content } from '@rulewright/content';
import { programOf, type Program, type Replay } from '@rulewright/engine';
import { tableOf } from '@rulewright/games';
import {
  parseReplay,
  replayedGame,
  replayOf,
  summaryOf,
  type MatchSummary,
  type PlayedGame,
  type ReplayedGame,
} from '@rulewright/matches';
import { aboutContent, OPENING, OPENS, type WorkJob, type Subject } from '../job.ts';

/** The time limits in milliseconds for parsing a file and for replaying a match. */
const READING = 5_000;
const PLAYING = 20_000;

function programFor(content: Content, game: Pick<Replay, 'ruleset' | 'cards' | 'decks'>): Program {
  const ruleset = resolveRuleset(content, game.ruleset.id);
  return programOf(tableOf(ruleset), ruleset, content.game(ruleset.game).cards, game);
}

/** Parses a replay file and replays its match. @throws MatchError `bad-replay` for an invalid file */
export const readReplay: WorkJob<{ subject: Subject; text: string }, ReplayedGame & { readonly game: string }> = {
  lane: 'answers',
  what: 'Reading the replay',
  limit: READING,
  run: async ({ subject, text }, thread) => {
    const replay = parseReplay(text);
    thread.step(OPENS, OPENING);
    const { content } = await thread.content(subject);
    thread.step('Playing the replay', PLAYING);
    const program = programFor(content, replay);
    return { ...replayedGame(program, replay), game: program.ruleset.game };
  },
};

/** Writes the replay file of a finished match. */
export const writeReplay = aboutContent<{ subject: Subject; played: PlayedGame }, string>(
  'answers',
  'Playing the match',
  PLAYING,
  ({ content }, { played }) => JSON.stringify(replayOf(programFor(content, played), played)),
);

/** Summarises a finished match. `names` are the names of the seats. */
export const matchSummary = aboutContent<
  { subject: Subject; played: PlayedGame; names: readonly string[] },
  MatchSummary
>('answers', 'Summarising the match', PLAYING, ({ content }, { played, names }) => {
  const program = programFor(content, played);
  return summaryOf(tableOf(program.ruleset), program, played, names);
});
