/** Checks the published content against the rules of its source: parameters, visibility of rules, cards, decks. */
import { readFileSync } from 'node:fs';
import {
  applicableVariants,
  renderGlossary,
  renderRulebook,
  resolveRuleset,
  type ParameterValue,
} from '@rulewright/content';
import { mentionsOf } from '../src/cards/mentions.ts';
import { cardDataOf } from '../src/cards/schema.ts';
import { MODES, cards, content, game, ruleset, starterDeck } from './tree.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const expectedValues = read('./parameter-values.json') as Record<string, Record<string, ParameterValue>>;
const expectedEditions = read('./rule-editions.json') as Record<string, string[]>;
const names = game.vocabulary.parameters.map(({ name }) => name);

describe.each(MODES)('%s', (mode) => {
  const resolved = ruleset(mode);

  test('has the parameter values of its edition', () => {
    const expected = expectedValues[mode]!;
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, resolved.parameters[name]]));
    expect(found).toEqual(expected);
  });

  test('shows exactly the rules of its edition', () => {
    const shown = renderRulebook(content, resolved).chapters.flatMap((chapter) =>
      chapter.blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])),
    );
    const expected = Object.entries(expectedEditions).flatMap(([id, editions]) =>
      editions.includes(mode) ? [id] : [],
    );
    expect([...shown].sort()).toEqual(expected.sort());
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('leaves no directive, parameter name or empty value in its text', () => {
    const texts = renderRulebook(content, resolved).chapters.flatMap((chapter) =>
      chapter.blocks.map((block) => block.text),
    );
    for (const text of texts) {
      expect(text).not.toMatch(/:::|:param|:when|:term|:rule\b|undefined|\bnull\b/);
      expect(text.trim()).not.toBe('');
      for (const word of text.match(/(?<![a-z])[a-z]+(\.[a-zA-Z]+)+/g) ?? []) expect(names).not.toContain(word);
    }
  });

  test('names no other mode of the game in its rules', () => {
    const text = renderRulebook(content, resolved)
      .chapters.filter((chapter) => chapter.slug !== 'about')
      .flatMap((chapter) => chapter.blocks.map((block) => block.text))
      .join(' ');
    for (const other of ['Core Tactical', 'Web Official', 'Classic Print']) expect(text).not.toContain(other);
  });
});

test('the text contains exactly the rules of the spec', () => {
  expect([...game.rules.keys()].sort()).toEqual(Object.keys(expectedEditions).sort());
});

test('every parameter appears in a sentence or in a condition of one', () => {
  const source = [...game.chapters.map((chapter) => JSON.stringify(chapter.tree)), JSON.stringify(game.rulings)].join();
  expect(names.filter((name) => !source.includes(name))).toEqual([]);
});

test('the sentence on drawing depends on the parameter', () => {
  const sentence = (id: string): string =>
    renderRulebook(content, resolveRuleset(content, id))
      .chapters.flatMap((chapter) => chapter.blocks)
      .find((block) => block.kind === 'rule' && block.id === 'mb.draw.to-hand-size')!.text;
  expect(sentence('metabaloids/core-tactical')).toContain('7 cards');
  expect(sentence('metabaloids/core-tactical?draw.handSize=6')).toContain('6 cards');
});

/** The sentence of a rule in the rulebook of a ruleset. */
const sentenceIn = (id: string, rule: string): string =>
  renderRulebook(content, ruleset(id))
    .chapters.flatMap((chapter) => chapter.blocks)
    .find((block) => block.kind === 'rule' && block.id === rule)!.text;

test('elimination does not stop the match for the other players (mb.win.end-moment)', () => {
  expect(sentenceIn('core-tactical', 'mb.win.end-moment')).toContain('stops at once');
  expect(sentenceIn('core-tactical+elimination', 'mb.win.end-moment')).toContain('continues until one player is left');
});

test('Classic lets the same card attack again, the other modes forbid it (mb.attack.same-column-again)', () => {
  const reuse = 'The same card may be the attacking card again.';
  expect(MODES.filter((mode) => sentenceIn(mode, 'mb.attack.same-column-again').includes(reuse))).toEqual([
    'classic-print',
  ]);
});

test('only the mode with a deck list mentions the list (mb.starter.stats-unstated)', () => {
  const listed = MODES.filter((mode) => sentenceIn(mode, 'mb.starter.stats-unstated').includes('The list'));
  expect(listed).toEqual(['web-official']);
});

test('a draw with one card left in the discard pile does not fail, and the next one does (mb.win.end-with-reshuffle)', () => {
  expect(sentenceIn('core-tactical', 'mb.win.end-with-reshuffle')).toMatch(/both empty at that draw/);
});

test('Fast has one column: its rules and words mention neither a grid nor a limit on columns', () => {
  const rules = renderRulebook(content, ruleset('fast')).chapters.flatMap((chapter) =>
    chapter.blocks.flatMap((block) => (block.kind === 'rule' ? [block.text] : [])),
  );
  const words = renderGlossary(content, ruleset('fast')).map(({ text }) => text);
  expect([...rules, ...words].filter((text) => /\bgrid\b|limits? on columns/i.test(text))).toEqual([]);
});

test('an example calls a match a short game only if it plays that variant', () => {
  const wrong = [...game.examples.values()]
    .flat()
    .filter(({ title, variants }) => /short (?:game|format)/i.test(title) && !variants.includes('short-game'));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('each point that the rules leave open has a ruling with readings and a reason, and each ruling belongs to a rule', () => {
  expect(game.rulings).toHaveLength(127);
  const shown = new Set(
    MODES.flatMap((mode) =>
      renderRulebook(content, ruleset(mode)).chapters.flatMap((chapter) =>
        chapter.blocks.flatMap((block) => (block.kind === 'rule' ? block.rulings.map((ruling) => ruling.id) : [])),
      ),
    ),
  );
  expect([...shown].sort()).toEqual(game.rulings.map((ruling) => ruling.id).sort());
});

test('the glossary explains the words of the game', () => {
  const terms = renderGlossary(content, ruleset('core-tactical'));
  expect(terms.length).toBeGreaterThanOrEqual(35);
  for (const { text } of terms) expect(text.length).toBeGreaterThan(10);
});

test('both variants apply to every mode that has their parameters', () => {
  const over = Object.fromEntries(
    MODES.map((mode) => [
      mode,
      applicableVariants(content, 'metabaloids', mode)
        .map((one) => one.id)
        .sort(),
    ]),
  );
  expect(over).toEqual({
    'core-tactical': ['elimination', 'short-game'],
    fast: ['elimination', 'short-game'],
    'web-official': ['short-game'],
    'classic-print': ['short-game'],
  });
});

describe('the cards', () => {
  const data = (slug: string) => cardDataOf(game.cards.get(slug)!);

  test('are 22 creatures and Stone Wall, each with a regular printing', () => {
    const kinds = cards.map((card) => data(card.id).kind);
    expect(kinds.filter((kind) => kind === 'creature')).toHaveLength(22);
    expect(kinds).toHaveLength(23);
    for (const card of cards) expect(card.printings.some((printing) => printing.promo === undefined)).toBe(true);
  });

  test('exactly five mention a reserve or more than one column', () => {
    const found = cards.filter((card) => mentionsOf(data(card.id)).length > 0).map((card) => card.name);
    expect(found.sort()).toEqual([
      'Ant Swarm',
      'Assassin Bug',
      'Differential Grasshopper',
      'May Fly',
      'Monarch Butterfly',
    ]);
  });

  test('the mentions of an ability come from its data, not from the card', () => {
    const { abilities, ...rest } = data('ant-swarm');
    expect(mentionsOf({ ...rest, abilities: [] })).toEqual([]);
    expect(mentionsOf({ ...data('stone-fly'), abilities })).not.toEqual([]);
  });

  test('no card is at least as good as another in every number for the same cost', () => {
    for (const a of cards) {
      for (const b of cards) {
        const [x, y] = [data(a.id), data(b.id)];
        if (a === b || x.cost !== y.cost || x.kind !== y.kind || x.abilities.length > 0 || y.abilities.length > 0)
          continue;
        expect(
          `${a.name} beats ${b.name}: ${(x.attack ?? 0) >= (y.attack ?? 0) && (x.defense ?? 0) >= (y.defense ?? 0)}`,
        ).toMatch(/false$/);
      }
    }
  });
});

test('Starter Deck Set 1 has 45 cards and at most 125 points', () => {
  const sum = (value: (card: string) => number): number =>
    starterDeck.entries.reduce((total, entry) => total + entry.copies * value(entry.card), 0);
  expect(sum(() => 1)).toBe(45);
  expect(sum((card) => cardDataOf(game.cards.get(card)!).cost)).toBeLessThanOrEqual(125);
});
