/**
 * Compares many matches of each ruleset that a mode with some of its variants gives: `node … run-games.ts <games> <first seed> <each so many games with
 * everything>`. Progress and differences go to the files that GATE_PROGRESS and GATE_DIFFERENCES name.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applicableVariants, openContent, resolveRuleset, type Ruleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { Random, deckDefs } from '@rulewright/engine';
import { vocabularies } from '../../src/index.ts';
import { Teller, Texts, compareLight, legalDeck } from './games.ts';
import { sidesOf } from './metabaloids.ts';
import { compareWhole, type WholeSide } from './whole.ts';

const BATCH = 500;
/** One in so many matches is played without abilities. */
const WITHOUT = 5;
const DECKS = 200;
/** Decisions. Without passes, a third of the matches of two rulesets never end. */
const mostOf = (title: string, seed: number): number =>
  seed % 3 === 2 && (title === 'web-official' || title === 'classic-print') ? 1_000 : 3_000;
/** Three of four comparisons with everything end earlier, because they take long. */
const MOST_WHOLE = 300;

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const game = content.game('metabaloids');
const cards = [...game.cards.values()];
const [games = 10_000, first = 0, whole = 250] = process.argv.slice(2).map(Number);
const { GATE_PROGRESS = '/dev/stdout', GATE_DIFFERENCES = '/dev/stdout' } = process.env;
const only = process.argv[5];

interface Setting {
  readonly sides: readonly [WholeSide, WholeSide];
  readonly texts: Texts;
  readonly tellers: readonly [Teller, Teller];
}

function settingOf(ruleset: Ruleset, withoutAbilities: boolean): Setting {
  const sides = sidesOf(content, ruleset, cards, withoutAbilities);
  const texts = new Texts();
  return { sides, texts, tellers: [new Teller(sides[0], texts), new Teller(sides[1], texts)] };
}

const rows = game.doc.modes
  .flatMap((mode) => {
    const variants = applicableVariants(content, 'metabaloids', mode).map(({ id }) => id);
    const layers = [[], ...variants.map((id) => [id]), ...(variants.length > 1 ? [variants] : [])];
    return layers.map((each) => {
      const ruleset = resolveRuleset(content, { game: 'metabaloids', mode, variants: each, overrides: {} });
      const chance = new Random(0x6d62);
      const decks = [
        ...[...game.decks.values()].map((deck) =>
          deckDefs({ defOf: new Map(cards.map(({ id }, def) => [id, def])) } as never, deck),
        ),
        ...Array.from({ length: DECKS }, () => legalDeck(cards, ruleset, chance)),
      ];
      return {
        title: [mode, ...each].join(' with '),
        ruleset,
        decks,
        ...{ games: 0, equal: 0, full: 0, fullEqual: 0, without: 0, decisions: 0, over: 0, ms: 0 },
        bySeats: [0, 0, 0, 0, 0],
      };
    });
  })
  .filter(({ title }) => !only || title === only);

const settings = new Map(
  rows.map((row) => [row, [false, true].map((without) => settingOf(row.ruleset, without)) as [Setting, Setting]]),
);
const start = Date.now();

function report(): void {
  const lines = rows.map(
    (row) =>
      `${row.title}: ${row.games} games, ${row.equal} equal, ${row.without} without abilities, by seats ${row.bySeats.join('/')}, ${row.over} over, ${row.decisions} decisions, ${row.full} in full (${row.fullEqual} equal), ${(row.ms / Math.max(1, row.games)).toFixed(2)} ms each`,
  );
  writeFileSync(
    GATE_PROGRESS,
    `${new Date().toISOString()}, ${((Date.now() - start) / 1000).toFixed(0)} s\n${lines.join('\n')}\n`,
  );
}

const tell = (text: string): void => appendFileSync(GATE_DIFFERENCES, `${text}\n`);

for (let from = 0; from < games; from += BATCH)
  for (const row of rows) {
    const began = Date.now();
    for (let number = from; number < Math.min(games, from + BATCH); number++) {
      const seed = first + number;
      const without = number % WITHOUT === 0;
      const { sides, texts, tellers } = settings.get(row)![without ? 1 : 0];
      const chance = new Random(seed ^ 0x3c6ef372);
      const seats = 2 + (Math.floor(number / 5) % 5);
      const decks = Array.from(
        { length: seats },
        () => row.decks[chance.below(chance.below(4) === 0 ? 3 : row.decks.length)]!,
      );
      const name = `${row.title}, ${seats} players, ${without ? 'without' : 'with'} abilities`;
      const light = compareLight(...tellers, texts, { decks, seed, most: mostOf(row.title, seed) });
      row.games++;
      row.bySeats[seats - 2]!++;
      row.decisions += light.decisions;
      if (without) row.without++;
      if (light.isOver) row.over++;
      if (light.difference === null) row.equal++;
      else tell(`LIGHT ${name}, seed ${seed}, ${light.difference}`);
      if (whole > 0 && number % whole === whole - 1) {
        const { difference } = compareWhole(...sides, {
          title: name,
          seed,
          decks,
          most: row.full % 4 === 3 ? mostOf(row.title, seed) : MOST_WHOLE,
        });
        row.full++;
        if (difference === null) row.fullEqual++;
        else tell(`FULL ${difference}`);
      }
    }
    row.ms += Date.now() - began;
    report();
  }
tell(`DONE ${new Date().toISOString()}`);
