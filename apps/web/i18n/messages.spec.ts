/** Tests that the message catalogues match the code. Otherwise a missing text would only show on its page. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSource, readSources, type ComponentSource } from './uses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const messages = new Map<string, string>(
  readdirSync(`${root}messages/en`).flatMap((name) => {
    const sections = JSON.parse(readFileSync(`${root}messages/en/${name}`, 'utf8')) as Catalogue;
    return Object.entries(sections).flatMap(([section, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${name.replace('.json', '')}.${section}.${key}`, text] as const),
    );
  }),
);
const sources = readSources(root);
const uses = sources.flatMap((source) => source.uses);

/** The names of the arguments and tags in a message. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))];
      case TYPE.tag:
        return [element.value, ...argumentsOf(element.children)];
      default:
        return [element.value];
    }
  });
}

function isMessage(text: string): boolean {
  try {
    return parse(text).length > 0;
  } catch {
    return false;
  }
}

const argumentsOfText = (text: string): string[] => [...new Set(argumentsOf(parse(text)))].sort();

test('every text is a valid ICU message', () => {
  const invalid = [...messages].filter(([, text]) => text.trim() === '' || !isMessage(text)).map(([id]) => id);
  expect(messages.size).toBeGreaterThan(500);
  expect(invalid).toEqual([]);
});

/** Words for things that are counted. */
const COUNTED =
  /^ (?:numbers|games|cards|points|sets|options|days|minutes|seconds|decks|rules|examples|lines|names|values|copies|players|releases|documents)\b/u;

/** The arguments before a counted word that do not choose its form. */
function uncounted(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element, at) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => uncounted(value));
    if (element.type === TYPE.tag) return uncounted(element.children);
    if (element.type !== TYPE.argument && element.type !== TYPE.number) return [];
    const next = elements[at + 1];
    return next?.type === TYPE.literal && COUNTED.test(next.value) ? [element.value] : [];
  });
}

/** Numbers that are at least two, or that always have decimals. */
const NEVER_ONE = new Set([
  ...[
    'build.solitairePane.tooLarge most',
    'desk.openPoints.confirmAll count',
    'desk.publishPanel.publishingStep total',
  ],
  ...['lab.answer.deciding value', 'lab.answer.difference value', 'lab.answer.length seats'],
  ...['lab.blameForm.costOf releases', 'lab.blameForm.costOf usual'],
  ...[
    'lab.proposalsForm.costOf adapted',
    'lab.proposalsForm.costOf check',
    'lab.proposalsForm.costOf other',
    'lab.proposalsForm.costOf search',
    'lab.proposals.stage most',
  ],
  'lab.blameForm.points points',
  ...['rules.coveragePage.summary rules'],
]);

test('a counted thing is a plural that depends on its number', () => {
  const problems = [...messages].flatMap(([id, text]) => uncounted(parse(text)).map((name) => `${id} ${name}`));
  expect([...new Set(problems)].sort()).toEqual([...NEVER_ONE].sort());
});

test('the code uses only texts that exist, by literal keys', () => {
  expect(uses.filter(({ id }) => !messages.has(id)).map(({ place }) => place)).toEqual([]);
});

test('every text is used', () => {
  const used = new Set(uses.map(({ id }) => id));
  expect([...messages.keys()].filter((id) => !used.has(id))).toEqual([]);
});

test('the code passes each text exactly the arguments that it needs', () => {
  const wrong = uses.filter(
    ({ id, names }) =>
      names !== null && messages.has(id) && `${[...names].sort()}` !== `${argumentsOfText(messages.get(id)!)}`,
  );
  expect(wrong.map(({ id, names, place }) => ({ id, names, place }))).toEqual([]);
});

/** The sections used by the client components of a file and of all files that it imports. */
function sectionsInBrowser(path: string, client = false, seen = new Set<string>()): Set<string> {
  const source = sources.find((one) => one.path === path);
  const inBrowser = client || source?.client === true;
  if (!source || seen.has(`${path} ${inBrowser}`)) return new Set();
  seen.add(`${path} ${inBrowser}`);
  return new Set([
    ...(inBrowser ? source.sections : []),
    ...source.imports.flatMap((each) => [...sectionsInBrowser(each, inBrowser, seen)]),
  ]);
}

/** The parts that a file and the server components below it send to the browser. */
function sentBelow(path: string, seen = new Set<string>()): string[] {
  const source = sources.find((one) => one.path === path);
  if (!source || source.client || seen.has(path)) return [];
  seen.add(path);
  return [...source.sent, ...source.imports.flatMap((each) => sentBelow(each, seen))];
}

const isEntry = ({ path }: ComponentSource): boolean => /(?:^|\/)(?:page|layout|error|not-found)\.tsx$/u.test(path);
/** A page or layout and the layouts around it. */
const around = (path: string): ComponentSource[] =>
  sources.filter(
    (one) =>
      one.path === path || (one.path.endsWith('/layout.tsx') && path.startsWith(one.path.replace('layout.tsx', ''))),
  );

test.each(sources.filter(isEntry).map(({ path }) => path))('%s sends the texts of its client components', (path) => {
  const sent = ['common', 'errors', ...around(path).flatMap((one) => sentBelow(one.path))];
  const missing = [...sectionsInBrowser(path)].filter(
    (section) => !sent.some((part) => section === part || section.startsWith(`${part}.`)),
  );
  expect(missing).toEqual([]);
});

test('the source reader finds keys, arguments and parts', () => {
  const source = readSource(
    'app/page.tsx',
    `'use client';
    import { A } from './a.tsx';
    import { B } from '../features/b/index.ts';
    function One() { const t = useTranslations('rules.one'); return <Words of={['cards.box']}>{t.rich(yes ? 'a' : 'b', { n, b: x })}</Words>; }
    async function Two() { const t = await getTranslations('rules.two'); return t('c', given); }`,
  );
  expect(source).toMatchObject({
    client: true,
    sections: ['rules.one', 'rules.two'],
    imports: ['app/a.tsx', 'features/b/index.ts#B'],
    sent: ['cards.box'],
  });
  expect(source.uses.map(({ id, names }) => ({ id, names }))).toEqual([
    { id: 'rules.one.a', names: ['n', 'b'] },
    { id: 'rules.one.b', names: ['n', 'b'] },
    { id: 'rules.two.c', names: null },
  ]);
});
