/** Draws wrong values in the shipped games by a seed, on which the search for proposals was not tuned. */
import { modeRulesets } from '@rulewright/content';
import { Random, mixSeed } from '@rulewright/engine';
import { openValues } from '../src/runs/proposals/open-values.ts';
import { metricsWith, shipped, type Plant } from './planted-proposals.ts';

/** The numbers of which a drawn wrong value shifts one. A person would set a goal for each of them. */
const DRAWN_METRICS = ['turns', 'decisions', 'attacks', 'starter-wins'];
/** A drawn wrong value counts if it shifts a number by so many errors, and by this part of the number, in some games. */
const CLEAR = 6;
const LARGE = 0.03;
const TRIED = 120;

/** A wrong value at a place that a seed draws, with the number that it shifts most. The search was not tuned on it. */
export async function drawnPlant(seed: number, games: readonly string[]) {
  // Three of five wrong values are numbers of cards.
  const isRule = seed % 5 > 2;
  const random = new Random(mixSeed(seed, 1));
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  for (;;) {
    const game = shipped.game(one(games));
    const ruleset = one(modeRulesets(shipped, game.doc.id));
    const deck = one([...game.decks.values()]);
    const cards = deck.entries.filter(({ copies }) => copies > 1).map(({ card }) => card);
    const values = openValues(shipped, ruleset, cards, { rules: isRule, cards: !isRule });
    if (values.length === 0) continue;
    const { kind, of, path, label, from, steps } = one(values);
    const most = Math.max(...steps.map(({ to }) => (typeof to === 'number' ? to : 0)), Number(from));
    const unit = steps.every(({ to }) => Number(to) % 5 === 0) ? 5 : 1;
    const to = isRule ? one(steps).to : unit * Math.round((most * 2) / unit);
    const plant: Plant = {
      ...{ ruleset: ruleset.id, deck: deck.id, bot: 'random' },
      ...(kind === 'card' ? { edits: [{ card: of, path, to: Number(to) }] } : { parameters: `${of}=${String(to)}` }),
    };
    const sides = await Promise.all(
      [false, true].map((isPlanted) => metricsWith(plant, isPlanted, TRIED, seed)),
      // A rule of the sources does not allow some values.
    ).catch(() => null);
    if (!sides) continue;
    const shifts = sides[0]!.flatMap(({ id, value, interval }) => {
      const other = sides[1]!.find((metric) => metric.id === id);
      if (!other || !DRAWN_METRICS.includes(id)) return [];
      const shift = Math.abs(other.value - value);
      const error = Math.hypot(interval[1] - interval[0], other.interval[1] - other.interval[0]) / 4;
      return shift >= LARGE * value && shift >= CLEAR * error ? [{ id, clear: shift / error }] : [];
    });
    const [first] = shifts.sort((a, b) => b.clear - a.clear);
    if (first)
      return { ...plant, title: `${label}: ${String(from)} -> ${String(to)} in ${deck.id}`, metrics: [first.id] };
  }
}
