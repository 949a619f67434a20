/** Looks for what a change set overlooks: plays its changed games and those of the release, within a minute. */
import { ProgramError } from '@rulewright/engine';
import { overlooked, type OverlookedFinding, type OverlookReport } from '@rulewright/lab';
import { stringify } from 'yaml';
import { BothSides, breathe, type CheckInput } from './both-sides.ts';
import { checkOf, counted, sentences, type CheckFinding, type CheckResult } from './check-result.ts';
import { checkContent, StoppedError, type OnProgress } from './execute-checks.ts';

/** Milliseconds for all games together. Reading the documents and writing the examples takes some seconds more. */
const TIME = 45_000;

/** An option without the id of its ability, which says nothing to a reader. */
const withoutAbility = (option: string): string => option.replace(/, [\w-]+\/[\w-]+$/u, '');

function findingOf(
  game: string,
  { kind, sentence, path, line, card, rule, follows, option, example }: OverlookedFinding,
): CheckFinding {
  const subject = card ?? rule;
  return {
    message: sentence,
    kind,
    game,
    ...(path !== undefined && { path }),
    ...(line !== undefined && { line }),
    ...(subject !== undefined && { subject }),
    ...(follows !== undefined && { follows }),
    ...(option !== undefined && {
      detail: `In the last step of the position, a player of the release may "${withoutAbility(option)}". In the change, no player may.`,
    }),
    ...(example && { example: stringify({ examples: [fileOf(example)] }, { lineWidth: 120 }), exampleId: example.id }),
  };
}

/** The members that an example file states: without those that are empty. */
function fileOf(example: NonNullable<OverlookedFinding['example']>): object {
  const { id, title, rules, modes, start, table, random, play, then } = example;
  return { id, title, rules, modes, start, table, ...(random && random.length > 0 && { random }), play, then };
}

/** @throws StoppedError */
export async function lookForOverlooked(
  input: CheckInput,
  onProgress: OnProgress,
  signal: AbortSignal = new AbortController().signal,
): Promise<CheckResult> {
  await onProgress(0, 'Reading the documents.');
  const sides = new BothSides(input);
  const content = checkContent(sides);
  if (content.status === 'failed') return { checks: [content], impact: [] };
  const games = sides.playedGames();
  const reports: OverlookReport[] = [];
  const findings: CheckFinding[] = [];
  for (const [at, { game }] of games.entries()) {
    try {
      const report = await overlooked(sides.before, sides.after, game.doc.id, {
        games: input.games,
        seed: input.seed,
        time: TIME / games.length,
        signal,
        onProgress: async (share, step) => {
          if (signal.aborted) throw new StoppedError('Stopped.');
          await onProgress((at + share) / games.length, step);
          await breathe();
        },
      });
      reports.push(report);
      findings.push(...report.findings.map((one) => findingOf(game.doc.id, one)));
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error;
      findings.push({ message: `${game.doc.name} cannot be played: ${error.message}`, game: game.doc.id });
    }
  }
  const sum = (of: (one: OverlookReport) => number): number => reports.reduce((all, one) => all + of(one), 0);
  const said =
    games.length === 0
      ? 'No game that can be played here has changed.'
      : findings.length === 0
        ? 'Nothing was found.'
        : `${counted(findings.length, 'finding')}.`;
  const played =
    games.length === 0
      ? ''
      : `${counted(
          sum((one) => one.games),
          'game',
        )} of the change and ${sum((one) => one.gamesBefore).toLocaleString('en')} of the release were played.`;
  const status = findings.length > 0 ? 'warning' : 'passed';
  return {
    checks: [checkOf('overlooked', 'What have I overlooked?', status, sentences(said, played), findings)],
    impact: [],
  };
}
