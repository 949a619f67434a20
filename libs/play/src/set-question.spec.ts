/** A set of cards is one question for people: the table tells its cards, its limits and what is chosen. Each decision adds one card. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { createMatch, deckDefs, optionA } from '@rulewright/engine';
import { GUIDED, withPlay } from '../test/high-card.ts';
import { pluginOf } from './plugin.ts';

test('a set of up to two cards', () => {
  const { content } = withPlay(GUIDED);
  const game = content.game('high-card');
  const plugin = pluginOf(playOf(game).program!, content.game('high-card').vocabulary);
  const program = plugin.compile(modeRulesets(content, 'high-card')[0]!, [...game.cards.values()]);
  const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
  const match = createMatch(program, decks);
  match.start(1, decks);
  match.advance();
  const set = () => plugin.tabletop!.choosing!(match)!;
  const offered = () => Array.from(match.options.subarray(0, match.optionCount), (option) => optionA(option));
  const cards = set().members.map(({ card }) => card);
  expect(set()).toEqual({
    kind: 'put-back',
    members: cards.map((card) => ({ card, gives: [] })),
    chosen: [],
    least: 0,
    most: 2,
    needs: [],
    done: 'Keep the others',
  });
  expect(cards).toHaveLength(5);
  expect(offered()).toEqual([...cards, 0]);
  match.choose(1);
  match.advance();
  expect(set().chosen).toEqual([cards[1]]);
  expect(offered()).toEqual([...cards.slice(2), 0]);
  match.choose(0);
  match.advance();
  // The set is complete: both cards are at the bottom, and the next player is asked.
  expect(match.decisionSeat).toBe(1);
  const hand = cards.filter((card) => match.zone[card] !== match.zone[cards[0]!]);
  expect(hand).toEqual([cards[1], cards[2]]);
});
