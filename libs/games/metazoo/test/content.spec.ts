/** Checks the published rulebook against the facts of its source: every rule, every value, every ruling. */
import { readFileSync } from 'node:fs';
import { renderGlossary, renderRulebook, resolveRuleset, ruleTexts, type ParameterValue } from '@rulewright/content';
import { AURA_TYPES, STATUS_EFFECTS, TRAITS } from '../src/language/words.ts';
import { MODES, content, game, ruleset } from './tree.ts';

interface Facts {
  /** Values of parameters that the rule states. */
  readonly values?: Readonly<Record<string, ParameterValue>>;
  /** Words that the text of the rule must contain. */
  readonly says?: readonly string[];
}
const facts = Object.entries(
  JSON.parse(readFileSync(new URL('./rulebook-facts.json', import.meta.url), 'utf8')) as Record<string, Facts>,
);
const nightfall = ruleset('nightfall');
const book = renderRulebook(content, nightfall);
const texts = ruleTexts(book);

test('the text contains every rule of the rulebook exactly once, and no other rule', () => {
  const shown = book.chapters.flatMap((chapter) =>
    chapter.blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])),
  );
  expect([...shown].sort()).toEqual(facts.map(([id]) => id).sort());
  expect([...game.rules.keys()].sort()).toEqual([...shown].sort());
});

test('every value matches the rulebook', () => {
  const expected = facts.flatMap(([id, { values = {} }]) =>
    Object.entries(values).map(([name, value]) => [id, name, value]),
  );
  const found = expected.map(([id, name]) => [id, name, nightfall.parameters[name as string]]);
  expect(found).toEqual(expected);
  expect(expected.length).toBeGreaterThan(200);
});

test('the text states every fact that is not a parameter value', () => {
  const missing = facts.flatMap(([id, { says = [] }]) =>
    says
      .filter((words) => !texts.get(id)!.text.toLowerCase().includes(words.toLowerCase()))
      .map((words) => [id, words]),
  );
  expect(missing).toEqual([]);
});

test('leaves no directive, parameter name or empty value in any text', () => {
  const names = new Set(game.vocabulary.parameters.map((one) => one.name));
  const rulings = book.chapters.flatMap((chapter) =>
    chapter.blocks.flatMap((block) => (block.kind === 'rule' ? block.rulings : [])),
  );
  const all = [
    ...book.chapters.flatMap((chapter) => chapter.blocks.map((block) => block.text)),
    ...rulings.flatMap(({ question, answer, why, readings }) =>
      [question, answer, why, ...readings].map((html) => html.replace(/<[^<>]*>/g, '')),
    ),
    ...renderGlossary(content, nightfall).map((term) => term.text),
  ];
  for (const text of all) {
    expect(text).not.toMatch(/:::|:param|:when|:term|:rule\b|undefined|\bnull\b|\|/);
    expect(text.trim()).not.toBe('');
    const words = text.match(/(?<![a-z])[a-z]+(\.[a-zA-Z]+)+/g) ?? [];
    expect(words.filter((word) => names.has(word))).toEqual([]);
  }
});

test('every parameter has a value in a mode, names existing rules, and is read by some code', () => {
  for (const one of game.vocabulary.parameters) {
    expect([one.name, one.rules.filter((rule) => !game.rules.has(rule))]).toEqual([one.name, []]);
    expect(one.readBy.length).toBeGreaterThan(0);
    expect([one.name, nightfall.origins[one.name]?.kind]).toEqual([one.name, 'mode']);
  }
  expect(new Set(game.vocabulary.parameters.map((one) => one.name)).size).toBe(game.vocabulary.parameters.length);
});

test('every parameter appears in a sentence or in a condition of one', () => {
  const source = [...game.chapters.map((chapter) => JSON.stringify(chapter.tree)), JSON.stringify(game.rulings)].join();
  // The order of the chapters determines the set-up steps, so no sentence mentions this parameter.
  const unbound = game.vocabulary.parameters
    .filter(({ name }) => name !== 'setup.steps' && !source.includes(name))
    .map((one) => one.name);
  expect(unbound).toEqual([]);
});

test('a changed value changes the sentence', () => {
  const sentence = (id: string, rule: string): string =>
    ruleTexts(renderRulebook(content, resolveRuleset(content, id))).get(rule)!.text;
  expect(sentence('metazoo/nightfall', 'mz.win.starting-lp')).toContain('1000 LP');
  expect(sentence('metazoo/nightfall?setup.startingLp=500', 'mz.win.starting-lp')).toContain('500 LP');
  expect(sentence('metazoo/nightfall', 'mz.type.flame')).toContain('Forest and Frost');
  expect(sentence('metazoo/nightfall?type.flame.strongAgainst=Cosmic', 'mz.aura.cosmic-no-weakness')).toContain(
    'except',
  );
});

test('each point that the rules leave open has a ruling, and each ruling belongs to a rule', () => {
  expect(game.rulings).toHaveLength(127);
  const shown = MODES.flatMap((mode) =>
    renderRulebook(content, ruleset(mode)).chapters.flatMap((chapter) =>
      chapter.blocks.flatMap((block) => (block.kind === 'rule' ? block.rulings.map((ruling) => ruling.id) : [])),
    ),
  );
  expect([...shown].sort()).toEqual(game.rulings.map((ruling) => ruling.id).sort());
  for (const { readings } of game.rulings) expect(readings.length).toBeGreaterThan(1);
});

test('the lists of words equal the words of the Pages', () => {
  expect(nightfall.parameters['aura.types']).toEqual([...AURA_TYPES]);
  expect(nightfall.parameters['status.names']).toEqual([...STATUS_EFFECTS]);
  expect(nightfall.parameters['trait.names']).toEqual([...TRAITS]);
});

test('the table of strengths has thirteen pairs, without any against Cosmic or with Neutral', () => {
  const pairs = AURA_TYPES.flatMap((type) =>
    (nightfall.parameters[`type.${type.toLowerCase()}.strongAgainst`] as string[]).map((weak) => [type, weak]),
  );
  expect(pairs).toHaveLength(13);
  expect(pairs.filter(([strong, weak]) => weak === 'Cosmic' || weak === 'Neutral' || strong === 'Neutral')).toEqual([]);
});
