/** `rw train`: learns a policy for a ruleset by self-play and writes it as a file. */
import { existsSync, readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import type { Ruleset } from '@rulewright/content';
import { nearestPolicy, policyBot, readWeights } from '@rulewright/bots';
import { deckDefs, type PolicyDocument, type Program } from '@rulewright/engine';
import {
  GAMES_OF_ROUND,
  HIDDEN,
  Trainer,
  playPairs,
  readCheckpoint,
  trainingKey,
  writeCheckpoint,
  type PairsResult,
} from '@rulewright/lab';
import type { CommandContext } from '../context.ts';
import { decksFor } from '../decks.ts';
import { UsageError } from '../failure.ts';
import { writeWhole } from '../files.ts';
import { several, wholeNumber } from '../numbers.ts';
import { table } from '../output.ts';
import { chosenRuleset, pluginOf, withRuleset, type RulesetFlags } from '../rulesets.ts';

interface Flags extends RulesetFlags {
  readonly games: number;
  readonly seed: number;
  readonly units: number;
  readonly minutes?: number;
  readonly from?: string;
  readonly resume?: string;
  readonly out: string;
  readonly deck?: string[];
  readonly pairs: number;
}

/** Rounds between two checkpoints. */
const SAVE_EVERY = 10;
const MINUTE = 60_000;
const OPPONENT = 'medium';
const NEAREST = 'nearest';

/** The policy to start from: the policy of the nearest ruleset, or of the named ruleset. @throws UsageError */
function startOf(program: Program, from: string): PolicyDocument {
  const { policies = [] } = program.mechanics;
  const policy = from === NEAREST ? nearestPolicy(program)?.document : policies.find(({ ruleset }) => ruleset === from);
  if (policy) return policy;
  const names = policies.map(({ ruleset }) => ruleset);
  throw new UsageError(
    names.length === 0
      ? 'This game has no policy to start from. Train without --from.'
      : `There is no policy for "${from}". Use ${NEAREST}, or one of ${names.join(', ')}.`,
  );
}

/** A policy as the text of its file: JSON, or a module that a plugin imports. */
function policyText(document: PolicyDocument, path: string): string {
  const json = JSON.stringify(document);
  if (!path.endsWith('.ts')) return `${json}\n`;
  return `/** A policy for ${document.ruleset}, written by \`rw train\`. Do not edit. */
import type { PolicyDocument } from '@rulewright/engine';

export const POLICY: PolicyDocument = ${json};
`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

function say(ruleset: Ruleset, document: PolicyDocument, path: string, strength: PairsResult | null): string {
  const rows: [string, string][] = [
    ['games of self-play', String(document.games)],
    ['seed', String(document.seed)],
    ['size', `${(policyText(document, path).length / 1024).toFixed(0)} kB`],
    ['written to', path],
  ];
  if (strength)
    rows.push([
      `against ${OPPONENT}`,
      `${percent(strength.score)} ± ${percent(strength.margin)} of ${strength.games} games`,
    ]);
  return `${ruleset.id}\n${table(rows)}`;
}

export function addTrain(program: Command, context: CommandContext): void {
  withRuleset(program.command('train'))
    .description('learn a policy for a ruleset by self-play, for the level quick')
    .option('--games <N>', 'games of self-play in all', wholeNumber(GAMES_OF_ROUND, 100_000_000), 7680)
    .option('--seed <S>', 'the same seed and games give the same policy', wholeNumber(-2147483648, 4294967295), 1)
    .addOption(
      new Option('--minutes <N>', 'stop after this time; continue with --resume').argParser(wholeNumber(1, 100_000)),
    )
    .option('--from <RULESET>', `start from the policy of this ruleset, or of the one that is ${NEAREST}`)
    .option(
      '--units <N>',
      'hidden units of a new policy; more learn better and play slower',
      wholeNumber(1, 64),
      HIDDEN,
    )
    .option('--resume <FILE>', 'save the state of the training in FILE, and continue from it if it exists')
    .option(
      '--deck <FILE>',
      'a deck list, or the slug of a published one; all published ones if none is named',
      several,
    )
    .option('--pairs <N>', `pairs of games against ${OPPONENT} at the end`, wholeNumber(0, 100_000), 50)
    .option('--out <FILE>', 'where to write the policy: .json, or .ts for a plugin', 'policy.json')
    .action(async (flags: Flags) => {
      const content = await context.content();
      const ruleset = chosenRuleset(content, flags);
      const game = content.game(ruleset.game);
      const compiled = pluginOf(ruleset).compile(ruleset, [...game.cards.values()]);
      const lists = decksFor(game, ruleset, flags.deck ?? [...game.decks.keys()]);
      const decks = lists.map((list) => deckDefs(compiled, list));
      const from = flags.from === undefined ? null : startOf(compiled, flags.from);
      const plan = {
        games: flags.games,
        seed: flags.seed | 0,
        decks,
        hidden: flags.units,
        ...(from && { from: { ruleset: from.ruleset, weights: readWeights(from) } }),
      };
      const trainer = new Trainer(compiled, plan);
      const key = trainingKey(compiled, plan);
      if (flags.resume !== undefined && existsSync(flags.resume))
        readCheckpoint(trainer, readFileSync(flags.resume), key);
      const output = context.output();
      const bar = output.progress(trainer.allRounds * GAMES_OF_ROUND, 'games');
      const stop = new AbortController();
      const onInterrupt = (): void => stop.abort();
      process.once('SIGINT', onInterrupt);
      const end = flags.minutes === undefined ? Infinity : performance.now() + flags.minutes * MINUTE;
      const keep = (): void => {
        if (flags.resume !== undefined) writeWhole(flags.resume, writeCheckpoint(trainer, key));
      };
      try {
        while (trainer.rounds < trainer.allRounds && !stop.signal.aborted && performance.now() < end) {
          trainer.round();
          bar.at(trainer.rounds * GAMES_OF_ROUND);
          if (trainer.rounds % SAVE_EVERY === 0) keep();
          // Lets the process handle an interrupt between two rounds.
          await new Promise((resolve) => setImmediate(resolve));
        }
      } finally {
        bar.stop();
        process.off('SIGINT', onInterrupt);
      }
      keep();
      const document = trainer.document();
      writeWhole(flags.out, policyText(document, flags.out));
      const strength =
        flags.pairs === 0 || stop.signal.aborted
          ? null
          : playPairs(compiled, {
              bots: [policyBot(readWeights(document)), OPPONENT],
              deck: lists[0]!,
              pairs: flags.pairs,
              seed: flags.seed | 0,
              limits: { decisions: 5000 },
            });
      const finished = trainer.rounds === trainer.allRounds;
      output.result(
        { ruleset: ruleset.id, games: document.games, seed: document.seed, finished, out: flags.out, strength },
        () => say(ruleset, document, flags.out, strength),
      );
      if (!finished) output.remark('The training is not complete. Continue it with the same flags and --resume.');
      context.exit(finished ? 0 : 1);
    });
}
