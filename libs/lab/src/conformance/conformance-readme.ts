/** The README of a conformance kit. It describes the files and how a program uses them. */

export const readme = (name: string, version: string, game: string): string => `# ${name}: conformance kit

Cases that every program that plays ${name} must get right, as JSON. Format version ${version}; \`kit.json\` gives this version, the number of
cases and a SHA-256 hash of every other JSON file (of its value, written without spaces and with sorted member names).

| file            | content                                                                                       |
| --------------- | --------------------------------------------------------------------------------------------- |
| \`kit.json\`      | format, version, game, counts, hashes                                                         |
| \`rulesets.json\` | every mode with all its parameters, the steps of the setup and of a turn, and its own rules   |
| \`cards.json\`    | the cards, with the numbers and abilities that play uses                                      |
| \`matches.json\`  | positions, decisions and the required results                                                 |
| \`decks.json\`    | deck lists, each with its verdict                                                             |

## Match cases

\`ruleset.id\` is \`${game}/mode+variant?parameter=value\`. Take the mode from \`rulesets.json\`, apply the variants to it and set the values.
Then follow \`example\`:

1. Lay out \`table\`. For each seat (A, B, C… in turn order) it lists the cards of each place. Piles name their top card first. \`3 Filler\` is three
   cards without numbers or text; \`Name#x\` marks a copy. A draw pile that is not listed has 20 Filler; other places are empty. \`cards\` are
   invented for the case: a value that they leave out is 0 or empty.
2. Start at \`start\`: the seat, the turn and the step. \`setup\` is the start of a match, \`end\` the end of a turn. \`state\` also sets counters.
   \`random\` lists the results of chance in order. If the engine asks for a number below n, the result is a whole number from 0 to n − 1.
3. Take the decisions of \`play\` in order. Answer every other question that comes before a decision of the list: pass, or take the only option.
4. Stop at the next real choice (\`until: now\`). With \`until: turn-end\`, pass until the turn is over.

Then \`then\` and \`thenIn\` must be true, and every \`expect\` must be true at its step. \`events\` are all events in order, each with the rule that it
applies. If your program has other events, or other words for them, compare the events that both have: moves of cards, totals, results.
A match of an example with \`refused\` must not start.

## Deck cases

\`deck\` is the list as text, or the name of a published deck. \`entries\` are the entries that the check reads from it. \`verdict\` is the verdict of
the ruleset: whether the deck is legal, how many cards and points it has, which cards are removed before play, and its issues, each with its rule.

## Versions

A new number before the dot means that the shape of files has changed. A new number after the dot means that members were added. Cases change
with the rules. To see whether you play the same ruleset, compare its \`hash\`.
`;
