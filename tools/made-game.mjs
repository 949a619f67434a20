/**
 * `node tools/made-game.mjs RECIPE DIR`: generates a large game from a recipe and writes it to a content folder. The same recipe always
 * creates the same files. Tests and benchmarks can therefore use a game of 1,000 cards without 1,000 files in the repository.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';

/** Returns a generator of random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const slugOf = (name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

class Maker {
  constructor(recipe) {
    this.recipe = recipe;
    this.random = randomFrom(recipe.seed);
    this.names = new Set();
  }

  /** A random integer in the range, including both ends. */
  integer([from, to]) {
    return from + Math.floor(this.random() * (to - from + 1));
  }

  one(list) {
    return list[this.integer([0, list.length - 1])];
  }

  /** A random word from a table of words with their shares. */
  weighted(shares) {
    let left = this.random() * Object.values(shares).reduce((sum, share) => sum + share, 0);
    return Object.entries(shares).find(([, share]) => (left -= share) < 0)[0];
  }

  name({ nouns }) {
    for (;;) {
      const name = `${this.one(this.recipe.adjectives)} ${this.one(nouns)}`;
      if (this.names.has(name)) continue;
      this.names.add(name);
      return name;
    }
  }

  card(set, number) {
    const { kinds, choices, rarities } = this.recipe;
    const shares = Object.fromEntries(Object.entries(kinds).map(([kind, { share }]) => [kind, share]));
    const kind = this.weighted(shares);
    const name = this.name(kinds[kind]);
    const chosen = Object.entries(choices).map(([field, words]) => [field, this.one(words)]);
    const numbers = Object.entries(kinds[kind].fields).map(([field, range]) => [field, this.integer(range)]);
    const text = this.one(kinds[kind].texts)
      .replaceAll('{name}', name)
      .replaceAll(/\{(\d)-(\d)\}/gu, (_, from, to) => this.integer([Number(from), Number(to)]));
    return {
      id: slugOf(name),
      name,
      data: { kind, ...Object.fromEntries([...chosen, ...numbers]), ...(text && { text }) },
      printings: [{ set, number, rarity: this.weighted(rarities), provenance: 'source' }],
    };
  }

  /** The cards of all sets. The newest printing of a reprinted card is first. */
  cards() {
    const all = [];
    let last = [];
    for (const { id, cards: count, reprints } of this.recipe.sets) {
      const made = Array.from({ length: count }, (_, i) => this.card(id, i + 1));
      for (let i = 0; i < reprints; i++) {
        const card = last[i * Math.floor(last.length / reprints)];
        card.printings.unshift({ ...card.printings[0], set: id, number: count + i + 1 });
      }
      all.push(...made);
      last = made;
    }
    return all;
  }
}

/** A deck of `size` cards from the given sets, with `copies` copies of each. */
function deckOf({ sets, size, copies, ...head }, cards) {
  const chosen = cards.filter(({ printings: [first] }) => sets.includes(first.set)).slice(0, size / copies);
  return { ...head, provenance: 'source', entries: chosen.map(({ id }) => ({ card: id, copies })) };
}

/** Replaces the positions of cards in a legality change with card ids. */
function withCards({ ban, restrict, restore, ...change }, cards) {
  const ids = (places) => places.map((at) => cards[at].id);
  return {
    ...change,
    ...(ban && { ban: ids(ban) }),
    ...(restrict && { restrict: Object.fromEntries(Object.entries(restrict).map(([at, n]) => [cards[at].id, n])) }),
    ...(restore && { restore: ids(restore) }),
  };
}

/** The documents of a recipe, with their paths. */
export function madeGame(recipe) {
  const cards = new Maker(recipe).cards();
  const folder = `cards/${recipe.game}`;
  const files = [
    ...recipe.sets.map(({ id, code, name, summary }) => [`sets/${id}`, { id, code, name, summary }]),
    ...recipe.decks.map((deck) => [`decks/${deck.id}`, deckOf(deck, cards)]),
    ...cards.map((card) => [`cards/${card.id}`, card]),
  ];
  const legality = Object.entries(recipe.legality).map(([id, doc]) => [
    `rules/${recipe.game}/legality/${id}`,
    { id, ...doc, changes: doc.changes.map((change) => withCards(change, cards)) },
  ]);
  return [...files.map(([path, data]) => [`${folder}/${path}`, data]), ...legality].map(([path, data]) => ({
    path: `${path}.yaml`,
    text: stringify(data),
  }));
}

/** Writes a game to a content folder: the rules from the folder of the recipe, and the generated documents. */
function writeMadeGame(recipePath, dir) {
  const recipe = parse(readFileSync(recipePath, 'utf8'));
  const documents = madeGame(recipe);
  const rules = join(dir, 'rules', recipe.game);
  cpSync(join(dirname(recipePath), 'rules'), rules, { recursive: true });
  for (const { path, text } of documents) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return documents.length;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [recipe, dir] = process.argv.slice(2);
  if (dir === undefined) throw new Error('Usage: node tools/made-game.mjs RECIPE DIR');
  console.log(`${writeMadeGame(resolve(recipe), resolve(dir))} documents written to ${dir}.`);
}
