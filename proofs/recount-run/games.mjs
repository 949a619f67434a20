/** Reads games from an event file: the ending, the counts, and the cards that each seat drew and played. */

/** The events and zones from which each metric of a game is counted. Written by hand from docs/guide/events.md. */
const GAMES = {
  metabaloids: {
    starter: 'first-player.chosen',
    drawn: { from: ['draw-pile'], to: ['hand'] },
    played: ['column', 'events'],
    counts: {
      attacks: { event: 'attack.declared' },
      'battles-decided': { event: 'battle.decided' },
      abilities: { event: 'ability.used' },
      lost: { to: ['lost-pile'] },
      discarded: { to: ['discard-pile'] },
      reshuffles: { event: 'pile.reshuffled' },
    },
    ratios: { 'losses-per-battle': ['lost', 'attacks'], 'attacks-per-turn': ['attacks', 'turns'] },
  },
  metazoo: {
    starter: 'first-caster.chosen',
    drawn: { from: ['spellbook'], to: ['chapter'] },
    played: ['arena', 'terra', 'attached', 'traps', 'waiting'],
    counts: {
      attacks: { event: 'attack.declared' },
      'caster-attacks': { event: 'attack.declared-on-caster' },
      blocked: { event: 'defender.declared' },
      strikes: { event: 'attack.counted' },
      'caster-hits': { event: 'damage.dealt-to-caster' },
      'page-hits': { event: 'damage.dealt' },
      bookmarked: { from: ['spellbook'], to: ['chapter'] },
      terra: { event: 'terra.placed' },
      traps: { event: 'trap.flipped' },
      mulligans: { event: 'mulligan.taken' },
      contracts: { event: 'page.contracted' },
      texts: { event: 'text.used' },
      stopped: { event: 'entry.stopped' },
      destroyed: { event: 'page.destroyed' },
      statuses: { event: 'status.inflicted' },
      'aura-lost': { event: 'aura.lost' },
    },
    ratios: {
      'destroyed-per-attack': ['destroyed', 'attacks'],
      'hits-per-caster-attack': ['caster-hits', 'caster-attacks'],
      'contracts-per-turn': ['contracts', 'turns'],
    },
  },
};

export const factsOf = (game) => GAMES[game];

const within = (zone, places) =>
  places === undefined || places.some((place) => zone === place || zone.startsWith(`${place}-`));

/** The counts at the start of a game: no card drawn, `left` is the size of each deck. */
function drawsOf({ seats, cards }, drawn) {
  const none = () => Array.from({ length: seats }, () => 0);
  const draws = { opening: none(), firstTurn: none(), all: none(), left: none() };
  for (const { at } of cards) if (within(at.zone, drawn.from)) draws.left[at.seat]++;
  return draws;
}

/** Updates the counts of decks and draws after a card has moved. */
function countDraw({ draws, turns, active }, { from, to }, drawn) {
  const out = from !== null && within(from.zone, drawn.from);
  if (out) draws.left[from.seat]--;
  if (within(to.zone, drawn.from)) draws.left[to.seat]++;
  if (!out || !within(to.zone, drawn.to)) return;
  draws.all[to.seat]++;
  if (active === null) draws.opening[to.seat]++;
  else if (active === to.seat && turns.filter((seat) => seat === active).length === 1) draws.firstTurn[to.seat]++;
}

/** Yields the games of a file in the lab's format. `drawn` and `played` are sets of `slug/seat`; `draws` has counts by seat. */
export function* gamesIn(lines, { starter, drawn, played, counts }) {
  let game;
  for (const text of lines) {
    const line = JSON.parse(text);
    if (line.event === 'match.started')
      game = {
        ...{ game: line.game, starter: null, counts: Object.keys(counts).map(() => 0) },
        slugs: new Map(line.cards.map(({ id, slug }) => [id, slug])),
        ...{ drawn: new Set(), played: new Set() },
        ...{ draws: drawsOf(line, drawn), turns: [], active: null },
      };
    if (line.event === 'turn.started') {
      game.active = line.seat;
      game.turns.push(line.seat);
    }
    if (line.event === 'card.moved') countDraw(game, line, drawn);
    if (line.event === starter) game.starter = line.seat;
    Object.values(counts).forEach(({ event, from, to }, index) => {
      const moved = event === undefined && line.event === 'card.moved';
      if (event === line.event || (moved && within(line.from.zone, from) && within(line.to.zone, to)))
        game.counts[index]++;
    });
    if (line.event === 'card.moved' && game.slugs.has(line.card.id)) {
      const key = `${game.slugs.get(line.card.id)}/${line.card.owner}`;
      if (within(line.from.zone, drawn.from) && within(line.to.zone, drawn.to)) game.drawn.add(key);
      if (within(line.to.zone, played) && !within(line.from.zone, played)) game.played.add(key);
    }
    if (line.event === 'match.ended') {
      const { winner, cause, turns, decisions } = line;
      yield { ...game, winner, cause, turns, decisions };
    }
  }
}
