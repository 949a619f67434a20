/**
 * Tests of the hints in the guided first matches. Each moment must occur in matches between random players, and each place must be on the
 * board.
 */
import { HINT_PLACES, firstRulesetOf, openContent, renderGuide, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { RandomChooser } from '@rulewright/engine';
import { pluginFor, knownGames } from '@rulewright/games';
import { join } from 'node:path';
import { deckCheckerOf } from '@rulewright/decks';
import { fileURLToPath } from 'node:url';
import { tableView } from '../src/table/table-view.ts';
import { TrackedMatch } from '../src/table/tracked-match.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');
const content = openContent(await readTree(workspace), knownGames);
const guided = content.games.filter(({ firstGame }) => firstGame !== null).map((game) => [game.doc.id, game] as const);

test('every game with an engine has a guided first match', () => {
  const playable = content.games.filter(pluginFor).map(({ doc }) => doc.id);
  expect(guided.map(([id]) => id)).toEqual(playable);
});

/** The number of matches played to see every moment. */
const MATCHES = 20;
const DECISIONS = 400;

describe.each(guided)('%s', (id, game) => {
  const doc = game.firstGame!;
  const hints = renderGuide(content, id)!;
  const plugin = pluginFor(game)!;
  const ruleset = resolveRuleset(content, firstRulesetOf(game, doc));
  const program = plugin.compile(ruleset, [...game.cards.values()]);
  const decks = doc.decks.map((slug) => game.decks.get(slug)!);

  test('its decks are legal', () => {
    const checker = deckCheckerOf(game);
    for (const { entries } of decks)
      expect(checker.check(entries, [ruleset]).verdicts.map(({ legal }) => legal)).toEqual([true]);
  });

  test('the text of each hint is filled in', () => {
    for (const { text } of hints) expect(text).not.toMatch(/:\w+\[|undefined|null/u);
  });

  test('each moment occurs, each place is on the board, and options say what follows', () => {
    const follows = new Set<string>();
    const met = new Set<string>();
    const zones = new Set<string>();
    const seen = (...facts: (string | undefined)[]): void => void met.add(facts.join(' '));
    for (let seed = 1; seed <= MATCHES; seed++) {
      const tracked = new TrackedMatch(program, decks, seed);
      const { choose } = new RandomChooser(seed);
      while (!tracked.over && tracked.decisions.length < DECISIONS) {
        const moment = { match: tracked.match, result: null, taken: tracked.decisions.length };
        const { decision, turn: running, seats } = tableView(moment, plugin, 0, ['Ann', 'Bot']);
        const question = decision?.options ? decision.rule : null;
        const step = running?.steps[running.at]?.id;
        const turn = running && (running.seat === 0 ? 'mine' : 'other');
        if (question) seen('question', question);
        if (question && turn) seen('question', question, turn);
        if (turn) seen('turn', turn);
        if (step) seen('step', step);
        for (const zone of seats[0]!.zones) zones.add(zone.id);
        for (const option of decision?.options ?? []) if (option.follows !== null) follows.add(option.follows);
        tracked.take(choose(tracked.match, tracked.asked));
      }
      for (const { rule } of tracked.events) seen('happened', program.mechanics.rules[rule]);
    }
    const places = new Set([...HINT_PLACES, ...zones, ...[...zones].map((zone) => zone.replace(/-\w+$/u, ''))]);
    const missing = hints.filter(({ at, when: { turn, step, question, happened } }) => {
      const moments = [
        ...(turn ? [`turn ${turn}`] : []),
        ...(step ? [`step ${step}`] : []),
        ...(question ? [['question', question, ...(turn ? [turn] : [])].join(' ')] : []),
        ...(happened ? [`happened ${happened}`] : []),
      ];
      return !places.has(at) || !moments.every((one) => met.has(one));
    });
    expect(missing.map(({ id: hint }) => hint)).toEqual([]);
    const sums = [...follows].filter((text) => /^\d+ against \d+$/u.test(text));
    const changes = [...follows].filter((text) => /^(?:[^\d]+ \d+ to \d+)/u.test(text));
    expect(sums.length > 0).toBe(plugin.tabletop?.forecast !== undefined);
    expect(changes.length > 0).toBe(plugin.tabletop?.foresee !== undefined);
  });
});
