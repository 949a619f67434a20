/** Plays recorded games again by the changed rules, and reports games that differ, with the first difference. */
import type { Ruleset } from '@rulewright/content';
import {
  ProgramError,
  programOf,
  recordReplay,
  runReplay,
  type DeckList,
  type GamePlugin,
  type Program,
} from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import { checkOf, counted, sentences, type Check, type CheckFinding } from './check-result.ts';
import { breathe, rulesetOf, type RecordedGame, type BothSides } from './both-sides.ts';

/** The replay of a game by the old rules. Decisions that the record does not have take the first option. */
function replayOf(program: Program, game: RecordedGame, decks: readonly DeckList[]) {
  const limits = { decisions: game.decisions.length };
  return recordReplay(program, decks, game.seed, (match) => game.decisions[match.decisions] ?? 0, limits);
}

function courseOf(sides: BothSides, plugin: GamePlugin, game: RecordedGame): CheckFinding | null {
  const [before, after] = [rulesetOf(sides.before, game.ruleset), rulesetOf(sides.after, game.ruleset)];
  if (!before) return null;
  const subject = `match ${game.id}`;
  if (!after) return { message: `${game.ruleset} can no longer be played.`, subject };
  try {
    const decks = game.decks.map((entries) => ({ entries }));
    const programFor = (side: 'before' | 'after', ruleset: Ruleset): Program =>
      programOf(plugin, ruleset, sides[side].game(plugin.id).cards, game);
    const replay = replayOf(programFor('before', before), game, decks);
    const { divergence } = runReplay(programFor('after', after), replay);
    // A difference after the last recorded decision does not count.
    if (!divergence || divergence.decision >= game.decisions.length) return null;
    const where = `after ${counted(divergence.decision, 'decision')}`;
    return {
      message: `A recorded game plays differently ${where}: ${divergence.sentence}`,
      subject,
      detail: `Before: ${divergence.expected ?? 'nothing'}\nNow: ${divergence.observed ?? 'nothing'}`,
    };
  } catch (error) {
    if (error instanceof ProgramError) return { message: `It can no longer be played: ${error.message}`, subject };
    throw error;
  }
}

export async function checkReplays(sides: BothSides): Promise<Check> {
  const findings: CheckFinding[] = [];
  for (const game of sides.input.recorded) {
    await breathe();
    const played = sides.before.games.find(({ doc }) => doc.id === game.ruleset.split('/')[0]);
    const plugin = played && pluginFor(played);
    const finding = plugin && courseOf(sides, plugin, game);
    if (finding) findings.push(finding);
  }
  const all = sides.input.recorded.length;
  const differ = findings.length;
  const summary =
    all === 0
      ? 'There is no recorded game to play again.'
      : differ === 0
        ? all === 1
          ? 'The recorded game plays as before.'
          : `All ${counted(all, 'recorded game')} play as before.`
        : `${differ} of ${counted(all, 'recorded game')} ${differ === 1 ? 'plays' : 'play'} differently. Each match keeps the release under which it was played.`;
  return checkOf(
    'replays',
    'Recorded games',
    differ > 0 ? 'warning' : 'passed',
    sentences(summary, sides.input.leftOut?.replays),
    findings,
  );
}
