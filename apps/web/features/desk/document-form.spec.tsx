/** Tests of the forms of a game's documents, built from the schemas of the game. */
import { documentSchemaOf, loadContent, newGame, openContent } from '@rulewright/content';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { DocumentForm } from './document-form.tsx';

const files = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' });
const desk = JSON.parse(readFileSync(new URL('../../messages/en/desk.json', import.meta.url), 'utf8')) as Record<
  string,
  never
>;
const game = openContent(files, []).games[0]!;

function formOf(
  kind: string,
  path: string,
  text = files.find((file) => file.path === path)!.text,
  { schema = documentSchemaOf(kind, game, game.vocabulary), item = undefined as string | undefined } = {},
): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ desk }} timeZone="UTC">
      <DocumentForm
        schema={schema}
        text={text}
        readOnly={false}
        kind={kind}
        path={path}
        changeSet={1}
        onChange={() => undefined}
        find={() => Promise.resolve([])}
        values={{}}
        item={item}
      />
    </NextIntlClientProvider>,
  );
}

const LAW = 'rules/night-train/deck-laws/standard.yaml';

test('a rule of deck law starts with its subject, and names parameters of the game', () => {
  const html = formOf('deck-law', LAW);
  expect(html).toContain('Number of cards');
  expect(html).toContain('Copies of a card');
  expect(html).toContain('Every card.');
  expect(html).toMatch(/<option[^>]*selected=""[^>]*>deck\.size/u);
  expect(html).toContain('nt.basics.deck');
});

test('conditions of a rule offer the fields of the game', () => {
  const text = files
    .find((file) => file.path === LAW)!
    .text.replace('count: {}', 'count: { type: creature, cost: { atMost: 3 } }');
  const html = formOf('deck-law', LAW, text);
  expect(html).toMatch(/<option[^>]*selected=""[^>]*>Type/u);
  expect(html).toMatch(/<option[^>]*selected=""[^>]*>is at most/u);
  expect(html).toContain('value="creature"');
});

test('a predicate with other words is a line of text', () => {
  const text = files.find((file) => file.path === LAW)!.text.replace('count: {}', 'count: { not: { type: event } }');
  expect(formOf('deck-law', LAW, text)).toContain('{ not: { type: event } }');
});

test.each([
  ['fields', 'rules/night-train/fields.yaml', 'Strength'],
  ['faces', 'rules/night-train/faces.yaml', 'landscape'],
  ['parameters', 'rules/night-train/parameters.yaml', 'deck.copies'],
])('the form of %s shows the entries, and hides their empty members', (kind, path, shown) => {
  const html = formOf(kind, path);
  expect(html).toContain(shown);
  if (kind === 'fields') expect(html).toContain('<summary>Strength</summary>');
  if (kind === 'faces') expect(html).toMatch(/\d more fields?</u);
});

/** A legality document has hundreds of bans. With choices in each field, its form opened in a minute. */
test('asks for the name of a card in a list of bans, without choices until then, and suggests sets for a printing', () => {
  const bans =
    'id: bans\nrule: nt.basics.deck\nchanges:\n  - { from: 2027-01-15, reason: It ends games., ban: [first-event] }\n';
  const html = formOf('legality', 'rules/night-train/legality/bans.yaml', bans);
  expect(html).toContain('placeholder="Type the name of a card" value="first-event"');
  expect(html).toContain('<datalist id="root_changes_0_ban_0-choices"></datalist>');
  expect(formOf('card', 'cards/night-train/cards/first-event.yaml')).toMatch(/<option value="first-set"/u);
});

/** The example form had 738 fields. */
test('shows an example of many as one line with its title, and no empty member', () => {
  const examples = Array.from(
    { length: 24 },
    (_, at) => `  - { id: one-${at}, title: Hand ${at}, rules: [nt.basics.deck], then: { over: true, winner: A } }\n`,
  ).join('');
  const html = formOf('examples', 'rules/night-train/examples/hands.yaml', `examples:\n${examples}`);
  expect(html).toContain('<summary>Hand 23</summary>');
  expect(html.match(/<(?:input|select|textarea)/gu) ?? []).toHaveLength(0);
  const one = formOf('examples', 'rules/night-train/examples/hands.yaml', `examples:\n${examples.split('\n')[0]}\n`);
  expect(one).toContain('value="Hand 0"');
  expect(one).not.toContain('value="one-0"');
  expect((one.match(/<(?:input|select|textarea)/gu) ?? []).length).toBeLessThan(8);
});

test('folds many values of a mode by the first word of their names', () => {
  const names = ['deck', 'draw', 'grid'].flatMap((group) => [1, 2, 3, 4, 5].map((at) => `${group}.value${at}`));
  const value = { anyOf: [{ type: 'integer' }], description: 'Help' };
  const parameters = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, value])) };
  const text = `parameters:\n${names.map((name) => `  ${name}: 3\n`).join('')}`;
  const schema = { type: 'object', properties: { parameters } };
  const html = formOf('mode', 'rules/night-train/modes/standard.yaml', text, { schema, item: 'grid.value4' });
  expect(html).toContain('<summary>deck: 5 values</summary>');
  expect(html).not.toContain('deck.value1');
  expect(html).toContain('grid.value4');
  const few = formOf('mode', 'rules/night-train/modes/standard.yaml', 'parameters: { deck.value1: 3 }\n', { schema });
  expect(few).toContain('deck.value1');
});

test('renders a file input, a description and an artist for a card picture', () => {
  const text = files
    .find(({ path }) => path.endsWith('first-event.yaml'))!
    .text.replace('  cost: 1', '  cost: 1\n  art: { file: moon.png, credit: Ann Ink }');
  const fields = {
    path: 'rules/night-train/fields.yaml',
    text: files
      .find(({ path }) => path.endsWith('/fields.yaml'))!
      .text.replace('# What each', '  - { id: art, label: Art, type: picture }\n# What each'),
  };
  const [own] = loadContent([...files.filter(({ path }) => path !== fields.path), fields], []).content.games;
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ desk }} timeZone="UTC">
      <DocumentForm
        schema={documentSchemaOf('card', own, own!.vocabulary)}
        text={text}
        readOnly={false}
        kind="card"
        path="cards/night-train/cards/first-event.yaml"
        changeSet={1}
        onChange={() => undefined}
        find={() => Promise.resolve([])}
        values={{}}
        pictures={{ changeSet: 1, game: 'night-train', card: 'first-event' }}
      />
    </NextIntlClientProvider>,
  );
  expect(html).toContain('The picture is moon.png.');
  expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/png,image\/jpeg,image\/webp"/u);
  expect(html).toContain('value="Ann Ink"');
});

test('shows all members of an entry that was added now, and hides the empty ones of others', () => {
  const path = 'rules/night-train/legality/standard.yaml';
  const head = 'id: standard\nrule: nt.basics.deck\nchanges:\n';
  expect(formOf('legality', path, `${head}  - {}\n`)).toContain('id="root_changes_0_ban__title"');
  const dated = formOf('legality', path, `${head}  - { from: 2030-01-01, reason: Too fast. }\n`);
  expect(dated).not.toContain('id="root_changes_0_ban__title"');
});
