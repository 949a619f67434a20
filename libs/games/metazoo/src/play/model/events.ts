/**
 * The event kinds of a MetaZoo match, with sentences in the game's own terms (mz.lang.vocabulary). Events contain
 * numbers, which views and logs convert to names.
 */
import type { EventField, EventKind } from '@rulewright/engine';
import { AURA_TYPES, STATUS_EFFECTS } from '../../language/words.ts';

export const CAUSES = ['none', 'last-standing', 'all-fell', 'all-spellbooks-empty', 'page', 'capped'] as const;
export const CAUSE = { none: 0, lastStanding: 1, allFell: 2, allEmpty: 3, page: 4, capped: 5 } as const;
export const COIN = ['heads', 'tails'] as const;
/** The results of a coin flip, `m.random(2)`. */
export const HEADS = 0;
export const TAILS = 1;

const seat = { name: 'seat', type: 'seat' } as const;
const card = { name: 'card', type: 'card' } as const;
const ability = { name: 'ability', type: 'ability' } as const;
const cardNamed = (name: string) => ({ name, type: 'card' }) as const;
const number = (name: string) => ({ name, type: 'number' }) as const;
const word = (name: string, words: readonly string[]) => ({ name, type: 'word', words }) as const;
const status = word('status', STATUS_EFFECTS);
const aura = word('aura', AURA_TYPES);

interface Kind {
  readonly key: string;
  readonly id: string;
  readonly fields: readonly EventField[];
  readonly sentence: string;
  readonly sentenceAlone?: string;
}

const KINDS = [
  {
    key: 'move',
    id: 'card.moved',
    fields: [card, { name: 'from', type: 'zone' }, { name: 'to', type: 'zone' }],
    sentence: '{card} goes from {from} to {to}.',
  },
  { key: 'turn', id: 'turn.started', fields: [seat, number('turn')], sentence: 'Turn {turn}: {seat}.' },
  {
    key: 'step',
    id: 'step.started',
    fields: [seat, { name: 'step', type: 'step' }],
    sentence: '{seat}’s {step} step begins.',
  },
  // Set-up.
  {
    key: 'fact',
    id: 'fact.declared',
    fields: [seat, ability, number('value')],
    sentence: '{seat} declares {ability}: {value}.',
  },
  {
    key: 'predicted',
    id: 'prediction.made',
    fields: [seat, number('prediction'), number('result')],
    sentence: '{seat} predicts {prediction}; it is {result}.',
  },
  { key: 'first', id: 'first-caster.chosen', fields: [seat], sentence: '{seat} takes the first turn.' },
  {
    key: 'mulligan',
    id: 'mulligan.taken',
    fields: [seat, number('pages')],
    sentence: '{seat} mulligans to {pages} Pages.',
  },
  { key: 'kept', id: 'chapter.kept', fields: [seat, number('pages')], sentence: '{seat} keeps {pages} Pages.' },
  { key: 'shuffled', id: 'spellbook.shuffled', fields: [seat], sentence: '{seat} shuffles their Spellbook.' },
  { key: 'noPage', id: 'bookmark.ignored', fields: [seat], sentence: '{seat} has no Page left to Bookmark.' },
  // Coins and dice.
  { key: 'coin', id: 'coin.flipped', fields: [seat, word('side', COIN)], sentence: '{seat} flips a coin: {side}.' },
  {
    key: 'die',
    id: 'die.rolled',
    fields: [seat, number('sides'), number('result')],
    sentence: '{seat} rolls {result} on a die of {sides}.',
  },
  // Actions and the chain.
  { key: 'contracted', id: 'page.contracted', fields: [seat, card], sentence: '{seat} Contracts {card}.' },
  { key: 'used', id: 'text.used', fields: [seat, card, ability], sentence: '{seat} uses {ability} of {card}.' },
  { key: 'target', id: 'target.named', fields: [seat, card], sentence: '{seat} targets {card}.' },
  {
    key: 'targetCaster',
    id: 'target.caster-named',
    fields: [seat, { name: 'caster', type: 'seat' }],
    sentence: '{seat} targets {caster}.',
  },
  {
    key: 'priority',
    id: 'priority.passed',
    fields: [seat, { name: 'to', type: 'seat' }],
    sentence: 'Priority passes from {seat} to {to}.',
  },
  { key: 'resolves', id: 'entry.resolved', fields: [seat, card, ability], sentence: '{card} resolves.' },
  { key: 'stopped', id: 'entry.stopped', fields: [seat, card, ability], sentence: '{card} is stopped.' },
  { key: 'text', id: 'text.resolved', fields: [seat, card, ability], sentence: '{ability} of {card} takes effect.' },
  {
    key: 'aura',
    id: 'aura.generated',
    fields: [seat, aura, number('amount')],
    sentence: '{seat} generates {amount} {aura} Aura.',
  },
  {
    key: 'auraLost',
    id: 'aura.lost',
    fields: [seat, aura, number('amount')],
    sentence: '{seat} loses {amount} unspent {aura} Aura.',
  },
  {
    key: 'spent',
    id: 'aura.spent',
    fields: [seat, aura, number('amount')],
    sentence: '{seat} spends {amount} {aura} Aura.',
  },
  // Pages in the Arena.
  { key: 'fatigued', id: 'page.fatigued', fields: [card], sentence: '{card} is Fatigued.' },
  { key: 'awakened', id: 'page.awakened', fields: [card], sentence: '{card} is Awakened.' },
  { key: 'destroyed', id: 'page.destroyed', fields: [card], sentence: '{card} is Destroyed.' },
  {
    key: 'trapPlaced',
    id: 'trap.placed',
    fields: [seat, cardNamed('under')],
    sentence: '{seat} places a Trap face-down under {under}.',
    sentenceAlone: '{seat} places a Trap face-down.',
  },
  {
    key: 'trapMoved',
    id: 'trap.moved',
    fields: [seat, cardNamed('under')],
    sentence: '{seat} moves a Trap under {under}.',
  },
  { key: 'flipped', id: 'trap.flipped', fields: [card], sentence: '{card} is turned face-up.' },
  { key: 'unpaid', id: 'trap.unpaid', fields: [seat, card], sentence: '{seat} does not pay for {card}.' },
  {
    key: 'equipped',
    id: 'equipment.attached',
    fields: [card, cardNamed('under')],
    sentence: '{card} lies under {under}.',
  },
  { key: 'slot', id: 'terra.placed', fields: [card, number('slot')], sentence: '{card} takes Terra Slot {slot}.' },
  { key: 'token', id: 'token.made', fields: [seat, card], sentence: '{seat} gets {card}.' },
  { key: 'control', id: 'control.changed', fields: [card, seat], sentence: '{seat} takes control of {card}.' },
  // LP.
  {
    key: 'damage',
    id: 'damage.dealt',
    fields: [card, number('amount'), cardNamed('by')],
    sentence: '{card} takes {amount} Damage from {by}.',
    sentenceAlone: '{card} takes {amount} Damage.',
  },
  {
    key: 'casterDamage',
    id: 'damage.dealt-to-caster',
    fields: [seat, number('amount'), cardNamed('by')],
    sentence: '{seat} takes {amount} Damage from {by}.',
    sentenceAlone: '{seat} takes {amount} Damage.',
  },
  { key: 'lost', id: 'lp.lost', fields: [card, number('amount')], sentence: '{card} loses {amount} LP.' },
  {
    key: 'casterLost',
    id: 'lp.lost-by-caster',
    fields: [seat, number('amount')],
    sentence: '{seat} loses {amount} LP.',
  },
  { key: 'recovered', id: 'lp.recovered', fields: [card, number('amount')], sentence: '{card} recovers {amount} LP.' },
  {
    key: 'casterRecovered',
    id: 'lp.recovered-by-caster',
    fields: [seat, number('amount')],
    sentence: '{seat} recovers {amount} LP.',
  },
  {
    key: 'prevented',
    id: 'damage.prevented',
    fields: [card, number('amount')],
    sentence: '{amount} Damage to {card} is prevented.',
  },
  {
    key: 'changed',
    id: 'page.changed',
    fields: [
      card,
      word('what', [
        'largest LP',
        'Attack Damage',
        'Aura cost',
        'a Trait more',
        'a Trait less',
        'a ban',
        'an immunity',
        'a shield',
        'another controller',
        'a Trait without effect',
        'Attack Damage in percent',
        'Aura cost of one type',
      ]),
      number('value'),
    ],
    sentence: '{card} has {what} ({value}).',
  },
  // Status Effects.
  {
    key: 'status',
    id: 'status.inflicted',
    fields: [card, status, number('counters')],
    sentence: '{card} suffers {status} ({counters}).',
  },
  {
    key: 'casterStatus',
    id: 'status.inflicted-on-caster',
    fields: [seat, status, number('counters')],
    sentence: '{seat} suffers {status} ({counters}).',
  },
  { key: 'statusGone', id: 'status.removed', fields: [card, status], sentence: '{card} no longer has {status}.' },
  {
    key: 'casterStatusGone',
    id: 'status.removed-from-caster',
    fields: [seat, status],
    sentence: '{seat} no longer has {status}.',
  },
  {
    key: 'counter',
    id: 'status.counted-down',
    fields: [card, status, number('left')],
    sentence: '{status} on {card}: {left} counters left.',
  },
  {
    key: 'casterCounter',
    id: 'status.counted-down-for-caster',
    fields: [seat, status, number('left')],
    sentence: '{status} on {seat}: {left} counters left.',
  },
  { key: 'burrowed', id: 'page.burrowed', fields: [card], sentence: '{card} burrows.' },
  // Combat.
  {
    key: 'attack',
    id: 'attack.declared',
    fields: [seat, card, ability, cardNamed('target')],
    sentence: '{card} attacks {target} with {ability}.',
  },
  {
    key: 'attackCaster',
    id: 'attack.declared-on-caster',
    fields: [seat, card, ability, { name: 'target', type: 'seat' }],
    sentence: '{card} attacks {target} with {ability}.',
  },
  { key: 'defends', id: 'defender.declared', fields: [seat, card], sentence: '{card} defends.' },
  {
    key: 'primary',
    id: 'defender.primary',
    fields: [card, ability],
    sentence: '{card} is the primary Defender and strikes back with {ability}.',
  },
  { key: 'strikesFirst', id: 'combat.first', fields: [card], sentence: '{card} strikes first.' },
  {
    key: 'strike',
    id: 'attack.counted',
    fields: [card, number('printed'), number('changes'), number('advantage'), number('total')],
    sentence: '{card}: {printed} printed, {changes} from changes, {advantage} from advantages, {total} Damage in all.',
  },
  {
    key: 'allocated',
    id: 'damage.allocated',
    fields: [card, number('amount')],
    sentence: '{card} is given {amount} Damage.',
  },
  { key: 'combatOver', id: 'combat.ended', fields: [seat], sentence: 'The combat of {seat} is over.' },
  { key: 'revealed', id: 'page.revealed', fields: [seat, card], sentence: '{seat} reveals {card}.' },
  // The end of the game.
  { key: 'out', id: 'caster.out', fields: [seat], sentence: '{seat} is out of the game.' },
  {
    key: 'over',
    id: 'match.over',
    fields: [{ name: 'winner', type: 'seat' }, word('cause', CAUSES)],
    sentence: 'The game is over ({cause}): {winner} wins.',
  },
] as const satisfies readonly Kind[];

/** Kind numbers for `m.emit`, by name. `move` belongs to the kernel and must stay 0. */
export const E = Object.fromEntries(KINDS.map(({ key }, index) => [key, index])) as Readonly<
  Record<(typeof KINDS)[number]['key'], number>
>;

/** A moved card is known to the players who can see its old or its new place. All other events name face-up Pages only. */
export const EVENTS: readonly EventKind[] = KINDS.map(({ key, ...kind }: Kind) => ({
  ...kind,
  cardKnownTo: key === 'move' ? 'by-zone' : 'all',
}));
