/** Measures play documents: the main game beside the hand-written loop, bots called back in each game, and the first compilation. */
import { parseRulesetId, resolveRuleset } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { deckDefs, type Program } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import { compileProgram } from '@rulewright/play';
import { GAME, decksOf, openBench, plainCards, type Bench } from '../content.ts';
import { firstDifference } from '../handwritten/compare.ts';
import { cpuTime, race, type Timing } from '../measure.ts';
import { against, atMost, short, type BenchRow } from '../rows.ts';
import { engineSide, handWrittenSide, objectSide } from '../sides.ts';

const row = (work: string, bar: number | null, one: Timing, reference: Timing, note = ''): BenchRow => ({
  work,
  reference: reference.name,
  bar: bar === null ? null : atMost(bar),
  measured: one.ns / reference.ns,
  unit: 'x',
  figures: `${against(one, reference, 'decision')}${note}`,
});

/** The number of games to compare with the hand-written programs, card by card, for each number of seats. */
const COMPARED = 2000;
const SEATS = [2, 3, 4, 5, 6];

/** @throws Error when a game ends differently in the program and in the hand-written loop */
function comparedGames(bench: Bench, program: Program): string {
  for (const seats of SEATS) {
    const difference = firstDifference(program, decksOf(bench, program, seats), seats, COMPARED);
    if (difference) throw new Error(`The sides play different games: ${JSON.stringify(difference)}`);
  }
  return `; ${short(COMPARED * SEATS.length)} games of 2 to 6 seats end in the same states`;
}

export async function play(): Promise<BenchRow[]> {
  const bench = await openBench();
  const { cards, ruleset, content } = bench;
  const checkedNow = cpuTime(() => playOf({ ...content.game(GAME) }).program!);
  const play = checkedNow.result;
  const compile = (withoutAbilities: boolean): Program =>
    compileProgram(play, ruleset, withoutAbilities ? plainCards(bench) : cards, { codeAfter: 0 });
  const first = cpuTime(() => compile(false));
  const second = cpuTime(() => compile(false));
  const rows: BenchRow[] = [];
  for (const isPlain of [true, false]) {
    const program = compile(isPlain);
    const same = isPlain ? comparedGames(bench, program) : '';
    const decks = decksOf(bench, program, 2);
    const [stopping, called, loop, objects] = race([
      engineSide('document', program, decks),
      engineSide('document, called back', program, decks, { isCalledBack: true }),
      handWrittenSide(program, decks),
      objectSide(program, decks),
    ]);
    const what = isPlain ? 'The main game, abilities off' : 'The main game, with abilities';
    rows.push(
      row(what, isPlain ? 1.6 : 3, stopping, loop, same),
      row(`${what}, bots called back`, isPlain ? 1.2 : null, called, loop),
      row(what, isPlain ? 0.7 : null, stopping, objects),
    );
  }
  const games = content.games.filter(({ doc }) => doc.engine === 'play');
  for (const game of games) {
    const ruleset = resolveRuleset(content, parseRulesetId(content, `${game.doc.id}/${game.doc.modes[0]!}`));
    const program = pluginFor(game)!.compile(ruleset, [...game.cards.values()]);
    const decks = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));
    const [stopping, called] = race([
      engineSide('stopping', program, decks),
      engineSide('called back', program, decks, { isCalledBack: true }),
    ]);
    rows.push(row(`${game.doc.name}: bots called back`, null, called, stopping));
  }
  const compiled = (what: string, bar: number, micros: number): BenchRow => ({
    work: `The main game: ${what}`,
    reference: 'absolute',
    bar: atMost(bar),
    measured: micros / 1000,
    unit: 'ms',
    figures: 'CPU, after the content was checked once',
  });
  rows.push(
    compiled('check and compile', 300, checkedNow.micros + first.micros),
    compiled('compile the checked document', 20, second.micros),
  );
  return rows;
}
