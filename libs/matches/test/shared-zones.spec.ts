/** An option that acts on a zone of the table: it is offered where the board draws the zone, whichever seat is asked. */
import { fileURLToPath } from 'node:url';
import { modeRulesets, openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { pluginFor } from '@rulewright/games';
import { tableView } from '../src/table/table-view.ts';
import { TrackedMatch } from '../src/table/tracked-match.ts';

const ROOT = fileURLToPath(new URL('../../../examples/two-banks', import.meta.url));
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

test.each([1, 2, 3, 4])('with the seed %i', async (seed) => {
  const tree = (await readTree(ROOT)).map(({ path, text }) => ({
    path,
    text: text
      .replace('seen by nobody, hidden while empty', 'seen by nobody')
      .replace(
        '    pass "Pass"',
        '    option knock\n      "Knock on the stock"\n      acts on stock\n      set passed of p to yes\n    pass "Pass"',
      ),
  }));
  const content = openContent(tree, []);
  const [game] = content.games;
  const plugin = pluginFor(game!)!;
  const program = plugin.compile(modeRulesets(content, game!.doc.id)[0]!, [...game!.cards.values()]);
  const deck = { entries: [...game!.decks.values()][0]!.entries };
  const tracked = new TrackedMatch(
    program,
    NAMES.map(() => deck),
    seed,
  );
  const { match } = tracked;
  const view = tableView({ match, result: null, taken: 0 }, plugin, match.decisionSeat, NAMES);
  const knocks = view.decision!.options!.filter(({ kind }) => kind === 'knock');
  expect(knocks.map(({ zone }) => zone)).toEqual([{ seat: 0, zone: 'stock' }]);
  expect(view.seats.map(({ zones }) => zones.some(({ id }) => id === 'stock'))).toEqual([true, false, false, false]);
});
