/**
 * Documents for releases from before their kind was data. Do not change them: newer ones are in rules/metazoo.
 */
import type { PluginVocabulary } from '@rulewright/content';

export const FIRST_DOCUMENTS: PluginVocabulary['firstDocuments'] = [
  {
    path: 'rules/metazoo/deck-laws/standard.yaml',
    text: `id: standard
cardRule: mz.book.types
points:
  field: cost
  name: Aura cost
zones:
  - id: main
    name: Spellbook
    words: []
  - id: side
    name: Side-Deck
    words: []
named: {}
leaveOut: []
rules:
  - id: least
    rule: mz.book.minimum
    severity: error
    min:
      param: deck.minPages
    count: {}
  - id: most
    rule: mz.book.no-maximum
    severity: error
    max:
      param: deck.maxPages
    count: {}
  - id: types
    rule: mz.book.types
    in:
      - main
      - side
    severity: error
    say: "{amount:card} of a kind that is not allowed ({values}): {cards}."
    every:
      pageType:
        param: deck.pageTypes
  - id: copies
    rule: mz.book.limit-per-page
    bothRule: mz.side.counts-for-limit
    in:
      param: deck.limitScope
      words:
        spellbook: main
        side-deck: side
    severity: error
    max:
      first:
        - when:
            card:
              basicAura: true
          is:
            param: deck.basicAuraLimit
          rule: mz.page.aura-basic-unlimited
        - when:
            card:
              limit:
                empty: true
          is:
            param: deck.unlistedLimit
          rule: mz.book.no-limit-listed
        - is:
            card: limit
    copies:
      by:
        first:
          - when: deck.samePageBy = name
            is:
              - name
          - is:
              - samePage
  - id: side
    rule: mz.side.size
    in:
      - side
    severity: error
    max:
      param: sideDeck.max
    count: {}
  - id: side-full
    rule: mz.side.size
    in:
      - side
    when:
      all:
        - param: sideDeck.mustBeFull
        - has: {}
          in:
            - side
    severity: error
    min:
      param: sideDeck.max
    count: {}
  - id: side-there
    rule: mz.side.optional
    in:
      - side
    when:
      all:
        - param: sideDeck.required
        - not:
            has: {}
            in:
              - side
    severity: error
    min:
      first:
        - when:
            param: sideDeck.mustBeFull and sideDeck.max != null
          is:
            param: sideDeck.max
        - is: 1
    count: {}
betweenGames:
  from: sideDeck.usableFromGame
  fromRule: mz.side.after-first-game
  sizesStay: sideDeck.sizesStay
  sizesRule: mz.side.sizes-equal
  reverts: sideDeck.revertsAfterGame
  revertsRule: mz.side.revert
  shows: sideDeck.shows
  showsRule: mz.side.show-count
`,
  },
  {
    path: 'rules/metazoo/parameters.yaml',
    text: `parameters:
  - { name: players.min, type: integer, min: 2, max: 8, unit: Casters, rules: [mz.setup.players], help: The smallest number of Casters in a game., default: 2, readBy: [engine] }
  - { name: players.max, type: integer, min: 2, max: 8, nullable: true, nullMeans: no limit, unit: Casters, rules: [mz.setup.players], help: The largest number of Casters in a game., default: null, readBy: [engine] }
  - { name: setup.steps, type: list, values: { surroundings: declare the surroundings, first-caster: settle who goes first, opening-chapter: Bookmark the opening Chapters, mulligan: Mulligan }, rules: [mz.setup.mulligan-step], help: "The steps of setting up, in order.", default: [surroundings, first-caster, opening-chapter, mulligan], readBy: [engine] }
  - { name: setup.startingLp, type: integer, min: 5, max: 9995, unit: LP, rules: [mz.win.starting-lp], help: How many LP every Caster starts with., default: 1000, readBy: [engine] }
  - { name: setup.prediction.device, type: enum, values: { coin: a coin, die: a die }, rules: [mz.setup.prediction], help: What the prediction for the first turn is about., default: coin, readBy: [engine] }
  - { name: setup.prediction.predictor, type: enum, values: { random: a Caster picked at random, second-seat: the Caster in the second seat }, rules: [mz.setup.prediction], help: Who predicts., default: random, readBy: [engine] }
  - { name: setup.prediction.rightChooser, type: enum, values: { predictor: the Caster who predicted, other: the next Caster clockwise }, rules: [mz.setup.prediction-right], help: Who chooses which Caster goes first after a right prediction., default: predictor, readBy: [engine] }
  - { name: setup.prediction.wrongChooser, type: enum, values: { predictor: the Caster who predicted, other: the next Caster clockwise }, rules: [mz.setup.prediction-wrong], help: Who chooses which Caster goes first after a wrong prediction., default: other, readBy: [engine] }
  - { name: setup.openingChapter, type: integer, min: 0, max: 20, unit: Pages, rules: [mz.setup.shuffle-and-bookmark, mz.mulligan.procedure], help: How many Pages the opening Chapter has., default: 7, readBy: [engine] }
  - { name: setup.firstTurnBookmarks, type: boolean, rules: [mz.setup.first-turn], help: Whether the very first turn of a game has its Bookmark., default: true, readBy: [engine] }
  - { name: mulligan.max, type: integer, min: 0, max: 9, nullable: true, nullMeans: as often as they like, unit: times, rules: [mz.mulligan.any-number], help: How often a Caster may Mulligan., default: null, readBy: [engine] }
  - { name: mulligan.fewerPages, type: integer, min: 0, max: 7, unit: Pages, rules: [mz.mulligan.procedure], help: How many Pages fewer are Bookmarked after each Mulligan., default: 1, readBy: [engine] }
  - { name: mulligan.smallestChapter, type: integer, min: 0, max: 7, unit: Pages, rules: [mz.mulligan.any-number], help: A Mulligan that would leave fewer Pages than this is not offered., default: 0, readBy: [engine] }
  - { name: mulligan.order, type: enum, values: { alternate-from-first: "in turn, beginning with the Caster who goes first" }, rules: [mz.mulligan.alternate], help: In which order Casters decide on Mulligans., default: alternate-from-first, readBy: [engine] }
  - { name: mulligan.keepingIsFinal, type: boolean, rules: [mz.mulligan.alternate], help: Whether a Caster who keeps a Chapter cannot Mulligan any more., default: true, readBy: [engine] }
  - { name: end.loseAtLp, type: integer, min: 0, max: 500, unit: LP, rules: [mz.win.zero-lp-loses, mz.win.reduce-all], help: A Caster with this many LP or fewer loses the game., default: 0, readBy: [engine] }
  - { name: end.lastCastersTogether, type: enum, values: { draw: a draw, active-wins: won by the Caster whose turn it is }, rules: [mz.win.reduce-all], help: The result when the last Casters lose at the same moment., default: draw, readBy: [engine] }
  - { name: end.pageConditions, type: boolean, rules: [mz.win.page-conditions], help: Whether Pages may add ways to win or lose., default: true, readBy: [engine] }
  - { name: end.emptySpellbookLoses, type: boolean, rules: [mz.runout.no-loss, mz.general.empty-spellbook-continue], help: Whether a Caster whose Spellbook is empty loses., default: false, readBy: [engine] }
  - { name: end.allSpellbooksEmpty, type: enum, values: { draw: the game is a draw, continue: the game goes on }, rules: [mz.runout.all-empty-draw], help: What happens when no Caster has a Page left in the Spellbook., default: draw, readBy: [engine] }
  - { name: end.allEmptyMoment, type: enum, values: { after-chain-or-step: as soon as the running chain or step is finished }, rules: [mz.runout.all-empty-draw], help: When empty Spellbooks are checked., default: after-chain-or-step, readBy: [engine] }
  - { name: surroundings.perCaster, type: boolean, rules: [mz.terrabonus.environment-input], help: Whether each Caster has surroundings of their own instead of one set for the table., default: false, readBy: [engine] }
  - { name: surroundings.nearbyMiles, type: integer, min: 0, max: 100, unit: miles, rules: [mz.terrabonus.nearby, mz.wall.nearby-same], help: How far away something nearby may be., default: 5, readBy: [engine] }
  - { name: surroundings.inSightIsNearby, type: boolean, rules: [mz.terrabonus.nearby], help: Whether something in sight is nearby at any distance., default: true, readBy: [engine] }
  - { name: surroundings.pagesCount, type: boolean, rules: [mz.wall.loose-definitions], help: Whether a Page that depicts an object can stand for it., default: true, readBy: [engine] }
  - { name: deck.minPages, type: integer, min: 0, max: 200, unit: Pages, rules: [mz.book.minimum], help: The smallest number of Pages in a Spellbook., default: 40, readBy: [deck-check] }
  - { name: deck.maxPages, type: integer, min: 1, max: 999, nullable: true, nullMeans: no largest size, unit: Pages, rules: [mz.book.no-maximum], help: The largest number of Pages in a Spellbook., default: null, readBy: [deck-check] }
  - { name: deck.shuffleMinutes, type: integer, min: 1, max: 9, unit: minutes, rules: [mz.book.no-maximum], help: How long shuffling a Spellbook by hand may take., default: 2 }
  - { name: deck.pageTypes, type: list, values: { aura: Aura Pages, beastie: Beasties, spell: Spells, potion: Potions, artifact: Artifacts, terra: Terra }, rules: [mz.book.types], help: The page types that a Spellbook may contain., default: [beastie, spell, artifact, potion, terra, aura], readBy: [deck-check] }
  - { name: deck.limitScope, type: list, values: { spellbook: the Spellbook, side-deck: the Side-Deck }, rules: [mz.page.limit-combined, mz.book.limit-per-page, mz.side.counts-for-limit], help: Where copies of a Page count toward its Spellbook Limit., default: [spellbook, side-deck], readBy: [deck-check] }
  - { name: deck.basicAuraLimit, type: integer, min: 0, max: 99, nullable: true, nullMeans: any number of, unit: copies, rules: [mz.page.aura-basic-unlimited], help: How many copies of one Basic Aura Page are allowed., default: null, readBy: [deck-check] }
  - { name: deck.unlistedLimit, type: integer, min: 0, max: 99, nullable: true, nullMeans: any number of, unit: copies, rules: [mz.book.no-limit-listed], help: How many copies are allowed of a Page that prints no Spellbook Limit., default: null, readBy: [deck-check] }
  - { name: deck.samePageBy, type: enum, values: { name-and-mechanics: its name and everything it does, name: its name alone }, rules: [mz.faq.same-name-variants, mz.faq.reprints], help: "What two printings must share to be the same Page, with one Spellbook Limit.", default: name-and-mechanics, readBy: [deck-check] }
  - { name: sideDeck.max, type: integer, min: 0, max: 99, unit: Pages, rules: [mz.side.size, mz.book.side-deck-allowed], help: The largest number of Pages in a Side-Deck., default: 15, readBy: [deck-check] }
  - { name: sideDeck.required, type: boolean, rules: [mz.side.optional], help: Whether every Caster must have a Side-Deck., default: false, readBy: [deck-check] }
  - { name: sideDeck.mustBeFull, type: boolean, rules: [mz.side.size], help: Whether a Side-Deck must have exactly its largest number of Pages., default: false, readBy: [deck-check] }
  - { name: sideDeck.shows, type: list, values: { existence: that you have one, count: how many Pages it has, pages: which Pages it has }, rules: [mz.side.show-count], help: What opponents learn of a Side-Deck before the first game., default: [existence, count], readBy: [deck-check] }
  - { name: sideDeck.usableFromGame, type: integer, min: 1, max: 9, rules: [mz.side.after-first-game], help: The first game of a match before which Pages may be exchanged., default: 2, readBy: [deck-check] }
  - { name: sideDeck.sizesStay, type: boolean, rules: [mz.side.sizes-equal], help: Whether Spellbook and Side-Deck must keep their sizes., default: true, readBy: [deck-check] }
  - { name: sideDeck.revertsAfterGame, type: boolean, rules: [mz.side.revert], help: Whether both lists are as registered again after each game., default: true, readBy: [deck-check] }
  - { name: pages.enterAwakened, type: list, values: { aura: Aura Pages, beastie: Beasties, spell: Spells, potion: Potions, artifact: Artifacts, terra: Terra }, rules: [mz.general.enter-fatigued, mz.faq.enters-fatigued, mz.turn.one-aura], help: The page types that enter the Arena Awakened; all others enter Fatigued., default: [aura, terra], readBy: [engine] }
  - { name: pages.fatigueDegrees, type: integer, min: 45, max: 180, unit: degrees, rules: [mz.lang.fatigue-states], help: How far a Fatigued Page is turned., default: 90 }
  - { name: pages.destroyAtLp, type: integer, min: 0, max: 50, unit: LP, rules: [mz.general.zero-lp-destroyed], help: A Page with this many LP or fewer is Destroyed., default: 0, readBy: [engine] }
  - { name: pages.destroyed.beastie, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.page.destroyed-leaves-arena, mz.general.destroyed-to-limbo], help: Where a Destroyed Page of the type beastie goes., default: limbo, readBy: [engine] }
  - { name: pages.destroyed.artifact, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.page.destroyed-leaves-arena, mz.general.destroyed-to-limbo], help: Where a Destroyed Page of the type artifact goes., default: limbo, readBy: [engine] }
  - { name: pages.destroyed.spell, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.page.destroyed-leaves-arena, mz.page.spell-potion-destroyed], help: Where a Destroyed Page of the type spell goes., default: cemetery, readBy: [engine] }
  - { name: pages.destroyed.potion, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.page.destroyed-leaves-arena, mz.page.spell-potion-destroyed], help: Where a Destroyed Page of the type potion goes., default: cemetery, readBy: [engine] }
  - { name: pages.destroyed.terra, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.page.destroyed-leaves-arena, mz.page.terra-destroyed], help: Where a Destroyed Page of the type terra goes., default: afterlife, readBy: [engine] }
  - { name: pages.destroyed.aura, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.page.destroyed-leaves-arena, mz.page.aura-destroyed], help: Where a Destroyed Page of the type aura goes., default: afterlife, readBy: [engine] }
  - { name: pages.resolved.spell, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.general.spell-potion-to-cemetery, mz.turn.contract-destination, mz.page.spell], help: Where a Spell goes once it has resolved., default: cemetery, readBy: [engine] }
  - { name: pages.resolved.potion, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.general.spell-potion-to-cemetery, mz.turn.contract-destination, mz.page.potion], help: Where a Potion goes once it has resolved., default: cemetery, readBy: [engine] }
  - { name: pages.stopped, type: enum, values: { cemetery: its owner's Cemetery, chapter: its owner's Chapter }, rules: [mz.general.spell-potion-to-cemetery, mz.chain.stopped-entry], help: Where a Spell or Potion goes if it is stopped from resolving., default: cemetery, readBy: [engine] }
  - { name: pages.searchMayFail, type: boolean, rules: [mz.general.search-may-fail], help: Whether a search of the Spellbook may end without taking a Page., default: true, readBy: [engine] }
  - { name: pages.searchShuffles, type: boolean, rules: [mz.general.search-then-shuffle], help: Whether the Spellbook is shuffled after a search., default: true, readBy: [engine] }
  - { name: pages.simultaneousOrder, type: enum, values: { active: the Caster whose turn it is }, rules: [mz.general.simultaneous-active-orders, mz.trap.simultaneous-order], help: Who orders effects of the same moment., default: active, readBy: [engine] }
  - { name: pages.random.opponentChapter, type: enum, values: { blind-pick: "unseen, each Page being equally likely" }, rules: [mz.faq.random-opponent-chapter], help: How a random Page of an opponent's Chapter is found., default: blind-pick, readBy: [engine] }
  - { name: pages.random.dice, type: list, rules: [mz.faq.random-die-size, mz.faq.random-own-chapter], help: "The dice that find a random Page of your own Chapter, by their number of sides.", default: ["8", "10", "12", "20"], readBy: [engine] }
  - { name: pages.random.repeatedNumber, type: enum, values: { roll-again: is rolled again }, rules: [mz.example.witches-tribunal, mz.faq.random-die-size], help: What happens to a number whose Page has already been taken., default: roll-again, readBy: [engine] }
  - { name: power.timing, type: enum, values: { own-turn: on your own turn, any-turn: on any Caster's turn }, rules: [mz.lang.power], help: When a Power may be used if it does not say., default: own-turn, readBy: [engine] }
  - { name: power.pageTypes, type: list, values: { aura: Aura Pages, beastie: Beasties, spell: Spells, potion: Potions, artifact: Artifacts, terra: Terra }, rules: [mz.lang.power, mz.turn.powers-unlimited], help: The page types whose Powers can be used., default: [beastie, artifact], readBy: [engine] }
  - { name: token.destroyedTextResolves, type: boolean, rules: [mz.token.leaves-game], help: Whether DESTROYED text on a Token resolves., default: true, readBy: [engine] }
  - { name: token.leavesTo, type: enum, values: { removed: out of the game }, rules: [mz.token.leaves-game], help: Where a Token goes when it leaves the Arena., default: removed, readBy: [engine] }
  - { name: lp.recoverAboveMaximum, type: boolean, rules: [mz.lp.recover], help: Whether recovering LP can lift a Caster or Page above its maximum., default: false, readBy: [engine] }
  - { name: aura.types, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.aura.eleven-types], help: The Aura Types of the game., default: [Cosmic, Dark, Earth, Flame, Forest, Frost, Light, Lightning, Neutral, Spirit, Water], readBy: [site, text] }
  - { name: type.cosmic.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.cosmic, mz.aura.cosmic-no-weakness], help: The Aura Types that Cosmic is strong against., default: [Spirit], readBy: [engine] }
  - { name: type.dark.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.dark, mz.aura.cosmic-no-weakness], help: The Aura Types that Dark is strong against., default: [Light, Spirit], readBy: [engine] }
  - { name: type.earth.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.earth, mz.aura.cosmic-no-weakness], help: The Aura Types that Earth is strong against., default: [Lightning], readBy: [engine] }
  - { name: type.flame.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.flame, mz.aura.cosmic-no-weakness], help: The Aura Types that Flame is strong against., default: [Forest, Frost], readBy: [engine] }
  - { name: type.forest.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.forest, mz.aura.cosmic-no-weakness], help: The Aura Types that Forest is strong against., default: [Water], readBy: [engine] }
  - { name: type.frost.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.frost, mz.aura.cosmic-no-weakness], help: The Aura Types that Frost is strong against., default: [Water], readBy: [engine] }
  - { name: type.light.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.light, mz.aura.cosmic-no-weakness], help: The Aura Types that Light is strong against., default: [Dark], readBy: [engine] }
  - { name: type.lightning.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.lightning, mz.aura.cosmic-no-weakness], help: The Aura Types that Lightning is strong against., default: [Water], readBy: [engine] }
  - { name: type.neutral.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.aura.neutral-no-advantage, mz.aura.cosmic-no-weakness], help: The Aura Types that Neutral is strong against., default: [], readBy: [engine] }
  - { name: type.spirit.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.spirit, mz.aura.cosmic-no-weakness], help: The Aura Types that Spirit is strong against., default: [Dark], readBy: [engine] }
  - { name: type.water.strongAgainst, type: list, values: { Cosmic: Cosmic, Dark: Dark, Earth: Earth, Flame: Flame, Forest: Forest, Frost: Frost, Light: Light, Lightning: Lightning, Neutral: Neutral, Spirit: Spirit, Water: Water }, rules: [mz.type.table, mz.type.water, mz.aura.cosmic-no-weakness], help: The Aura Types that Water is strong against., default: [Earth, Flame], readBy: [engine] }
  - { name: aura.neutralPaidBy, type: enum, values: { any: Aura of any type, same-type: Neutral Aura only }, rules: [mz.aura.neutral-paid-by-any], help: What pays a Neutral cost., default: any, readBy: [engine] }
  - { name: aura.typedPaidBy, type: enum, values: { any: Aura of any type, same-type: Aura of that same type }, rules: [mz.aura.typed-cost], help: What pays a cost in a type other than Neutral., default: same-type, readBy: [engine] }
  - { name: aura.basicGenerates, type: integer, min: 1, max: 9, unit: Aura, rules: [mz.page.aura], help: How much Aura a Basic Aura Page generates., default: 1, readBy: [engine] }
  - { name: aura.generateOn, type: enum, values: { own-turn: on your own turn, any-turn: on any Caster's turn }, rules: [mz.general.aura-any-turn], help: When Aura Pages may be Fatigued for Aura., default: any-turn, readBy: [engine] }
  - { name: aura.generatingIsAction, type: boolean, rules: [mz.general.aura-any-turn, mz.action.what-counts], help: "Whether generating Aura is an Action, which passes Priority.", default: false, readBy: [engine] }
  - { name: aura.emptiesAt, type: enum, values: { end-of-turn: as the turn ends in which it was made, never: never }, rules: [mz.general.unspent-aura-lost], help: When unspent Aura is lost., default: end-of-turn, readBy: [engine] }
  - { name: aura.attackCost, type: integer, min: 0, max: 9, unit: Aura, rules: [mz.general.attack-defend-power-free], help: The Neutral Aura that attacking costs., default: 0, readBy: [engine] }
  - { name: aura.defendCost, type: integer, min: 0, max: 9, unit: Aura, rules: [mz.general.attack-defend-power-free], help: The Neutral Aura that declaring a Defender costs., default: 0, readBy: [engine] }
  - { name: aura.powerCost, type: integer, min: 0, max: 9, unit: Aura, rules: [mz.general.attack-defend-power-free], help: "The Neutral Aura that using a Power costs, in addition to what its text asks for.", default: 0, readBy: [engine] }
  - { name: aura.potionCost, type: integer, min: 0, max: 9, unit: Aura, rules: [mz.page.potion], help: The Neutral Aura that Contracting a Potion costs., default: 0, readBy: [engine] }
  - { name: aura.terraCost, type: integer, min: 0, max: 9, unit: Aura, rules: [mz.general.terra-free-on-own-turn], help: The Neutral Aura that Contracting a Terra costs., default: 0, readBy: [engine] }
  - { name: aura.pageCost, type: integer, min: 0, max: 9, unit: Aura, rules: [mz.turn.aura-mostly-free], help: The Neutral Aura that an Aura Page without a printed cost costs., default: 0, readBy: [engine] }
  - { name: turn.steps, type: list, values: { start: start effects and a chance to act, bookmark: Bookmark, awaken: Awaken, main: the main part, end: the end of the turn }, rules: [mz.turn.three-parts, mz.turn.start-effects-first], help: "The steps of a turn, in order.", default: [start, bookmark, awaken, main, end], readBy: [engine] }
  - { name: turn.direction, type: enum, values: { clockwise: clockwise }, rules: [mz.turn.pass-to-next, mz.action.clockwise], help: The direction in which turns and Priority pass., default: clockwise, readBy: [engine] }
  - { name: turn.bookmarks, type: integer, min: 0, max: 10, unit: Pages, rules: [mz.turn.bookmark-one], help: How many Pages are Bookmarked as a turn starts., default: 1, readBy: [engine] }
  - { name: turn.awakens, type: enum, values: { controlled: you control, owned: you own }, rules: [mz.turn.awaken-own], help: Which Fatigued Pages the active Caster Awakens., default: controlled, readBy: [engine] }
  - { name: turn.maxAuraPages, type: integer, min: 0, max: 20, nullable: true, nullMeans: any number of, unit: Aura Pages, rules: [mz.turn.one-aura], help: How many Aura Pages may be Contracted in one turn., default: 1, readBy: [engine] }
  - { name: turn.maxTerra, type: integer, min: 0, max: 20, nullable: true, nullMeans: any number of, unit: Terra, rules: [mz.turn.terra-unlimited], help: How many Terra may be Contracted in one turn., default: null, readBy: [engine] }
  - { name: turn.maxTraps, type: integer, min: 0, max: 20, nullable: true, nullMeans: any number of, unit: Traps, rules: [mz.turn.place-trap], help: How many Traps may be placed face-down in one turn., default: null, readBy: [engine] }
  - { name: turn.maxContracts, type: integer, min: 0, max: 20, nullable: true, nullMeans: any number of, unit: Pages, rules: [mz.turn.contract-unlimited], help: How many other Pages may be Contracted in one turn., default: null, readBy: [engine] }
  - { name: turn.maxPowers, type: integer, min: 0, max: 20, nullable: true, nullMeans: any number of, unit: Powers, rules: [mz.turn.powers-unlimited], help: How many Powers may be used in one turn., default: null, readBy: [engine] }
  - { name: turn.maxAttacks, type: integer, min: 0, max: 20, nullable: true, nullMeans: any number of, unit: attacks, rules: [mz.turn.attack-unlimited], help: How many attacks may be declared in one turn., default: null, readBy: [engine] }
  - { name: turn.movesPerTrap, type: integer, min: 0, max: 9, unit: times, rules: [mz.turn.move-trap], help: How often one face-down Trap may be moved in a turn., default: 1, readBy: [engine] }
  - { name: terra.timing, type: enum, values: { own-turn: on your own turn, any-turn: on any Caster's turn }, rules: [mz.general.terra-free-on-own-turn], help: When Terra may be Contracted; on any turn means whenever its Caster has Priority., default: own-turn, readBy: [engine] }
  - { name: action.kinds, type: list, values: { contract: Contracting a Page, use-effect: using an Effect, use-power: using a Power, declare-attack: declaring an attack, move-trap: moving a Trap, place-trap: placing a Trap face-down }, rules: [mz.action.what-counts, mz.action.passes-priority], help: The choices that are Actions and so pass Priority., default: [contract, use-effect, use-power, declare-attack, move-trap, place-trap], readBy: [engine] }
  - { name: priority.order, type: enum, values: { clockwise-from-actor: "clockwise, beginning at the left of the Caster who acted" }, rules: [mz.action.clockwise], help: The order in which Priority travels., default: clockwise-from-actor, readBy: [engine] }
  - { name: priority.startWindow, type: boolean, rules: [mz.priority.start-window], help: Whether every Caster has a chance to act before the Bookmark of a turn., default: true, readBy: [engine] }
  - { name: priority.endWindow, type: boolean, rules: [mz.priority.end-window], help: "Whether every Caster has a chance to act at the end of a turn, before Poison.", default: true, readBy: [engine] }
  - { name: priority.windowCloses, type: enum, values: { all-decline: when every Caster in turn has declined after the last Action, one-pass: when every Caster has been asked once }, rules: [mz.priority.end-window, mz.priority.start-window], help: When such a chance to act ends., default: all-decline, readBy: [engine] }
  - { name: priority.answers, type: enum, values: { marked: only Pages and Effects that say so, all: every Page and Effect }, rules: [mz.priority.any-time], help: What a Caster may use outside their own main part or while a chain is open., default: marked, readBy: [engine] }
  - { name: chain.order, type: enum, values: { last-in-first-out: the newest first }, rules: [mz.general.filo, mz.chain.last-first], help: The order in which a chain resolves., default: last-in-first-out, readBy: [engine] }
  - { name: chain.resolvesWhen, type: enum, values: { all-others-decline: all Casters other than the one who acted last decline, one-declines: the Caster who has Priority declines }, rules: [mz.chain.starts-on-decline], help: When a chain starts to resolve; with two Casters both are the same., default: all-others-decline, readBy: [engine] }
  - { name: chain.priorityBetweenEntries, type: boolean, rules: [mz.chain.no-reopening], help: Whether Casters may act between two entries of a chain that resolves., default: false, readBy: [engine] }
  - { name: chain.contractTextAnswerable, type: boolean, rules: [mz.keyword.contract], help: Whether CONTRACT text joins the chain and can be answered by itself., default: false, readBy: [engine] }
  - { name: chain.targetGone, type: enum, values: { nothing: it does nothing for that target, choose-again: a new target is chosen }, rules: [mz.chain.targets-on-declare], help: What happens to an entry whose target is gone or no longer legal., default: nothing, readBy: [engine] }
  - { name: combat.attackers, type: list, values: { beastie: Beasties }, rules: [mz.combat.attack-awake-beastie], help: The page types that can attack without a text that lets them., default: [beastie], readBy: [engine] }
  - { name: combat.attacksPerDeclaration, type: integer, min: 1, max: 1, unit: Attacks, rules: [mz.lang.one-attack, mz.combat.choose-attack-target], help: How many Attacks of the attacking Beastie are used., default: 1, readBy: [engine] }
  - { name: combat.targets, type: list, values: { caster: a Caster, beastie: a Beastie, artifact: an Artifact, free-trap: a Trap that lies face-down on its own, equipment-if-stated: an Equipment whose text allows it }, rules: [mz.combat.legal-targets], help: What an attack may target., default: [caster, beastie, artifact, free-trap, equipment-if-stated], readBy: [engine] }
  - { name: combat.auraAndTerraAttackable, type: boolean, rules: [mz.combat.aura-terra-not-targets], help: Whether an attack may target Aura Pages and Terra., default: false, readBy: [engine] }
  - { name: combat.flippedDefend, type: list, values: { beastie: Beasties, artifact: Artifacts }, rules: [mz.combat.flipped-beastie-artifact-defends], help: The types of Traps that become Defenders when an attack turns them face-up., default: [beastie, artifact], readBy: [engine] }
  - { name: combat.targetGone, type: enum, values: { combat-ends: combat ends without Damage }, rules: [mz.combat.target-left], help: What happens if the target has left and no one defends., default: combat-ends, readBy: [engine] }
  - { name: combat.defenders, type: list, values: { beastie: Beasties, artifact: Artifacts }, rules: [mz.combat.defenders-awake-beasties], help: The page types that can be declared as Defenders., default: [beastie], readBy: [engine] }
  - { name: combat.maxDefenders, type: integer, min: 0, max: 20, nullable: true, nullMeans: as many as they like, unit: Defenders, rules: [mz.combat.declare-defenders], help: How many Defenders may be declared., default: null, readBy: [engine] }
  - { name: combat.targetMayDefend, type: boolean, rules: [mz.combat.declare-defenders], help: Whether the target itself may be declared as a Defender., default: true, readBy: [engine] }
  - { name: combat.defendingAttacks, type: integer, min: 0, max: 1, unit: Attacks, rules: [mz.combat.one-defending-attack], help: How many Attacks all Defenders together strike back with., default: 1, readBy: [engine] }
  - { name: combat.undefendedTargetFatigues, type: boolean, rules: [mz.combat.undefended-target-is-primary], help: Whether becoming the primary Defender Fatigues an undefended target., default: false, readBy: [engine] }
  - { name: combat.fatiguedTargetStrikesBack, type: boolean, rules: [mz.combat.undefended-target-is-primary], help: Whether an undefended target that is Fatigued strikes back., default: true, readBy: [engine] }
  - { name: combat.first.neither, type: enum, values: { attacker: the attacker, defender: the primary Defender }, rules: [mz.combat.first-neither], help: Who strikes first when neither side has First-Strike., default: attacker, readBy: [engine] }
  - { name: combat.first.attackerOnly, type: enum, values: { attacker: the attacker, defender: the primary Defender }, rules: [mz.combat.first-attacker], help: Who strikes first when only the attacker has First-Strike., default: attacker, readBy: [engine] }
  - { name: combat.first.defenderOnly, type: enum, values: { attacker: the attacker, defender: the primary Defender }, rules: [mz.combat.first-defender, mz.trait.first-strike], help: Who strikes first when only the primary Defender has First-Strike., default: defender, readBy: [engine] }
  - { name: combat.first.bothHeads, type: enum, values: { attacker: the attacker, defender: the primary Defender }, rules: [mz.combat.first-both], help: Who strikes first on heads when both sides have First-Strike; tails is the other side., default: attacker, readBy: [engine] }
  - { name: combat.endsWithout, type: enum, values: { primary-defender: the primary Defender, every-defender: every Defender }, rules: [mz.combat.end-no-defender], help: Who must be gone after the first Attack for combat to end there., default: primary-defender, readBy: [engine] }
  - { name: combat.priorityAfter, type: enum, values: { declaration: "right after the attack, its Attack and its target are declared" }, rules: [mz.combat.begins], help: When Casters may act in combat., default: declaration, readBy: [engine] }
  - { name: damage.typeAdvantage, type: integer, min: 0, max: 200, unit: Damage, rules: [mz.type.plus-twenty], help: What Type Advantage adds to Damage., default: 20, readBy: [engine] }
  - { name: damage.typeAdvantageFor, type: list, values: { attack: Attacks, spell: Spells and Potions, effect: all other effects }, rules: [mz.type.all-damage], help: Which Damage of a Page gets Type Advantage., default: [attack, spell, effect], readBy: [engine] }
  - { name: damage.typeAdvantageBy, type: enum, values: { primary-defender: the primary Defender }, rules: [mz.attack.type-advantage-once], help: Whose Aura Type decides over the Type Advantage of an Attack., default: primary-defender, readBy: [engine] }
  - { name: damage.auraAttackAdvantage, type: integer, min: 0, max: 200, unit: Damage, rules: [mz.auraattack.plus-twenty], help: What Aura Attack Advantage adds to Damage., default: 20, readBy: [engine] }
  - { name: damage.advantagesStack, type: boolean, rules: [mz.auraattack.stacks], help: Whether Aura Attack Advantage and Type Advantage are added together., default: true, readBy: [engine] }
  - { name: damage.step, type: integer, min: 1, max: 50, unit: Damage, rules: [mz.attack.allocate-multiples], help: Damage is divided in multiples of this., default: 5, readBy: [engine] }
  - { name: damage.minPerDefender, type: integer, min: 0, max: 50, unit: Damage, rules: [mz.attack.allocate-minimum], help: The least Damage that every Defender must be given., default: 5, readBy: [engine] }
  - { name: damage.sharedBy, type: enum, values: { attack-controller: the controller of the Attack }, rules: [mz.attack.allocate-multiples], help: Who divides Damage among several Defenders., default: attack-controller, readBy: [engine] }
  - { name: damage.cappedAtCurrentLp, type: boolean, rules: [mz.attack.cap-at-current-lp, mz.attack.remainder-capped], help: Whether no Page can be given more Damage than it has LP., default: true, readBy: [engine] }
  - { name: damage.remainder, type: enum, values: { original-target: the original target, lost: nobody }, rules: [mz.attack.remainder-to-target], help: Who takes the Damage that the Defenders cannot take., default: original-target, readBy: [engine] }
  - { name: damage.tooLittle, type: enum, values: { as-many-as-possible: as many Defenders as possible get their share, none: nobody gets any }, rules: [mz.attack.allocate-minimum], help: What happens when the Damage is not enough to give every Defender the least amount., default: as-many-as-possible, readBy: [engine] }
  - { name: trap.places, type: list, values: { arena: on its own in the Arena, under-beastie: under a Beastie, under-artifact: under an Artifact }, rules: [mz.trap.places, mz.trait.trap], help: Where a Trap may be placed face-down., default: [arena, under-beastie, under-artifact], readBy: [engine] }
  - { name: trap.hosts, type: enum, values: { controlled: that you control, any: of any Caster }, rules: [mz.trap.places], help: Whose Pages a Trap may be placed under., default: controlled, readBy: [engine] }
  - { name: trap.maxUnderPage, type: integer, min: 1, max: 9, unit: Traps, rules: [mz.trap.one-under-a-page], help: How many face-down Traps may lie under one Page., default: 1, readBy: [engine] }
  - { name: trap.placingCost, type: integer, min: 0, max: 9, unit: Aura, rules: [mz.trap.placing-free, mz.trait.trap], help: The Neutral Aura that placing a Trap face-down costs., default: 0, readBy: [engine] }
  - { name: trap.falseTrapsAllowed, type: boolean, rules: [mz.trap.false-trap-loses], help: "Whether a Page without the Trap Trait may be placed face-down, at the risk of losing the game.", default: false, readBy: [engine] }
  - { name: trap.falseTrapLoses, type: boolean, rules: [mz.trap.false-trap-loses], help: Whether revealing a face-down Page without the Trap Trait makes the Caster who placed it lose the game., default: true, readBy: [engine] }
  - { name: trap.paymentOptional, type: boolean, rules: [mz.faq.trap-flip-pays, mz.trap.unpaid-afterlife], help: Whether the controller of a flipped Trap may decline to pay for it., default: true, readBy: [engine] }
  - { name: trap.unpaid, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.trap.unpaid-afterlife], help: Where a flipped Trap goes if no one pays for it., default: afterlife, readBy: [engine] }
  - { name: trap.defendsAgainstUnblockable, type: boolean, rules: [mz.trap.auto-defender], help: Whether a flipped Trap defends even if no Defenders may be declared., default: true, readBy: [engine] }
  - { name: trap.flippedIsFatigued, type: boolean, rules: [mz.trap.own-flip-text], help: "Whether a Beastie or Artifact flipped outside combat enters as Pages do, Fatigued unless something says otherwise; if not, it stays Awakened or Fatigued as it was.", default: true, readBy: [engine] }
  - { name: equipment.attackable, type: boolean, rules: [mz.equip.out-of-play], help: Whether attached Equipment can be attacked without a text that allows it., default: false, readBy: [engine] }
  - { name: equipment.silentHost, type: enum, values: { beastie: a Beastie }, rules: [mz.equip.target-on-contract], help: What an Equipment may go under if its text does not say., default: beastie, readBy: [engine] }
  - { name: equipment.hostLeavesDestroys, type: boolean, rules: [mz.equip.host-leaves], help: Whether Equipment counts as Destroyed when its Page leaves the Arena., default: false, readBy: [engine] }
  - { name: terra.slots, type: integer, min: 1, max: 12, unit: Terra Slots, rules: [mz.zone.terra-slots-six, mz.terra.fill-order, mz.terra.rotation], help: How many Terra Slots the Casters share., default: 6, readBy: [engine] }
  - { name: terra.emptySlotFirst, type: boolean, rules: [mz.terra.rotation], help: Whether a slot that has become empty is filled before any Terra is replaced., default: true, readBy: [engine] }
  - { name: terra.replacedTo, type: enum, values: { limbo: Limbo, cemetery: the Cemetery, afterlife: the Afterlife }, rules: [mz.terra.replaced-to-afterlife], help: The area of its owner to which a rotated Terra goes., default: afterlife, readBy: [engine] }
  - { name: terra.maxPerGame, type: integer, min: 1, max: 60, nullable: true, nullMeans: no maximum, unit: Terra, rules: [mz.terra.no-maximum], help: How many Terra a Caster may Contract over a game., default: null, readBy: [engine] }
  - { name: terra.copiesStack, type: boolean, rules: [mz.terra.copies-do-not-stack], help: Whether several copies of one Terra add up., default: false, readBy: [engine] }
  - { name: terra.activeFor, type: enum, values: { every-caster: every Caster in the game, controller: the Caster who Contracted it }, rules: [mz.terra.for-all-casters, mz.general.any-terra-activates], help: For whom a Terra activates its symbol., default: every-caster, readBy: [engine] }
  - { name: terra.newNames, type: list, rules: [mz.terra.new-in-nightfall], help: The Terra that came with this edition., default: [Dawn, Dusk, Fog, Full Moon, Swamp] }
  - { name: terra.otherNames, type: list, rules: [mz.terra.known-names], help: Other Terra that the rulebook names., default: [Forest, River, Nighttime] }
  - { name: terra.bonusRaises, type: list, values: { damage: Damage, lp: LP }, rules: [mz.terrabonus.what, mz.terrabonus.lp], help: What Terra Bonuses raise., default: [damage, lp], readBy: [engine] }
  - { name: terra.bonusDamageOn, type: enum, values: { attacks: Attacks, all-damage: Damage of any kind }, rules: [mz.terrabonus.all-attacks], help: Which Damage of a Page a Terra Bonus raises., default: attacks, readBy: [engine] }
  - { name: status.names, type: list, values: { Frozen: Frozen, Burn: Burn, Poison: Poison, Paralyze: Paralyze, Sleep: Sleep, Scared: Scared, Confusion: Confusion }, rules: [mz.status.list], help: The Status Effects of the game., default: [Frozen, Burn, Poison, Paralyze, Sleep, Scared, Confusion], readBy: [site, text] }
  - { name: status.maxOfEach, type: integer, min: 1, max: 1, unit: Indicators, rules: [mz.status.one-each], help: How many Indicators of one Status Effect a target can have; Poison has its own number., default: 1, readBy: [engine] }
  - { name: status.ofAttackAffects, type: enum, values: { primary-defender: only the primary Defender, every-defender: every Defender }, rules: [mz.status.primary-only], help: On whom the Status Effect of an Attack is inflicted when there are several Defenders., default: primary-defender, readBy: [engine] }
  - { name: status.ofAttackAffectsCasters, type: boolean, rules: [mz.status.attack-icon], help: Whether an undefended Caster suffers the Status Effect of an Attack., default: true, readBy: [engine] }
  - { name: status.frozen.affects, type: list, values: { beastie: Beasties, artifact: Artifacts }, rules: [mz.status.who, mz.status.frozen-inflict], help: What Frozen can be inflicted on., default: [beastie, artifact], readBy: [engine] }
  - { name: status.frozen.fatigues, type: boolean, rules: [mz.status.frozen-inflict], help: Whether a Page is Fatigued as it is Frozen., default: true, readBy: [engine] }
  - { name: status.frozen.countersLost, type: integer, min: 1, max: 6, unit: counters, rules: [mz.status.frozen-tick], help: How many counters a Frozen Indicator loses each time., default: 1, readBy: [engine] }
  - { name: status.frozen.ticks, type: enum, values: { every-turn: at the start of every turn, own-turn: at the start of each turn of its controller }, rules: [mz.status.frozen-tick], help: When a Frozen Indicator loses counters., default: every-turn, readBy: [engine] }
  - { name: status.frozen.thawAwakens, type: boolean, rules: [mz.status.frozen-thaw], help: Whether a Page is Awakened when its last Frozen counter is removed., default: true, readBy: [engine] }
  - { name: status.frozen.sparesItsCombat, type: boolean, rules: [mz.status.frozen-damage], help: Whether Damage in the combat in which it was inflicted leaves it in place., default: true, readBy: [engine] }
  - { name: status.frozen.damageAwakens, type: boolean, rules: [mz.status.frozen-damage], help: Whether a Page is Awakened as Damage ends Frozen., default: false, readBy: [engine] }
  - { name: status.burn.affects, type: list, values: { beastie: Beasties, artifact: Artifacts, caster: Casters }, rules: [mz.status.who, mz.status.burn-inflict], help: What Burn can be inflicted on., default: [beastie, caster], readBy: [engine] }
  - { name: status.burn.die, type: integer, min: 1, max: 20, unit: sides, rules: [mz.status.burn-inflict], help: The sides of the die that sets the counters of Burn., default: 6, readBy: [engine] }
  - { name: status.burn.countersLost, type: integer, min: 1, max: 6, unit: counters, rules: [mz.status.burn-tick], help: How many counters a Burn Indicator loses each time., default: 1, readBy: [engine] }
  - { name: status.burn.ticks, type: enum, values: { every-turn: at the start of every turn, own-turn: at the start of each turn of its controller }, rules: [mz.status.burn-tick], help: When a Burn Indicator loses counters., default: every-turn, readBy: [engine] }
  - { name: status.burn.casterLoss, type: integer, min: 0, max: 500, unit: LP, rules: [mz.status.burn-caster], help: What each declared attack costs a burned Caster., default: 20, readBy: [engine] }
  - { name: status.burn.pageLoss, type: integer, min: 0, max: 500, unit: LP, rules: [mz.status.burn-page], help: What each declared attack costs a burned attacker., default: 20, readBy: [engine] }
  - { name: status.poison.affects, type: list, values: { beastie: Beasties, artifact: Artifacts, caster: Casters }, rules: [mz.status.who, mz.status.poison-inflict], help: What Poison can be inflicted on., default: [beastie, caster], readBy: [engine] }
  - { name: status.poison.max, type: integer, min: 1, max: 9, unit: Indicators, rules: [mz.status.poison-max, mz.status.one-each], help: How many Poison Indicators a target can have., default: 3, readBy: [engine] }
  - { name: status.poison.loss, type: integer, min: 0, max: 500, unit: LP, rules: [mz.status.poison-loss], help: What each Poison Indicator costs its target., default: 10, readBy: [engine] }
  - { name: status.poison.takes, type: enum, values: { every-turn: at the end of every turn, own-turn: at the end of each turn of its controller }, rules: [mz.status.poison-loss], help: When Poison costs LP., default: every-turn, readBy: [engine] }
  - { name: status.poison.removedAtStartOfTurn, type: integer, min: 2, max: 20, rules: [mz.status.poison-expiry], help: "The turn at whose start an Indicator is removed, counting the turn it was placed in as 1.", default: 3, readBy: [engine] }
  - { name: status.paralyze.affects, type: list, values: { beastie: Beasties, artifact: Artifacts }, rules: [mz.status.who, mz.status.paralyze-inflict], help: What Paralyze can be inflicted on., default: [beastie], readBy: [engine] }
  - { name: status.paralyze.needsHeads, type: boolean, rules: [mz.status.paralyze-inflict], help: Whether Paralyze is inflicted only if a coin shows heads., default: true, readBy: [engine] }
  - { name: status.paralyze.damage, type: integer, min: 0, max: 500, unit: Damage, rules: [mz.status.paralyze-zero-damage], help: "What every Attack of a paralyzed Page deals, after all modifiers.", default: 0, readBy: [engine] }
  - { name: status.paralyze.removedAtEndOfTurn, type: integer, min: 1, max: 20, rules: [mz.status.paralyze-expiry], help: "The turn at whose end the Indicator is removed, counting the turn it was placed in as 1.", default: 2, readBy: [engine] }
  - { name: status.sleep.affects, type: list, values: { beastie: Beasties, artifact: Artifacts }, rules: [mz.status.who, mz.status.sleep-inflict], help: What Sleep can be inflicted on., default: [beastie], readBy: [engine] }
  - { name: status.sleep.needsHeads, type: boolean, rules: [mz.status.sleep-inflict], help: Whether Sleep is inflicted only if a coin shows heads., default: true, readBy: [engine] }
  - { name: status.sleep.fatigues, type: boolean, rules: [mz.status.sleep-inflict], help: Whether a Page is Fatigued as it falls asleep., default: true, readBy: [engine] }
  - { name: status.sleep.attackWakes, type: boolean, rules: [mz.status.sleep-attack-target], help: Whether being chosen as the target of an attack removes Sleep., default: true, readBy: [engine] }
  - { name: status.sleep.damageTimes, type: integer, min: 1, max: 9, unit: times, rules: [mz.status.sleep-damage], help: The number by which Damage to a sleeping Page is multiplied., default: 2, readBy: [engine] }
  - { name: status.sleep.sparesItsCombat, type: boolean, rules: [mz.status.sleep-damage], help: Whether Damage in the combat in which it was inflicted leaves it in place., default: true, readBy: [engine] }
  - { name: status.sleep.damageAwakens, type: boolean, rules: [mz.status.sleep-damage], help: Whether a Page is Awakened as Damage ends Sleep., default: true, readBy: [engine] }
  - { name: status.scared.affects, type: list, values: { beastie: Beasties, artifact: Artifacts }, rules: [mz.status.who, mz.status.scared-inflict], help: What Scared can be inflicted on., default: [beastie], readBy: [engine] }
  - { name: status.scared.needsHeads, type: boolean, rules: [mz.status.scared-inflict], help: Whether Scared is inflicted only if a coin shows heads., default: false, readBy: [engine] }
  - { name: status.confusion.affects, type: list, values: { beastie: Beasties, artifact: Artifacts }, rules: [mz.status.who, mz.status.confusion-inflict], help: What Confusion can be inflicted on., default: [beastie], readBy: [engine] }
  - { name: status.confusion.needsHeads, type: boolean, rules: [mz.status.confusion-inflict], help: Whether Confusion is inflicted only if a coin shows heads., default: false, readBy: [engine] }
  - { name: trait.names, type: list, values: { Blood Sucker: Blood Sucker, Burrow: Burrow, Convert: Convert, Destroyer: Destroyer, Defender: Defender, Fear: Fear, First-Strike: First-Strike, Flash: Flash, Fleet: Fleet, Flight: Flight, Magiproof: Magiproof, Immortal: Immortal, Infectious: Infectious, Invisible: Invisible, Regen: Regen, Spirit: Spirit, Stone Skin: Stone Skin, Trap: Trap, Unblockable: Unblockable, Venomous: Venomous, Equipment: Equipment, Self-Destruct: Self-Destruct }, rules: [mz.trait.list], help: The Traits of the game., default: [Blood Sucker, Burrow, Convert, Destroyer, Defender, Fear, First-Strike, Flash, Fleet, Flight, Magiproof, Immortal, Infectious, Invisible, Regen, Spirit, Stone Skin, Trap, Unblockable, Venomous, Equipment, Self-Destruct], readBy: [site, text] }
  - { name: trait.newNames, type: list, values: { Blood Sucker: Blood Sucker, Burrow: Burrow, Convert: Convert, Destroyer: Destroyer, Defender: Defender, Fear: Fear, First-Strike: First-Strike, Flash: Flash, Fleet: Fleet, Flight: Flight, Magiproof: Magiproof, Immortal: Immortal, Infectious: Infectious, Invisible: Invisible, Regen: Regen, Spirit: Spirit, Stone Skin: Stone Skin, Trap: Trap, Unblockable: Unblockable, Venomous: Venomous, Equipment: Equipment, Self-Destruct: Self-Destruct }, rules: [mz.trait.list], help: The Traits that came with this edition., default: [Equipment, Self-Destruct] }
  - { name: trait.burrow.barred, type: list, values: { spell: Spells, artifact: Artifacts, power: Powers, attack: attacks }, rules: [mz.trait.burrow], help: What cannot target a burrowing Beastie., default: [spell, artifact, power, attack], readBy: [engine] }
  - { name: trait.convert.aura, type: integer, min: 1, max: 9, unit: Aura, rules: [mz.trait.convert], help: How much Aura a Page with Convert generates., default: 1, readBy: [engine] }
  - { name: trait.convert.on, type: enum, values: { own-turn: on your own turn, any-turn: on any Caster's turn }, rules: [mz.trait.convert], help: When Convert may be used., default: any-turn, readBy: [engine] }
  - { name: trait.destroyer.needsDamage, type: boolean, rules: [mz.trait.destroyer], help: Whether Destroyer works only if Damage was dealt., default: true, readBy: [engine] }
  - { name: trait.defender.times, type: integer, min: 1, max: 9, unit: times, rules: [mz.trait.defender], help: The number by which the Trait Defender multiplies maximum LP., default: 2, readBy: [engine] }
  - { name: trait.fear.optional, type: boolean, rules: [mz.trait.fear], help: Whether the controller may leave Fear unused., default: true, readBy: [engine] }
  - { name: trait.firstStrike.pageTypes, type: list, values: { aura: Aura Pages, beastie: Beasties, spell: Spells, potion: Potions, artifact: Artifacts, terra: Terra }, rules: [mz.trait.first-strike], help: The page types that First-Strike is printed on., default: [beastie, spell] }
  - { name: trait.flash.until, type: enum, values: { target-controller: the target's controller, flash-controller: the controller of the Page with Flash }, rules: [mz.trait.flash], help: The Caster at the end of whose next turn Flash ends., default: target-controller, readBy: [engine] }
  - { name: trait.magiproof.barred, type: list, values: { spell: Spells, potion: Potions }, rules: [mz.trait.magiproof], help: What cannot target a Page with Magiproof., default: [spell], readBy: [engine] }
  - { name: trait.infectious.by, type: enum, values: { anything-it-does: in any way, its-attacks: with an Attack }, rules: [mz.trait.infectious], help: How a Beastie with Infectious must Destroy another for its Token., default: anything-it-does, readBy: [engine] }
  - { name: trait.regen.recovers, type: integer, min: 0, max: 500, unit: LP, rules: [mz.trait.regen], help: What a Beastie recovers for each Regen Trait., default: 10, readBy: [engine] }
  - { name: trait.stoneSkin.stopsLoss, type: boolean, rules: [mz.trait.stone-skin], help: Whether Stone Skin also prevents losing LP., default: false, readBy: [engine] }
  - { name: trait.venomous.indicators, type: integer, min: 1, max: 3, unit: Indicators, rules: [mz.trait.venomous], help: How many Poison Indicators Venomous places., default: 1, readBy: [engine] }
  - { name: trait.equipment.optional, type: boolean, rules: [mz.trait.equipment], help: Whether a Beastie or Artifact with Equipment may be Contracted as an ordinary Page., default: true, readBy: [engine] }
  - { name: trait.selfDestruct.on, type: enum, values: { own-turn: on your own turn, any-turn: on any Caster's turn }, rules: [mz.trait.self-destruct], help: When Self-Destruct may be used., default: own-turn, readBy: [engine] }
steps:
  - { id: surroundings, name: Declare the surroundings, kind: setup, rules: [mz.terrabonus.environment-input], help: "The table says what is true around it: places nearby, the time of day, what the Casters wear." }
  - { id: first-caster, name: Predict for the first turn, kind: setup, rules: [mz.setup.prediction], help: A prediction of a coin or die decides who chooses the first Caster. }
  - { id: opening-chapter, name: Bookmark the opening Chapter, kind: setup, rules: [mz.setup.shuffle-and-bookmark], help: Every Spellbook is shuffled and its top Pages become the opening Chapter. }
  - { id: mulligan, name: Mulligan, kind: setup, rules: [mz.setup.mulligan-step], help: "Casters may exchange their opening Chapter, in turn." }
  - { id: start, name: Start of turn, kind: turn, rules: [mz.turn.start-effects-first, mz.priority.start-window], help: Effects and counters timed for the start of a turn resolve. Then every Caster has a chance to act. }
  - { id: bookmark, name: Bookmark, kind: turn, rules: [mz.turn.bookmark-one], help: The active Caster Bookmarks. }
  - { id: awaken, name: Awaken, kind: turn, rules: [mz.turn.awaken-own], help: The active Caster Awakens their Fatigued Pages. }
  - { id: main, name: Main part, kind: turn, rules: [mz.turn.free-order], help: "The active Caster acts, in any order and mix." }
  - { id: end, name: End of turn, kind: turn, rules: [mz.turn.end-effects, mz.priority.end-window], help: "Every Caster has a chance to act. Then effects timed for the end of the turn resolve, and unspent Aura is lost." }
`,
  },
];
