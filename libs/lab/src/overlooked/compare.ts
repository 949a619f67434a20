/**
 * What the games of a release show and the games of its change do not, and what ends badly in the games of the change. A thing that never
 * occurred is only reported if chance hardly explains it: the games of the release had it often enough.
 */
import type { GameContent } from '@rulewright/content';
import { playText } from '@rulewright/content/play';
import type { Overlooked, OverlookedKind } from './finding.ts';
import type { Observed, Sighting, Trouble } from './observe.ts';

/**
 * So many games with a thing are expected in the games of the change. If it were as frequent as before, none would have it in one of
 * 60,000 comparisons. About a thousand things are compared.
 */
const ENOUGH = 11;
/** Games of the release that must have had it. */
const MOST_LINES = 40;

const times = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** One thing of the key: its sentence says that no game of the change had it. */
interface Thing {
  readonly kind: OverlookedKind;
  /** `The ability "bite" of Chupacabra never happened` */
  readonly never: string;
  readonly card?: string;
  readonly rule?: string;
  readonly option?: string;
}

/** Names what a key stands for; null if the change does not have it any more, so nobody misses it. */
function thingOf(key: string, game: GameContent, options: ReadonlySet<string>): Thing | null {
  const [what = '', rest = ''] = key.split(/:(.*)/su);
  const [slug = '', part = ''] = rest.split(/\/(.*)/su);
  const card = game.cards.get(slug);
  switch (what) {
    case 'rule':
      return game.rules.has(rest) ? { kind: 'rule-never', never: `The rule ${rest} was never applied`, rule: rest } : null;
    case 'option':
      return options.has(rest) ? { kind: 'option-never', never: `No player ever had the option "${rest}"`, option: rest } : null;
    case 'ability':
    case 'offer': {
      const has = JSON.stringify(card?.data ?? null).includes(`"id":${JSON.stringify(part)}`);
      return card && has ? { kind: 'ability-never', never: `The ability "${part}" of ${card.name} never happened`, card: slug } : null;
    }
    case 'text':
      if (slug === '') return { kind: 'ability-never', never: `The text of the rules at "${part}" never happened` };
      return card ? { kind: 'ability-never', never: `The text of ${card.name} at "${part}" never happened`, card: slug } : null;
    case 'place':
      return card ? { kind: 'unusable-text', never: `${card.name} never came into the ${part.replaceAll('-', ' ')}`, card: slug } : null;
    case 'ask': {
      const [, question, option] = rest.split('|');
      return option === undefined
        ? { kind: 'option-never', never: `No player was ever asked "${question}"` }
        : { kind: 'option-never', never: `No player ever had the option "${option}" of the question "${question}"`, option };
    }
    default:
      return null;
  }
}

/** Findings of a kind that follow from another one: no player has an option of an ability that never happens. */
const ORDER = ['ability', 'text', 'offer', 'ask', 'option', 'place', 'rule'];

export interface Sides {
  readonly game: GameContent;
  readonly before: Observed | null;
  readonly after: Observed;
  /** The ids of all options that the change has. */
  readonly options: ReadonlySet<string>;
  /** What play documents can reach: the questions and texts of the change. */
  readonly reachable: ReadonlySet<string>;
}

/** What the release had in its games and the change has in none. */
export function vanished({ game, before, after, options, reachable }: Sides): Overlooked[] {
  if (!before || before.games === 0 || after.games === 0) return [];
  const rank = (key: string): number => ORDER.indexOf(key.split(':')[0]!);
  const gone = [...before.seen]
    .filter(([key, { games }]) => !after.seen.has(key) && (games * after.games) / before.games >= ENOUGH)
    .filter(([key]) => !/^(?:text|ask):/u.test(key) || reachable.has(key))
    .sort(([a], [b]) => rank(a) - rank(b));
  return gone.flatMap(([key, sighting]): Overlooked[] => {
    const thing = thingOf(key, game, options);
    if (!thing) return [];
    const { kind, never, ...about } = thing;
    return [{ kind, sentence: neverSentence(never, before, after, sighting), ...about, position: sighting.first }];
  });
}

const neverSentence = (never: string, before: Observed, after: Observed, { games }: Sighting): string =>
  `${never} in ${times(after.games, 'game')} of this change. In ${games.toLocaleString('en')} of ${times(before.games, 'game')} of the release it did.`;

/** Games that do not end, turns that a player cannot leave, and failures of the engine. */
export function troublesOf({ game, before, after }: Sides): Overlooked[] {
  const known = new Set(before?.troubles.map(({ kind, mode }) => `${kind} ${mode}`));
  const first = new Map<string, Trouble>();
  for (const one of after.troubles)
    if (!known.has(`${one.kind} ${one.mode}`)) {
      const key = `${one.kind} ${one.line ?? one.message}`;
      const other = first.get(key);
      if (!other || one.position.decisions.length < other.position.decisions.length) first.set(key, one);
    }
  return [...first.values()].slice(0, MOST_LINES).map((one): Overlooked => {
    const place = one.line === null ? null : playText(game).place(one.line);
    const where = place ? ` at line ${place.line} of ${place.path}` : '';
    const mode = game.modes.get(one.mode)?.name ?? one.mode;
    const count = one.position.decisions.length;
    const start = `In ${mode}, after ${times(count, 'decision')}`;
    const said: Record<Trouble['kind'], readonly [OverlookedKind, string]> = {
      endless: ['endless', `${start}, play goes on without end${where}: nobody is asked any more, and the match is cut off.`],
      stuck: ['no-way-out', `${start}, the turn still does not end${where}: the player is asked again and again.`],
      unended: ['endless', `In ${mode}, a game does not end within ${times(count, 'decision')}.`],
      failed: ['no-way-out', `${start}, the match cannot go on${where}: ${one.message}`],
    };
    const [kind, sentence] = said[one.kind];
    return { kind, sentence, ...place, position: one.position };
  });
}
