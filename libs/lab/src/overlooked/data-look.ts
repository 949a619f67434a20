/** A look at the data of cards without playing: cards that are strictly better than another, and abilities that answer the same event. */
import type { CardDoc, GameContent } from '@rulewright/content';
import type { CardWorth, GamePlugin } from '@rulewright/engine';
import type { Overlooked } from './finding.ts';

type Data = Readonly<Record<string, unknown>>;

/** The members of an entry that do not affect play. */
const NAMES: ReadonlySet<string> = new Set(['id', 'name', 'text', 'rules']);

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const membersOf = (...entries: readonly Data[]): string[] =>
  [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter((name) => !NAMES.has(name));

/** Whether list entry `a` does everything that `b` does, with at least the same damage and at most the same cost. */
function covers(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return same(a, b);
  const number = (entry: Data, member: string): number => Number(entry[member] ?? 0);
  const members = membersOf(a, b);
  // An entry of words alone says with its text what it does.
  if (members.length === 0) return same(a['text'], b['text']);
  return members.every((member) => {
    if (member === 'damage') return number(a, member) >= number(b, member);
    if (member === 'cost' && !isObject(a[member]) && !isObject(b[member]))
      return number(a, member) <= number(b, member);
    return same(a[member], b[member]);
  });
}

/** Whether number `a`, or each of some amounts, is at least `b`. A word in the place of a number is comparable with nothing. */
function atLeast(a: unknown, b: unknown): boolean {
  if (!isObject(a) && !isObject(b)) return b === undefined || Number(a ?? -Infinity) >= Number(b);
  const [one, other] = [isObject(a) ? a : {}, isObject(b) ? b : {}];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => Number(one[key] ?? 0) >= Number(other[key] ?? 0),
  );
}

/** Whether `a` is comparable with `b` and at least as good in every field. */
function matches(a: Data, b: Data, { same: equal, more, less = [], lists }: CardWorth): boolean {
  return (
    equal.every((field) => same(a[field], b[field])) &&
    more.every((field) => atLeast(a[field], b[field])) &&
    less.every((field) =>
      a[field] === undefined ? b[field] === undefined : b[field] !== undefined && atLeast(b[field], a[field]),
    ) &&
    lists.every((field) => listOf(b[field]).every((entry) => listOf(a[field]).some((own) => covers(own, entry))))
  );
}

/** The pairs of cards of which the first is strictly better: at least as good in every field, and better in one. */
export function betterCards(
  cards: readonly CardDoc[],
  worth: CardWorth,
): (readonly [better: CardDoc, worse: CardDoc])[] {
  // A text that names its own card means the same on another one.
  const dataOf = ({ data, name }: CardDoc): Data =>
    JSON.parse(JSON.stringify(data).replaceAll(JSON.stringify(name).slice(1, -1), 'this card')) as Data;
  const groups = new Map<string, CardDoc[]>();
  for (const card of cards) {
    const key = JSON.stringify(worth.same.map((field) => dataOf(card)[field] ?? null));
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].flatMap((group) =>
    group.flatMap((better) =>
      group
        .filter((card) => matches(dataOf(better), dataOf(card), worth) && !matches(dataOf(card), dataOf(better), worth))
        .map((worse) => [better, worse] as const),
    ),
  );
}

/** Two entries of a card with the same trigger and the same conditions. The names and the effects can differ. */
function twiceAnswered(card: CardDoc): string[] {
  const lists = Object.values(card.data).filter(Array.isArray) as unknown[][];
  return lists.flatMap((list) => {
    const triggered = list.filter((one): one is Data => isObject(one) && typeof one['on'] === 'string');
    const known = new Map<string, string>();
    return triggered.flatMap((entry) => {
      const key = JSON.stringify(
        membersOf(entry)
          .filter((member) => member !== 'effects')
          .sort()
          .map((member) => [member, entry[member]]),
      );
      const [id, on] = [String(entry['id']), String(entry['on'])];
      const other = known.get(key);
      known.set(key, id);
      return other === undefined
        ? []
        : [
            `Two abilities of ${card.name}, "${other}" and "${id}", answer the event "${on}" under the same conditions.`,
          ];
    });
  });
}

const pathOf = (game: string, { id }: CardDoc): string => `cards/${game}/cards/${id}.yaml`;

/** What the data of a game's cards says without effect or in two ways. */
export function lookAtCards(game: GameContent, plugin: GamePlugin): Overlooked[] {
  const cards = [...game.cards.values()];
  const { worth } = plugin;
  const pairs = worth ? betterCards(cards, worth) : [];
  return [
    ...pairs.map(([better, worse]): Overlooked => ({
      kind: 'better-card',
      sentence: `${better.name} is strictly better than ${worse.name}: it costs no more, is at least as good in everything, and better in something.`,
      card: better.id,
      path: pathOf(plugin.id, better),
    })),
    ...cards.flatMap((card) =>
      twiceAnswered(card).map((sentence): Overlooked => ({
        kind: 'two-answers',
        sentence,
        card: card.id,
        path: pathOf(plugin.id, card),
      })),
    ),
  ];
}
