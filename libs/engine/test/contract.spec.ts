import { createMatch, deckDefs, isPlace, playOut, RandomChooser, type Match, type MoveSpec } from '../src/index.ts';
import { DECK, highCard } from './high-card.ts';
import { highCardPlugin } from './high-card-plugin.ts';

const program = highCardPlugin.compile(highCard.ruleset, []);
const { evaluation, events, options, rules, stages } = program.mechanics;
const { statistics, tabletop, vocabulary } = highCardPlugin;

function begin(): Match {
  const decks = [deckDefs(program, DECK), deckDefs(program, DECK)];
  const match = createMatch(program, decks);
  match.start(5, decks);
  match.advance();
  return match;
}

describe('the plugin contract, tested with the smallest game', () => {
  test('a compiled match plays to its end', () => {
    expect(playOut(begin(), new RandomChooser(3).choose).cause).toBe('hands-empty');
  });

  test('the lab counts only events and zones that the game has', () => {
    const ids = events.map(({ id }) => id);
    const counted = statistics!.counts.map(({ of }) => of);
    const named = counted.flatMap((of) => ('event' in of ? [of.event] : []));
    expect(ids).toEqual(expect.arrayContaining([...named, statistics!.starter, statistics!.lead]));
    const moves: MoveSpec[] = counted.flatMap((of) => ('moves' in of ? [of.moves] : []));
    const places = [...moves, statistics!.drawn, statistics!.played].flatMap(({ from, to }) => [
      ...(from ?? []),
      ...(to ?? []),
    ]);
    for (const place of places) expect(program.zones.some(({ id }) => isPlace(id, [place]))).toBe(true);
  });

  test('tables have texts for every option, zone and question', () => {
    expect(Object.keys(tabletop!.options)).toEqual(options.map(({ id }) => id));
    expect(Object.keys(tabletop!.zones)).toEqual(program.zones.map(({ id }) => id));
    expect(stages.steps.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(tabletop!.steps)));
    expect(vocabulary.citedRules).toEqual(rules);
  });

  test('the score of a position uses only information that its seat may know', () => {
    const match = begin();
    const judge = (seat: number): number[] => {
      const out = new Float64Array(evaluation!.measures.length);
      evaluation!.measure(match, seat, out);
      return [...out];
    };
    const before = [judge(0), judge(1)];
    const theirs = match.cardsIn(program.zonesPerSeat + 1);
    const pile = match.cardsIn(program.zonesPerSeat);
    [match.def[theirs[0]!], match.def[pile[0]!]] = [match.def[pile[0]!]!, match.def[theirs[0]!]!];
    expect(judge(0)).toEqual(before[0]);
    expect(judge(1)).not.toEqual(before[1]);
  });
});
