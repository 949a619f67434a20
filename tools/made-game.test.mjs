/** Generated games: a recipe always creates the same files, the stated numbers of cards and reprints, and legality documents for them. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from './lib/workspace.mjs';
import { madeGame } from './made-game.mjs';

const recipe = () => parse(readFileSync(join(root, 'bench/made-games/orrery/recipe.yaml'), 'utf8'));
const documents = madeGame(recipe());
const cards = documents.filter(({ path }) => /^cards\/[^/]+\/cards\//u.test(path));
const printings = cards.map(({ text }) => parse(text).printings.map(({ set }) => set));

test('a recipe always creates the same files, and another seed creates different ones', () => {
  const digest = (made) => createHash('sha256').update(JSON.stringify(made)).digest('hex');
  assert.equal(digest(madeGame(recipe())), digest(documents));
  assert.notEqual(digest(madeGame({ ...recipe(), seed: 1 })), digest(documents));
});

test('the game has 1,000 cards in three sets, and 40 reprints whose newest printing is first', () => {
  assert.equal(new Set(cards.map(({ path }) => path)).size, 1000);
  assert.equal(new Set(printings.flat()).size, 3);
  const order = recipe().sets.map(({ id }) => id);
  const reprints = printings.filter(({ length }) => length > 1);
  assert.equal(reprints.length, 40);
  for (const [newest, older] of reprints) assert.ok(order.indexOf(newest) > order.indexOf(older));
});

test('the legality documents ban and restrict cards that exist', () => {
  const ids = new Set(cards.map(({ text }) => parse(text).id));
  const laws = documents.filter(({ path }) => path.includes('/legality/')).map(({ text }) => parse(text));
  assert.deepEqual(
    laws.map(({ id }) => id),
    ['current', 'all-time'],
  );
  const named = laws.flatMap(({ changes }) =>
    changes.flatMap(({ ban = [], restore = [], restrict = {} }) => [...ban, ...restore, ...Object.keys(restrict)]),
  );
  assert.equal(named.length, 8);
  for (const id of named) assert.ok(ids.has(id), id);
});
