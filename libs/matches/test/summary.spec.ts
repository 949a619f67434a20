/** The summary of a finished game, the steps of a turn and the motions of events agree with the game. */
import { Judge, botById } from '@rulewright/bots';
import { describeOption } from '@rulewright/engine';
import { summaryOf } from '../src/index.ts';
import { tableView } from '../src/table/table-view.ts';
import { TrackedMatch } from '../src/table/tracked-match.ts';
import { cardsOf, logLines } from '../src/views/log-lines.ts';
import { games, playable } from './support/world.ts';

const NAMES = ['Ann', 'Ben'];
/** With this seed, a moment of one game begins with a payment of a number, and one of another game is the use of an ability. */
const SEED = 1;

it.each(games)('$game: summarises a game by its chances, cards and rules', async ({ game, mode, decks }) => {
  const opened = await playable({ game, rulesetId: mode, release: 1, proposal: null });
  const [plugin, program] = [opened.plugin, opened.wholeProgram()];
  const lists = decks.map((entries) => ({ entries }));
  const tracked = new TrackedMatch(program, lists, SEED);
  const judge = new Judge(program.mechanics);
  const bots = [0, 1].map((seat) => {
    const bot = botById('random').create();
    bot.begin(SEED, seat);
    return bot;
  });
  const chances: {
    seat: number;
    before: number;
    after: number;
    inTurn: boolean;
    paid: boolean;
    about: string | null;
  }[] = [];
  const turns = new Set<string>();
  while (!tracked.over) {
    const { match, asked } = tracked;
    const moment = { match, result: null, taken: tracked.decisions.length };
    const { turn } = tableView(moment, plugin, asked, NAMES);
    if (turn) {
      expect(turn.steps.map(({ id }) => id)).toEqual(program.ruleset.turn);
      expect(turn.at).toBeLessThan(turn.steps.length);
      if (turn.at >= 0) turns.add(turn.steps[turn.at]!.id);
    }
    const before = judge.worth(match, asked);
    const set = plugin.tabletop!.choosing?.(match);
    const pays = !!set && (set.needs.length > 0 || set.inParts === true);
    const option = bots[asked]!.choose(match);
    const { card } = describeOption(match, match.options[option]!);
    const about = typeof card === 'object' && card !== null && 'name' in card ? card.name : null;
    tracked.take(option);
    const after = judge.worth(match, asked);
    const last = chances.findLast(({ inTurn, paid }) => inTurn && !paid);
    const paid = pays && turn !== null;
    // The chance after a decision is the one after its payment. What a player pays for the decision of another is not a moment.
    if (paid && last?.seat === asked) last.after = after;
    chances.push({ seat: asked, before, after, inTurn: turn !== null, paid, about });
  }
  expect(turns.size).toBeGreaterThan(1);
  expect(tableView({ match: tracked.match, result: tracked.result, taken: 0 }, plugin, 0, NAMES).turn).toBeNull();

  const seen = { names: NAMES, playable: { plugin } };
  const lines = logLines(seen, tracked, 'all', 0, tracked.events.length);
  const started = lines.filter(({ motion }) => motion === 'turn');
  expect(started.length).toBe(tracked.result!.turns);
  expect(started.every(({ seat }) => seat !== null)).toBe(true);
  expect(lines.filter(({ motion }) => motion === 'strike').every(({ cards }) => cards.length > 0)).toBe(true);
  expect(lines.filter(({ motion }) => motion === null).every(({ cards }) => cards.length === 0)).toBe(true);

  const { decisions } = tracked;
  const played = { ruleset: { id: mode, hash: '' }, decks: decks.map((each) => [...each]), seed: SEED, decisions };
  const summary = summaryOf(plugin, program, played, NAMES);
  const greatest =
    Math.max(...chances.map(({ before, after, inTurn, paid }) => (inTurn && !paid ? Math.abs(after - before) : 0))) *
    100;
  expect(greatest).toBeGreaterThan(5);
  for (const { decision, seat, before, after, line } of summary.turningPoints) {
    const truth = chances[decision]!;
    expect(truth.paid).toBe(false);
    expect([seat, before, after]).toEqual([truth.seat, Math.round(truth.before * 100), Math.round(truth.after * 100)]);
    // The end of a turn or a step, the move of a card, a part of a sum and a payment are not moments.
    expect(['turn', 'count', 'total', 'hit']).not.toContain(line.motion);
    expect(line.sentence).not.toMatch(/step begins\.$| goes from | pays \d/u);
    const next = chances.findIndex(({ paid }, at) => at > decision && !paid);
    const its = lines.slice(tracked.eventsBefore(decision), tracked.eventsBefore(next < 0 ? decisions.length : next));
    const first = its[0]?.number ?? Infinity;
    // A moment can be told by what came before it in its turn: the attack of a battle, and how a card came that it moved.
    if (line.number < first) {
      const between = lines.slice(line.number + 1, first);
      expect(between.filter(({ motion }) => motion === 'turn')).toEqual([]);
      const moved = its.filter(({ sentence }) => sentence.includes(' goes from '));
      const names = cardsOf(tracked.match, tracked.events[line.number]!, 'all');
      const told = moved.some(({ number }) =>
        cardsOf(tracked.match, tracked.events[number]!, 'all').some((card) => names.includes(card)),
      );
      expect(line.motion === 'strike' || told).toBe(true);
    }
    // A decision about a card is told by a sentence about it, or by the words of the option, unless it begins, decides or ends something.
    const { about } = truth;
    const isSentence = ({
      number,
      sentence,
      motion,
    }: {
      number: number;
      sentence: string;
      motion: string | null;
    }): boolean =>
      about !== null &&
      sentence.includes(about) &&
      !sentence.includes(' goes from ') &&
      !['count', 'total', 'hit'].includes(motion ?? '') &&
      cardsOf(tracked.match, tracked.events[number]!, 'all').length > 0;
    if (its.some(isSentence) && !['strike', 'out'].includes(line.motion ?? '')) expect(line.sentence).toContain(about!);
    if (line.sentence.startsWith(`${NAMES[seat]!} chooses “`)) expect(its.filter(isSentence)).toEqual([]);
  }
  const swings = summary.turningPoints.map(({ before, after }) => Math.abs(after - before));
  expect(Math.abs(Math.max(...swings) - greatest)).toBeLessThanOrEqual(1);
  expect(summary.rules).toEqual([...new Set(lines.map(({ rule }) => rule))]);
  expect(summary.cards.every(({ gain }) => gain >= 5)).toBe(true);
});
