/** The worlds that bots imagine hold only possible cards: each owner has its own cards, and what a seat knows is kept. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Imagination } from '@rulewright/bots';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { Random, RandomChooser, createMatch, deckDefs, mayKnow, type Match } from '@rulewright/engine';
import { hasEngine, pluginFor, knownGames } from '@rulewright/games';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);
const modes = content.games
  .filter(hasEngine)
  .flatMap((game) => game.doc.modes.map((mode) => [`${game.doc.id}/${mode}`, game] as const));

/** The cards of each owner, sorted. */
const cardsOf = ({ seats, owner, def, cards }: Match): number[][] =>
  Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: cards }, (__, card) => card)
      .filter((card) => owner[card] === seat)
      .map((card) => def[card]!)
      .sort((a, b) => a - b),
  );

test.each(modes)('%s', (id, game) => {
  const program = pluginFor(game)!.compile(resolveRuleset(content, id), [...game.cards.values()]);
  const published = [...game.decks.values()].map((deck) => deckDefs(program, deck));
  const { couldBe } = program.mechanics;
  let reused: Imagination | null = null;
  let others = 0;
  for (let seed = 1; seed <= 2; seed++) {
    const decks = [published[0]!, published[1] ?? published[0]!];
    const match = createMatch(program, decks);
    const [random, chooser] = [new Random(seed), new RandomChooser(seed)];
    match.start(seed, decks);
    for (let taken = 0; taken < 30 && match.advance(); taken++) {
      const [seat, before] = [match.decisionSeat, match.digest()];
      reused = Imagination.for(match, reused);
      reused.look(match);
      const { world } = reused;
      if (reused.deal(random)) {
        expect(cardsOf(world)).toEqual(cardsOf(match));
        for (let card = 0; card < match.cards; card++) {
          expect(world.zone[card]).toBe(match.zone[card]);
          const [real, imagined] = [match.def[card]!, world.def[card]!];
          if (mayKnow(match, seat, card)) expect(imagined).toBe(real);
          else if (imagined !== real) others++;
          if (couldBe?.(match, card, real)) expect(couldBe(match, card, imagined)).toBe(true);
        }
      }
      expect(match.digest()).toBe(before);
      match.choose(chooser.choose(match, seat));
    }
  }
  expect(others).toBeGreaterThan(0);
});
