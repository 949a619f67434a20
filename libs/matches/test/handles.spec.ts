/** Every option has a handle: a card or a place on the board that its seat sees, or the dock. */
import { Random } from '@rulewright/engine';
import { tableView } from '../src/table/table-view.ts';
import { TrackedMatch } from '../src/table/tracked-match.ts';
import { games, playable } from './support/world.ts';

const NAMES = ['Ann', 'Ben'];
const DECISIONS = 200;

it.each(games)(
  '$game: in 200 decisions, every option has a handle, and all texts of the same handle differ',
  async (one) => {
    const opened = await playable({ game: one.game, rulesetId: one.mode, release: 1, proposal: null });
    const program = opened.wholeProgram();
    const decks = one.decks.map((entries) => ({ entries }));
    const random = new Random(5);
    const faults: string[] = [];
    let [decisions, shown] = [0, 0];
    for (let seed = 1; decisions < DECISIONS; seed++) {
      const tracked = new TrackedMatch(program, decks, seed);
      for (; !tracked.over && decisions < DECISIONS; decisions++) {
        const { match, asked } = tracked;
        const { seats, decision } = tableView({ match, result: null, taken: 0 }, opened.plugin, asked, NAMES);
        const cards = new Set(seats.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards.map(({ id }) => id))));
        const places = new Set(seats.flatMap(({ seat, zones }) => zones.map(({ id }) => `${seat}/${id}`)));
        const texts = new Set<string>();
        for (const { card, zone, text } of decision!.options!) {
          // A player can choose a card that no zone shows only by its name in the list.
          const onBoard = card !== null && cards.has(card);
          if (onBoard) shown++;
          if (zone && !places.has(`${zone.seat}/${zone.zone}`)) faults.push(`"${text}" leads to no place of the board`);
          const handle = `${onBoard ? card : 'dock'} ${zone ? `${zone.seat}/${zone.zone}` : ''} ${text}`;
          if (texts.has(handle)) faults.push(`"${text}" is twice at one handle: ${decision!.question}`);
          texts.add(handle);
        }
        tracked.take(random.below(match.optionCount));
      }
    }
    expect([...new Set(faults)]).toEqual([]);
    expect(shown).toBeGreaterThan(DECISIONS);
  },
);
