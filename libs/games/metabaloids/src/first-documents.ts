/**
 * Documents for releases from before their kind was data. Do not change them: newer ones are in rules/metabaloids.
 */
import type { PluginVocabulary } from '@rulewright/content';

export const FIRST_DOCUMENTS: PluginVocabulary['firstDocuments'] = [
  {
    path: 'rules/metabaloids/deck-laws/standard.yaml',
    text: `id: standard
cardRule: mb.deck.free-composition
points:
  field: cost
  name: cost
named: {}
leaveOut:
  - cards:
      promo: true
    called: promotional printings
    when:
      param: not deck.promoCountsTowardLimits
    rule: mb.deck.promo-swap
rules:
  - id: size
    rule: mb.deck.max-cards
    severity: error
    max:
      param: deck.maxCards
    count: {}
  - id: least
    rule: mb.deck.no-minimum
    severity: error
    min:
      param: deck.minCards
    count: {}
  - id: hand
    rule: mb.deck.no-minimum
    severity: warning
    say: A game starts with {limit:card} in hand, but the {deck} has only {amount}.
    after: removal
    min:
      param: setup.startingHand
    count: {}
  - id: points
    rule: mb.deck.max-cost
    severity: error
    max:
      param: deck.maxCost
    sum: cost
  - id: both
    rule: mb.deck.both-limits
    when:
      param: deck.limitsCombine = either
    severity: error
    either:
      - size
      - points
  - id: copies
    rule: mb.deck.copies-per-name
    severity: error
    max:
      param: deck.maxCopiesPerName
    copies:
      by:
        first:
          - when: deck.copiesCountAcrossRarities
            is:
              - name
          - is:
              - name
              - rarity
  - id: removal
    rule: mb.fast.remove-by-name
    severity: error
    remove:
      name:
        param: deck.removedNames
    because: the rule names it
    reduced:
      rule: mb.deck.fast-reduced
      allowed:
        param: deck.fastReductionAllowed
      replaceable:
        param: deck.removedMayBeReplaced
  - id: removal-text
    rule: mb.fast.remove-by-text
    when:
      param: not deck.removalListClosed
    severity: error
    remove:
      mentions:
        param: deck.removeIfMentions
    because: its abilities speak of {words}
    joins: removal
`,
  },
  {
    path: 'rules/metabaloids/parameters.yaml',
    text: `parameters:
  - { name: meta.onlineSupersedes, type: boolean, nullable: true, nullMeans: not said, rules: [mb.meta.online-supersedes], help: Whether this text says that the online rules outrank a printed sheet., default: true }
  - { name: card.rarityColour.common, type: enum, values: { green: green, blue: blue, red: red, purple: purple }, rules: [mb.card.rarity-colours], help: The colour of the cost sphere of a common card., default: green, readBy: [site] }
  - { name: card.rarityColour.uncommon, type: enum, values: { blue: blue, green: green, red: red, purple: purple }, rules: [mb.card.rarity-colours], help: The colour of the cost sphere of an uncommon card., default: blue, readBy: [site] }
  - { name: card.rarityColour.rare, type: enum, values: { red: red, green: green, blue: blue, purple: purple }, rules: [mb.card.rarity-colours], help: The colour of the cost sphere of a rare card., default: red, readBy: [site] }
  - { name: card.rarityColour.superRare, type: enum, values: { purple: purple, green: green, blue: blue, red: red }, rules: [mb.card.rarity-colours], help: The colour of the cost sphere of a super rare card., default: purple, readBy: [site] }
  - { name: card.collector.pattern, type: text, rules: [mb.card.collector-format], help: The order of the parts of the collector line., default: "[promo ]set rarity number", readBy: [site] }
  - { name: card.collector.letter.common, type: text, rules: [mb.card.collector-format], help: The letter for common in the collector line., default: C, readBy: [site] }
  - { name: starterDeck.creatureNames, type: integer, min: 0, max: 99, nullable: true, nullMeans: not listed, unit: creatures, rules: [mb.starter.creature-list], help: How many different creatures the starter deck lists., default: null }
  - { name: starterDeck.copiesPerCreature, type: integer, min: 0, max: 9, nullable: true, nullMeans: not listed, unit: cards, rules: [mb.starter.creature-list], help: How many copies of each creature the starter deck lists., default: null }
  - { name: starterDeck.eventCopies, type: integer, min: 0, max: 9, nullable: true, nullMeans: not listed, unit: cards, rules: [mb.starter.event-list], help: How many event cards the starter deck lists., default: null }
  - { name: starterDeck.total, type: integer, min: 0, max: 200, nullable: true, nullMeans: not listed, unit: cards, rules: [mb.starter.total], help: How many cards the starter deck lists in all., default: null }
  - { name: card.collector.letter.uncommon, type: text, rules: [mb.card.collector-format], help: The letter for uncommon in the collector line; our assumption., default: U, readBy: [site] }
  - { name: card.collector.letter.rare, type: text, rules: [mb.card.collector-format], help: The letter for rare in the collector line; our assumption., default: R, readBy: [site] }
  - { name: card.collector.letter.superRare, type: text, rules: [mb.card.collector-format], help: The letter for super rare in the collector line; our assumption., default: SR, readBy: [site] }
  - { name: card.collector.promoToken, type: text, rules: [mb.card.collector-format], help: The first part of the collector line of a promo card; our assumption., default: P, readBy: [site] }
  - { name: about.format, type: enum, values: { full: the full format, fast: the fast format, unnamed: the one format described }, rules: [mb.modes.core-tactical-scope, mb.modes.fast-scope, mb.modes.unnamed-full-scope], help: Which format the text describes., default: full }
  - { name: about.document, type: enum, values: { rulebook-sheet: a printed sheet, web-page: a web page }, rules: [mb.meta.online-supersedes], help: What kind of document the edition is., default: rulebook-sheet }
  - { name: about.credits, type: enum, values: { none: never, playtesters-and-editor: the playtesters and a developmental editor, site-designer: the site designer, playtesters: the playtesters }, rules: [mb.meta.credits], help: Whom the edition credits., default: none }
  - { name: about.completeRulesElsewhere, type: boolean, rules: [mb.meta.complete-rules-link], help: Whether the text points to a fuller rulebook., default: false }
  - { name: about.informationSites, type: boolean, rules: [mb.meta.information-sites], help: Whether the text names sites for updates., default: true }
  - { name: card.typeLineStated, type: boolean, rules: [mb.card.scientific-name, mb.card.missing-icons], help: Whether the text explains the type line of a card., default: true }
  - { name: card.healthNamed, type: boolean, rules: [mb.card.defense-as-health], help: Whether the text calls the defense number health., default: false }
  - { name: starterDeck.listed, type: boolean, rules: [mb.starter.creature-list], help: Whether the text lists the starter deck., default: false }
  - { name: deck.maxCards, type: integer, min: 1, max: 200, nullable: true, nullMeans: no limit, unit: cards, rules: [mb.deck.max-cards], help: The most cards that a deck may hold., default: 45, readBy: [deck-check] }
  - { name: deck.maxCost, type: integer, min: 1, max: 999, nullable: true, nullMeans: no limit, unit: points, rules: [mb.deck.max-cost], help: The most cost points that the cards of a deck may add up to., default: 125, readBy: [deck-check] }
  - { name: deck.maxCopiesPerName, type: integer, min: 1, max: 99, nullable: true, nullMeans: no limit, unit: cards, rules: [mb.deck.copies-per-name], help: The most cards of one name in a deck., default: 4, readBy: [deck-check] }
  - { name: deck.copiesCountAcrossRarities, type: boolean, rules: [mb.deck.rarity-mix], help: Whether printings of one name in several rarities share the limit of copies., default: true, readBy: [deck-check] }
  - { name: deck.minCards, type: integer, min: 0, max: 200, nullable: true, nullMeans: no lower limit, unit: cards, rules: [mb.deck.no-minimum], help: The fewest cards that a deck may hold., default: null, readBy: [deck-check] }
  - { name: deck.starterSize, type: integer, min: 1, max: 200, unit: cards, rules: [mb.deck.starter-size], help: How many cards a standard starter deck has., default: 45 }
  - { name: deck.promoCountsTowardLimits, type: boolean, rules: [mb.deck.promo-swap], help: Whether promo cards count toward the limits of a deck., default: true, readBy: [deck-check] }
  - { name: deck.limitsCombine, type: enum, values: { both: both together, either: either one }, rules: [mb.deck.both-limits], help: How the limits on cards and on points work together., default: both, readBy: [deck-check] }
  - { name: deck.fastReductionAllowed, type: boolean, rules: [mb.deck.fast-reduced], help: Whether a deck may be played smaller after cards were removed from it., default: false, readBy: [deck-check] }
  - { name: deck.removedMayBeReplaced, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.deck.fast-replacement], help: Whether removed cards may be replaced by others., default: null, readBy: [deck-check] }
  - { name: deck.removeIfMentions, type: list, values: { reserve: the reserve, multiple-columns: more than one column }, rules: [mb.fast.remove-by-text], help: Cards whose abilities mention one of these are removed from decks before play., default: [], readBy: [deck-check, engine] }
  - { name: deck.removedNames, type: list, rules: [mb.fast.remove-by-name], help: Cards that are removed from decks before play by their name., default: [], readBy: [deck-check, engine] }
  - { name: deck.removalListClosed, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.fast.removal-is-open-list], help: Whether only the named cards are removed., default: null, readBy: [deck-check, engine] }
  - { name: grid.maxColumns, type: integer, min: 1, max: 9, nullable: true, nullMeans: no limit, unit: columns, rules: [mb.zone.play-area], help: The most columns that a player may have., default: 3, readBy: [engine] }
  - { name: grid.maxDepth, type: integer, min: 1, max: 45, nullable: true, nullMeans: no limit, unit: cards, rules: [mb.zone.play-area, mb.zone.fast-column-depth], help: The most cards in a column., default: 3, readBy: [engine] }
  - { name: grid.depthLimitedByColumnCount, type: boolean, rules: [mb.zone.column-depth-limit], help: Whether a column may be no deeper than the number of columns in use., default: true, readBy: [engine] }
  - { name: grid.widthCounts, type: enum, nullable: true, nullMeans: does not apply, values: { non-empty-columns: columns that contain cards }, rules: [mb.zone.column-width-meaning], help: What counts as the width that limits depth., default: non-empty-columns, readBy: [engine] }
  - { name: grid.legalityCheck, type: enum, values: { immediate: at once, none: never, before-deploy: before deploying }, rules: [mb.zone.restore-grid], help: When an illegal grid must be put right., default: immediate, readBy: [engine] }
  - { name: grid.repairIsFree, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.zone.restore-details], help: Whether putting the grid right costs nothing., default: true, readBy: [engine] }
  - { name: grid.repairChooser, type: enum, nullable: true, nullMeans: does not apply, values: { owner: the owner }, rules: [mb.zone.restore-details], help: Who puts an illegal grid right., default: owner, readBy: [engine] }
  - { name: zones.reserve.enabled, type: boolean, rules: [mb.zone.reserve], help: Whether there is a reserve., default: true, readBy: [engine] }
  - { name: zones.reserve.safeFrom, type: enum, nullable: true, nullMeans: does not apply, values: { attacks: attacks }, rules: [mb.zone.reserve-safe-scope], help: What cards in the reserve are safe from., default: attacks, readBy: [engine] }
  - { name: zones.reserve.capacity, type: integer, min: 1, max: 45, nullable: true, nullMeans: no limit, unit: cards, rules: [mb.zone.reserve-capacity], help: The most cards in the reserve., default: null, readBy: [engine] }
  - { name: zones.draw.peek, type: enum, values: { by-ability: only when an ability says so, never: never }, rules: [mb.zone.draw-pile-hidden], help: When a player may look at cards of their own draw pile., default: by-ability, readBy: [engine] }
  - { name: zones.discard.faceUp, type: boolean, rules: [mb.zone.discard-ordered], help: Whether the discard pile lies face up., default: true, readBy: [engine] }
  - { name: zones.discard.reorder, type: enum, values: { never: never, by-ability: only when an ability says so }, rules: [mb.zone.discard-ordered], help: When the order of the discard pile may change., default: never, readBy: [engine] }
  - { name: zones.discard.inspectableBy, type: enum, values: { all-players: all players, owner: the owner }, rules: [mb.zone.discard-inspect], help: Who may look through a discard pile., default: all-players, readBy: [engine] }
  - { name: zones.discard.take, type: enum, values: { by-ability: only when an ability says so, never: never }, rules: [mb.zone.discard-inspect], help: When cards may be taken from the discard pile., default: by-ability, readBy: [engine] }
  - { name: zones.lost.faceUp, type: boolean, rules: [mb.zone.lost-locked], help: Whether the lost pile lies face up., default: true, readBy: [engine] }
  - { name: zones.lost.search, type: enum, values: { by-ability: only when an ability says so, never: never }, rules: [mb.zone.lost-locked], help: When the lost pile may be searched., default: by-ability, readBy: [engine] }
  - { name: zones.lost.reorder, type: enum, values: { by-ability: only when an ability says so, never: never }, rules: [mb.zone.lost-locked], help: When the order of the lost pile may change., default: by-ability, readBy: [engine] }
  - { name: zones.lost.view, type: enum, values: { count-and-top: its size and its top card }, rules: [mb.zone.lost-visibility], help: What all players can see of a lost pile., default: count-and-top, readBy: [engine] }
  - { name: zones.hand.hidden, type: boolean, rules: [mb.zone.hand-visibility], help: Whether only its owner sees a hand., default: true, readBy: [engine] }
  - { name: zones.events.separate, type: boolean, rules: [mb.event.separate], help: Whether events lie apart from the columns., default: true, readBy: [engine] }
  - { name: pay.destination, type: enum, values: { discard: the discard pile }, rules: [mb.pay.metabaloids-are-hand-cards], help: Where paying cards go., default: discard, readBy: [engine] }
  - { name: pay.selfPaymentAllowed, type: boolean, rules: [mb.pay.not-itself], help: Whether a card may pay for itself., default: false, readBy: [engine] }
  - { name: pay.pointValue, type: enum, values: { one-per-card: one point for each card, card-cost: the card's cost, card-metabaloids: the number of Metabaloids printed on it }, rules: [mb.pay.point-value], help: How many Metabaloid points a discarded card is worth., default: one-per-card, readBy: [engine] }
  - { name: pay.excess, type: enum, values: { forfeited: lost }, rules: [mb.pay.excess-forfeited], help: What happens to points above the cost., default: forfeited, readBy: [engine] }
  - { name: pay.combineCosts, type: boolean, rules: [mb.pay.one-cost-at-a-time], help: Whether one payment may cover several costs., default: false, readBy: [engine] }
  - { name: pay.discardOrder, type: enum, values: { payer-chooses: the player who pays }, rules: [mb.pay.discard-order], help: Who decides in which order paying cards are laid on the pile., default: payer-chooses, readBy: [engine] }
  - { name: setup.steps, type: list, values: { remove-cards: remove unsuited cards, first-player: cut for the first player, starting-hand: draw starting hands, initial-deployment: initial deployment }, rules: [mb.setup.order], help: "The steps of setting up, in order.", default: [first-player, starting-hand, initial-deployment], readBy: [engine] }
  - { name: setup.firstPlayer.by, type: enum, values: { highest-revealed-cost: the highest cost }, rules: [mb.setup.cut-highest-cost], help: What decides who goes first., default: highest-revealed-cost, readBy: [engine] }
  - { name: setup.firstPlayer.onTie, type: enum, values: { repeat-tied: the tied players cut again, repeat-all: all players cut again }, rules: [mb.setup.cut-ties], help: What happens when the highest cost is tied., default: repeat-tied, readBy: [engine] }
  - { name: setup.firstPlayer.cutPool, type: enum, values: { full-deck: the whole deck, draw-pile: the draw pile }, rules: [mb.setup.cut-pool], help: Which cards each player cuts., default: full-deck, readBy: [engine] }
  - { name: setup.firstPlayer.shuffleAfterCut, type: boolean, nullable: true, nullMeans: the deck is shuffled next in any case, rules: [mb.setup.cut-pool], help: Whether the pile that was cut is shuffled again., default: null, readBy: [engine] }
  - { name: setup.startingHand, type: integer, min: 1, max: 20, unit: cards, rules: [mb.setup.starting-hand], help: How many cards the starting hand has., default: 7, readBy: [engine] }
  - { name: setup.starterExtraCards, type: integer, min: 0, max: 20, unit: cards, rules: [mb.setup.starting-hand], help: How many extra cards the starting player draws before the first turn., default: 0, readBy: [engine] }
  - { name: setup.initialDeployment.free, type: boolean, rules: [mb.setup.initial-deploy-alternate], help: Whether the first cards are placed without payment., default: true, readBy: [engine] }
  - { name: setup.initialDeployment.from, type: enum, values: { hand: the hand }, rules: [mb.setup.initial-deploy-alternate], help: Where the first cards come from., default: hand, readBy: [engine] }
  - { name: setup.initialDeployment.pointCap, type: integer, min: 0, max: 99, nullable: true, nullMeans: no limit, unit: points, rules: [mb.setup.initial-deploy-cap], help: The most cost points that a player places for free., default: 7, readBy: [engine] }
  - { name: setup.initialDeployment.overshoot, type: boolean, rules: [mb.setup.initial-deploy-overshoot], help: Whether the last card placed may go over the limit., default: false, readBy: [engine] }
  - { name: setup.initialDeployment.mayStopEarly, type: boolean, rules: [mb.setup.initial-deploy-optional], help: Whether a player may stop placing below the limit., default: true, readBy: [engine] }
  - { name: setup.initialDeployment.minCards, type: integer, min: 0, max: 9, unit: cards, rules: [mb.setup.initial-deploy-optional], help: How many cards must be placed before stopping., default: 0, readBy: [engine] }
  - { name: setup.initialDeployment.rounds, type: enum, values: { until-all-done: until all players are done, one-round: for one round }, rules: [mb.setup.initial-deploy-end], help: How long players continue to place cards., default: until-all-done, readBy: [engine] }
  - { name: setup.initialDeployment.firstPlacer, type: enum, values: { starting-player: the starting player }, rules: [mb.setup.initial-deploy-first-placer], help: Who places first., default: starting-player, readBy: [engine] }
  - { name: setup.initialDeployment.obeysGrid, type: boolean, rules: [mb.setup.initial-deploy-grid], help: Whether the first cards placed must respect the column limits., default: true, readBy: [engine] }
  - { name: turn.direction, type: enum, values: { seat-order: clockwise round the table }, rules: [mb.setup.turn-direction], help: The direction in which turns pass., default: seat-order, readBy: [engine] }
  - { name: turn.steps, type: list, values: { draw: draw cards, abilities: use abilities, move: move cards, deploy: deploy from the reserve, attack: attack, restock: restock }, rules: [mb.turn.six-steps, mb.turn.four-steps-fast], help: "The steps of a turn, in order.", default: [draw, abilities, move, deploy, attack, restock], readBy: [engine] }
  - { name: draw.handSize, type: integer, min: 1, max: 20, unit: cards, rules: [mb.draw.to-hand-size], help: How many cards the active player draws up to., default: 7, readBy: [engine] }
  - { name: draw.forcedDiscardAboveHandSize, type: boolean, rules: [mb.draw.no-forced-discard], help: Whether cards above the hand size must be discarded., default: false, readBy: [engine] }
  - { name: draw.voluntaryDiscard.max, type: integer, min: 0, max: 9, nullable: true, nullMeans: none, unit: cards, rules: [mb.draw.voluntary-discard], help: How many cards may be discarded after drawing., default: 1, readBy: [engine] }
  - { name: draw.voluntaryDiscard.requiresDraw, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.draw.voluntary-requires-draw], help: Whether only a player who drew may discard., default: true, readBy: [engine] }
  - { name: draw.voluntaryDiscard.window, type: enum, nullable: true, nullMeans: does not apply, values: { after-draw-phase: directly after drawing }, rules: [mb.draw.voluntary-window], help: When the voluntary discard happens., default: after-draw-phase, readBy: [engine] }
  - { name: ability.timing, type: enum, values: { any-time: at any time }, rules: [mb.turn.abilities-not-a-window], help: When abilities may be used., default: any-time, readBy: [engine] }
  - { name: ability.anyTurn, type: boolean, rules: [mb.ability.any-turn], help: Whether abilities may be used in other players' turns., default: true, readBy: [engine] }
  - { name: ability.usesPerCard, type: integer, min: 1, max: 7, nullable: true, nullMeans: no limit, unit: times, rules: [mb.ability.frequency], help: How often an ability may be used in the period., default: 1, readBy: [engine] }
  - { name: ability.usesPeriod, type: enum, values: { each-player-turn: every player's turn, own-turn-round: each round, match: the whole match }, rules: [mb.ability.frequency], help: The period after which an ability may be used again., default: each-player-turn, readBy: [engine] }
  - { name: ability.limitScope, type: enum, values: { per-ability-per-card: for each ability of each card, per-card: for each card }, rules: [mb.ability.per-copy], help: What the limit on uses counts., default: per-ability-per-card, readBy: [engine] }
  - { name: ability.costSource, type: enum, values: { hand: the hand }, rules: [mb.ability.cost-source], help: Where the cost of an ability is paid from., default: hand, readBy: [engine] }
  - { name: ability.costAmount, type: enum, values: { printed-on-ability: the cost printed with the ability, card-cost: the card's cost }, rules: [mb.ability.cost-amount], help: The cost of using an ability., default: printed-on-ability, readBy: [engine] }
  - { name: ability.requirePlayArea, type: boolean, rules: [mb.ability.play-area-only], help: "Whether abilities work from the play area only, unless the card says otherwise.", default: true, readBy: [engine] }
  - { name: ability.defaultTarget, type: enum, nullable: true, nullMeans: not said, values: { self: the card itself }, rules: [mb.ability.self-reference], help: What an ability without a target is about., default: self, readBy: [engine] }
  - { name: ability.announceRequired, type: boolean, rules: [mb.ability.announce], help: Whether the use of an ability must be announced., default: true, readBy: [engine] }
  - { name: ability.simultaneousOrder, type: enum, values: { next-player-first: with the next player in turn order, active-player-first: with the active player }, rules: [mb.ability.simultaneous-order], help: Who acts first when several players want to act at the same time., default: next-player-first, readBy: [engine] }
  - { name: ability.responseOrder, type: enum, values: { lifo: the last one first }, rules: [mb.ability.responses-reverse], help: The order in which abilities in response are resolved., default: lifo, readBy: [engine] }
  - { name: ability.respondWhilePending, type: boolean, rules: [mb.ability.self-response], help: Whether a player whose ability is waiting may use another., default: false, readBy: [engine] }
  - { name: ability.stopWindow.draw, type: enum, nullable: true, nullMeans: until the draw is complete, values: { before-last-card: before the last card is drawn }, rules: [mb.ability.stop-window], help: Until when a draw can be stopped., default: before-last-card, readBy: [engine] }
  - { name: ability.stopWindow.attack, type: enum, nullable: true, nullMeans: until the attack is complete, values: { before-bonus-card: before the battle cards are drawn }, rules: [mb.ability.stop-window], help: Until when an attack can be stopped., default: before-bonus-card, readBy: [engine] }
  - { name: ability.unfinished.cards, type: integer, min: 0, max: 9, unit: cards, rules: [mb.ability.unfinished-penalty], help: How many cards an unfinished ability costs its player., default: 1, readBy: [engine] }
  - { name: ability.unfinished.source, type: enum, values: { draw-pile: the draw pile }, rules: [mb.ability.unfinished-source], help: Where the cards lost for an unfinished ability come from., default: draw-pile, readBy: [engine] }
  - { name: ability.unfinished.trigger, type: enum, values: { not-fully-resolved: not resolve in full, cannot-resolve: not resolve at all }, rules: [mb.ability.unfinished-trigger], help: "Which abilities count as unfinished: those that do …", default: not-fully-resolved, readBy: [engine] }
  - { name: ability.unfinished.appliesWhenStopped, type: boolean, rules: [mb.ability.unfinished-trigger], help: Whether an ability that an opponent stopped counts as unfinished., default: true, readBy: [engine] }
  - { name: event.timing, type: enum, values: { any-time: at any time }, rules: [mb.event.any-time], help: When an event may be used., default: any-time, readBy: [engine] }
  - { name: event.playFrom, type: enum, values: { hand: the hand }, rules: [mb.event.source-zone], help: Where an event is used from., default: hand, readBy: [engine] }
  - { name: event.afterResolve, type: enum, values: { discard: the discard pile, lost: the lost pile }, rules: [mb.event.after-resolve], help: Where an event goes once it is resolved., default: discard, readBy: [engine] }
  - { name: event.paysCost, type: boolean, rules: [mb.event.play-cost], help: Whether using an event costs its printed cost., default: true, readBy: [engine] }
  - { name: event.gridEligible, type: boolean, rules: [mb.event.grid-eligibility], help: "Whether events may be placed, restocked and deployed.", default: false, readBy: [engine] }
  - { name: ability.rulesDetailed, type: boolean, rules: [mb.ability.self-reference, mb.ability.announce], help: Whether the text explains that abilities are about their own card and how they are announced., default: true }
  - { name: move.enabled, type: boolean, rules: [mb.move.between-columns], help: Whether a turn has a move step., default: true, readBy: [engine] }
  - { name: move.costPerCard, type: integer, min: 0, max: 9, nullable: true, nullMeans: does not apply, unit: points, rules: [mb.move.cost], help: What moving one card costs., default: 1, readBy: [engine] }
  - { name: move.paySources, type: list, nullable: true, nullMeans: does not apply, values: { hand: the hand, draw-pile: the draw pile, play-area: the play area, reserve: the reserve }, rules: [mb.move.pay-source, mb.move.anywhere-scope], help: Where a move may be paid from., default: [hand], readBy: [engine] }
  - { name: move.mayOpenColumn, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.move.legality], help: Whether a move may open a new column., default: true, readBy: [engine] }
  - { name: deploy.allRequired, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.deploy.all-reserve], help: Whether every card in the reserve must be deployed., default: true, readBy: [engine] }
  - { name: deploy.whenGridFull, type: enum, nullable: true, nullMeans: does not apply, values: { lost: the lost pile, stay: stay in the reserve }, rules: [mb.deploy.full-grid-lost], help: Where reserve cards go if the grid is full., default: lost, readBy: [engine] }
  - { name: deploy.returnToReserve, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.deploy.stays], help: Whether deployed cards may go back to the reserve without an effect., default: false, readBy: [engine] }
  - { name: deploy.chooser, type: enum, nullable: true, nullMeans: does not apply, values: { owner: the owner }, rules: [mb.deploy.choice], help: Who chooses what is deployed where., default: owner, readBy: [engine] }
  - { name: deploy.mayAttackSameTurn, type: boolean, rules: [mb.deploy.attack-same-turn], help: Whether a card may attack in the turn in which it came into play., default: true, readBy: [engine] }
  - { name: attack.stoppedCountsAsInitiated, type: boolean, rules: [mb.ability.stopped-attack], help: Whether a stopped attack counts as initiated., default: true, readBy: [engine] }
  - { name: attack.multipleOpponents, type: boolean, rules: [mb.attack.multiple-opponents], help: Whether several opponents may be attacked in one turn., default: true, readBy: [engine] }
  - { name: attack.maxPerOpponent, type: integer, min: 1, max: 9, nullable: true, nullMeans: no limit, unit: times, rules: [mb.attack.once-per-opponent], help: How often the same opponent may be attacked in one turn., default: 1, readBy: [engine] }
  - { name: attack.distinctAttackers, type: boolean, rules: [mb.attack.distinct-attackers], help: Whether each attack of a turn needs another attacking card., default: true, readBy: [engine] }
  - { name: attack.columnReuse, type: boolean, rules: [mb.attack.same-column-again], help: Whether a column may attack more than once in a turn., default: true, readBy: [engine] }
  - { name: attack.columnScope, type: enum, values: { any: any column, single-column: the single column, one-column-per-opponent: one column of yours to one column of theirs }, rules: [mb.attack.classic-column-limit], help: Which columns may take part in the attacks of a turn., default: any, readBy: [engine] }
  - { name: attack.fee.amount, type: integer, min: 0, max: 9, unit: cards, rules: [mb.attack.fee], help: What initiating a battle costs., default: 1, readBy: [engine] }
  - { name: attack.fee.destination, type: enum, values: { discard: the discard pile }, rules: [mb.attack.fee], help: Where the fee goes., default: discard, readBy: [engine] }
  - { name: attack.fee.unit, type: enum, values: { card: a card, point: a point }, rules: [mb.attack.fee-unit], help: What the fee is counted in., default: card, readBy: [engine] }
  - { name: attack.fee.source, type: enum, values: { hand: the hand }, rules: [mb.attack.fee-source], help: Where the fee is paid from., default: hand, readBy: [engine] }
  - { name: attack.minPerTurn, type: integer, min: 0, max: 9, unit: attacks, rules: [mb.attack.duty], help: How many attacks a player must initiate in a turn., default: 1, readBy: [engine] }
  - { name: attack.skip.penaltyCards, type: integer, min: 0, max: 9, unit: cards, rules: [mb.attack.skip-penalty], help: How many cards it costs not to attack., default: 1, readBy: [engine] }
  - { name: attack.skip.penaltySource, type: enum, values: { draw-pile: the draw pile, anywhere: anywhere }, rules: [mb.attack.skip-penalty, mb.attack.skip-source-web], help: Where the card lost for not attacking comes from., default: draw-pile, readBy: [engine] }
  - { name: attack.noAble.penaltySource, type: enum, values: { draw-pile: the draw pile, anywhere: anywhere }, rules: [mb.attack.skip-source-web, mb.attack.no-able-attacker], help: Where the cards come from that a player loses when no card could attack., default: draw-pile, readBy: [engine] }
  - { name: attack.noAble.penaltyCards, type: integer, min: 0, max: 9, unit: cards, rules: [mb.attack.no-able-attacker], help: How many cards it costs when no card in play is able to attack., default: 2, readBy: [engine] }
  - { name: attack.skip.allowed, type: boolean, rules: [mb.attack.refusing], help: Whether a player who can attack may choose not to., default: true, readBy: [engine] }
  - { name: attack.noAble.perOpponent, type: boolean, rules: [mb.attack.another-opponent], help: Whether the loss applies again for each opponent that could not be attacked., default: false, readBy: [engine] }
  - { name: attack.able.considersFee, type: boolean, rules: [mb.attack.able-meaning], help: Whether a player without a card for the fee counts as unable to attack., default: false, readBy: [engine] }
  - { name: attack.able.considersTargets, type: boolean, rules: [mb.attack.able-meaning], help: Whether cards without a target count as unable to attack., default: false, readBy: [engine] }
  - { name: attack.emptyOpponentAttackable, type: boolean, rules: [mb.attack.no-target], help: Whether an opponent without cards in play can be attacked., default: false, readBy: [engine] }
  - { name: attack.skip.when, type: enum, values: { end-of-attack-phase: the end of the attack phase, end-of-turn: the end of the turn }, rules: [mb.attack.penalty-timing], help: When a player loses cards for not attacking., default: end-of-attack-phase, readBy: [engine] }
  - { name: attack.skip.anywhereZones, type: list, nullable: true, nullMeans: does not apply, values: { hand: the hand, draw-pile: the draw pile, discard-pile: the discard pile, play-area: the play area, reserve: the reserve }, rules: [mb.endturn.anywhere-penalty], help: Which places "anywhere" means when a card is lost for not attacking., default: null, readBy: [engine] }
  - { name: battle.chooseColumn, type: boolean, rules: [mb.battle.choose-attacker], help: Whether the attacker names a column besides the card., default: true, readBy: [engine] }
  - { name: battle.targetChooser, type: enum, values: { attacker: the attacker }, rules: [mb.battle.choose-target], help: Who picks the attacked card., default: attacker, readBy: [engine] }
  - { name: battle.cardsDrawn, type: integer, min: 0, max: 5, unit: cards, rules: [mb.battle.both-draw], help: How many cards each side draws for a battle., default: 1, readBy: [engine] }
  - { name: battle.drawnAdds, type: enum, values: { cost: cost }, rules: [mb.battle.both-draw], help: Which number of a drawn card is added., default: cost, readBy: [engine] }
  - { name: battle.drawToHand, type: boolean, rules: [mb.battle.draw-from-own-pile], help: Whether battle cards go to the hand., default: false, readBy: [engine] }
  - { name: battle.bonusSource, type: enum, values: { any-effect-on-this-battle: any effect that mentions the battle }, rules: [mb.battle.bonus-scope], help: Where card bonuses may come from., default: any-effect-on-this-battle, readBy: [engine] }
  - { name: battle.tie.drawnCardsTo, type: enum, values: { lost: the lost pile, discard: the discard pile }, rules: [mb.battle.tie], help: Where the drawn cards go after a tie., default: lost, readBy: [engine] }
  - { name: battle.drawnCardDiscard, type: enum, values: { after-resolution: after the battle is resolved, after-totals: as soon as the totals are known }, rules: [mb.battle.drawn-card-discard], help: When the drawn cards are discarded., default: after-resolution, readBy: [engine] }
  - { name: battle.damage, type: enum, values: { difference: the difference of the totals, full-total: the winner's whole total }, rules: [mb.battle.damage-amount], help: How much damage the loser takes., default: difference, readBy: [engine] }
  - { name: battle.attackerLossAbsorber, type: enum, values: { attacking-card: the attacking card, pay-all: all of it is paid, nothing: nothing is lost }, rules: [mb.battle.attacker-loses], help: What takes the damage of a beaten attacker first., default: attacking-card, readBy: [engine] }
  - { name: battle.noCardAdds, type: integer, min: 0, max: 9, unit: points, rules: [mb.battle.no-card-to-draw], help: What a side without a card to draw adds., default: 0, readBy: [engine] }
  - { name: battle.attackerMarkerUntil, type: enum, values: { end-of-turn: the end of the turn }, rules: [mb.battle.marker-reset], help: How long the attacking card stays turned., default: end-of-turn, readBy: [engine] }
  - { name: battle.targetMarkerUntil, type: enum, values: { end-of-battle: the end of the battle }, rules: [mb.battle.marker-reset], help: How long the attacked card stays turned., default: end-of-battle, readBy: [engine] }
  - { name: battle.abilityWindow, type: enum, values: { until-comparison: until the totals are compared }, rules: [mb.battle.ability-window], help: Until when abilities can be used in a battle., default: until-comparison, readBy: [engine] }
  - { name: battle.absorberMissing, type: enum, values: { pay-all: all of it is paid, cancel: the damage is cancelled }, rules: [mb.battle.marked-card-leaves], help: What happens to damage when the marked card has left its column., default: pay-all, readBy: [engine] }
  - { name: damage.surge, type: boolean, rules: [mb.damage.surge], help: Whether a card hit for less than its defense is lost., default: true, readBy: [engine] }
  - { name: damage.surgeWhenNegated, type: boolean, rules: [mb.damage.surge-when-negated], help: Whether the marked card is lost even when its damage is negated., default: true, readBy: [engine] }
  - { name: damage.equalMeans, type: enum, values: { lost-nothing-more: the card is lost and nothing more }, rules: [mb.damage.exact], help: What damage equal to the defense means., default: lost-nothing-more, readBy: [engine] }
  - { name: damage.paySources, type: list, values: { hand: the hand, draw-pile: the draw pile, discard-pile: the discard pile, play-area: the play area, reserve: the reserve }, rules: [mb.damage.payment-zones, mb.damage.anywhere-scope], help: Where damage may be paid from., default: [hand, draw-pile, discard-pile, play-area, reserve], readBy: [engine] }
  - { name: damage.valueBy, type: enum, values: { defense: defense, one-each: one each }, rules: [mb.damage.value-is-defense], help: Which number of a card pays damage., default: defense, readBy: [engine] }
  - { name: damage.drawPileCardValue, type: integer, min: 0, max: 9, unit: points, rules: [mb.damage.draw-pile-one-each], help: How many points a card of the draw pile pays., default: 1, readBy: [engine] }
  - { name: damage.discardAccess, type: enum, values: { top-only: the top card only, any: any card }, rules: [mb.damage.discard-top-only], help: Which cards of the discard pile can pay., default: top-only, readBy: [engine] }
  - { name: damage.missingDefense, type: integer, min: 0, max: 9, unit: points, rules: [mb.damage.no-defense-icon], help: What a card without a defense icon pays., default: 0, readBy: [engine] }
  - { name: damage.overpayment, type: enum, values: { forfeited: lost }, rules: [mb.damage.one-point-loses], help: What happens to points paid above the damage., default: forfeited, readBy: [engine] }
  - { name: damage.paidTo, type: enum, values: { lost: the lost pile, discard: the discard pile }, rules: [mb.damage.paid-cards-lost], help: Where the cards that pay damage go., default: lost, readBy: [engine] }
  - { name: damage.chooser, type: enum, values: { payer: the player who pays }, rules: [mb.damage.free-mix], help: Who chooses the cards that pay., default: payer, readBy: [engine] }
  - { name: damage.shortfall, type: enum, values: { lose-all-then-ignore: "you lose all cards that can pay, and the rest is cancelled" }, rules: [mb.damage.shortfall], help: What happens when the damage cannot be paid in full., default: lose-all-then-ignore, readBy: [engine] }
  - { name: damage.reshuffleDuringPayment, type: boolean, rules: [mb.damage.reshuffle-during-payment], help: Whether a draw pile emptied by paying is refilled at once., default: true, readBy: [engine] }
  - { name: safety.enabled, type: boolean, rules: [mb.safety.column-turned, mb.safety.none-in-fast], help: Whether columns can come into safety., default: true, readBy: [engine] }
  - { name: safety.blocksBeingAttacked, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.safety.not-attackable], help: Whether a column in safety cannot be attacked., default: true, readBy: [engine] }
  - { name: safety.blocksAbilities, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.safety.no-abilities], help: Whether cards in safety cannot use abilities., default: true, readBy: [engine] }
  - { name: safety.blocksInitiating, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.safety.no-initiating, mb.safety.initiating-web-classic], help: Whether cards in safety cannot attack., default: true, readBy: [engine] }
  - { name: safety.trigger, type: enum, nullable: true, nullMeans: does not apply, values: { any-loss-by-damage: any loss by damage, surge-only: a loss by less damage than defense }, rules: [mb.safety.classic-branch], help: Which loss brings a column into safety., default: any-loss-by-damage, readBy: [engine] }
  - { name: safety.paymentTriggersInOtherColumns, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.safety.payment-losses], help: Whether paying with a column card brings that column into safety., default: false, readBy: [engine] }
  - { name: safety.appliesToAttackerColumn, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.safety.attacker-column], help: Whether a beaten attacker's column goes into safety., default: false, readBy: [engine] }
  - { name: safety.endsOn, type: enum, nullable: true, nullMeans: does not apply, values: { deploy-to-that-column: a card deployed to that column }, rules: [mb.safety.reinforcement], help: What ends safety., default: deploy-to-that-column, readBy: [engine] }
  - { name: safety.belongsTo, type: enum, nullable: true, nullMeans: does not apply, values: { column: the column }, rules: [mb.safety.movement], help: What safety belongs to., default: column, readBy: [engine] }
  - { name: safety.countsAsInPlay, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.safety.contribution], help: Whether cards in safety count as cards in play., default: true, readBy: [engine] }
  - { name: restock.optional, type: boolean, rules: [mb.restock.optional], help: Whether restocking is voluntary., default: true, readBy: [engine] }
  - { name: restock.destination, type: enum, values: { reserve: the reserve, play-area: the play area }, rules: [mb.restock.destination], help: Where restocked cards go., default: reserve, readBy: [engine] }
  - { name: restock.paySources, type: list, values: { hand: the hand, draw-pile: the draw pile, play-area: the play area, reserve: the reserve }, rules: [mb.restock.pay-from-hand], help: Where restocking may be paid from., default: [hand], readBy: [engine] }
  - { name: restock.limit, type: integer, min: 0, max: 45, nullable: true, nullMeans: any number, unit: cards, rules: [mb.restock.count], help: How many cards may be restocked in a turn., default: null, readBy: [engine] }
  - { name: penalty.emptyPlayArea.cards, type: integer, min: 0, max: 9, unit: cards, rules: [mb.endturn.empty-play-area], help: How many cards an empty play area costs at the end of the turn., default: 2, readBy: [engine] }
  - { name: penalty.emptyPlayArea.source, type: enum, values: { draw-pile: the draw pile }, rules: [mb.endturn.empty-play-area], help: Where cards lost for an empty play area come from., default: draw-pile, readBy: [engine] }
  - { name: penalty.stack, type: boolean, rules: [mb.endturn.penalties-stack], help: Whether the losses for not attacking and for an empty play area may both apply., default: true, readBy: [engine] }
  - { name: penalty.shortfall, type: enum, values: { lose-what-exists: "you lose all cards of the draw pile, and the rest is cancelled" }, rules: [mb.endturn.penalty-shortfall], help: What happens when a draw pile is too small for a loss., default: lose-what-exists, readBy: [engine] }
  - { name: players.min, type: integer, min: 2, max: 12, unit: players, rules: [mb.modes.player-count], help: The fewest players that a match needs., default: 2, readBy: [engine] }
  - { name: players.max, type: integer, min: 2, max: 12, nullable: true, nullMeans: any number, unit: players, rules: [mb.modes.player-count], help: The most players that a match takes., default: null, readBy: [engine] }
  - { name: deck.reshuffle.enabled, type: boolean, rules: [mb.win.reshuffle-on-empty], help: Whether an empty draw pile is refilled from the discard pile., default: true, readBy: [engine] }
  - { name: deck.reshuffle.timing, type: enum, values: { when-emptied: "at once, when the last card leaves the pile", when-needed: when the next card is needed }, rules: [mb.win.reshuffle-timing], help: When the discard pile is shuffled in., default: when-emptied, readBy: [engine] }
  - { name: variants.shortGame.available, type: boolean, rules: [mb.win.short-game], help: Whether the short game can be agreed on., default: true, readBy: [site] }
  - { name: variants.shortGame.endTrigger, type: enum, values: { failed-draw: a draw that cannot be made, draw-pile-empty: an empty draw pile }, rules: [mb.win.short-game], help: What ends a short game., default: failed-draw, readBy: [site] }
  - { name: variants.shortGame.emptyPileOf, type: enum, nullable: true, nullMeans: does not apply, values: { any-player: any one player, all-players: all players }, rules: [mb.win.short-game-pile-classic], help: "Whose draw pile must be empty to end a short game, if an empty pile ends it.", default: null, readBy: [site] }
  - { name: end.trigger, type: enum, values: { failed-draw: a draw that cannot be made, draw-pile-empty: an empty draw pile }, rules: [mb.win.two-player-loser, mb.win.out-of-cards-classic], help: What ends the match., default: failed-draw, readBy: [engine] }
  - { name: end.twoPlayerResult, type: enum, values: { failing-player-loses: the player who could not draw loses, fewest-lost: the fewest lost cards win }, rules: [mb.win.two-player-loser], help: How a match of two is decided., default: failing-player-loses, readBy: [engine] }
  - { name: variants.shortGame.twoPlayerResult, type: enum, values: { failing-player-loses: the player who could not draw loses, fewest-lost: the fewest lost cards win }, rules: [mb.win.two-player-short-classic], help: How a short game of two is decided., default: failing-player-loses, readBy: [site] }
  - { name: end.multiResult, type: enum, values: { fewest-lost: the fewest lost cards win, last-standing: the last player left wins }, rules: [mb.win.multi-fewest-lost], help: How a match of three or more is decided., default: fewest-lost, readBy: [engine] }
  - { name: end.tieBreak, type: list, values: { fewest-in-play-area: fewest cards in the play area }, rules: [mb.win.tie-break], help: "What is compared, in order, when the smallest lost piles are equal.", default: [fewest-in-play-area], readBy: [engine] }
  - { name: end.finalTie, type: enum, values: { draw: a drawn match, shared-win: a shared win }, rules: [mb.win.tie-classic, mb.win.tie-after-tie-break], help: The result when nothing separates the leading players., default: draw, readBy: [engine] }
  - { name: end.tieBreakCountsReserve, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.win.in-play-scope], help: Whether cards in the reserve count as cards in play for the tie-break., default: false, readBy: [engine] }
  - { name: end.partialDrawFails, type: boolean, rules: [mb.win.failed-draw-meaning], help: Whether a draw that gave only some of its cards counts as failed., default: true, readBy: [engine] }
  - { name: end.fullHandIsSafe, type: boolean, rules: [mb.win.full-hand-no-failure], help: Whether a player with a full hand cannot fail to draw., default: true, readBy: [engine] }
  - { name: end.drawScope, type: enum, values: { draw-phase: the draw phase, any-draw: every draw }, rules: [mb.win.draw-scope], help: Which draws can end the match., default: draw-phase, readBy: [engine] }
  - { name: variants.elimination.available, type: boolean, rules: [mb.win.elimination-variant], help: Whether the elimination variant is offered., default: true, readBy: [site] }
  - { name: variants.elimination.multiResult, type: enum, nullable: true, nullMeans: does not apply, values: { last-standing: the last player left wins }, rules: [mb.win.elimination-variant], help: How a match with elimination is won., default: last-standing, readBy: [site] }
  - { name: variants.elimination.cards, type: enum, nullable: true, nullMeans: does not apply, values: { removed-from-game: leave the game, lost: the lost pile }, rules: [mb.win.eliminated-cards], help: What happens to the cards of a player who is out., default: removed-from-game, readBy: [site] }
  - { name: variants.elimination.turnEnds, type: boolean, nullable: true, nullMeans: does not apply, rules: [mb.win.elimination-mid-turn], help: Whether the turn of a player who is out ends at once., default: true, readBy: [site] }
  - { name: end.simultaneousFailure, type: enum, nullable: true, nullMeans: cannot happen, values: { draw: a drawn match }, rules: [mb.win.simultaneous-failure], help: The result when both players of two fail the same draw., default: null, readBy: [engine] }
  - { name: end.finishCurrentAction, type: boolean, rules: [mb.win.end-moment], help: Whether the running action is completed before the match ends., default: false, readBy: [engine] }
  - { name: variants.shortGame.finishCurrentAction, type: boolean, rules: [mb.win.end-moment], help: Whether a short game completes the running action before it ends., default: false, readBy: [site] }
  - { name: end.emptyPileOf, type: enum, nullable: true, nullMeans: does not apply, values: { any-player: any one player, all-players: all players }, rules: [mb.win.short-game-pile-classic], help: "Whose draw pile must be empty, if an empty pile ends the match.", default: null, readBy: [engine] }
  - { name: end.eliminatedCards, type: enum, nullable: true, nullMeans: nobody is eliminated, values: { removed-from-game: leave the game, lost: the lost pile }, rules: [mb.win.eliminated-cards], help: What happens to the cards of a player who is out., default: null, readBy: [engine] }
  - { name: end.eliminationEndsTurn, type: boolean, nullable: true, nullMeans: nobody is eliminated, rules: [mb.win.elimination-mid-turn], help: Whether the turn of a player who is out ends at once., default: null, readBy: [engine] }
steps:
  - { id: remove-cards, name: Remove unsuited cards, kind: setup, rules: [mb.fast.removal-step], help: Removes from every deck the cards that the mode does not use. }
  - { id: first-player, name: Cut for the first player, kind: setup, rules: [mb.setup.cut-highest-cost], help: All players cut. The player who shows the highest cost goes first. }
  - { id: starting-hand, name: Draw starting hands, kind: setup, rules: [mb.setup.starting-hand], help: All players shuffle and draw their starting hands. }
  - { id: initial-deployment, name: Initial deployment, kind: setup, rules: [mb.setup.initial-deploy-alternate], help: "In turn order, cards are placed for free up to the point limit." }
  - { id: draw, name: Draw, kind: turn, rules: [mb.draw.to-hand-size], help: "The active player fills their hand, then may discard if the mode allows it." }
  - { id: abilities, name: Use abilities, kind: turn, rules: [mb.turn.abilities-not-a-window], help: "A reminder: abilities may be used before every step." }
  - { id: move, name: Move cards, kind: turn, rules: [mb.move.between-columns], help: Cards change columns for a cost. }
  - { id: deploy, name: Deploy from the reserve, kind: turn, rules: [mb.deploy.all-reserve], help: The reserve goes into the columns. }
  - { id: attack, name: Attack, kind: turn, rules: [mb.attack.duty], help: "The active player attacks opponents, one battle at a time." }
  - { id: restock, name: Restock, kind: turn, rules: [mb.restock.optional], help: Hand cards are bought into the reserve or the play area. }
`,
  },
  {
    path: 'rules/metabaloids/fields.yaml',
    text: `provenance: provisional
fields:
  - id: kind
    label: Kind
    type: choice
    values: { creature: Creature, event: Event, terrain: Terrain }
    required: true
    rule: mb.card.scientific-name
  - { id: scientificName, label: Scientific name, type: line, search: [species], rule: mb.card.scientific-name, help: The binomial or the family of a creature. }
  - { id: class, label: Class, type: line, search: [taxon], rule: mb.card.scientific-name, help: 'The biological class, as printed on the type line.' }
  - { id: order, label: Order, type: line, search: [order], facet: true }
  - id: descriptors
    label: Descriptors
    type: choices
    open: true
    search: [descriptor]
    help: 'Further words of the type line that abilities can name, such as Ant.'
  - id: emblem
    label: Emblem
    type: choice
    required: true
    hidden: true
    help: 'The drawing of a card without a picture: one for each body shape of animals, and the wall.'
    values:
      {
        ant: Ant, ant-swarm: Ant swarm, beetle: Beetle, butterfly: Butterfly, caterpillar: Caterpillar, centipede: Centipede, cicada: Cicada,
        dragonfly: Dragonfly, firefly: Firefly, fly: Fly, grasshopper: Grasshopper, hornet: Hornet, mayfly: Mayfly, mosquito: Mosquito,
        spider: Spider, sowbug: Sowbug, stonefly: Stonefly, true-bug: True bug, wall: Wall,
      }
  - { id: cost, label: Cost, type: integer, min: 0, max: 12, required: true, search: [cost, c], facet: true, better: less, rule: mb.card.cost-sphere }
  - { id: attack, label: Attack, type: integer, min: 0, max: 20, search: [attack, a], better: more, rule: mb.card.attack, help: Leave it out for a card without this icon. }
  - { id: defense, label: Defense, type: integer, min: 0, max: 20, search: [defense, d], better: more, rule: mb.card.defense, help: Leave it out for a card without this icon. }
  - { id: metabaloids, label: Metabaloid points, type: integer, min: 0, max: 20, hidden: true, rule: mb.pay.point-value, help: The printed number of points. }
  - { id: abilities, label: Ability text, type: engine, search: [o, ability], rule: mb.card.ability-field }
  - { id: provenance, label: Origin of values, type: origins, hidden: true }
computed:
  - { id: type, label: Type, words: [class, kind, descriptors], search: [t, type], facet: true }
`,
  },
  {
    path: 'rules/metabaloids/faces.yaml',
    text: `faces:
  - for: { kind: creature }
    layout: specimen
    slots: { cost: cost, subtitle: [scientificName], type: [class, order, descriptors], left: { field: attack, sign: attack }, right: { field: defense, sign: defense }, body: [abilities], picture: emblem }
  - layout: specimen
    slots: { cost: cost, type: [kind], left: { field: attack, sign: attack }, right: { field: defense, sign: defense }, body: [abilities], picture: emblem }
`,
  },
];
