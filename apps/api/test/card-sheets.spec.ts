/** Tests of card sheets for other tabletop programs: every card has one place, and the pictures are PNG files of the stated size. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { visitor } from './support/people.ts';

const PLACES =
  'query ($game: ID!, $cards: [ID!]!, $release: Int) { cardSheets(game: $game, cards: $cards, release: $release) { card sheet at columns rows } }';

/** The width and height in the header of a PNG. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each(MAIN_DATABASES)('card sheets on $name', (kind) => {
  let api: TestApi;
  let game: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    game = api.content.id;
  });
  afterAll(() => api?.close());

  const picture = (path: string) => api.http().get(`/previews/releases/${path}`).buffer(true);

  it('gives each card its own place on a sheet, and draws the sheet', async () => {
    const { cards } = await visitor(api).get(
      'query ($game: ID!) { cards(game: $game, first: 100) { nodes { slug } } }',
      { game },
    );
    const slugs = (cards.nodes as { slug: string }[]).map(({ slug }) => slug);
    const { cardSheets } = await visitor(api).get(PLACES, { game, cards: [...slugs, 'none'], release: 1 });
    expect(cardSheets.map(({ card }: { card: string }) => card)).toEqual(slugs);
    const places = (cardSheets as { sheet: number; at: number }[]).map(({ sheet, at }) => `${sheet} ${at}`);
    expect(new Set(places).size).toBe(slugs.length);
    const { columns, rows } = cardSheets[0];
    const { body, headers } = await picture(`1/sheets/${game}/1.png`).expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toContain('immutable');
    expect(sizeOf(body as Buffer)).toEqual([columns * 420, rows * 587]);
  });

  it('draws a back with the proportions of a card', async () => {
    const { body } = await picture(`1/backs/${game}.png`).expect(200);
    expect(sizeOf(body as Buffer)).toEqual([420, 587]);
  });

  it.each([
    '1/sheets/GAME/999.png',
    '1/sheets/GAME/0.png',
    '1/sheets/GAME/1e3.png',
    '9/sheets/GAME/1.png',
    '1/sheets/none/1.png',
    '1/backs/constructor.png',
    'x/backs/GAME.png',
  ])('has no picture at %s', (path) => picture(path.replace('GAME', game)).expect(404));

  it('limits the number of cards in one lookup', async () => {
    const cards = Array.from({ length: 1001 }, (_, n) => `card-${n}`);
    expect(await visitor(api).refused(PLACES, { game, cards })).toMatchObject({
      code: 'BAD_INPUT',
      reason: 'too-many-cards',
    });
  });
});
