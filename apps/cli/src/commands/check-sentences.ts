/** `rw check-sentences`: reads the text of each card, and lists the texts that are not read. */
import type { Command } from 'commander';
import { playOf, sentenceFindings, sentencesOf, type SentenceFinding } from '@rulewright/content/play';
import type { CommandContext } from '../context.ts';

interface Flags {
  readonly game?: string;
  readonly style?: boolean;
}

interface Report {
  readonly game: string;
  readonly findings: readonly SentenceFinding[];
}

function lines({ game, findings }: Report, style: boolean): string {
  const unread = findings.filter(({ reading }) => reading !== 'read').length;
  return [
    `${game}: ${findings.length} ${findings.length === 1 ? 'text' : 'texts'}: ${findings.length - unread} read, ${unread} not read`,
    ...findings.flatMap(({ card, text, message, style: house }) =>
      message !== null
        ? [`  ✗ ${message}`, `    ${text}`]
        : style && house !== null
          ? [`  ~ ${card}: ${text}`, `    ${house}`]
          : [],
    ),
  ].join('\n');
}

export function addCheckSentences(program: Command, context: CommandContext): void {
  program
    .command('check-sentences')
    .description('read the texts of cards, and list those that are not read')
    .option('--game <GAME>', 'only this game (default: all)')
    .option('--style', 'also list texts that the house style has in other words')
    .action(async ({ game, style = false }: Flags) => {
      const content = await context.content();
      const games = game === undefined ? content.games : [content.game(game)];
      const reports: Report[] = [];
      for (const game of games) {
        const { doc, cards } = game;
        const { phrases } = playOf(game);
        if (phrases)
          reports.push({ game: doc.id, findings: sentenceFindings(sentencesOf(phrases), [...cards.values()]) });
      }
      context.output().result({ games: reports }, () => reports.map((one) => lines(one, style)).join('\n\n'));
      context.exit(reports.some(({ findings }) => findings.some(({ reading }) => reading !== 'read')) ? 1 : 0);
    });
}
