/** A player who wants to be asked always gets each question, also with nothing to choose, and the match is the same. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { Random, createMatch, deckDefs, optionKind } from '@rulewright/engine';
import { content, games } from '../test/content.ts';
import { PASS } from './compile-steps.ts';
import { compileProgram } from './program.ts';
import { statementsIn } from './statements.ts';

test.each(games.map((game) => [game.doc.id, game] as const))('%s', (id, game) => {
  const program = compileProgram(playOf(game).program!, modeRulesets(content, id)[0]!, [...game.cards.values()]);
  const decks = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));
  const played = (alwaysAsked: number): { readonly digest: number; readonly idle: number } => {
    const match = createMatch(program, decks);
    match.alwaysAsked = alwaysAsked;
    const random = new Random(4);
    match.start(4, decks);
    let idle = 0;
    while (match.advance())
      if (match.isAskedAnyway) {
        expect(match.optionCount).toBe(1);
        idle++;
        match.passAnyway();
      } else match.choose(random.below(match.optionCount));
    return { digest: match.digest(), idle };
  };
  const [never, always] = [played(0), played(3)];
  expect(never.idle).toBe(0);
  expect(always.idle).toBeGreaterThan(10);
  expect(always.digest).toBe(never.digest);
});

test.each(games.map((game) => [game.doc.id, game] as const))('%s asks nobody who can only pass', (id, game) => {
  const play = playOf(game).program!;
  const program = compileProgram(play, modeRulesets(content, id)[0]!, [...game.cards.values()]);
  // A pass that does something, such as the end of a turn, is an answer.
  const acting = new Set(
    play.steps
      .flatMap(({ body }) => statementsIn(body))
      .flatMap((one) => (one.do === 'ask' && one.passBody.length > 0 ? [one.ask] : [])),
  );
  const decks = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));
  const match = createMatch(program, decks);
  match.autoSingle = false;
  match.start(4, decks);
  const random = new Random(4);
  let passes = 0;
  while (match.advance()) {
    const mayPass = optionKind(match.options[match.optionCount - 1]!) === PASS;
    if (mayPass) passes++;
    const question = program.steps.questions.get(match.frames[match.running]!);
    // A set that has all its cards is still ended.
    const isChosen = question?.set?.(match)?.chosen.length ?? 0;
    const isIdle = mayPass && isChosen === 0 && !acting.has(question!.ask);
    expect(isIdle && match.optionCount === 1).toBe(false);
    match.choose(random.below(match.optionCount));
  }
  expect(passes).toBeGreaterThan(10);
});
