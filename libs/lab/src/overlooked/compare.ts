/**
 * What the games of a release show and the games of its change do not, and what ends badly in the games of the change. A thing that never
 * occurred is only reported if chance hardly explains it: the games of the release had it often enough.
 */
import { ruleWords, type Content, type RuleSource, type GameContent } from '@rulewright/content';
import { playOf, playText } from '@rulewright/content/play';
import { inBoth, type ComparedGame, type MissedOption } from './example-of.ts';
import type { Overlooked, OverlookedKind } from './finding.ts';
import type { Observed, Sighting, Trouble } from './observe.ts';

/**
 * So many games with a thing are expected in the games of the change. If it were as frequent as before, none would have it in one of
 * 60,000 comparisons. About a thousand things are compared.
 */
const ENOUGH = 11;
/** Without a release to compare with, so many times as many games must show it. */
const CERTAIN = 6;
/** The most findings whose position is looked for in both games, because both are played again. */
const MOST_PLACED = 24;
/** The most troubles that are told. */
const MOST_LINES = 40;

const times = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** One thing of the key. */
interface Thing {
  readonly kind: OverlookedKind;
  /** Its name and what it did: `The ability "bite" of Chupacabra happened`. */
  readonly did: string;
  readonly card?: string;
  readonly rule?: string;
  readonly wanted?: MissedOption;
}

const wordsOf = (content: Content, { path, line }: RuleSource): string =>
  ruleWords((content.files.get(path)?.text ?? '').split('\n'), line);

const spaced = (id: string): string => id.replaceAll('-', ' ');

/** Names what a key stands for; null if the change does not have it any more, so nobody misses it. */
function thingOf(key: string, { game, options, now: { content } }: Sides): Thing | null {
  const [what = '', rest = ''] = key.split(/:(.*)/su);
  const [slug = '', part = ''] = rest.split(/\/(.*)/su);
  const card = game.cards.get(slug);
  switch (what) {
    case 'rule': {
      const rule = game.rules.get(rest);
      return rule ? { kind: 'rule-never', did: `The rule "${wordsOf(content, rule)}" was applied`, rule: rest } : null;
    }
    case 'option':
      return options.has(rest)
        ? { kind: 'option-never', did: `The option "${rest}" was offered`, wanted: { option: rest } }
        : null;
    case 'ability':
    case 'offer': {
      const has = JSON.stringify(card?.data ?? null).includes(`"id":${JSON.stringify(part)}`);
      return card && has
        ? {
            kind: 'ability-never',
            did: `The ability "${spaced(part)}" of ${card.name} happened`,
            card: slug,
            wanted: { ability: rest },
          }
        : null;
    }
    case 'text':
      if (slug === '') return { kind: 'ability-never', did: `The text of the rules at "${part}" happened` };
      return card ? { kind: 'ability-never', did: `The text of ${card.name} at "${part}" happened`, card: slug } : null;
    case 'place':
      return card ? { kind: 'unusable-text', did: `${card.name} came into the ${spaced(part)}`, card: slug } : null;
    case 'ask': {
      const [, question, option] = rest.split('|');
      return option === undefined
        ? { kind: 'option-never', did: `The question "${question}" was asked` }
        : {
            kind: 'option-never',
            did: `The option "${option}" of the question "${question}" was offered`,
            wanted: { option },
          };
    }
    default:
      return null;
  }
}

/** Causes before what follows from them: no player has an option of an ability that never happens. */
const ORDER = ['ability', 'text', 'offer', 'ask', 'option', 'place', 'rule'];

export interface Sides {
  readonly game: GameContent;
  readonly before: Observed | null;
  readonly after: Observed;
  /** The ids of all options that the change has. */
  readonly options: ReadonlySet<string>;
  /** What play documents can reach: the questions and texts of the change. */
  readonly reachable: ReadonlySet<string>;
  readonly old: ComparedGame | null;
  readonly now: ComparedGame;
}

/** What the release had in its games and the change has in none. */
export function vanished(sides: Sides): Overlooked[] {
  const { before, after, reachable, old, now } = sides;
  // What comes after a game that does not go on cannot occur in it.
  if (!before || before.games === 0 || after.games === 0 || after.leftOut) return [];
  const rank = (key: string): number => ORDER.indexOf(key.split(':')[0]!);
  const gone = [...before.seen]
    .filter(([key, { games }]) => !after.seen.has(key) && (games * after.games) / before.games >= ENOUGH)
    .filter(([key]) => !/^(?:text|ask):/u.test(key) || reachable.has(key))
    .sort(([a, one], [b, other]) => rank(a) - rank(b) || other.games - one.games);
  const causes = new Map<number, string>();
  let placed = 0;
  return gone.flatMap(([key, sighting]): Overlooked[] => {
    const thing = thingOf(key, sides);
    if (!thing) return [];
    const { kind, did, wanted = {}, ...about } = thing;
    const sentence = neverSentence(did, before, after, sighting);
    const cause = causes.get(sighting.trail);
    // What occurs in every game shares its games with everything else that does.
    if (cause === undefined && sighting.games < before.games) causes.set(sighting.trail, sentence);
    const follows = cause !== undefined && FOLLOWERS.has(kind) && { follows: cause };
    const finding: Overlooked = { kind, sentence, ...about, ...follows };
    if (!old || placed++ >= MOST_PLACED) return [finding];
    return [inBoth(old, now, finding, sighting.positions, wanted)];
  });
}

/** The kinds that can follow from another finding that is told before. */
const FOLLOWERS: ReadonlySet<OverlookedKind> = new Set(['option-never', 'rule-never', 'unusable-text']);

const neverSentence = (did: string, before: Observed, after: Observed, { games }: Sighting): string =>
  `${did} in ${games.toLocaleString('en')} of ${times(before.games, 'game')} of the release, and in none of ${times(after.games, 'game')} of this change.`;

/** The places in which the texts of each card act, from the play documents; a text without places acts everywhere. */
function placesOf(
  game: GameContent,
): { readonly card: string; readonly zones: readonly string[]; readonly line: number }[] {
  const { program } = playOf(game);
  if (!program) return [];
  const heard = program.moments.flatMap((moment) => [...moment.listeners, ...moment.instead]);
  const texts = [
    ...heard.map(({ text, step }) => ({ text, line: step.at.line })),
    ...program.values.flatMap(({ changes }) => changes.map(({ text, by }) => ({ text, line: by.line }))),
    ...program.actions.map(({ text, step }) => ({ text, line: step.at.line })),
  ];
  return texts.flatMap(({ text: { card, zones }, line }) =>
    card === null || zones.length === 0 ? [] : [{ card, zones: zones.map(({ id }) => id), line }],
  );
}

/** Texts that act in a place into which their card never comes, although it comes into others. */
export function unplaced({ game, before, after }: Sides): Overlooked[] {
  if (after.leftOut) return [];
  const isIn = (side: Observed, card: string, zones: readonly string[]): boolean =>
    zones.some((zone) => side.seen.has(`place:${card}/${zone}`));
  // A card that is only drawn and never played says nothing about its text.
  const held = (playOf(game).program?.zones ?? [])
    .filter(({ index, seen }) => index === 0 || seen === 'owner')
    .map(({ id }) => id);
  return placesOf(game).flatMap(({ card, zones, line }): Overlooked[] => {
    if (isIn(after, card, zones)) return [];
    const most = wasPlaced(after, card, [...zones, ...held]);
    const name = game.cards.get(card)?.name ?? card;
    if (!most || most.games < (before ? ENOUGH : ENOUGH * CERTAIN)) return [];
    const place = zones.map(spaced).join(' or the ');
    const sentence = `${name} came into the ${spaced(most.zone)} in ${times(most.games, 'game')}, but never into the ${place}, where its text acts.`;
    return [{ kind: 'unusable-text', sentence, card, ...playText(game).place(line) }];
  });
}

/** The place after the deck and the hand in which a card was most often. */
function wasPlaced(side: Observed, card: string, not: readonly string[]): { zone: string; games: number } | null {
  const places = [...side.seen].flatMap(([key, { games }]) => {
    const [, zone] = key.startsWith(`place:${card}/`) ? key.split('/') : [];
    return zone === undefined || not.includes(zone) ? [] : [{ zone, games }];
  });
  return places.sort((a, b) => b.games - a.games)[0] ?? null;
}

/** The step or text around a line of the play documents. */
function stepOf(game: GameContent, line: number): number {
  const { program } = playOf(game);
  const listeners = program?.moments.flatMap((moment) => [...moment.listeners, ...moment.instead]) ?? [];
  const starts = [...(program?.steps ?? []), ...listeners.map(({ step }) => step)].map(({ at }) => at.line);
  return Math.max(0, ...starts.filter((start) => start <= line));
}

/** Games that do not end, turns that a player cannot leave, and failures of the engine. */
export function troublesOf({ game, before, after }: Sides): Overlooked[] {
  const known = new Set(before?.troubles.map(({ kind, mode }) => `${kind} ${mode}`));
  const first = new Map<string, Trouble>();
  for (const one of after.troubles)
    if (!known.has(`${one.kind} ${one.mode}`)) {
      const key = `${one.kind} ${one.line === null ? one.message : stepOf(game, one.line)}`;
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
      endless: [
        'endless',
        `${start}, play goes on without end${where}: nobody is asked any more, and the match is cut off.`,
      ],
      repeated: [
        'no-way-out',
        `${start}, the question "${one.question ?? ''}" has only one answer, and it is asked again without end${where}.`,
      ],
      stuck: ['no-way-out', `${start}, the turn still does not end${where}: the player is asked again and again.`],
      unended: ['endless', `In ${mode}, a game does not end within ${times(count, 'decision')}.`],
      failed: ['no-way-out', `${start}, the match cannot go on${where}: ${one.message}`],
    };
    const [kind, sentence] = said[one.kind];
    return { kind, sentence, ...place, position: one.position };
  });
}
