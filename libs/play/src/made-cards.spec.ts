/** Cards that play makes: they come into a match although they are in no deck, and a match with too many of them is cut off. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { RandomChooser, checkInvariants, compileForDecks, createMatch, deckDefs } from '@rulewright/engine';
import { DUEL, FILES, duelWith } from '../test/duel.ts';
import { pluginOf } from './plugin.ts';

/** A match of two decks of the duel that have no Spark. */
function matchOf(play: string, changed: Readonly<Record<string, string>> = {}) {
  const { content, problems } = duelWith(play, changed);
  expect(problems).toEqual([]);
  const game = content.game('duel');
  const list = {
    ...game.decks.get('all')!,
    entries: ['nest', 'bolt'].map((card) => ({ card, copies: 12 })),
  };
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  const program = compileForDecks(plugin, modeRulesets(content, 'duel')[0]!, game.cards, [list, list]);
  const decks = [deckDefs(program, list), deckDefs(program, list)];
  return { match: createMatch(program, decks), program, decks };
}

test('a Spark that a text makes is owned, cast and saved like a card of a deck', () => {
  const { match, program, decks } = matchOf(
    DUEL.replace('make spark in', 'make spark in hand of p by du.card.text\n    make name of this in'),
  );
  const spark = program.defs.findIndex(({ slug }) => slug === 'spark');
  let cast = 0;
  for (let seed = 0; seed < 10; seed++) {
    match.start(seed, decks);
    const random = new RandomChooser(seed);
    while (match.advance()) {
      checkInvariants(match);
      const copy = createMatch(program, decks);
      copy.load(match.save());
      copy.advance();
      expect(copy.digest()).toEqual(match.digest());
      match.choose(random.choose(match, match.decisionSeat));
    }
    for (let card = match.cards; card < match.slots; card++) {
      if (match.zone[card]! < 0) continue;
      expect(['spark', 'nest']).toContain(program.defs[match.def[card]!]!.slug);
      const zone = program.zones[match.placeOf[match.zone[card]!]!]!.id;
      if (match.def[card] === spark && zone === 'spent') cast++;
    }
  }
  expect(cast).toBeGreaterThan(0);
});

test('all cards with the name of a card that play makes are in the match', () => {
  const path = 'cards/duel/cards/spark.yaml';
  const ember = FILES[path]!.replace('id: spark', 'id: ember').replace(/number: \d+/u, 'number: 99');
  const { program } = matchOf(DUEL, { 'cards/duel/cards/ember.yaml': ember });
  expect(program.defs.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['spark', 'ember']));
});

test('a match that makes cards without end is cut off', () => {
  const { match, program, decks } = matchOf(
    DUEL.replace(
      '  do the setup steps',
      '  while yes\n    make spark in hand of top-player\n  do the setup steps',
    ).replace('step match\n', 'step match\n  let top-player = random player\n'),
  );
  match.start(1, decks);
  expect(match.advance()).toBe(false);
  expect(program.mechanics.result(match)).toMatchObject({ winners: [], cause: 'capped' });
});

test('the card to make can stand in a field of a card', () => {
  const fields = 'rules/duel/fields.yaml';
  const nest = Object.keys(FILES).find((path) => path.endsWith('/nest.yaml'))!;
  const { match, program, decks } = matchOf(DUEL.replace('make spark in', 'make brood of this in'), {
    [fields]: `${FILES[fields]}  - { id: brood, label: Brood, type: card }\n`,
    [nest]: FILES[nest]!.replace(/data: \{/u, 'data: { brood: spark,'),
  });
  const made = new Set<string>();
  for (let seed = 0; seed < 10; seed++) {
    match.start(seed, decks);
    const random = new RandomChooser(seed);
    while (match.advance()) match.choose(random.choose(match, match.decisionSeat));
    for (let card = match.cards; card < match.slots; card++)
      if (match.zone[card]! >= 0) made.add(program.defs[match.def[card]!]!.slug);
  }
  expect([...made]).toEqual(['spark']);
});
