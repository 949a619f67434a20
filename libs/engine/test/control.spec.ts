/** Steps: named stages, jumps that the compiler checks, and stage numbers. */
import { DONE, Match, NEXT, collectSteps, step, type Program } from '../src/index.ts';
import { DECK, highCard } from './high-card.ts';

/** Plays a match whose only step is `root` and returns the names that its stages recorded. */
function trail(root: ReturnType<typeof step>, before: readonly ReturnType<typeof step>[] = []): string[] {
  const mechanics = { ...highCard.mechanics, stages: collectSteps([...before, root]), root };
  const program: Program = { ...highCard, mechanics };
  const match = new Match(program, 2, 20);
  match.start(
    1,
    [0, 1].map(() => DECK.entries.map((_, def) => def)),
  );
  walked = [];
  match.advance();
  return walked;
}
let walked: string[] = [];
const say = (name: string, control: number): number => {
  walked.push(name);
  return control;
};

const skipping = step('skipping', ['count'], {
  first: (_m: Match, f) => say('first', f.goto.third),
  second: (m) => {
    m.finish();
    return say('second', DONE);
  },
  third: (_m: Match, f) => say('third', f.count++ < 2 ? f.goto.first : f.goto.second),
});

describe('named stages', () => {
  test('run in the order written, and a jump leads to the named stage', () => {
    expect(skipping.stages).toEqual(['first', 'second', 'third']);
    expect(trail(skipping)).toEqual(['first', 'third', 'first', 'third', 'first', 'third', 'second']);
  });

  test('jump within their own step, whatever its position in the table', () => {
    const other = step('other', [], { first: (_m: Match) => NEXT, last: (_m: Match) => DONE });
    expect(trail(skipping, [other])).toEqual(['first', 'third', 'first', 'third', 'first', 'third', 'second']);
    expect([other.base, skipping.base]).toEqual([0, 2]);
  });

  test('are checked by the compiler: a jump to a missing stage and an unknown local do not compile', () => {
    step('wrong', ['count'], {
      // @ts-expect-error -- there is no such stage
      jump: (_m: Match, f) => f.goto.nowhere,
      // @ts-expect-error -- there is no such local
      read: (_m: Match, f) => f.counts,
      right: (_m: Match, f) => (f.count === 0 ? f.goto.jump : DONE),
    });
    const at = (match: Match): void => {
      match.enter(skipping, 'second');
      // @ts-expect-error -- there is no such stage to enter
      match.enter(skipping, 'nowhere');
    };
    expect(at).toBeDefined();
  });

  test('reject a local with a name that frames use, and a stage named by a number', () => {
    expect(() => step('wrong', ['goto'], { only: (_m: Match) => DONE })).toThrow('cannot have a local named "goto"');
    expect(() => step('wrong', [], { 1: (_m: Match) => DONE })).toThrow('stage "1"');
  });
});
