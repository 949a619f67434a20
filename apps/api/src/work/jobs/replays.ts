/** Jobs about matches as files: each plays a whole match. */
import { resolveRuleset, type Content } from '@rulewright/content';
import { programOf, type Program, type Replay } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { parseReplay, replayedGame, replayOf, type PlayedGame, type ReplayedGame } from '@rulewright/matches';
import { aboutContent, OPENING, OPENS, type Job, type Subject } from '../job.ts';

/** Milliseconds in which a file must be read, and a match played. */
const READING = 5_000;
const PLAYING = 20_000;

function programFor(content: Content, game: Pick<Replay, 'ruleset' | 'cards' | 'decks'>): Program {
  const ruleset = resolveRuleset(content, game.ruleset.id);
  return programOf(engineOf(ruleset.game), ruleset, content.game(ruleset.game).cards, game);
}

/** The text of a replay read and played again. Refuses as `bad-replay` what is not one. */
export const readReplay: Job<{ subject: Subject; text: string }, ReplayedGame & { readonly game: string }> = {
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

/** The text of the replay of a match that is over. */
export const writeReplay = aboutContent<{ subject: Subject; played: PlayedGame }, string>(
  'answers',
  'Playing the match',
  PLAYING,
  ({ content }, { played }) => JSON.stringify(replayOf(programFor(content, played), played)),
);
