/** The entries that wait are the pending actions of the table: the newest of a chain first, with player, card and rule. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import {
  createMatch,
  deckDefs,
  optionA,
  optionKind,
  RandomChooser,
  type Match,
  type PendingAction,
} from '@rulewright/engine';
import { DUEL, DUEL_OTHERWISE, duelWith } from '../test/duel.ts';
import { pluginOf } from './plugin.ts';

function duel(play: string, seed: number) {
  const { content } = duelWith(play);
  const game = content.game('duel');
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  const program = plugin.compile(modeRulesets(content, 'duel')[0]!, [...game.cards.values()]);
  const deck = deckDefs(program, game.decks.get('all')!);
  const match = createMatch(program, [deck, deck]);
  match.autoSingle = false;
  match.alwaysAsked = 3;
  match.start(seed, [deck, deck]);
  return { match, pending: (): readonly PendingAction[] => plugin.tabletop!.pending!(match) };
}

const kind = (m: Match, index: number): string => m.program.mechanics.options[optionKind(m.options[index]!)]!.id;
const find = (m: Match, id: string): number =>
  Array.from({ length: m.optionCount }, (_, at) => at).find((at) => kind(m, at) === id) ?? -1;

test('the newest entry of a chain is first, and keeps its id until it resolves', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { match, pending } = duel(DUEL, seed);
    const cast: number[] = [];
    const seats: number[] = [];
    while (cast.length < 2 && match.advance()) {
      const at = find(match, cast.length === 0 ? 'cast' : 'answer');
      if (at < 0 && (cast.length > 0 || find(match, 'pass') < 0)) break;
      if (cast.length === 0) expect(pending()).toEqual([]);
      if (at >= 0) {
        cast.unshift(optionA(match.options[at]!));
        seats.unshift(match.decisionSeat);
      }
      match.choose(at < 0 ? find(match, 'pass') : at);
    }
    if (cast.length < 2 || !match.advance()) continue;
    const waiting = pending();
    expect(waiting).toMatchObject(
      cast.map((card, at) => ({
        card,
        seat: seats[at],
        text: '{seat}: cast {card}',
        state: 'waiting',
        targets: [],
        rule: 'du.cast.last-first',
      })),
    );
    expect(new Set(waiting.map(({ id }) => id)).size).toBe(2);
    return;
  }
  throw new Error('No match has an answer.');
});

test.each([
  ['duel', DUEL, ['waiting', 'resolving'], '{seat}: the text of {card}'],
  ['otherwise', DUEL_OTHERWISE, ['waiting'], 'A rule'],
])('%s: ids are unique, and what waits keeps its words', (_, play, expected, expectedText) => {
  const states = new Set<string>();
  const texts = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const { match, pending } = duel(play, seed);
    const random = new RandomChooser(seed);
    const words = new Map<string, string>();
    while (match.advance()) {
      const all = pending();
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { id, state, text, seat, card, rule } of all) {
        const said = [text, seat, card, rule].join(' ');
        expect(words.get(id) ?? said).toBe(said);
        words.set(id, said);
        states.add(state);
        texts.add(text);
      }
      match.choose(random.choose(match, match.decisionSeat));
    }
  }
  expect([...states]).toEqual(expect.arrayContaining(expected));
  expect([...texts]).toEqual(expect.arrayContaining(['{seat}: cast {card}', expectedText]));
});

test('a line `pending` says what is done, the targets, and what is stopped; a step is listed while it runs', () => {
  const play = DUEL.replace('chain casting, at most 8', 'chain casting, at most 8, asked again after each')
    .replace(
      'wait on casting with c by du.cast.last-first\n',
      `wait on casting with c by du.cast.last-first
    pending "{p} casts {c}" by du.cast.last-first
      on denies, p
      stopped if denied of c
`,
    )
    .replace(
      'step strike for p with c: card\n',
      `step strike for p with c: card
  pending "{p} is struck by {c}" where turn > 0 by du.hurt.charms
    waiting if hearts of p > 100
`,
    );
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const { match, pending } = duel(play, seed);
    const random = new RandomChooser(seed);
    while (match.advance()) {
      for (const { text, state, targets, seat, card } of pending()) {
        if (text === '{seat} is struck by {card}') seen.add(`struck ${state}`);
        if (text !== '{seat} casts {card}') continue;
        expect(targets.at(-1)).toEqual({ seat });
        // What denies another card names it.
        if (targets.length > 1) seen.add('denies');
        expect(match.owner[card]).toBe(seat);
        seen.add(state);
      }
      match.choose(random.choose(match, match.decisionSeat));
    }
  }
  expect([...seen].sort()).toEqual(['denies', 'resolving', 'stopped', 'struck resolving', 'waiting']);
});

test('an entry that has come up waits while its line says so', () => {
  const line = '    pending "{p} casts {c}" by du.cast.last-first\n      waiting if count of hand of p > 2\n';
  const play = DUEL.replace('chain casting, at most 8', 'chain casting, at most 8, asked again after each').replace(
    'wait on casting with c by du.cast.last-first\n',
    `wait on casting with c by du.cast.last-first\n${line}`,
  );
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const { match, pending } = duel(play, seed);
    const random = new RandomChooser(seed);
    while (match.advance()) {
      // A card that resolves is in the air, and no entry waits for it.
      const { count } = (match.records as Record<string, { readonly count: number }>)['waiting casting']!;
      const all = pending().filter(({ text }) => text === '{seat} casts {card}');
      const [up] = all.length > count ? all : [];
      if (up) seen.add(`${up.state} with ${match.cardsIn(up.seat * match.perSeat + 1).length > 2 ? 'many' : 'few'}`);
      match.choose(random.choose(match, match.decisionSeat));
    }
  }
  expect([...seen].sort()).toEqual(['resolving with few', 'waiting with many']);
});

test('a chain that is not shown lists nothing', () => {
  const { match, pending } = duel(DUEL.replace('chain casting, at most 8', 'chain casting, at most 8, not shown'), 3);
  const random = new RandomChooser(3);
  while (match.advance()) {
    for (const { text } of pending()) expect(text).not.toContain('cast');
    match.choose(random.choose(match, match.decisionSeat));
  }
});
