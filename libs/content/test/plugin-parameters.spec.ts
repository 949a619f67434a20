/** Parameters and steps of a game with a plugin: from parameters.yaml, or from the code for releases without it. */
import { loadContent, resolveRuleset, type PluginVocabulary, type SourceFile } from '../src/index.ts';
import { tinyFiles, vocabulary } from './tiny.ts';

const { parameters, steps: bareSteps, ...bare } = vocabulary;
const steps = bareSteps.map((one) => ({ ...one, help: 'A step.' }));
const PATH = 'rules/tiny/parameters.yaml';

/** JSON is YAML. */
const documentOf = (change: object = {}): SourceFile => ({
  path: PATH,
  text: JSON.stringify({ parameters: parameters.map((one) => ({ ...one, ...change })), steps }, null, 2),
});
const load = (files: readonly SourceFile[], by: PluginVocabulary = bare) =>
  loadContent([...tinyFiles(), ...files], [by]);

test('a plugin that declares no parameters has those of the document', () => {
  const { content, problems } = load([documentOf()]);
  expect(problems).toEqual([]);
  expect(content.game('tiny').vocabulary).toMatchObject({ game: 'tiny', parameters, steps });
  const declared = loadContent(tinyFiles(), [vocabulary]).content;
  const ruleset = resolveRuleset(content, 'tiny/plain');
  expect(ruleset.hash).toBe(resolveRuleset(declared, 'tiny/plain').hash);
  expect(ruleset.steps.map(({ id }) => id)).toEqual([...ruleset.setup, ...ruleset.turn]);
});

test('contents with the same document share the vocabulary, because caches are keyed by it', () => {
  const [a, b] = [load([documentOf()]), load([documentOf()])].map(({ content }) => content.game('tiny').vocabulary);
  expect(a).toBe(b);
});

test('a release without the document is read with the first one, which is not checked with its files', () => {
  const first = documentOf({ rules: ['ty.not.yet'] });
  const { content, problems } = load([], { ...bare, firstDocuments: [first] });
  expect(problems).toEqual([]);
  expect(content.game('tiny').vocabulary.parameters.map(({ name }) => name)).toEqual(
    parameters.map(({ name }) => name),
  );
});

test('a name that the document does not have is an error where it is written', () => {
  const renamed = parameters.map((one) => (one.name === 'hand.open' ? { ...one, name: 'hand.opened' } : one));
  const text = JSON.stringify({ parameters: renamed, steps }, null, 2);
  const { problems } = load([{ path: PATH, text }]);
  expect(problems.map(({ path }) => path)).toContain('rules/tiny/modes/open.yaml');
  expect(problems.map(({ message }) => message).join()).toContain('hand.open');
});

test('the document is checked as in a game without a plugin', () => {
  const { problems } = load([documentOf({ rules: ['ty.no.rule'] })]);
  expect(problems).toHaveLength(parameters.length);
  expect(problems[0]).toMatchObject({ path: PATH, code: 'unknown-rule' });
});
