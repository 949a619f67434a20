/**
 * Sentences that no card has: new ones within the grammar, new ones beyond it, and malformed ones. They were written
 * after the grammar, to test it on unseen text.
 */

/** Sentences that parse. The second text is the house style, if it differs. */
export const READ: readonly (readonly [text: string, style?: string])[] = [
  ['Deal 30 Damage to each Beastie of an opponent.'],
  ['Destroy a target Artifact.'],
  ['Inflict Burn on each Beastie.'],
  ['You recover 10 LP for each Beastie you control.'],
  ['A target Beastie you control has Flight until the end of the turn.'],
  ['CONTRACT: deal 15 Damage to a target Beastie of an opponent with Flight.'],
  ['DESTROYED: each opponent loses 20 LP.'],
  ['When Hodag attacks, it gains 10 LP until the end of the turn.'],
  [
    'When Hodag defends, inflict Poison (2) on the attacking Beastie.',
    'When Hodag defends, inflict Poison (2) on that Page.',
  ],
  ['At the start of your turn, if you control 2 or more Frost Beasties, Bookmark 1.'],
  ['Any time, pay 1 Frost Aura: prevent the next 20 Damage to Hodag.'],
  ['Once a turn, pay 30 LP: destroy a target Terra.'],
  ['ARENA: each other Beastie you control has +5 Damage.'],
  ['ARENA: Hodag has Fleet and cannot be inflicted with Burn.'],
  ['ARENA: each Beastie of an opponent costs +1 Aura.'],
  ['ARENA: while Nighttime is active, Hodag has +20 Damage.'],
  ['ARENA: each opponent cannot Contract Spells.'],
  ['Flip a coin. Heads: Bookmark 2. Tails: you lose 20 LP.'],
  ['Choose one: Bookmark 1; or you recover 20 LP.'],
  ["Put a target Beastie you control into its owner's Chapter."],
  ['Put up to 2 Beasties out of your Limbo into your Chapter.'],
  ['Search your Spellbook for a Beastie that costs 2 or less and put it into the Arena.'],
  ['Look at the top 4 Pages of your Spellbook, take 2 into your Chapter, put the rest back on top.'],
  ['Take control of a target Artifact until the end of the turn.'],
  ['Awaken each Beastie you control.'],
  ['Fatigue up to 2 target Beasties of an opponent.'],
  [
    'Remove Poison from a target Beastie you control and it recovers 20 LP.',
    'Remove Poison from a target Beastie you control. It recovers 20 LP.',
  ],
  ['Stop a Spell of an opponent that costs 3 or less.'],
  ['Turn a target face-down Trap of an opponent face-up.'],
  ['The next Beastie you Contract this turn costs 2 Flame less.'],
  ['Reveal the top Page of your Spellbook; you may Contract it.'],
  ['Each Caster loses 10 LP for each Spell in your Cemetery.'],
  [
    'Beasties of an opponent have -10 Damage until the end of your next turn.',
    'Each Beastie of an opponent has -10 Damage until the end of your next turn.',
  ],
  ['If you Contracted 2 or more Spells this turn, Bookmark 2.'],
  ['When a Beastie you control is Destroyed, you recover 10 LP.'],
  ['You may Destroy a target Artifact, then Bookmark 1.', 'You may destroy a target Artifact, then Bookmark 1.'],
  ['Deal 10 Damage to up to 3 target Beasties.'],
  ['Generate 1 Flame and 1 Frost Aura.'],
  ['Put 2 Neutral Beastie Tokens with 20 LP into the Arena.'],
  ['A target Beastie deals half its Damage until the end of the turn.'],
  ['Deal 40 Damage to a target Caster.'],
  ["DESTROYED: put Hodag into its owner's Chapter."],
];

/**
 * Well-formed sentences that the parser rejects at this word, because the grammar has no verb, condition or filter for
 * it.
 */
export const BEYOND: readonly (readonly [text: string, word: string])[] = [
  ['At the end of your turn, you may pay 20 LP.', 'pay'],
  ['A target Beastie without Flight loses 20 LP.', 'without'],
  ['Each opponent puts a Page of their Chapter into their discard area.', 'puts'],
  ['Swap control of two Beasties.', 'Swap'],
];

/** Malformed sentences, with the word at which the parser rejects them. */
export const MALFORMED: readonly (readonly [text: string, word: string])[] = [
  ['Deal 20 Damages to a target Beastie.', 'Damages'],
  ['Deal Damage to a target Beastie.', 'Damage'],
  ['Deal 20 Damage to target Beastie.', 'target'],
  ['Destroy a target Beast.', 'Beast'],
  ['Inflict Burning on a target Beastie.', 'Burning'],
  ['CONTRACT draw a card.', 'draw'],
  ['CONTRACT: draw 2 Pages.', 'draw'],
  ['A target Beastie has 10 Damage until the end of the turn.', '10'],
  ['A target Beastie has +10 Damage until the end of turn.', 'turn'],
  ['ARENA: Hodag have Fleet.', 'have'],
  ['ARENA: Hodag has Fleets.', 'Fleets'],
  ['Flip a coin. Head: Bookmark 1.', 'Head'],
  ['Put a Beastie out of your graveyard into your Chapter.', 'graveyard'],
  ['Search your Spellbook for Terra and put it into your Chapter.', 'Terra'],
  ['Bookmark 1. Then tap it.', 'Then'],
];
