/** Measures games whose play is a document: Metabaloids beside its plugin and the hand-written loop, and the first compilation. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseRulesetId, resolveRuleset, type CardDoc, type Content, type Ruleset } from '@rulewright/content';
import { deckDefs, type Program } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import { ROOT, decksOf, openBench } from '../content.ts';
import { cpuTime, race, type Timing } from '../measure.ts';
import { against, atMost, type BenchRow } from '../rows.ts';
import { engineSide, handWrittenSide, objectSide } from '../sides.ts';

/** What the comparison of the plugin with its document exports. It is part of the tests, and has both as programs. */
interface PluginAndDocument {
  sidesOf(
    content: Content,
    ruleset: Ruleset,
    cards: readonly CardDoc[],
    withoutAbilities: boolean,
  ): readonly { readonly program: Program }[];
  compiledAgain(program: Program, ruleset: Ruleset, cards: readonly CardDoc[]): Program;
}

async function bothSides(): Promise<PluginAndDocument> {
  const file = (path: string): string => pathToFileURL(join(ROOT, path)).href;
  await import(file('tools/ts-loader.mjs'));
  return (await import(file('libs/games/catalog/test/gate/metabaloids.ts'))) as PluginAndDocument;
}

const row = (work: string, bar: number | null, one: Timing, reference: Timing, note = ''): BenchRow => ({
  work,
  reference: reference.name,
  bar: bar === null ? null : atMost(bar),
  measured: one.ns / reference.ns,
  unit: 'x',
  figures: `${against(one, reference, 'decision')}${note}`,
});

export async function play(): Promise<BenchRow[]> {
  const bench = await openBench();
  const { sidesOf, compiledAgain } = await bothSides();
  const first = cpuTime(() => sidesOf(bench.content, bench.ruleset, bench.cards, false));
  const checked = first.result[1]!.program;
  const second = cpuTime(() => compiledAgain(checked, bench.ruleset, bench.cards));
  const rows: BenchRow[] = [];
  for (const isPlain of [true, false]) {
    const [plugin, document] = sidesOf(bench.content, bench.ruleset, bench.cards, isPlain);
    const decks = decksOf(bench, plugin!.program, 2);
    const [stopping, called, whole, plugged, loop, objects] = race([
      engineSide('document', document!.program, decks),
      engineSide('document, called back', document!.program, decks, { isCalledBack: true }),
      engineSide('plugin, called back', plugin!.program, decks, { isCalledBack: true }),
      engineSide('plugin', plugin!.program, decks),
      handWrittenSide(plugin!.program, decks),
      objectSide(plugin!.program, decks),
    ]);
    const what = isPlain
      ? 'Metabaloids from its document, abilities off'
      : 'Metabaloids from its document, with abilities';
    rows.push(
      row(what, isPlain ? 1.6 : 3, stopping, loop),
      row(`${what}, bots called back`, isPlain ? 1.2 : null, called, loop),
      row(what, isPlain ? 0.7 : null, stopping, objects),
      row(what, null, stopping, plugged),
      row(`${what}, bots called back`, null, called, whole),
    );
  }
  const games = bench.content.games.filter(({ doc }) => doc.engine === 'play');
  for (const game of games) {
    const ruleset = resolveRuleset(
      bench.content,
      parseRulesetId(bench.content, `${game.doc.id}/${game.doc.modes[0]!}`),
    );
    const program = pluginFor(game)!.compile(ruleset, [...game.cards.values()]);
    const decks = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));
    const [stopping, called] = race([
      engineSide('stopping', program, decks),
      engineSide('called back', program, decks, { isCalledBack: true }),
    ]);
    rows.push(row(`${game.doc.name}: bots called back`, null, called, stopping));
  }
  const compiled = (what: string, bar: number, micros: number): BenchRow => ({
    work: `Metabaloids from its document: ${what}`,
    reference: 'absolute',
    bar: atMost(bar),
    measured: micros / 1000,
    unit: 'ms',
    figures: 'CPU of a fresh process',
  });
  rows.push(
    compiled('check and compile, with its plugin', 300, first.micros),
    compiled('compile the checked document', 20, second.micros),
  );
  return rows;
}
