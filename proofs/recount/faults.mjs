/**
 * Plants faults in the lines of one game of an event file, to show that the recount notices them. Each kind changes one thing in a copy of
 * the lines: a number, a seat, a card, a place, an order, or whether there is a line at all.
 */

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
export function* faults(lines) {
  const { seats, cards } = lines[0];
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    const kind = (what) => `${line.event}: ${what}`;
    for (const member of members(line))
      for (const [name, make] of memberFaults(lines, at, member, { seats, cards })) yield [kind(name), make];
    yield [kind('no line'), () => renumbered(lines.toSpliced(at, 1))];
    yield [kind('the line twice'), () => renumbered(lines.toSpliced(at, 0, line))];
    const next = lines[at + 1];
    if (next && next.event !== line.event)
      yield [kind(`after ${next.event}`), () => renumbered(lines.with(at, next).with(at + 1, line))];
  }
}
