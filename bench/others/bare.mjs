/** The reference without a framework: two statements and JSON. `node bare.mjs` takes DATABASE_URL and PORT from the environment. */
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const CARDS = { name: 'cards', text: 'SELECT id, slug, name FROM rows.cards ORDER BY id LIMIT $1 OFFSET $2' };
const LEGALITY = {
  name: 'legality',
  text: 'SELECT card_id, mode, legal FROM rows.legality WHERE card_id = ANY($1) ORDER BY card_id, id',
};

async function page(first, offset) {
  const { rows: cards } = await pool.query({ ...CARDS, values: [first, offset] });
  const { rows: modes } = await pool.query({ ...LEGALITY, values: [cards.map(({ id }) => id)] });
  const of = new Map(cards.map(({ id, slug, name }) => [id, { slug, name, legality: [] }]));
  for (const { card_id, mode, legal } of modes) of.get(card_id).legality.push({ mode, legal });
  return JSON.stringify([...of.values()]);
}

createServer((request, response) => {
  const { searchParams } = new URL(request.url, 'http://localhost');
  page(Number(searchParams.get('first') ?? 1), Number(searchParams.get('offset') ?? 0)).then(
    (text) => response.setHeader('content-type', 'application/json').end(text),
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
