/**
 * Plants faults in the lines of one game of an event file, to show that the recount notices them. Each kind changes one thing in a copy of
 * the lines: a number, a seat, a card, a place, an order, or whether there is a line at all.
 */

/** Pairs of lines that follow each other and must not change their order. */
const ORDERS = new Set([
  'turn.started, step.started',
  'battle.counted, battle.total',
  'battle.total, battle.counted',
  'battle.total, battle.decided',
  'battle.decided, card.moved',
  'card.moved, damage.paid',
  'damage.paid, card.moved',
  'penalty.due, card.moved',
  'card.moved, pile.reshuffled',
  'ability.used, ability.resolved',
  'card.moved, page.contracted',
  'page.contracted, priority.passed',
  'priority.passed, entry.resolved',
  'card.moved, terra.placed',
  'page.destroyed, card.moved',
  'page.fatigued, attack.declared',
  'page.fatigued, attack.declared-on-caster',
  'page.fatigued, defender.declared',
  'combat.first, attack.counted',
  'attack.counted, damage.allocated',
  'damage.dealt, page.destroyed',
  'damage.dealt-to-caster, combat.ended',
  'lp.lost, page.destroyed',
  'aura.generated, aura.spent',
]);

/**
 * Faults that a file alone cannot tell, or not always: choices without another line, what only the text of a card says, and losses of a
 * Page or Caster that is gone before the sum is compared.
 */
export const UNTOLD = [
  /^match\.ended: .* decisions$/u,
  /^match\.ended: changed (placed|attacked|measure (beasties|damage|aura)) in$/u,
  /^damage\.prevented: (no line|(raised|lowered) points)$/u,
  /^[a-z.-]+: (another card as|another owner of)/u,
  /^fact\.declared: (no line|(raised|raised by 5|lowered) value)$/u,
  /^prediction\.made: (swapped seat|(raised|raised by 5|lowered) (prediction|result))$/u,
  /^(page\.burrowed|target\.named|target\.caster-named|trap\.moved|spellbook\.shuffled|text\.resolved|coin\.flipped): (no line|the line twice|swapped .*)$/u,
  /^page\.changed: (no line|the line twice|(raised|raised by 5|lowered) value)$/u,
  /^lp\.recovered(-by-caster)?: (no line|the line twice|raised by 5 amount)$/u,
  /^(page\.awakened|page\.fatigued|defender\.primary|damage\.allocated|damage\.dealt|status\.inflicted|status\.removed|control\.changed|token\.made): no line$/u,
  /^(lp\.lost|status\.inflicted|die\.rolled|bookmark\.ignored): the line twice$/u,
];

/**
 * Plants each kind of fault at some places of some games.
 * @param games the lines of games, as objects
 * @param places how many places for each kind, spread over all places of the kind
 * @param notices whether the recount of these lines finds a difference
 * @returns by kind: how many faults were planted and how many were noticed
 */
export function plant(games, places, notices) {
  const kinds = new Map();
  for (const lines of games)
    for (const [kind, make] of faults(lines)) {
      if (!kinds.has(kind)) kinds.set(kind, []);
      kinds.get(kind).push(make);
    }
  return new Map(
    [...kinds].map(([kind, makes]) => {
      const step = Math.max(1, Math.floor(makes.length / places));
      const chosen = makes.filter((_, at) => at % step === 0).slice(0, places);
      return [kind, { planted: chosen.length, noticed: chosen.filter((make) => notices(make())).length }];
    }),
  );
}

const isCard = (value) => value !== null && typeof value === 'object' && 'owner' in value;
const isZone = (value) => value !== null && typeof value === 'object' && 'zone' in value;

/** Numbers the lines again after one was removed, added or moved, so that only its absence can tell. */
const renumbered = (lines) => lines.map((line, n) => ({ ...line, n }));

const changed = (lines, at, change) => lines.with(at, { ...lines[at], ...change });

/** The members of a line that a fault can change. `game` and `n` are the number of the line. */
const members = (line) =>
  Object.entries(line).filter(([key]) => !['game', 'n', 'event', 'rule', 'ruleset', 'cards'].includes(key));

/** For a member of a line: the names of faults, each with the change. */
function* memberFaults(lines, at, [key, value], { seats, cards }) {
  const put = (name, wrong) => [`${name} ${key}`, () => changed(lines, at, { [key]: wrong })];
  if (key === 'standing') {
    for (const what of Object.keys(value[0]))
      yield [
        `changed ${what} in`,
        () => changed(lines, at, { standing: value.with(0, { ...value[0], [what]: value[0][what] + 1 }) }),
      ];
    return;
  }
  if (isZone(value)) {
    yield put('wrong zone in', { ...value, zone: value.zone === 'hand' ? 'lost-pile' : 'hand' });
    yield put('wrong seat in', { ...value, seat: (value.seat + 1) % seats });
  } else if (isCard(value)) {
    const other = cards.find(({ id, owner, name }) => id !== value.id && owner === value.owner && name !== value.name);
    yield put('another card as', { id: other.id, name: other.name, owner: other.owner });
    yield put('another owner of', { ...value, owner: (value.owner + 1) % seats });
  } else if (/^(seat|target|winner|loser|to|caster)$/u.test(key) && typeof value === 'number') {
    yield put('swapped', (value + 1) % seats);
  } else if (typeof value === 'number') {
    yield put('raised', value + 1);
    yield put('raised by 5', value + 5);
    if (value > 0) yield put('lowered', value - 1);
  }
}

/**
 * All faults of the lines of one game, as pairs of a kind and a function that makes the changed lines. A kind is the event with what is
 * wrong, such as `damage.paid: raised left`.
 */
function* faults(lines) {
  const { seats, cards } = lines[0];
  yield ['the game has no end', () => lines.slice(0, -1)];
  yield ['the game has no beginning', () => lines.slice(1)];
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    const kind = (what) => `${line.event}: ${what}`;
    for (const member of members(line))
      for (const [name, make] of memberFaults(lines, at, member, { seats, cards })) yield [kind(name), make];
    yield [kind('no line'), () => renumbered(lines.toSpliced(at, 1))];
    yield [kind('the line twice'), () => renumbered(lines.toSpliced(at, 0, line))];
    const next = lines[at + 1];
    if (next && ORDERS.has(`${line.event}, ${next.event}`))
      yield [kind(`after ${next.event}`), () => renumbered(lines.with(at, next).with(at + 1, line))];
  }
}
