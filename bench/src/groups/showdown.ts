/** Compares whole games and deck checks with Pokémon Showdown's simulator (@pkmn/sim), after a warm-up. */
import { createDeckChecker, type DeckEntryInput } from '@rulewright/decks';
import { GAME, decksOf, openBench } from '../content.ts';
import { race, type Timing } from '../measure.ts';
import { atLeast, rates, short, type BenchRow } from '../rows.ts';
import { playBattle, teamChecker } from '../showdown.ts';
import { engineSide } from '../sides.ts';

export async function games(): Promise<BenchRow[]> {
  const bench = await openBench();
  const program = bench.plugin.compile(bench.ruleset, bench.cards);
  let seed = 0;
  const battles = {
    name: '@pkmn/sim',
    run(amount: number) {
      for (let i = 0; i < amount; i++) playBattle(++seed);
      return amount;
    },
  };
  const [engine, showdown] = race(
    [engineSide('engine', program, decksOf(bench, program, 2), { unit: 'game' }), battles],
    {
      // Some hundreds of battles; the simulator gets faster during the warm-up.
      warmUp: 12,
      slice: 1,
    },
  );
  return [
    {
      work: 'random two-seat games',
      reference: '@pkmn/sim gen 9 random battles',
      bar: atLeast(500),
      reachFor: 1500,
      measured: engine.perSecond / showdown.perSecond,
      unit: 'x',
      figures: rates(engine, showdown, 'games', 'battles'),
    },
  ];
}

/** The number of teams and decks to check in turn. */
const LISTS = 200;

/** The published decks as entries. Every fifth deck is broken in one of three ways. */
function someDecks(published: readonly (readonly DeckEntryInput[])[], last: DeckEntryInput): DeckEntryInput[][] {
  return Array.from({ length: LISTS }, (_, i) => {
    const entries = published[i % published.length]!.slice();
    if (i % 15 === 4) entries.push(last);
    if (i % 15 === 9) entries[0] = { ...entries[0]!, copies: 5 };
    if (i % 15 === 14) entries.push({ card: 'no such card', copies: 1 });
    return entries;
  });
}

export async function decks(): Promise<BenchRow[]> {
  const bench = await openBench();
  const game = bench.content.game(GAME);
  const checker = createDeckChecker(game);
  const published = [...game.decks.values()].map((deck) => deck.entries.map(({ card, copies }) => ({ card, copies })));
  const lists = someDecks(published, { card: published[0]![0]!.card, copies: 4 });
  const texts = lists.map((list) =>
    list.map(({ card, copies }) => `${copies} ${game.cards.get(card)?.name ?? card}`).join('\n'),
  );
  const rulesets = [bench.ruleset];
  const teams = teamChecker(LISTS);
  let at = 0;
  const side = (name: string, check: (index: number) => unknown) => ({
    name,
    run(amount: number) {
      for (let i = 0; i < amount; i++) check(at++ % LISTS);
      return amount;
    },
  });
  const [entries, text, showdown] = race([
    side('entries', (index) => checker.check(lists[index]!, rulesets)),
    side('text', (index) => checker.check(texts[index]!, rulesets)),
    side('teams', (index) => teams.check(index)),
  ]);
  const refused = lists.filter((list) => !checker.check(list, rulesets).verdicts[0]!.legal).length;
  const refusedTeams = Array.from({ length: LISTS }, (_, i) => teams.check(i)).filter((legal) => !legal).length;
  const note = `; refused: ${short((100 * refused) / LISTS)}% and ${short((100 * refusedTeams) / LISTS)}%`;
  const row = (work: string, timing: Timing): BenchRow => ({
    work,
    reference: '@pkmn/sim TeamValidator (gen9anythinggoes)',
    bar: atLeast(50),
    reachFor: 200,
    measured: timing.perSecond / showdown.perSecond,
    unit: 'x',
    figures: `${rates(timing, showdown, 'decks', 'teams')}${note}`,
  });
  return [row('deck checks with reasons, from entries', entries), row('deck checks with reasons, from text', text)];
}
