/** What a person decides and presses in a match, by game. The reference is the time before sets of cards were one question: a press for each decision. */
import { botById } from '@rulewright/bots';
import { openContent, parseRulesetId, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { createMatch, deckDefs, playOut, tabletopOf, type GamePlugin, type Program } from '@rulewright/engine';
import { enginesOf, knownGames } from '@rulewright/games';
import { ROOT } from '../content.ts';
import { atMost, type BenchRow } from '../rows.ts';

const MATCHES = 10;
const MOST_DECISIONS = 4_000;

/** What the first seat does in one match. */
interface PressCounts {
  /** Single decisions of the engine, each of which was a press. */
  readonly decisions: number;
  /** Questions: a set of cards is one. */
  readonly questions: number;
  /** Questions that ask for a set. */
  readonly sets: number;
  /** Presses if no suggested set is taken: one for each card and one to confirm. */
  readonly presses: number;
}

function countsOf(
  plugin: GamePlugin,
  program: Program,
  decks: readonly (readonly number[])[],
  seed: number,
): PressCounts {
  const match = createMatch(program, decks);
  const bots = decks.map(() => botById('easy').create());
  bots.forEach((bot, seat) => bot.begin(seed, seat));
  match.start(seed, decks);
  const counts = { decisions: 0, questions: 0, sets: 0, presses: 0 };
  let last: string | null = null;
  playOut(
    match,
    (_, seat) => {
      const kind = tabletopOf(plugin).choosing?.(match)?.kind ?? null;
      const set = kind === null ? null : `${seat} ${kind}`;
      const isFirst = set === null || set !== last;
      last = set;
      if (seat === 0) {
        counts.decisions++;
        counts.questions += isFirst ? 1 : 0;
        counts.sets += isFirst && set !== null ? 1 : 0;
        counts.presses += isFirst && set !== null ? 2 : 1;
      }
      return bots[seat]!.choose(match);
    },
    { decisions: MOST_DECISIONS },
  );
  return counts;
}

/** Bots play matches in the first mode of each game. Every decision of the first seat counts, and each set takes one press if its suggestion is taken. */
export async function presses(): Promise<BenchRow[]> {
  const content = openContent(await readTree(ROOT), knownGames);
  return enginesOf(content).map((plugin): BenchRow => {
    const game = content.game(plugin.id);
    const ruleset = resolveRuleset(content, parseRulesetId(content, `${plugin.id}/${game.doc.modes[0]!}`));
    const program = plugin.compile(ruleset, [...game.cards.values()]);
    const published = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));
    const decks = [0, 1].map((seat) => published[seat % published.length]!);
    const all = Array.from({ length: MATCHES }, (_, seed) => countsOf(plugin, program, decks, seed + 1));
    const mean = (of: keyof PressCounts): number => all.reduce((sum, one) => sum + one[of], 0) / MATCHES;
    return {
      work: `presses in a match of ${game.doc.name}`,
      reference: 'one press for each decision',
      bar: atMost(1),
      measured: mean('questions') / mean('decisions'),
      unit: 'x',
      figures: `${mean('questions').toFixed(1)} against ${mean('decisions').toFixed(1)} a match, ${mean('sets').toFixed(1)} of them sets; at most ${mean('presses').toFixed(1)} without suggestions`,
    };
  });
}
