/** The README of a conformance kit. It describes the files and how a program uses them. */

export const readme = (name: string, version: string, game: string): string => `# ${name}: conformance kit

Cases that every program which plays ${name} must get right, as JSON. Format version ${version}; \`kit.json\` names it, with the number of
cases and a SHA-256 hash of every other JSON file (of its value, written without spaces and with sorted member names).

| file            | holds                                                                                         |
| --------------- | --------------------------------------------------------------------------------------------- |
| \`kit.json\`      | format, version, game, counts, hashes                                                         |
| \`rulesets.json\` | every mode with all its parameters, the steps of setting up and of a turn, and its own rules  |
| \`cards.json\`    | the cards, with the numbers and abilities that play uses                                      |
| \`matches.json\`  | positions, decisions, and what must come of them                                              |
| \`decks.json\`    | deck lists and the verdict on each                                                            |

## Match cases

\`ruleset.id\` is \`${game}/mode+variant?parameter=value\`: take the mode from \`rulesets.json\`, lay the variants over it and set the values.
\`example\` says the rest:

1. Lay out \`table\`: for each seat (A, B, C… in turn order) the cards of each place. Piles name their top card first. \`3 Filler\` is three cards
   without numbers or text; \`Name#x\` marks a copy. A draw pile that is not stated has 20 Filler; other places are empty. \`cards\` are made
   for the case: what they leave out is nought or empty.
2. Begin at \`start\`: the seat, the turn and the step. \`setup\` begins a match, \`end\` the end of a turn. \`state\` sets counters besides.
   \`random\` are the answers of chance in order, each a whole number from 0 up to, and not including, the number asked for.
3. Take the decisions of \`play\` in order. Whatever is asked before a decision of the list is passed, or, where there is a single option, taken.
4. End at the next real choice (\`until: now\`), or, passing, when the turn is over (\`until: turn-end\`).

Then \`then\` and \`thenIn\` must hold, and so must every \`expect\` on the way. \`events\` are all events in order, with the rule that each applies.
A program that tells other events, or in other words, compares those that it has: moves of cards, totals, results. An example with \`refused\`
must not begin.

## Deck cases

\`deck\` is the list as text, or the name of a published one; \`entries\` is how it is read. \`verdict\` is what the ruleset says of it: whether it is
legal, how many cards and points it has, which cards are removed before play, and its issues with the rule of each.

## Versions

A new number before the dot means that files changed their shape; a new number behind it that members were added. Cases come and go with the
rules: compare \`hash\` of a ruleset to see whether it is the one you play.
`;
