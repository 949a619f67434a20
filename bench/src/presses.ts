/**
 * PressCounts what a person decides and presses in a match: bots choose, and every decision of the first seat counts. Before sets of cards were one
 * question, each decision was a press. A set is now one decision: a press for a suggested set, or else one for each card and one to confirm.
 *
 * `node --import ./tools/ts-loader.mjs --conditions=@rulewright/source bench/src/presses.ts`
 */
import { botById } from '@rulewright/bots';
import { openContent, parseRulesetId, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { createMatch, deckDefs, playOut, tabletopOf, type GamePlugin, type Program } from '@rulewright/engine';
import { gamePlugins, vocabularies } from '@rulewright/games';
import { ROOT } from './content.ts';

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

const content = openContent(await readTree(ROOT), vocabularies);
for (const plugin of gamePlugins) {
  const game = content.game(plugin.id);
  const ruleset = resolveRuleset(content, parseRulesetId(content, `${plugin.id}/${game.doc.modes[0]!}`));
  const program = plugin.compile(ruleset, [...game.cards.values()]);
  const published = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));
  const decks = [0, 1].map((seat) => published[seat % published.length]!);
  const all = Array.from({ length: MATCHES }, (_, seed) => countsOf(plugin, program, decks, seed + 1));
  const mean = (of: keyof PressCounts): string => (all.reduce((sum, one) => sum + one[of], 0) / MATCHES).toFixed(1);
  console.log(
    `${game.doc.name}: ${mean('decisions')} decisions, ${mean('questions')} questions (${mean('sets')} sets), at most ${mean('presses')} presses`,
  );
}
