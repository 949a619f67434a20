/** What people write for a Page and the data of Pages cannot hold, with what can be written. */
import { lacksOf } from '@rulewright/content/sentences';

export const LACKS = lacksOf([
  [
    'you may put [it|them|any|any of them]',
    'After a look, all Pages that are not taken go to one place. Write where: “then put it on the bottom”.',
  ],
  ['unless', 'No effect depends on “unless”. Write what must be so with “if”.'],
  ['instead', 'An effect cannot replace another one. Write what happens in addition.'],
  [
    '[this way|that way|if it does|if it dies|if it is destroyed]',
    'A condition cannot ask what an effect has done. Write the effects one after the other.',
  ],
  [
    '[that player|that opponent|that caster|its controller|they]',
    'The Caster of a moment cannot be named again. Write “each opponent” or “a target opponent”.',
  ],
  [
    "at the [start|beginning|end] of [an opponent's|your opponent's|each opponent's|the opponent's|the next] turn",
    'A moment is in your turn or in every turn: “at the start of every turn”.',
  ],
  [
    '[equal to|as much as|times]',
    'A number is counted with “for each”: “deal 10 Damage to a target Beastie for each Artifact you control”.',
  ],
  ['[two|2|three|3|#] coins', 'An effect flips one coin: “Flip a coin. Heads: Bookmark 1.”'],
  [
    '[sacrifice|destroy|discard|return|fatigue] [a|an|another] * :',
    'A price is Aura, LP, Pages of your Chapter, or this Page: “Fatigue” or “Destroy” with its name.',
  ],
  [
    'for each [status|indicator|opponent|caster|lp|aura]',
    'A number is counted from Pages or a die: “for each Beastie you control”.',
  ],
  ['[your|target] opponent [reveals|shows]', 'No effect shows the Chapter of a Caster.'],
  [
    '[put|move|send|discard] the top',
    'The top Pages of a Spellbook can be looked at, revealed or Bookmarked. They cannot be moved elsewhere.',
  ],
  ['[shuffle|shuffles]', 'No effect shuffles a pile. A search shuffles your Spellbook by itself.'],
  [
    '[copy|exile|swap|exchange|skip|extra turn|another turn]',
    'No effect copies or exchanges Pages, removes them from the game, or changes the order of turns.',
  ],
  ['[reveal|reveals|show|shows] * [chapter|hand|hands]', 'No effect shows the Chapter of a Caster.'],
  [
    'look at * [chapter|hand]',
    'No effect looks at the Chapter of a Caster. An effect can look at the top Pages of your Spellbook.',
  ],
  [
    'cannot be [destroyed|targeted|dealt damage|blocked|stopped|countered]',
    'A Page cannot be protected from this. It can have a Trait such as Magiproof, or be immune to a Status Effect.',
  ],
  [
    "[do not|don't|does not|doesn't] [awaken|untap]",
    "Write it with “cannot Awaken”: “a target Beastie cannot Awaken until the end of its controller's next turn”.",
  ],
]);
