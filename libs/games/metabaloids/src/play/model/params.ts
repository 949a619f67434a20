/** The parameter values that play uses, copied from the ruleset once. The names follow the parameters. */
import { ParameterReader } from '@rulewright/engine';
import type { ParameterValue, Ruleset } from '@rulewright/content';
import type { Parameters } from '../../generated/parameters.ts';

/** Used as "no limit" for numbers that may be null. */
export const NO_LIMIT = 9999;

export type PayZone = 'hand' | 'draw-pile' | 'discard-pile' | 'play-area' | 'reserve';
const PAY_ZONES: readonly PayZone[] = ['hand', 'draw-pile', 'discard-pile', 'play-area', 'reserve'];

/** The places of a payment, as a list of names. */
const payZones = (
  r: ParameterReader<Parameters>,
  name: 'move.paySources' | 'attack.skip.anywhereZones' | 'damage.paySources' | 'restock.paySources',
): readonly PayZone[] => r.words(name, PAY_ZONES);

export type Params = ReturnType<typeof readParams>;

/** Values that the engine can play in one way only. It rejects every other value instead of ignoring it. */
const FIXED: readonly (readonly [name: keyof Parameters, played: readonly ParameterValue[]])[] = [
  ['pay.selfPaymentAllowed', [false]],
  ['pay.combineCosts', [false]],
  ['grid.repairIsFree', [true, null]],
  ['zones.draw.peek', ['by-ability']],
  ['zones.discard.inspectableBy', ['all-players']],
  ['zones.discard.take', ['by-ability']],
  ['zones.lost.search', ['by-ability']],
  ['setup.initialDeployment.free', [true]],
  ['attack.emptyOpponentAttackable', [false]],
  ['end.finalTie', ['draw']],
  ['end.eliminationEndsTurn', [true, null]],
  ['zones.events.separate', [true]],
  // A draw is complete with its last card, so a player can stop it only before that card.
  ['ability.stopWindow.draw', ['before-last-card', null]],
];

/** Reads all parameters of a ruleset. @throws ProgramError on a value that the engine cannot play */
export function readParams(ruleset: Ruleset) {
  const r = new ParameterReader<Parameters>(ruleset);
  for (const [name, played] of FIXED) r.only(name, played);
  return {
    // winning
    reshuffle: r.flag('deck.reshuffle.enabled'),
    reshuffleWhenEmptied: r.word('deck.reshuffle.timing', ['when-emptied', 'when-needed'], true) === 'when-emptied',
    endOnEmptyPile: r.word('end.trigger', ['failed-draw', 'draw-pile-empty']) === 'draw-pile-empty',
    emptyPileOfAll: r.word('end.emptyPileOf', ['any-player', 'all-players'], true) === 'all-players',
    twoPlayerResult: r.word('end.twoPlayerResult', ['failing-player-loses', 'fewest-lost']),
    lastStanding: r.word('end.multiResult', ['fewest-lost', 'last-standing']) === 'last-standing',
    tieBreaks: r.list('end.tieBreak'),
    tieBreakCountsReserve: r.flag('end.tieBreakCountsReserve'),
    finalTie: r.word('end.finalTie', ['draw', 'shared-win']),
    partialDrawFails: r.flag('end.partialDrawFails'),
    fullHandIsSafe: r.flag('end.fullHandIsSafe'),
    anyDrawEnds: r.word('end.drawScope', ['draw-phase', 'any-draw']) === 'any-draw',
    finishCurrentAction: r.flag('end.finishCurrentAction'),
    eliminatedCards: r.word('end.eliminatedCards', ['removed-from-game', 'lost'], true),
    // payment
    pointValue: r.word('pay.pointValue', ['one-per-card', 'card-cost', 'card-metabaloids']),
    // deck
    removeMentions: r.list('deck.removeIfMentions'),
    removedNames: r.list('deck.removedNames'),
    removalClosed: r.flag('deck.removalListClosed'),
    // grid and zones
    maxColumns: r.int('grid.maxColumns', NO_LIMIT),
    maxDepth: r.int('grid.maxDepth', NO_LIMIT),
    depthLimitedByWidth: r.flag('grid.depthLimitedByColumnCount'),
    gridCheck: r.word('grid.legalityCheck', ['none', 'immediate', 'before-deploy']),
    reserve: r.flag('zones.reserve.enabled'),
    reserveCapacity: r.int('zones.reserve.capacity', NO_LIMIT),
    handHidden: r.flag('zones.hand.hidden'),
    discardFaceUp: r.flag('zones.discard.faceUp'),
    lostFaceUp: r.flag('zones.lost.faceUp'),
    // set-up
    cutWholeDeck: r.word('setup.firstPlayer.cutPool', ['full-deck', 'draw-pile']) === 'full-deck',
    cutAgainTiedOnly: r.word('setup.firstPlayer.onTie', ['repeat-tied', 'repeat-all']) === 'repeat-tied',
    shuffleAfterCut: r.flag('setup.firstPlayer.shuffleAfterCut'),
    startingHand: r.int('setup.startingHand'),
    starterExtra: r.int('setup.starterExtraCards'),
    placeCap: r.int('setup.initialDeployment.pointCap', NO_LIMIT),
    placeOvershoot: r.flag('setup.initialDeployment.overshoot'),
    placeMayStop: r.flag('setup.initialDeployment.mayStopEarly'),
    placeMinCards: r.int('setup.initialDeployment.minCards', 0),
    placeOneRound: r.word('setup.initialDeployment.rounds', ['until-all-done', 'one-round']) === 'one-round',
    placeObeysGrid: r.flag('setup.initialDeployment.obeysGrid'),
    // draw
    handSize: r.int('draw.handSize'),
    discardDown: r.flag('draw.forcedDiscardAboveHandSize'),
    voluntaryMax: r.int('draw.voluntaryDiscard.max', 0),
    voluntaryNeedsDraw: r.flag('draw.voluntaryDiscard.requiresDraw'),
    // abilities
    abilityAnyTurn: r.flag('ability.anyTurn'),
    usesPerCard: r.int('ability.usesPerCard', NO_LIMIT),
    usesPerAbility: r.word('ability.limitScope', ['per-ability-per-card', 'per-card']) === 'per-ability-per-card',
    usesPerTurn: r.word('ability.usesPeriod', ['each-player-turn', 'own-turn-round', 'match']),
    costIsCardCost: r.word('ability.costAmount', ['printed-on-ability', 'card-cost']) === 'card-cost',
    requirePlayArea: r.flag('ability.requirePlayArea'),
    announce: r.flag('ability.announceRequired'),
    nextPlayerFirst:
      r.word('ability.simultaneousOrder', ['next-player-first', 'active-player-first']) === 'next-player-first',
    respondWhilePending: r.flag('ability.respondWhilePending'),
    stopAttackBeforeBonus:
      r.word('ability.stopWindow.attack', ['until-complete', 'before-bonus-card'], true) === 'before-bonus-card',
    stoppedCounts: r.flag('attack.stoppedCountsAsInitiated'),
    unfinishedCards: r.int('ability.unfinished.cards', 0),
    unfinishedSource: r.word('ability.unfinished.source', ['draw-pile', 'anywhere']),
    unfinishedNeedsAll:
      r.word('ability.unfinished.trigger', ['not-fully-resolved', 'cannot-resolve']) === 'not-fully-resolved',
    unfinishedWhenStopped: r.flag('ability.unfinished.appliesWhenStopped'),
    eventPaysCost: r.flag('event.paysCost'),
    eventAfter: r.word('event.afterResolve', ['discard', 'lost']),
    eventInGrid: r.flag('event.gridEligible'),
    eventAnyTime: r.word('event.timing', ['any-time', 'own-turn']) === 'any-time',
    // move and deploy
    moves: r.flag('move.enabled'),
    moveCost: r.int('move.costPerCard', 0),
    moveZones: payZones(r, 'move.paySources'),
    moveOpensColumn: r.flag('move.mayOpenColumn'),
    deployAll: r.flag('deploy.allRequired'),
    deployFull: r.word('deploy.whenGridFull', ['lost', 'stay'], true),
    deployReturns: r.flag('deploy.returnToReserve'),
    attackSameTurn: r.flag('deploy.mayAttackSameTurn'),
    // attack
    manyOpponents: r.flag('attack.multipleOpponents'),
    perOpponent: r.int('attack.maxPerOpponent', NO_LIMIT),
    distinctAttackers: r.flag('attack.distinctAttackers'),
    columnReuse: r.flag('attack.columnReuse'),
    oneColumnPerOpponent:
      r.word('attack.columnScope', ['any', 'single-column', 'one-column-per-opponent']) === 'one-column-per-opponent',
    fee: r.int('attack.fee.amount', 0),
    feeIsPoints: r.word('attack.fee.unit', ['card', 'point']) === 'point',
    attackMin: r.int('attack.minPerTurn', 0),
    skipCards: r.int('attack.skip.penaltyCards', 0),
    skipSource: r.word('attack.skip.penaltySource', ['draw-pile', 'anywhere']),
    skipZones: payZones(r, 'attack.skip.anywhereZones'),
    skipAllowed: r.flag('attack.skip.allowed'),
    noAbleCards: r.int('attack.noAble.penaltyCards', 0),
    noAbleSource: r.word('attack.noAble.penaltySource', ['draw-pile', 'anywhere']),
    ablePaysFee: r.flag('attack.able.considersFee'),
    ableHasTarget: r.flag('attack.able.considersTargets'),
    skipAtTurnEnd: r.word('attack.skip.when', ['end-of-attack-phase', 'end-of-turn']) === 'end-of-turn',
    noAblePerOpponent: r.flag('attack.noAble.perOpponent'),
    // battle
    battleCards: r.int('battle.cardsDrawn', 0),
    drawToHand: r.flag('battle.drawToHand'),
    tieTo: r.word('battle.tie.drawnCardsTo', ['lost', 'discard']),
    discardAfterTotals: r.word('battle.drawnCardDiscard', ['after-resolution', 'after-totals']) === 'after-totals',
    damageIsDifference: r.word('battle.damage', ['difference', 'full-total']) === 'difference',
    attackerAbsorbs: r.word('battle.attackerLossAbsorber', ['attacking-card', 'pay-all', 'nothing']),
    noCardAdds: r.int('battle.noCardAdds', 0),
    absorberMissing: r.word('battle.absorberMissing', ['pay-all', 'cancel']),
    // damage
    surge: r.flag('damage.surge'),
    surgeWhenNegated: r.flag('damage.surgeWhenNegated'),
    payZones: payZones(r, 'damage.paySources'),
    payByDefense: r.word('damage.valueBy', ['defense', 'one-each']) === 'defense',
    drawPilePays: r.int('damage.drawPileCardValue'),
    discardTopOnly: r.word('damage.discardAccess', ['top-only', 'any']) === 'top-only',
    missingDefense: r.int('damage.missingDefense', 0),
    paidToLost: r.word('damage.paidTo', ['lost', 'discard']) === 'lost',
    reshuffleWhilePaying: r.flag('damage.reshuffleDuringPayment'),
    // safety
    safety: r.flag('safety.enabled'),
    safeFromAttack: r.flag('safety.blocksBeingAttacked'),
    safeNoAbilities: r.flag('safety.blocksAbilities'),
    safeNoAttacks: r.flag('safety.blocksInitiating'),
    safetyBySurgeOnly: r.word('safety.trigger', ['any-loss-by-damage', 'surge-only'], true) === 'surge-only',
    safetyByPayment: r.flag('safety.paymentTriggersInOtherColumns'),
    safetyForAttacker: r.flag('safety.appliesToAttackerColumn'),
    safetyCounts: r.flag('safety.countsAsInPlay'),
    // restock, end of turn
    restockMust: !r.flag('restock.optional'),
    restockToReserve:
      r.flag('zones.reserve.enabled') && r.word('restock.destination', ['reserve', 'play-area']) === 'reserve',
    restockZones: payZones(r, 'restock.paySources'),
    restockLimit: r.int('restock.limit', NO_LIMIT),
    emptyAreaCards: r.int('penalty.emptyPlayArea.cards', 0),
    emptyAreaSource: r.word('penalty.emptyPlayArea.source', ['draw-pile', 'anywhere']),
    penaltiesStack: r.flag('penalty.stack'),
    players: { min: r.int('players.min'), max: r.int('players.max', NO_LIMIT) },
  } as const;
}
