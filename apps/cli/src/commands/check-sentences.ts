/** `rw check-sentences`: checks that the printed text of each card is read, and means the same as its data. */
import type { Command } from 'commander';
import { playOf } from '@rulewright/content/play';
import { sentenceFindings, type SentenceFinding, type Verdict } from '@rulewright/content/sentences';
import { sentencesFor } from '@rulewright/games/sentences';
import type { CommandContext } from '../context.ts';

interface Flags {
  readonly game?: string;
  readonly style?: boolean;
}

interface Report {
  readonly game: string;
  readonly findings: readonly SentenceFinding[];
}

const KINDS = [
  ['agrees', 'read'],
  ['differs', 'with other data'],
  ['outside', 'not read'],
] as const satisfies readonly (readonly [Verdict['kind'], string])[];
const MARK = { agrees: '✓', differs: '✗', outside: '·' } as const;

const isShown = (verdict: Verdict, style: boolean): boolean =>
  verdict.kind !== 'agrees' || (style && verdict.style !== null);

function lines({ game, findings }: Report, style: boolean): string {
  const counts = KINDS.map(
    ([kind, words]) => `${findings.filter(({ verdict }) => verdict.kind === kind).length} ${words}`,
  );
  const shown = findings.filter(({ verdict }) => isShown(verdict, style));
  return [
    `${game}: ${findings.length} ${findings.length === 1 ? 'text' : 'texts'}: ${counts.join(', ')}`,
    ...shown.flatMap(({ card, verdict, message, text }) =>
      verdict.kind === 'agrees'
        ? [`  ~ ${card}: ${text}`, `    ${verdict.style}`]
        : [`  ${MARK[verdict.kind]} ${message}`, `    ${text}`],
    ),
  ].join('\n');
}

export function addCheckSentences(program: Command, context: CommandContext): void {
  program
    .command('check-sentences')
    .description('read the texts of cards, and compare them with their data')
    .option('--game <GAME>', 'only this game (default: all)')
    .option('--style', 'also list texts that the house style has in other words')
    .action(async ({ game, style = false }: Flags) => {
      const content = await context.content();
      const games = game === undefined ? content.games : [content.game(game)];
      const reports: Report[] = [];
      for (const game of games) {
        const { doc, cards } = game;
        const sentences = await sentencesFor(doc.id, playOf(game).phrases);
        if (sentences) reports.push({ game: doc.id, findings: sentenceFindings(sentences, [...cards.values()]) });
      }
      context.output().result({ games: reports }, () => reports.map((one) => lines(one, style)).join('\n\n'));
      context.exit(reports.some(({ findings }) => findings.some(({ verdict }) => verdict.kind === 'differs')) ? 1 : 0);
    });
}
