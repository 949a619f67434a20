/** Verdicts on the real cards: each limit, removal before play, promotional copies, cards beside the deck. */
import type { Ruleset } from '@rulewright/content';
import type { DeckIssueCode, DeckVerdict } from '../src/index.ts';
import { loadFixture, type Fixture } from './content.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

const check = (list: string, ruleset: Ruleset = fixture.plain): DeckVerdict => fixture.checker.check(list, [ruleset]).verdicts[0]!;
const codes = (verdict: DeckVerdict): DeckIssueCode[] => verdict.issues.map((issue) => issue.code);
const starter = (): { card: string; copies: number }[] => [...fixture.game.decks.get('starter-deck-set-1')!.entries];

describe('the published lists', () => {
  it('are legal in every mode', () => {
    for (const deck of fixture.game.decks.values()) {
      for (const verdict of fixture.checker.check(deck.entries, fixture.modes).verdicts) {
        expect([deck.id, verdict.ruleset.id, verdict.issues.filter((issue) => issue.severity === 'error')]).toEqual([deck.id, verdict.ruleset.id, []]);
        expect(verdict.legal).toBe(true);
      }
    }
  });

  it('keep 35 of 45 cards where five names are taken out, and say by which rule', () => {
    const [verdict] = fixture.checker.check(starter(), [fixture.removing]).verdicts;
    expect(verdict).toMatchObject({ legal: true, cards: 45, removed: ['Ant Swarm', 'Assassin Bug', 'Differential Grasshopper', 'May Fly', 'Monarch Butterfly'] });
    expect(codes(verdict!)).toEqual([...Array<string>(5).fill('removed-card'), 'deck-reduced']);
    expect(verdict!.issues[0]).toMatchObject({ severity: 'info', ruleId: 'mb.fast.remove-by-name', cards: ['Ant Swarm'], lines: [1], amount: 2 });
    expect(verdict!.issues[5]).toMatchObject({ severity: 'info', ruleId: 'mb.deck.fast-reduced', amount: 35 });
  });

  it('have their limits stated', () => {
    const [verdict] = fixture.checker.check(starter(), [fixture.plain]).verdicts;
    expect(verdict!.limits).toEqual({ maxCards: 45, maxPoints: 125, maxCopies: 4, minCards: null });
    expect(verdict!.ruleset).toEqual({ id: fixture.plain.id, name: fixture.plain.name, hash: fixture.plain.hash });
    expect(verdict!.issues).toEqual([]);
  });
});
