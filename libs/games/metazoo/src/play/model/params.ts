/** The parameter values that play uses, copied from the ruleset once. The names follow the parameters. */
import type { ParameterValue, Ruleset } from '@rulewright/content';
import { ParameterReader } from '@rulewright/engine';
import type { Parameters } from '../../generated/parameters.ts';
import { AURA_TYPES, PAGE_TYPES, STATUS_EFFECTS, type PageType, type Status } from '../../language/words.ts';
import { ZONE } from './state.ts';
import { AURA, TYPE } from './words.ts';

/** Used as "no limit" for numbers that may be null. */
const NO_LIMIT = 9999;

const AREAS = ['limbo', 'cemetery', 'afterlife'] as const;
const TURNS = ['own-turn', 'any-turn'] as const;
const TICKS = ['every-turn', 'own-turn'] as const;
const SIDES = ['attacker', 'defender'] as const;

/** Values that the engine can play in one way only. It rejects every other value instead of ignoring it. */
const FIXED: readonly (readonly [name: keyof Parameters, played: readonly ParameterValue[]])[] = [
  ['turn.direction', ['clockwise']],
  ['priority.order', ['clockwise-from-actor']],
  ['chain.order', ['last-in-first-out']],
  ['chain.priorityBetweenEntries', [false]],
  ['chain.contractTextAnswerable', [false]],
  ['chain.targetGone', ['nothing']],
  ['aura.generatingIsAction', [false]],
  ['mulligan.order', ['alternate-from-first']],
  ['pages.simultaneousOrder', ['active']],
  ['pages.random.opponentChapter', ['blind-pick']],
  ['pages.random.repeatedNumber', ['roll-again']],
  ['token.destroyedTextResolves', [true]],
  ['token.leavesTo', ['removed']],
  ['lp.recoverAboveMaximum', [false]],
  ['terra.copiesStack', [false]],
  ['equipment.silentHost', ['beastie']],
  ['end.allEmptyMoment', ['after-chain-or-step']],
  ['combat.attacksPerDeclaration', [1]],
  ['combat.targetGone', ['combat-ends']],
  ['combat.priorityAfter', ['declaration']],
  ['damage.typeAdvantageBy', ['primary-defender']],
  ['damage.sharedBy', ['attack-controller']],
  ['status.maxOfEach', [1]],
];

export type Params = ReturnType<typeof readParams>;

/** The parameters that have only such values. */
type NameOf<Value> = {
  [Name in keyof Parameters]: NonNullable<Parameters[Name]> extends Value ? Name : never;
}[keyof Parameters];

const lower = <const Word extends string>(word: Word): Lowercase<Word> => word.toLowerCase() as Lowercase<Word>;

/** The possible targets of a Status Effect. */
export interface Sufferers {
  readonly beastie: boolean;
  readonly artifact: boolean;
  readonly caster: boolean;
}

/** Reads all parameters of a ruleset. @throws ProgramError on a value that the engine cannot play */
export function readParams(ruleset: Ruleset) {
  const r = new ParameterReader<Parameters>(ruleset);
  for (const [name, played] of FIXED) r.only(name, played);
  const area = (name: NameOf<(typeof AREAS)[number]>): number => ZONE[r.word(name, AREAS)];
  const types = (name: NameOf<readonly PageType[]>): ReadonlySet<number> =>
    new Set(r.words(name, PAGE_TYPES).map((one) => TYPE[one]));
  const areaOf = (type: PageType): number => area(`pages.destroyed.${type}`);
  const affects = (status: Status): Sufferers => {
    const who = r.words(`status.${lower(status)}.affects`, ['beastie', 'artifact', 'caster']);
    return { beastie: who.includes('beastie'), artifact: who.includes('artifact'), caster: who.includes('caster') };
  };
  const needHeads = (['Paralyze', 'Sleep', 'Scared', 'Confusion'] as const).filter((status) =>
    r.flag(`status.${lower(status)}.needsHeads`),
  );
  const places = r.words('trap.places', ['arena', 'under-beastie', 'under-artifact']);
  const targets: readonly string[] = [
    ...r.words('combat.targets', ['caster', 'beastie', 'artifact', 'free-trap', 'equipment-if-stated']),
    ...(r.flag('combat.auraAndTerraAttackable') ? ['aura', 'terra'] : []),
  ];
  const raises = r.words('terra.bonusRaises', ['damage', 'lp']);
  const typeAdvantageFor = r.words('damage.typeAdvantageFor', ['attack', 'spell', 'effect']);
  return {
    players: { min: r.int('players.min'), max: r.int('players.max', NO_LIMIT) },
    // set-up
    startingLp: r.int('setup.startingLp'),
    predictionSides: r.word('setup.prediction.device', ['coin', 'die']) === 'coin' ? 2 : 6,
    predictorRandom: r.word('setup.prediction.predictor', ['random', 'second-seat']) === 'random',
    rightPredictorChooses: r.word('setup.prediction.rightChooser', ['predictor', 'other']) === 'predictor',
    wrongPredictorChooses: r.word('setup.prediction.wrongChooser', ['predictor', 'other']) === 'predictor',
    openingChapter: r.int('setup.openingChapter'),
    firstTurnBookmarks: r.flag('setup.firstTurnBookmarks'),
    maxMulligans: r.int('mulligan.max', NO_LIMIT),
    mulliganFewer: r.int('mulligan.fewerPages'),
    smallestChapter: r.int('mulligan.smallestChapter'),
    keepingIsFinal: r.flag('mulligan.keepingIsFinal'),
    surroundingsPerCaster: r.flag('surroundings.perCaster'),
    nearbyMiles: r.int('surroundings.nearbyMiles'),
    inSightIsNearby: r.flag('surroundings.inSightIsNearby'),
    pagesCount: r.flag('surroundings.pagesCount'),
    // turn
    bookmarks: r.int('turn.bookmarks'),
    awakensOwned: r.word('turn.awakens', ['controlled', 'owned']) === 'owned',
    maxAuraPages: r.int('turn.maxAuraPages', NO_LIMIT),
    maxTerra: r.int('turn.maxTerra', NO_LIMIT),
    maxTraps: r.int('turn.maxTraps', NO_LIMIT),
    maxContracts: r.int('turn.maxContracts', NO_LIMIT),
    maxPowers: r.int('turn.maxPowers', NO_LIMIT),
    maxAttacks: r.int('turn.maxAttacks', NO_LIMIT),
    movesPerTrap: r.int('turn.movesPerTrap'),
    terraAnyTurn: r.word('terra.timing', TURNS) === 'any-turn',
    startWindow: r.flag('priority.startWindow'),
    endWindow: r.flag('priority.endWindow'),
    windowReopens: r.word('priority.windowCloses', ['all-decline', 'one-pass']) === 'all-decline',
    allAnswer: r.word('priority.answers', ['marked', 'all']) === 'all',
    oneDeclineResolves: r.word('chain.resolvesWhen', ['all-others-decline', 'one-declines']) === 'one-declines',
    // option kinds that pass Priority
    actions: new Set<string>(r.list('action.kinds')),
    // Aura
    strongAgainst: AURA_TYPES.map((type) =>
      r.words(`type.${lower(type)}.strongAgainst`, AURA_TYPES).reduce((bits, one) => bits | (1 << AURA[one]), 0),
    ),
    neutralPaidByAny: r.word('aura.neutralPaidBy', ['any', 'same-type']) === 'any',
    typedPaidByAny: r.word('aura.typedPaidBy', ['any', 'same-type']) === 'any',
    basicGenerates: r.int('aura.basicGenerates'),
    auraAnyTurn: r.word('aura.generateOn', TURNS) === 'any-turn',
    auraEmpties: r.word('aura.emptiesAt', ['end-of-turn', 'never']) === 'end-of-turn',
    attackCost: r.int('aura.attackCost'),
    defendCost: r.int('aura.defendCost'),
    powerCost: r.int('aura.powerCost'),
    potionCost: r.int('aura.potionCost'),
    terraCost: r.int('aura.terraCost'),
    auraPageCost: r.int('aura.pageCost'),
    // Pages
    enterAwakened: types('pages.enterAwakened'),
    destroyAtLp: r.int('pages.destroyAtLp'),
    destroyedTo: PAGE_TYPES.map(areaOf),
    resolvedTo: PAGE_TYPES.map((type) =>
      type === 'spell' || type === 'potion' ? area(`pages.resolved.${type}`) : areaOf(type),
    ),
    stoppedTo: ZONE[r.word('pages.stopped', ['cemetery', 'chapter'])],
    searchMayFail: r.flag('pages.searchMayFail'),
    searchShuffles: r.flag('pages.searchShuffles'),
    dice: r.list('pages.random.dice').map(Number),
    powersAnyTurn: r.word('power.timing', TURNS) === 'any-turn',
    powerTypes: types('power.pageTypes'),
    // Traps, Equipment, Terra
    trapFree: places.includes('arena'),
    trapUnderBeastie: places.includes('under-beastie'),
    trapUnderArtifact: places.includes('under-artifact'),
    trapHostsAny: r.word('trap.hosts', ['controlled', 'any']) === 'any',
    trapsUnderPage: r.int('trap.maxUnderPage'),
    trapPlacingCost: r.int('trap.placingCost'),
    falseTraps: r.flag('trap.falseTrapsAllowed'),
    falseTrapLoses: r.flag('trap.falseTrapLoses'),
    trapPaymentOptional: r.flag('trap.paymentOptional'),
    trapUnpaidTo: area('trap.unpaid'),
    trapDefendsAgainstUnblockable: r.flag('trap.defendsAgainstUnblockable'),
    flippedIsFatigued: r.flag('trap.flippedIsFatigued'),
    equipmentAttackable: r.flag('equipment.attackable'),
    equipmentDestroyedWithHost: r.flag('equipment.hostLeavesDestroys'),
    equipmentOptional: r.flag('trait.equipment.optional'),
    slots: r.int('terra.slots'),
    emptySlotFirst: r.flag('terra.emptySlotFirst'),
    terraForAll: r.word('terra.activeFor', ['every-caster', 'controller']) === 'every-caster',
    bonusRaisesLp: raises.includes('lp'),
    bonusRaisesDamage: raises.includes('damage'),
    bonusOnAllDamage: r.word('terra.bonusDamageOn', ['attacks', 'all-damage']) === 'all-damage',
    terraReplacedTo: area('terra.replacedTo'),
    terraPerGame: r.int('terra.maxPerGame', NO_LIMIT),
    // combat
    attackers: types('combat.attackers'),
    attackTargets: new Set(PAGE_TYPES.filter((type) => targets.includes(type)).map((type) => TYPE[type])),
    casterTargets: targets.includes('caster'),
    trapTargets: targets.includes('free-trap'),
    statedEquipmentTargets: targets.includes('equipment-if-stated'),
    flippedDefend: types('combat.flippedDefend'),
    defenders: types('combat.defenders'),
    maxDefenders: r.int('combat.maxDefenders', NO_LIMIT),
    targetMayDefend: r.flag('combat.targetMayDefend'),
    defendingAttacks: r.int('combat.defendingAttacks'),
    undefendedTargetFatigues: r.flag('combat.undefendedTargetFatigues'),
    fatiguedTargetStrikesBack: r.flag('combat.fatiguedTargetStrikesBack'),
    attackerFirst: {
      neither: r.word('combat.first.neither', SIDES) === 'attacker',
      attackerOnly: r.word('combat.first.attackerOnly', SIDES) === 'attacker',
      defenderOnly: r.word('combat.first.defenderOnly', SIDES) === 'attacker',
      bothHeads: r.word('combat.first.bothHeads', SIDES) === 'attacker',
    },
    endsWithoutPrimary: r.word('combat.endsWithout', ['primary-defender', 'every-defender']) === 'primary-defender',
    // Damage
    typeAdvantage: r.int('damage.typeAdvantage'),
    attacksHaveAdvantage: typeAdvantageFor.includes('attack'),
    spellsHaveAdvantage: typeAdvantageFor.includes('spell'),
    effectsHaveAdvantage: typeAdvantageFor.includes('effect'),
    auraAttackAdvantage: r.int('damage.auraAttackAdvantage'),
    advantagesStack: r.flag('damage.advantagesStack'),
    damageStep: r.int('damage.step'),
    minPerDefender: r.int('damage.minPerDefender'),
    cappedAtLp: r.flag('damage.cappedAtCurrentLp'),
    remainderToTarget: r.word('damage.remainder', ['original-target', 'lost']) === 'original-target',
    tooLittleForSome: r.word('damage.tooLittle', ['as-many-as-possible', 'none']) === 'as-many-as-possible',
    // Status Effects
    affects: STATUS_EFFECTS.map(affects),
    needsHeads: STATUS_EFFECTS.map((status) => needHeads.some((one) => one === status)),
    statusOnEveryDefender:
      r.word('status.ofAttackAffects', ['primary-defender', 'every-defender']) === 'every-defender',
    statusOnCasters: r.flag('status.ofAttackAffectsCasters'),
    frozenFatigues: r.flag('status.frozen.fatigues'),
    frozenLost: r.int('status.frozen.countersLost'),
    frozenEveryTurn: r.word('status.frozen.ticks', TICKS) === 'every-turn',
    frozenThawAwakens: r.flag('status.frozen.thawAwakens'),
    frozenSparesCombat: r.flag('status.frozen.sparesItsCombat'),
    frozenDamageAwakens: r.flag('status.frozen.damageAwakens'),
    burnDie: r.int('status.burn.die'),
    burnLost: r.int('status.burn.countersLost'),
    burnEveryTurn: r.word('status.burn.ticks', TICKS) === 'every-turn',
    burnCasterLoss: r.int('status.burn.casterLoss'),
    burnPageLoss: r.int('status.burn.pageLoss'),
    poisonMax: r.int('status.poison.max'),
    poisonLoss: r.int('status.poison.loss'),
    poisonEveryTurn: r.word('status.poison.takes', TICKS) === 'every-turn',
    poisonUntilTurn: r.int('status.poison.removedAtStartOfTurn'),
    paralyzeDamage: r.int('status.paralyze.damage'),
    paralyzeUntilTurn: r.int('status.paralyze.removedAtEndOfTurn'),
    sleepFatigues: r.flag('status.sleep.fatigues'),
    sleepAttackWakes: r.flag('status.sleep.attackWakes'),
    sleepMultiplier: r.int('status.sleep.damageTimes'),
    sleepSparesCombat: r.flag('status.sleep.sparesItsCombat'),
    sleepDamageAwakens: r.flag('status.sleep.damageAwakens'),
    // Traits
    burrowBars: new Set<string>(r.words('trait.burrow.barred', ['spell', 'artifact', 'power', 'attack'])),
    convertAura: r.int('trait.convert.aura'),
    convertAnyTurn: r.word('trait.convert.on', TURNS) === 'any-turn',
    destroyerNeedsDamage: r.flag('trait.destroyer.needsDamage'),
    defenderMultiplier: r.int('trait.defender.times'),
    fearOptional: r.flag('trait.fear.optional'),
    flashUntilTargetsTurn:
      r.word('trait.flash.until', ['target-controller', 'flash-controller']) === 'target-controller',
    magiproofBars: new Set<string>(r.words('trait.magiproof.barred', ['spell', 'potion'])),
    infectiousAnyWay: r.word('trait.infectious.by', ['anything-it-does', 'its-attacks']) === 'anything-it-does',
    regen: r.int('trait.regen.recovers'),
    stoneSkinStopsLoss: r.flag('trait.stoneSkin.stopsLoss'),
    venomousIndicators: r.int('trait.venomous.indicators'),
    selfDestructAnyTurn: r.word('trait.selfDestruct.on', TURNS) === 'any-turn',
    // the end
    loseAtLp: r.int('end.loseAtLp'),
    lastFallTogether: r.word('end.lastCastersTogether', ['draw', 'active-wins']),
    pageConditions: r.flag('end.pageConditions'),
    emptySpellbookLoses: r.flag('end.emptySpellbookLoses'),
    allEmptyDraws: r.word('end.allSpellbooksEmpty', ['draw', 'continue']) === 'draw',
  } as const;
}
