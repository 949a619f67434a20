/** `rw replay`: plays a saved match again, checks that it takes the same course, and prints its events. */
import type { Command } from 'commander';
import { parseJson, resolveRuleset, type Content, type Ruleset } from '@rulewright/content';
import { listed, programOf, replaySchema, runReplay, type DescribedEvent, type Replay } from '@rulewright/engine';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../failure.ts';
import { readInput } from '../inputs.ts';
import { wholeNumber } from '../numbers.ts';
import { pluginOf, ruleNames } from '../rulesets.ts';

interface Flags {
  readonly to?: number;
  readonly explain?: boolean;
  readonly against?: string;
}

/** @throws UsageError with the first mistake in the file */
function readReplay(path: string): Replay {
  const text = readInput(path).toString('utf8');
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw new UsageError(`${path} is not JSON that can be read: ${(error as Error).message}`);
  }
  const parsed = replaySchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path: at, message } = parsed.error.issues[0]!;
  throw new UsageError(`${path} is not a replay: ${at.join('.') || 'the file'}: ${message}.`);
}

type Told = DescribedEvent & { sentence: string };

/** Each event with its rule: `… [Rule 3.3]`. */
function explained(content: Content, ruleset: Ruleset, events: readonly Told[]): string[] {
  const nameOf = ruleNames(content, ruleset);
  return events.map(({ sentence, rule }) => `${sentence}  [${nameOf(rule)}]`);
}

export function addReplay(program: Command, context: CommandContext): void {
  program
    .command('replay')
    .argument('<file>', 'a replay, as rw simulate --replays and the site write them; - reads standard input')
    .description('play a saved match again and check that it is the same')
    .option('--to <N>', 'stop after N decisions', wholeNumber(0, 1_000_000))
    .option('--explain', 'print every event with its rule')
    .option('--against <RULESET>', 'play it under another ruleset and name the first event that differs')
    .action(async (file: string, flags: Flags) => {
      const replay = readReplay(file);
      const content = await context.content();
      const ruleset = resolveRuleset(content, flags.against ?? replay.ruleset.id);
      const plugin = pluginOf(ruleset);
      const compiled = programOf(plugin, ruleset, content.game(ruleset.game).cards, replay);
      const outcome = runReplay(compiled, replay, flags.to);
      const same = outcome.divergence === null && (outcome.result === null || outcome.digest === replay.digest);
      const pinned = ruleset.hash === replay.ruleset.hash && compiled.poolHash() === replay.pool;
      const { result, decisions, divergence } = outcome;
      const value = {
        same,
        ruleset: { id: ruleset.id, hash: ruleset.hash },
        recorded: replay.ruleset,
        rulesChanged: !pinned,
        decisions,
        result,
        divergence,
        ...(flags.explain ? { events: outcome.events } : {}),
      };
      context.output().result(value, () => {
        const lines = flags.explain ? [...explained(content, ruleset, outcome.events), ''] : [];
        if (!pinned) lines.push('The rules or cards have changed since this match was played.');
        if (divergence) {
          lines.push(
            `It differs at event ${divergence.index}, after ${divergence.decision} decisions: ${divergence.sentence}`,
          );
          lines.push(
            `  kept   ${divergence.expected ?? 'no further event'}`,
            `  now    ${divergence.observed ?? 'no such event'}`,
          );
        } else if (result) {
          const winner = listed(result.winners.map((seat) => `player ${seat + 1}`));
          const verdict = same ? 'The same match' : 'The same events, but a different final state';
          lines.push(`${verdict}: ${decisions} decisions, ${result.turns} turns, won by ${winner} (${result.cause}).`);
        } else lines.push(`The same match so far: ${decisions} of ${replay.decisions.length} decisions.`);
        return lines.join('\n');
      });
      context.exit(same ? 0 : 1);
    });
}
