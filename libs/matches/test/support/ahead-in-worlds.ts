/** Looks ahead in worlds that look the same to the asked seat but have other hidden cards and other random numbers. */
import { Random, describeOption, tabletopOf } from '@rulewright/engine';
import { optionsAfter } from '../../src/index.ts';
import { TrackedMatch } from '../../src/table/tracked-match.ts';
import { exchangeHidden, inAnotherWorld } from './other-worlds.ts';
import { playable, type games } from './world.ts';

const NAMES = ['Ann', 'Ben'];
const MOST_DECISIONS = 300;
/** The maximum number of comparisons in one match. Each comparison reads all events so far. */
const PER_MATCH = 6;

interface Compared {
  /** The number of comparisons of two worlds, and the number of those in which the seat saw options ahead. */
  readonly worlds: number;
  readonly told: number;
  /** The differences, as texts. */
  readonly differences: readonly string[];
}

/** Plays `count` matches with random options. Compares the options that a seat sees ahead in two worlds. */
export async function aheadInWorlds(one: (typeof games)[number], count: number): Promise<Compared> {
  const made = await playable({ game: one.game, rulesetId: one.mode, release: 1, proposal: null });
  const { plugin } = made;
  const leads = tabletopOf(plugin).leads ?? [];
  const decks = one.decks.map((entries) => ({ entries }));
  const random = new Random(11);
  let [worlds, told] = [0, 0];
  const differences: string[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const tracked = new TrackedMatch(made.wholeProgram(), decks, seed);
    const { match } = tracked;
    const last = worlds + PER_MATCH;
    while (!tracked.over && tracked.decisions.length < MOST_DECISIONS && worlds < last) {
      const option = random.below(match.optionCount);
      const { asked } = tracked;
      // Compares about half of these decisions, so that the comparisons spread over the match.
      if (leads.includes(describeOption(match, match.options[option]!).kind) && random.below(2) === 0) {
        const ahead = () => JSON.stringify(optionsAfter(tracked, plugin, asked, option, NAMES));
        const before = ahead();
        inAnotherWorld(
          match,
          () => exchangeHidden({ tracked }, asked, random),
          () => {
            match.reseed(Uint8Array.from({ length: 32 }, () => random.below(256)));
            worlds++;
            if (before !== '[]') told++;
            const now = ahead();
            if (now !== before)
              differences.push(`Seed ${seed}, decision ${tracked.decisions.length}: ${before} became ${now}`);
          },
        );
      }
      tracked.take(option);
    }
  }
  return { worlds, told, differences };
}
