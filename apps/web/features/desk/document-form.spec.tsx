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

function formOf(kind: string, path: string, text = files.find((file) => file.path === path)!.text): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ desk }} timeZone="UTC">
      <DocumentForm
        schema={documentSchemaOf(kind, game, game.vocabulary)}
        text={text}
        readOnly={false}
        kind={kind}
        path={path}
        changeSet={1}
        onChange={() => undefined}
        find={() => Promise.resolve([])}
        values={{}}
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
  if (kind !== 'parameters') expect(html).toMatch(/\d more fields?</u);
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
