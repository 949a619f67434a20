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
];
