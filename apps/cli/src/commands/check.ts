/** `rw check`: reads a folder with cards/ and rules/ and lists every problem with file, line and fix. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { formatProblem, hiddenReferences, loadContent } from '@rulewright/content';
import { readWithGuests } from '@rulewright/content/node';
import { hasEngine, knownGames } from '@rulewright/games';
import type { CommandContext } from '../context.ts';
import { existingFolder } from '../inputs.ts';

export function addCheck(program: Command, context: CommandContext): void {
  program
    .command('check')
    .argument('[dir]', 'folder with cards/ and rules/', '.')
    .description('list the problems of a folder with cards/ and rules/, each with file, line and fix')
    .action(async (dir: string) => {
      const files = await readWithGuests(existingFolder(resolve(dir)));
      const { content, problems: own } = loadContent(files, knownGames);
      const problems = own.length > 0 ? own : hiddenReferences(files, knownGames);
      const games = content.games.map((game) => ({
        id: game.doc.id,
        name: game.doc.name,
        cards: game.cards.size,
        rules: game.rules.size,
        engine: hasEngine(game),
      }));
      context
        .output()
        .result({ problems, games }, () =>
          problems.length > 0
            ? [
                ...problems.map(formatProblem),
                `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
              ].join('\n')
            : games.map(({ name, cards, rules }) => `${name}: ${cards} cards, ${rules} rules, no problems`).join('\n'),
        );
      context.exit(problems.length === 0 ? 0 : 1);
    });
}
