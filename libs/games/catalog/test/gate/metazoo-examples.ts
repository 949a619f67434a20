/** The play document of MetaZoo as a plugin that plays worked examples, which name zones, state and numbers as its plugin does. */
import type { CardDoc, Content, Example } from '@rulewright/content';
import type { GamePlugin, Match, Program } from '@rulewright/engine';
import { metazoo } from '@rulewright/metazoo';
import { AURA_TYPES, factWord, pageDataOf } from '@rulewright/metazoo/play-fields';
import { pluginOf } from '@rulewright/play';
import { PLAYED, ZONES, usualRuleset } from './metazoo.ts';
import { programOfTexts } from './metazoo-texts.ts';

/** What the play calls zones and state that worked examples name, and public numbers by the names of the plugin. */
const STATE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  seats: {
    ...{ damage: 'lost', burn: 'burning-on', turns: 'turns-of' },
    ...Object.fromEntries(AURA_TYPES.map((type, at) => [`aura${at}`, `aura ${type}`])),
  },
  cards: { damage: 'hurt', burn: 'burning', paralyzed: 'paralyzed-since' },
};
const PUBLIC_NAMES: Readonly<Record<'seat' | 'card', Readonly<Record<string, string>>>> = {
  seat: { aura: 'unspent', lp: 'shown-lp', burn: 'burning-on', poison: 'poison-on' },
  card: { lp: 'lp-now', burn: 'burning', maxLp: 'max-lp', damage: 'hurt' },
};

const renamed = <T>(
  all: Readonly<Record<string, T>>,
  names: Readonly<Record<string, string>> = {},
): Record<string, T> => Object.fromEntries(Object.entries(all).map(([name, value]) => [names[name] ?? name, value]));

/** A worked example in the words of the play: only names of state differ. */
export function exampleOfPlay(example: Example): Example {
  const each = (part: 'seats' | 'cards') =>
    Object.fromEntries(
      Object.entries(example.state[part]).map(([who, values]) => [who, renamed(values, STATE_NAMES[part])]),
    );
  const seats: Record<string, Record<string, number | boolean | string>> = each('seats');
  const cards: Record<string, Record<string, number | boolean | string>> = each('cards');
  const letters = Object.keys(example.table);
  for (const { name, seat, value } of example.state.records['fact'] ?? [])
    for (const letter of Number(seat) < 0 ? letters : [letters[Number(seat)]!])
      (seats[letter] ??= {})[`declared ${factWord(String(name).replace(/^(?:near|fact)\//u, ''))}`] = value!;
  for (const { card, seat, turn } of example.state.records['poison'] ?? []) {
    const isPage = typeof card === 'string';
    const of = isPage ? (cards[card] ??= {}) : (seats[letters[Number(seat)]!] ??= {});
    const at = [1, 2, 3].find((one) => !(`poison-${one}${isPage ? '' : '-on'}` in of))!;
    of[`poison-${at}${isPage ? '' : '-on'}`] = Object.keys(of).length + 1;
    of[`poison-since-${at}${isPage ? '' : '-on'}`] = turn!;
  }
  const traps = new Set(Object.values(example.table).flatMap((zones) => (zones['traps'] ?? []) as readonly string[]));
  for (const [name, { host }] of Object.entries(cards)) {
    if (typeof host !== 'string' || !traps.has(name)) continue;
    const of = (cards[host] ??= {});
    of['traps-under'] = Number(of['traps-under'] ?? 0) + 1;
  }
  // The play has an option for each type of Aura.
  const play = example.play.map((one) =>
    typeof one === 'string' ? one.replace(/: spend (\w+)$/u, ': spend-$1') : one,
  );
  const { fact: _, poison: __, ...records } = example.state.records;
  return { ...example, play, state: { ...example.state, seats, cards, records } };
}

/** A program that knows which Pages have texts that always apply. */
type DocumentProgram = Program & { readonly speaks: ReadonlySet<string> };
const playSpeaks = (card: CardDoc): boolean => pageDataOf(card).texts.some(({ kind }) => kind === 'arena');

/** The numbers of a Page in play that examples name, besides those that the play shows. */
function shownOf(m: Match, card: number): Record<string, number | boolean> {
  const zoneId = (one: number): string => m.program.zones[m.placeOf[m.zone[one]!]!]!.id;
  const place = zoneId(card);
  if (!PLAYED.has(place)) return {};
  const of = (name: string, one = card): number => (m.card as Record<string, Int16Array>)[name]![one]!;
  const table = m.table as Record<string, number>;
  const host = of('host');
  const traps = Array.from({ length: m.cards }, (_, one) => one).filter(
    (one) => zoneId(one) === 'traps' && of('host', one) === card,
  ).length;
  const numbers = { slot: of('terra-slot'), traps };
  return {
    damage: of('hurt'),
    ...(host < 0 ? {} : { host }),
    ...(table['combat'] === 0
      ? {}
      : {
          attacking: table['attacker'] === card,
          attacked: table['attacked'] === card,
          defending: of('defends') === 1 || table['primary'] === card,
        }),
    ...Object.fromEntries(MARKS.map((name) => [name, of(name)])),
    paralyzed: Math.min(1, of('paralyzed-since')),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== 0)),
  };
}
const MARKS = ['asleep', 'scared', 'confused', 'burrowing'];

/** The plugin that plays the document. Its zones and public numbers also have the names of the plugin, which worked examples use. */
export function documentPlugin(content: Content): GamePlugin {
  const game = content.game(metazoo.id);
  const { play } = programOfTexts(content, usualRuleset(content), [...game.cards.values()]);
  const plugin = pluginOf(play, metazoo.vocabulary);
  const begin: GamePlugin['examples']['begin'] = (m: Match, start) => {
    const card = m.card as Record<string, Int16Array>;
    const zones = m.program.zones;
    let [slot, speaking] = [0, 0];
    const { speaks } = m.program as DocumentProgram;
    const places = ['arena', 'terra', 'attached', 'traps'];
    for (let one = 0; one < m.cards; one++) {
      const id = zones[m.placeOf[m.zone[one]!]!]!.id;
      if (places.includes(id)) card['controller']![one] = m.owner[one]!;
      if ((id === 'arena' || id === 'attached') && speaks.has(m.program.defs[m.def[one]!]!.slug)) {
        card['speaks']![one] = 1;
        speaking++;
      }
      if (id === 'terra') card['terra-slot']![one] = ++slot;
    }
    Object.assign(m.table, {
      'whose-turn': start.seat,
      starter: start.seat,
      'terra-next': 1,
      'lasting-pages': speaking,
      'unsteady-pages': speaking,
    });
    plugin.examples.begin(m, start);
  };
  const both = <T>(all: Readonly<Record<string, T>>, of: keyof typeof PUBLIC_NAMES): Record<string, T> => ({
    ...all,
    ...Object.fromEntries(
      Object.entries(PUBLIC_NAMES[of]).flatMap(([name, own]) => (own in all ? [[name, all[own]!]] : [])),
    ),
  });
  return {
    ...plugin,
    ...{ asksAbout: metazoo.asksAbout!, unplayed: metazoo.unplayed! },
    examples: { ...plugin.examples, cardData: metazoo.examples.cardData, usualStep: 'main', begin },
    compile(ruleset, pool) {
      const program = programOfTexts(content, ruleset, pool);
      const { mechanics } = program;
      const made: DocumentProgram = {
        ...program,
        speaks: new Set(pool.flatMap((one) => (playSpeaks(one) ? [one.id] : []))),
        zones: program.zones.map((zone) => ({ ...zone, id: ZONES[zone.id] ?? zone.id })),
        mechanics: {
          ...mechanics,
          publicTable: (m: Match) => ({ ...mechanics.publicTable(m), chain: plugin.tabletop!.pending!(m).length }),
          publicSeat: (m: Match, seat: number) => ({
            ...both(mechanics.publicSeat(m, seat), 'seat'),
            maxLp: ruleset.parameters['setup.startingLp'] as number,
            damage: (m.seat as Record<string, Int32Array>)['lost']![seat]!,
          }),
          publicCard: (m: Match, one: number) => ({
            ...both(mechanics.publicCard(m, one), 'card'),
            ...shownOf(m, one),
          }),
        },
      };
      return made;
    },
  };
}
