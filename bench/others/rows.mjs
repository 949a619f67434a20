/** The rows that every server of the comparison reads: the cards of a game with their legality, copied from answers of this API. */
import pg from 'pg';

/** The number of cards in one page of the comparison. */
export const PAGE = 50;
/** The largest page that this API answers. */
const LARGEST = 200;

const asking = (
  more,
) => `query ($game: ID!, $first: Int, $after: String) { cards(game: $game, first: $first, after: $after) {
  nodes { slug name legality { mode legal } } ${more} } }`;

/** The query of the comparison. */
export const CARDS = asking('');
const WITH_CURSORS = asking('pageInfo { endCursor hasNextPage } edges { cursor }');

const TABLES = `
  CREATE SCHEMA rows;
  CREATE TABLE rows.cards (id integer PRIMARY KEY, slug text NOT NULL UNIQUE, name text NOT NULL);
  CREATE TABLE rows.legality (
    id integer PRIMARY KEY,
    card_id integer NOT NULL REFERENCES rows.cards (id),
    mode text NOT NULL,
    legal boolean NOT NULL
  );
  CREATE INDEX ON rows.legality (card_id, id);`;

/** Reads all cards of a game in their order. `ask` sends a query to the API. Resolves to `{ cards, cursors }`. */
export async function readCards(ask, game) {
  const cards = [];
  const cursors = [];
  for (let after = null; ;) {
    const { nodes, edges, pageInfo } = (await ask(WITH_CURSORS, { game, first: LARGEST, after })).cards;
    cards.push(...nodes);
    cursors.push(...edges.map(({ cursor }) => cursor));
    if (!pageInfo.hasNextPage) return { cards, cursors };
    after = pageInfo.endCursor;
  }
}

/** Runs `work` with a connection to the database. */
export async function connected(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Writes the cards to tables in the schema `rows`. */
export async function writeRows(url, cards) {
  const legality = cards.flatMap(({ legality: modes }, card) => modes.map((one) => ({ card_id: card + 1, ...one })));
  await connected(url, async (client) => {
    await client.query(TABLES);
    await client.query('INSERT INTO rows.cards SELECT * FROM json_to_recordset($1) AS (id int, slug text, name text)', [
      JSON.stringify(cards.map(({ slug, name }, at) => ({ id: at + 1, slug, name }))),
    ]);
    await client.query(
      'INSERT INTO rows.legality SELECT * FROM json_to_recordset($1) AS (id int, card_id int, mode text, legal boolean)',
      [JSON.stringify(legality.map((one, at) => ({ id: at + 1, ...one })))],
    );
    await client.query('ANALYZE rows.cards, rows.legality');
  });
}
