/** Edits of a chapter by its rules. The rest of the text stays as it is, byte for byte. */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  chipsOf,
  idForRule,
  mergeRules,
  moveRule,
  moveRuleTo,
  newRule,
  partsOfChapter,
  ruleWith,
  splitRule,
  withAttribute,
  withBody,
  withoutRule,
} from '../src/rule-text.ts';
import { parseChapter } from '../src/text/chapter.ts';

const TEXT = `# Draw

Some words.

:::rule{#a.draw.one}
Draw :param[draw.cards]{unit}. Then :when[smile, :term[friend].]{if="draw.smile"}
:::

## Later

:::rule{#a.draw.two when="draw.more"}
See :rule[the draw]{#a.draw.one}.
:::

:::when{if="draw.end = \\"never\\""}
Only words.
:::
`.replaceAll('\\"', '');

const folder = resolve(import.meta.dirname, '../../../rules');
const chapters = readdirSync(folder).flatMap((game) =>
  readdirSync(resolve(folder, game, 'text')).map((name) => readFileSync(resolve(folder, game, 'text', name), 'utf8')),
);
const idsOf = (text: string): string[] => parseChapter('a.md', 'a', text).chapter.rules.map(({ id }) => id);
const problemsOf = (text: string): string[] => parseChapter('a.md', 'a', text).problems.map(({ code }) => code);
const kinds = (text: string): string =>
  partsOfChapter(text)!
    .map(({ kind }) => kind)
    .join(' ');

test('lists the parts of a chapter and the chips of a sentence', () => {
  expect(kinds(TEXT)).toBe('heading prose rule heading rule passage prose passage-end');
  const one = ruleWith(TEXT, 'a.draw.one')!;
  const sentence = TEXT.slice(one.body.from, one.body.to);
  expect(chipsOf(sentence).map(({ kind, from, to }) => `${kind} ${sentence.slice(from, to)}`)).toEqual([
    'value :param[draw.cards]{unit}',
    'when :when[smile, :term[friend].]{if="draw.smile"}',
    'term :term[friend]',
  ]);
});

test('the parts of every chapter of the games are its rules, and writing a part back changes nothing', () => {
  for (const [at, text] of chapters.entries()) {
    const parts = partsOfChapter(text)!;
    expect(parts.flatMap((part) => (part.kind === 'rule' ? part.id : []))).toEqual(idsOf(text));
    for (const part of at % 8 === 0 ? parts : []) {
      if ('body' in part) expect(withBody(text, part.from, text.slice(part.body.from, part.body.to))).toBe(text);
    }
  }
});

test('a split and a merge give the same text again', () => {
  const { from } = ruleWith(TEXT, 'a.draw.one')!.body;
  const at = TEXT.indexOf(' Then') - from;
  const cut = splitRule(TEXT, 'a.draw.one', at, (words) => idForRule(TEXT, words, 'a.draw', new Set()))!;
  expect(cut.rule).toBe('a.draw.then-smile-friend');
  expect(idsOf(cut.text)).toEqual(['a.draw.one', 'a.draw.then-smile-friend', 'a.draw.two']);
  expect(mergeRules(cut.text, cut.rule, false)!.text).toBe(TEXT);
  // Words that depend on a condition stay together.
  expect(splitRule(TEXT, 'a.draw.one', TEXT.indexOf('smile,') - from, () => 'x')).toBeNull();
  // A heading is between the two.
  expect(mergeRules(TEXT, 'a.draw.two', false)).toBeNull();
});

test('a merged rule that readers know leads to the other one', () => {
  const cut = splitRule(TEXT, 'a.draw.one', 5, () => 'a.draw.known')!;
  const merged = mergeRules(cut.text, 'a.draw.known', true)!.text;
  expect(merged).toContain(':::rule{#a.draw.known replaced-by="a.draw.one"}\n:::');
  expect(problemsOf(merged)).toEqual([]);
});

test('a rule without a sentence is a problem, until it has one', () => {
  const made = newRule(TEXT, ruleWith(TEXT, 'a.draw.two')!.from, 'a.draw.new-rule');
  expect(problemsOf(made.text)).toEqual(['empty-rule']);
  const written = withBody(made.text, ruleWith(made.text, 'a.draw.new-rule')!.from, 'Rest.');
  expect(written).toContain(':::rule{#a.draw.new-rule}\nRest.\n:::\n');
  expect(problemsOf(written)).toEqual([]);
  expect(withoutRule(written, 'a.draw.new-rule')).toBe(TEXT);
  // Colons that a person types are words.
  const colons = withBody(written, ruleWith(written, 'a.draw.new-rule')!.from, 'One.\n:::\nTwo.');
  expect(idsOf(colons)).toEqual(['a.draw.one', 'a.draw.two', 'a.draw.new-rule']);
  expect(problemsOf(colons)).toEqual([]);
});

test('a rule moves over headings and into passages, and back', () => {
  const up = moveRule(TEXT, 'a.draw.two', -1)!.text;
  expect(kinds(up)).toBe('heading prose rule rule heading passage prose passage-end');
  expect(moveRule(up, 'a.draw.two', 1)!.text).toBe(TEXT);
  expect(moveRule(TEXT, 'a.draw.one', -1)!.text).toContain('# Draw\n\n:::rule{#a.draw.one}');
  const passage = partsOfChapter(TEXT)!.find(({ kind }) => kind === 'passage')!;
  const inside = moveRuleTo(TEXT, 'a.draw.one', passage.from, 'below')!.text;
  expect(kinds(inside)).toBe('heading prose heading rule passage rule prose passage-end');
  expect(problemsOf(inside)).toEqual([]);
});

test('a retired rule names its successor', () => {
  const retired = withAttribute(TEXT, 'a.draw.two', 'replaced-by', 'a.draw.one');
  expect(retired).toContain(':::rule{#a.draw.two when="draw.more" replaced-by="a.draw.one"}');
  expect(problemsOf(retired)).toEqual([]);
  expect(withAttribute(retired, 'a.draw.two', 'replaced-by', null)).toBe(TEXT);
  expect(problemsOf(withAttribute(TEXT, 'a.draw.two', 'replaced-by', 'a.draw.two'))).toEqual(['bad-successor']);
});
