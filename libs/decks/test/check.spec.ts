/** Verdicts on the real cards: each limit, removal before play, promotional copies, side decks. */
import type { Ruleset } from '@rulewright/content';
import { applyFix, checkDeck, formatDeck, type DeckIssue, type DeckIssueCode, type DeckVerdict } from '../src/index.ts';
import { loadFixture, type Fixture } from './content.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

const check = (list: string, ruleset: Ruleset = fixture.plain): DeckVerdict =>
  fixture.checker.check(list, [ruleset]).verdicts[0]!;
const codes = (verdict: DeckVerdict): DeckIssueCode[] => verdict.issues.map((issue) => issue.code);
const only = (list: string, ruleset?: Ruleset): DeckIssue => {
  const { issues } = check(list, ruleset);
  expect(issues).toHaveLength(1);
  return issues[0]!;
};
const starter = (): { card: string; copies: number }[] => [...fixture.game.decks.get('starter-deck-set-1')!.entries];

const CHEAP = [
  'Black Garden Ant',
  'Boxelder Bug',
  'Cabbage White Butterfly',
  'House Fly',
  'Fire Fly',
  'Mosquito',
  'Sowbug',
  'Stone Fly',
  'Green Bottle Fly',
  'Red Milkweed Beetle',
  'Brown Soil Centipede',
];
const cards = (count: number): string =>
  CHEAP.map((name, at) => `${Math.max(0, Math.min(4, count - 4 * at))} ${name}`)
    .filter((line) => !line.startsWith('0'))
    .join('\n');

describe('the published lists', () => {
  it('are legal in every mode', () => {
    for (const deck of fixture.game.decks.values()) {
      for (const verdict of fixture.checker.check(deck.entries, fixture.modes).verdicts) {
        expect([deck.id, verdict.ruleset.id, verdict.issues.filter((issue) => issue.severity === 'error')]).toEqual([
          deck.id,
          verdict.ruleset.id,
          [],
        ]);
        expect(verdict.legal).toBe(true);
      }
    }
  });

  it('keep 35 of 45 cards if five names are removed, and say by which rule', () => {
    const [verdict] = fixture.checker.check(starter(), [fixture.removing]).verdicts;
    expect(verdict).toMatchObject({
      legal: true,
      cards: 45,
      removed: ['Ant Swarm', 'Assassin Bug', 'Differential Grasshopper', 'May Fly', 'Monarch Butterfly'],
    });
    expect(codes(verdict!)).toEqual([...Array<string>(5).fill('removed-card'), 'deck-reduced']);
    expect(verdict!.issues[0]).toMatchObject({
      severity: 'info',
      ruleId: 'mb.fast.remove-by-name',
      cards: ['Ant Swarm'],
      lines: [1],
      amount: 2,
    });
    expect(verdict!.issues[5]).toMatchObject({ severity: 'info', ruleId: 'mb.deck.fast-reduced', amount: 35 });
  });

  it('have their limits stated', () => {
    const [verdict] = fixture.checker.check(starter(), [fixture.plain]).verdicts;
    expect(verdict!.limits).toEqual({ maxCards: 45, maxPoints: 125, maxCopies: 4, minCards: null });
    expect(verdict!.ruleset).toEqual({ id: fixture.plain.id, name: fixture.plain.name, hash: fixture.plain.hash });
    expect(Object.keys(verdict!)).toEqual(['ruleset', 'legal', 'cards', 'points', 'limits', 'removed', 'issues']);
    expect(verdict!.issues).toEqual([]);
  });

  it('get the same verdict as text, as entries, and from `checkDeck`', () => {
    const { modes, checker, game } = fixture;
    const byEntries = checker.check(starter(), modes);
    const byText = checkDeck(game, modes, formatDeck(byEntries.entries));
    expect(byText.verdicts).toEqual(byEntries.verdicts);
    expect(byText.entries).toEqual(byEntries.entries);
  });

  it('get the same verdicts in a report that shows fewer entries', () => {
    const { modes, checker } = fixture;
    const whole = checker.check(starter(), modes);
    const short = checker.check(starter(), modes, undefined, 2);
    expect(short).toEqual({ ...whole, entries: whole.entries.slice(0, 2) });
  });
});

describe('limits', () => {
  it('count copies across printings and lines', () => {
    const issue = only('3 Rainbow\n4 Mosquito\n2 Rainbow\n1 Boxelder Bug');
    expect(issue).toMatchObject({
      code: 'too-many-copies',
      severity: 'error',
      ruleId: 'mb.deck.copies-per-name',
      cards: ['Rainbow'],
      lines: [1, 3],
      amount: 5,
      limit: 4,
    });
    expect(issue.fix).toEqual({ label: 'Remove 1 Rainbow', edits: [{ line: 3, text: '1 Rainbow' }] });
  });

  it('count copies by rarity if each rarity has its own limit', () => {
    const list = '3 Rainbow\n2 Rainbow\n4 Mosquito';
    expect(only(list, fixture.with({ 'deck.copiesCountAcrossRarities': false })).message).toContain('each rarity');
    expect(check(list, fixture.with({ 'deck.maxCopiesPerName': null })).legal).toBe(true);
  });

  it('propose to remove the last cards of a deck that is too large', () => {
    const issue = only(`${cards(44)}\n2 Whitetail Dragonfly`);
    expect(issue).toMatchObject({
      code: 'too-many-cards',
      ruleId: 'mb.deck.max-cards',
      amount: 46,
      limit: 45,
      lines: [12],
    });
    expect(issue.fix!.edits).toEqual([{ line: 12, text: '1 Whitetail Dragonfly' }]);
    expect(check(cards(44)).legal).toBe(true);
  });

  it('propose to remove expensive cards from a deck with too many points', () => {
    const dear = [
      'Ant Swarm',
      'Bald Faced Hornet',
      'Fishing Spider',
      'Rainbow',
      'Dog Day Cicada',
      'Whitetail Dragonfly',
      'Stone Wall',
      'Monarch Butterfly',
    ];
    const list = dear.map((name) => `4 ${name}`).join('\n');
    const issue = only(list, fixture.with({ 'deck.maxCost': 120 }));
    expect(issue).toMatchObject({ code: 'too-many-points', ruleId: 'mb.deck.max-cost', amount: 128, limit: 120 });
    expect(check(applyFix(list, issue.fix!), fixture.with({ 'deck.maxCost': 120 })).legal).toBe(true);
    expect(issue.fix!.label).toBe('Remove 1 Ant Swarm and 1 Stone Wall');
  });

  it('name every broken limit at once', () => {
    const list = '9 Ant Swarm\n9 Bald Faced Hornet\n9 Rainbow\n9 Fishing Spider\n9 Dog Day Cicada\n9 Zebra\n0 Sowbug';
    expect(codes(check(list))).toEqual([
      'unknown-card',
      'bad-count',
      'too-many-cards',
      'too-many-points',
      ...Array<string>(5).fill('too-many-copies'),
    ]);
  });

  it('warn of a deck smaller than the first hand, refuse one below a lower limit', () => {
    expect(only('4 Rainbow')).toMatchObject({
      code: 'too-few-cards',
      severity: 'warning',
      ruleId: 'mb.deck.no-minimum',
      amount: 4,
      limit: 7,
    });
    expect(check('4 Rainbow').legal).toBe(true);
    const least = fixture.with({ 'deck.minCards': 45 });
    expect(only(cards(44), least)).toMatchObject({ code: 'too-few-cards', severity: 'error', amount: 44, limit: 45 });
    const copies = check(`${cards(40)}\n5 Rainbow`, least).issues[0]!;
    expect([copies.code, copies.fix]).toEqual(['too-many-copies', undefined]);
  });

  it('ignore promotional copies only if they do not count', () => {
    const list = `${cards(44)}\n2 Stone Wall (P) 4`;
    expect(codes(check(list))).toEqual(['too-many-cards', 'promo-note']);
    const apart = fixture.with({ 'deck.promoCountsTowardLimits': false });
    expect(codes(check(list, apart))).toEqual(['promo-note']);
    expect(check('5 Stone Wall (P) 4\n4 Rainbow', apart).legal).toBe(true);
  });

  it('are alternatives if the ruleset says so', () => {
    const either = { ...fixture.plain, parameters: { ...fixture.plain.parameters, 'deck.limitsCombine': 'either' } };
    const many = `${cards(44)}\n2 Whitetail Dragonfly`;
    expect(only(many, either)).toMatchObject({
      code: 'too-many-cards',
      severity: 'info',
      ruleId: 'mb.deck.both-limits',
    });
    expect(check(many, either).legal).toBe(true);
    expect(check(`${many}\n4 Ant Swarm\n4 Bald Faced Hornet\n4 Rainbow`, either).legal).toBe(false);
    expect(check(many, { ...either, parameters: { ...either.parameters, 'deck.maxCost': null } }).legal).toBe(false);
  });
});

describe('removal before play', () => {
  const list = '2 Ant Swarm\n2 Rainbow\n3 Mosquito\n4 Sowbug';

  it('follows the words in the abilities, and names them', () => {
    const open = fixture.with({ 'deck.removedNames': [] }, fixture.removing);
    const [issue] = check(list, open).issues;
    expect(issue).toMatchObject({
      code: 'removed-card',
      ruleId: 'mb.fast.remove-by-text',
      cards: ['Ant Swarm'],
      amount: 2,
    });
    expect(issue!.message).toContain('more than one column');
  });

  it('follows only the names if the list of names is closed', () => {
    const closed = fixture.with({ 'deck.removedNames': ['rainbow'], 'deck.removalListClosed': true }, fixture.removing);
    expect(check(list, closed)).toMatchObject({ removed: ['Rainbow'], legal: true });
  });

  it('makes a deck illegal only if the smaller deck may not be played', () => {
    const strict = fixture.with({ 'deck.fastReductionAllowed': false }, fixture.removing);
    expect(check(list, strict)).toMatchObject({ legal: false, removed: ['Ant Swarm'] });
    expect(check('4 Rainbow\n4 Sowbug', strict).legal).toBe(true);
  });

  it('does not affect the limits, which apply to the submitted list', () => {
    const verdict = check(`${cards(44)}\n2 Ant Swarm`, fixture.removing);
    expect(verdict).toMatchObject({ legal: false, cards: 46, removed: ['Ant Swarm'] });
    expect(codes(verdict)).toContain('too-many-cards');
  });

  it('warns if too little is left for the first hand', () => {
    expect(codes(check('4 Ant Swarm\n4 May Fly\n4 Rainbow', fixture.removing))).toEqual([
      'too-few-cards',
      'removed-card',
      'removed-card',
      'deck-reduced',
    ]);
  });
});

describe('the side deck', () => {
  it('does not count as part of the deck', () => {
    const verdict = check(`${cards(44)}\nSideboard\n4 Ant Swarm\nSB: 1 Rainbow`);
    expect(verdict).toMatchObject({ legal: true, cards: 44 });
    expect(verdict.issues).toMatchObject([
      { code: 'side-cards', severity: 'warning', zone: 'side', lines: [13, 14], amount: 5 },
    ]);
  });
});
