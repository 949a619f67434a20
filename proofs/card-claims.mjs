/**
 * Checks claims about the cards of Metabaloids with an event file from `rw simulate --events`: `node proofs/card-claims.mjs EVENTS.ndjson`.
 * Every card is played, every ability that can be used or triggered is, and no card without abilities is worse in every value than
 * another card. Prints how often each ability was used and how many seats played each rarity. It does not print how many of these seats won:
 * winners play longer and play more cards, so every card would seem to win.
 */
import { readFileSync } from 'node:fs';
import { factsOf, gamesIn } from './recount-run/games.mjs';
import { root } from '../tools/lib/workspace.mjs';

/** Imports a built package of the workspace by its folder. */
const built = (dir, file = 'index') => import(new URL(`../${dir}/dist/${file}.js`, import.meta.url));
const { openContent } = await built('libs/content');
const { readTree } = await built('libs/content', 'node');
const { playOf, withEntries } = await built('libs/content', 'play/index');
const { knownGames } = await built('libs/games');
const game = openContent(await readTree(root), knownGames).game('metabaloids');
// The play document reads the kind of each ability from its text.
const { entries } = playOf(game).program.phrases;
const cards = [...game.cards.values()].map((card) => withEntries(entries, card).card);
const rarityOf = ({ printings }) => printings.find(({ promo }) => promo === undefined).rarity;
const lines = readFileSync(process.argv[2], 'utf8').trimEnd().split('\n');

const used = new Map();
for (const text of lines) {
  const [, ability] = /"event":"ability\.(?:used|triggered)".*"ability":"([^"]+)"/u.exec(text) ?? [];
  if (ability) used.set(ability, (used.get(ability) ?? 0) + 1);
}
const played = new Map();
for (const game of gamesIn(lines, factsOf('metabaloids')))
  for (const key of game.played) {
    const [slug] = key.split('/');
    played.set(slug, (played.get(slug) ?? 0) + 1);
  }

const broken = [];
const rarities = new Map();
for (const card of cards) {
  const seats = played.get(card.id) ?? 0;
  if (seats === 0) broken.push(`${card.name} is never played.`);
  const sum = rarities.get(rarityOf(card)) ?? { cards: 0, seats: 0 };
  sum.cards++;
  sum.seats += seats;
  rarities.set(rarityOf(card), sum);
  for (const { id, kind } of card.data.abilities ?? []) {
    // A static ability applies as long as its card is in play, so its uses are not counted.
    const times = used.get(`${card.id}/${id}`) ?? 0;
    if (kind !== 'static' && times === 0) broken.push(`${card.name}: nobody uses ${id}.`);
    console.log(`${card.name} (cost ${card.data.cost}), ${id}: ${kind === 'static' ? 'always' : times}`);
  }
}
for (const [rarity, { cards: number, seats }] of rarities)
  console.log(`${rarity}: ${number} cards, played by ${seats} seats`);
const beats = ({ data: a }, { data: b }) =>
  a.kind === b.kind && a.cost <= b.cost && a.attack >= b.attack && a.defense >= b.defense;
for (const one of cards)
  for (const other of cards)
    // The value of an ability depends on the position, so only a card without abilities can be worse for certain.
    if (one !== other && !other.data.abilities?.length && beats(one, other))
      broken.push(`${one.name} is at least as good as ${other.name} for no more cost.`);

console.log(broken.join('\n') || 'Every claim holds.');
process.exitCode = broken.length === 0 ? 0 : 1;
