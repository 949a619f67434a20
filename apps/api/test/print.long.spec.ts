/** Files for a printing press: page boxes, pages, fonts, invalid requests and limits. */
import { importTree } from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFPage } from 'pdf-lib';
import { inlineStyles, readRules } from '../src/work/pictures/press.ts';
import { plainStyles } from '../src/work/pictures/styles.ts';
import { whenGone } from '../src/work/jobs/index.ts';
import { refusal, startApi, type TestApi } from './support/api.ts';
import { signedIn } from './support/people.ts';

const MM = 72 / 25.4;
const inMillimetres = ({ x, y, width, height }: ReturnType<PDFPage['getTrimBox']>): number[] =>
  [x, y, width, height].map((length) => Math.round((length / MM) * 100) / 100);

/** The names of the fonts of a file, and the number of embedded fonts. */
function fontsOf(pdf: PDFDocument): { readonly names: string[]; readonly embedded: number } {
  const dictionaries = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const fonts = dictionaries.filter(
    (one) => one instanceof PDFDict && one.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
  ) as PDFDict[];
  const files = fonts.filter((font) => font.lookup(PDFName.of('FontFile2')) instanceof PDFRawStream);
  return { names: fonts.map((font) => String(font.get(PDFName.of('FontName')))), embedded: files.length };
}

it('draws the edge of a card in the tint of its frame', () => {
  const styles = plainStyles(
    [
      ':root { --sea: blue; --slate: grey; }',
      ".frame { --tint: var(--slate); } .frame[data-tint='sea'] { --tint: var(--sea); } .frame .edge { stroke: var(--tint); }",
    ],
    {},
  );
  const svg =
    '<svg><g class="frame" data-tint="sea"><rect class="edge"/></g><g class="frame"><rect class="edge"/></g></svg>';
  const drawn = inlineStyles(svg, readRules(styles));
  expect([...drawn.matchAll(/stroke: (\w+)/gu)].map(([, colour]) => colour)).toEqual(['blue', 'grey']);
});

it('takes a value from an element around a part of the card, and a stand-in only where there is none', () => {
  const styles = plainStyles(
    [
      ':root { --ink: black; --dark: navy; --grass: green; }',
      "[data-night] { --ink: var(--dark); } [data-rare] { --rare: red; } [data-sign='grass'] { --sign: var(--grass); }" +
        '.edge { stroke: var(--rare, var(--ink)); } .frame .wash { fill: var(--sign, var(--ink)); } .frame .ink { fill: var(--ink); }',
    ],
    {},
  );
  const card = '<rect class="edge"/><g data-sign="grass"><path class="wash"/></g><path class="ink"/>';
  const drawn = inlineStyles(`<svg><g class="frame" data-night="" data-rare="">${card}</g></svg>`, readRules(styles));
  expect([...drawn.matchAll(/(?:stroke|fill): (\w+)/gu)].map(([, colour]) => colour)).toEqual(['red', 'green', 'navy']);
});

describe.each(DATABASES)('files for a press on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 3);
  });
  afterAll(() => api?.close());

  const file = (query: Record<string, string | number>, visitor = '203.0.113.1') =>
    api.http().get(`/print/${api.content.id}.pdf`).query(query).set('x-forwarded-for', visitor).responseType('blob');

  it('has one page for each card of a deck, with 3 mm of bleed around a cut of 63 by 88 mm', async () => {
    const [slug, deck] = [...api.content.game.decks][0]!;
    const { body, headers } = await file({ deck: slug }).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"$/u);
    const pdf = await PDFDocument.load(body as Buffer);
    const copies = [...deck.entries, ...deck.side].reduce((sum, entry) => sum + entry.copies, 0);
    expect(pdf.getPageCount()).toBe(copies);
    for (const page of pdf.getPages()) {
      expect(inMillimetres(page.getMediaBox())).toEqual([0, 0, 83, 108]);
      expect(inMillimetres(page.getBleedBox())).toEqual([7, 7, 69, 94]);
      expect(inMillimetres(page.getTrimBox())).toEqual([10, 10, 63, 88]);
    }
    const { names, embedded } = fontsOf(pdf);
    expect(names.length).toBeGreaterThan(1);
    expect(embedded).toBe(names.length);
    expect(names.join()).toMatch(/Inter/u);
    expect(names.join()).toMatch(/Source/u);
  });

  it('draws a registration sheet of a list, and refuses what is not a sheet', async () => {
    const post = (body: object) =>
      api.http().post(`/print/${api.content.id}/registration`).send(body).set('x-forwarded-for', '203.0.113.9');
    const [card] = api.content.game.cards.values();
    const fields = { player: 'Łukasz', paper: 'letter', list: `2 ${card!.name}\n\nSideboard\n1 No Such Card\n` };
    const { body, headers } = await post(fields).responseType('blob').expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('no-store');
    const pdf = await PDFDocument.load(body as Buffer);
    expect(pdf.getPages().map((page) => page.getWidth())).toEqual([612]);
    expect(await reasonOf(post({ list: '' }).expect(404))).toBe('nothing-to-print');
    for (const event of [7, 'x'.repeat(201)])
      expect(await reasonOf(post({ ...fields, event }).expect(400))).toBe('bad-print');
  });

  const reasonOf = async (answer: PromiseLike<{ readonly body: unknown }>): Promise<string | undefined> =>
    ((await answer).body as { errors: { extensions: { reason?: string } }[] }).errors[0]!.extensions.reason;

  const pagesOf = async (query: Record<string, string | number>): Promise<number> => {
    const { body } = await file(query).expect(200);
    return (await PDFDocument.load(body as Buffer)).getPageCount();
  };

  it('prints a set, a list and a shared deck, each copy on its own page', async () => {
    const { game } = api.content;
    const [name] = [...game.cards.values()].map((card) => card.name);
    const [set] = [...game.sets.keys()];
    expect(await pagesOf({ set: set! })).toBe(
      [...game.cards.values()].filter((card) => card.printings.some((one) => one.set === set)).length,
    );
    expect(await pagesOf({ list: `3 ${name!}` })).toBe(3);
    const owner = await signedIn(api, 'reader', 'Ann');
    const { saveDeck } = await owner.get(
      'mutation ($game: ID!, $text: String!) { saveDeck(game: $game, name: "Mine", text: $text) { id version } }',
      { game: api.content.id, text: `2 ${name!}` },
    );
    const { shareDeck } = await owner.get(
      'mutation ($id: ID!, $version: Int!) { shareDeck(id: $id, version: $version, sharing: link) { shareKey } }',
      saveDeck,
    );
    expect(await pagesOf({ key: shareDeck.shareKey })).toBe(2);
  });

  it('creates identical files for equal requests, so that a browser can use its cached file', async () => {
    const list = `1 ${[...api.content.game.cards.values()][0]!.name}`;
    const { headers } = await file({ list }, '203.0.113.2').expect(200);
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    await file({ list }, '203.0.113.2').set('if-none-match', headers['etag']!).expect(304);
  });

  it.each([
    [{}, 400],
    [{ deck: 'none' }, 404],
    [{ set: 'constructor' }, 404],
    [{ key: 'none' }, 404],
    [{ list: '2 No such card' }, 404],
    [{ list: 'x'.repeat(6_001) }, 400],
    [{ list: '1 x', from: '-1' }, 400],
    [{ list: '1 x', since: 'now' }, 400],
    [{ set: 'SET', since: 99 }, 404],
    [{ set: 'SET', from: 10_000 }, 404],
  ])('refuses %o with status %i', async (query, status) => {
    const [set] = [...api.content.game.sets.keys()];
    const parameters = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, value === 'SET' ? set! : value]),
    );
    await file(parameters, '203.0.113.3').expect(status);
  });

  it('limits a file to 180 pages, and an IP address to 12 files a minute', async () => {
    const [card] = [...api.content.game.cards.values()];
    const list = [1, 2, 3].map(() => `90 ${card!.name}`).join('\n');
    expect(await pagesOf({ list })).toBe(180);
    expect(await pagesOf({ list, from: 180 })).toBe(90);
    const statuses: number[] = [];
    for (let n = 0; n < 13; n++) statuses.push((await file({ deck: 'none' }, '203.0.113.4')).status);
    expect(statuses).toEqual([...new Array<number>(12).fill(404), 429]);
  });

  describe('after a release that changes one card', () => {
    beforeAll(async () => {
      const { releases, id, changedCard } = api.content;
      const path = `cards/${id}/cards/${changedCard}.yaml`;
      const files = releases[2]!.map((file) =>
        file.path === path ? { path, text: file.text.replace(/^flavor: .*$/mu, 'flavor: Another day.') } : file,
      );
      await importTree(api.database, files, knownGames, { author: 'tester', message: 'Another flavour' });
    });

    it('prints only the cards that changed since a release', async () => {
      const list = [...api.content.game.cards.values()]
        .slice(0, 20)
        .map((card) => `2 ${card.name}`)
        .join('\n');
      expect(await pagesOf({ list, since: 3 })).toBe(2);
      await file({ list, since: 4 }).expect(404);
    });

    it('lists the changed cards among 200 cards', async () => {
      const { game, id, changedCard } = api.content;
      const others = [...game.cards.keys()].filter((slug) => slug !== changedCard).slice(0, 198);
      const query =
        'query ($game: ID!, $since: Int!, $cards: [ID!]!) { changedCards(game: $game, since: $since, cards: $cards) }';
      const changed = async (since: number, cards: readonly string[]) =>
        (await api.ask(query, { game: id, since, cards })).data?.['changedCards'];
      expect(await changed(3, [...others, changedCard, 'no-such-card'])).toEqual([changedCard]);
      expect(await changed(3, others)).toEqual([]);
      expect(await changed(4, [changedCard])).toEqual([]);
      const cards = new Array<string>(201).fill(changedCard);
      expect(await refusal(api, query, { game: id, since: 3, cards })).toMatchObject({ reason: 'too-many-cards' });
    });
  });

  it('stops drawing when the visitor leaves', () => expect(whenGone('press')).toBe('ends'));
});
