/** Games that people played, played again by the changed rules: which take another course, and where first. */
import { ProgramError, recordReplay, runReplay, type GamePlugin, type Program } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import { checkOf, counted, type Check, type CheckFinding } from './result.ts';
import { breathe, rulesetOf, type RecordedGame, type Scene } from './scene.ts';

/** More decisions than were recorded: the rest is played by the first option. */
function replayOf(program: Program, game: RecordedGame) {
  const limits = { decisions: game.decisions.length };
  const decks = game.decks.map((entries) => ({ entries }));
  return recordReplay(program, decks, game.seed, (match) => game.decisions[match.decisions] ?? 0, limits);
}

function courseOf(scene: Scene, plugin: GamePlugin, game: RecordedGame): CheckFinding | null {
  const [before, after] = [rulesetOf(scene.before, game.ruleset), rulesetOf(scene.after, game.ruleset)];
  if (!before) return null;
  const subject = `match ${game.id}`;
  if (!after) return { message: `${game.ruleset} can no longer be played.`, subject };
  try {
    const replay = replayOf(plugin.compile(before, scene.cards('before', plugin.id)), game);
    const { divergence } = runReplay(plugin.compile(after, scene.cards('after', plugin.id)), replay);
    // Where the record ends its match may well go on.
    if (!divergence || divergence.decision >= game.decisions.length) return null;
    const where = `after ${counted(divergence.decision, 'decision')}`;
    return {
      message: `A recorded game takes another course ${where}: ${divergence.sentence}`,
      subject,
      detail: `Before: ${divergence.expected ?? 'nothing'}\nNow: ${divergence.found ?? 'nothing'}`,
    };
  } catch (error) {
    if (error instanceof ProgramError) return { message: `It can no longer be played: ${error.message}`, subject };
    throw error;
  }
}

export async function checkReplays(scene: Scene): Promise<Check> {
  const findings: CheckFinding[] = [];
  for (const game of scene.input.recorded) {
    await breathe();
    const plugin = pluginFor(game.ruleset.split('/')[0]!);
    const finding = plugin && courseOf(scene, plugin, game);
    if (finding) findings.push(finding);
  }
  const all = scene.input.recorded.length;
  const summary =
    all === 0
      ? 'No game has been recorded.'
      : findings.length === 0
        ? `All ${counted(all, 'recorded game')} take the same course.`
        : `${findings.length} of ${counted(all, 'recorded game')} take another course; they stay on the release that they were played by.`;
  return checkOf('replays', 'Recorded games', findings.length > 0 ? 'warning' : 'passed', summary, findings);
}
