/**
 * Sentences that no card has: new ones within the grammar, new ones beyond it, and malformed ones. They were written
 * after the grammar, to test it on unseen text.
 */

/** Sentences that parse. The second text is the house style, if it differs. */
export const READ: readonly (readonly [text: string, style?: string])[] = [
  ['When House Fly is deployed, draw two cards.'],
  ['When House Fly is lost, each opponent discards a card from hand.'],
  ['At the start of your turn, draw a card.'],
  ['At the end of every turn, every player discards a card from hand.'],
  ['Rally (2): on your turn, each Ant in your columns has +1 attack until the end of the turn.'],
  ['Sting (0): when you are attacked, add 3 to your total.'],
  ['Burrow (1): when you have lost a battle, prevent all of the damage.'],
  ['House Fly has +2 defense.'],
  ['House Fly has -1 attack for each card in your hand.'],
  ['Each other Insect in your columns has +1 defense.'],
  ['If there are three or more cards in your hand, House Fly has +2 attack.'],
  ['When this column wins a battle, an opponent loses the top two cards of the draw pile.'],
  ['Trick (2): in a battle of yours, discard your battle card and draw another.'],
  ['Net (3): while an opponent draws, stop that draw.'],
  ['Silence (2): at any time, stop that ability.'],
  ['On your turn, put the top card of your discard pile on top of your draw pile.'],
  [
    'Scout (1): on your turn, look at the top five cards of your draw pile. You may take two into your hand; put the rest on your discard pile.',
  ],
  ['Retreat (0): when you have lost a battle of this column, put House Fly into your hand.'],
  ['Swarm (1): in a battle of this column, add 1 to your total for each other Insect in this column, up to 4.'],
  ['Wall (2): while this column defends, the attacking card has -3 attack until the end of the battle.'],
  ['Dig (1): on your turn, this column can be one card deeper until the end of the turn.'],
  ['When this column loses a battle, move House Fly to another of your columns.'],
  ['Shelter (2): at any time, this column becomes safe.'],
  ['Ambush (2): while House Fly is in your hand, in a battle of yours, add 1 to your total.'],
  [
    'Trade (1): on your turn, discard a card from your hand, then draw two cards.',
    'Trade (1): on your turn, discard a card from your hand. Draw two cards.',
  ],
  ['At the end of your turn, if there are no cards in your hand, draw a card.'],
  ['Lure (1): on your turn, an opponent discards two cards from hand.'],
  [
    'When this column is attacked, draw a card and add 1 to your total.',
    'When this column is attacked, draw a card. Add 1 to your total.',
  ],
  ['Recall (2): on your turn, put a card in your discard pile into your hand.'],
  [
    'Recall (2): on your turn, put a card from your discard pile into your hand.',
    'Recall (2): on your turn, put a card in your discard pile into your hand.',
  ],
  [
    'Hunt (1): while this column attacks, the attacked card has -1 defense for each Insect in your columns until the end of the battle.',
  ],
  ['Starve (2): in a battle of this column, the other side cannot pay damage from hand or the reserve.'],
  ['At the start of every turn, each opponent loses the top card of the draw pile.'],
  ['When House Fly is deployed, each opponent loses the top card of the draw pile.'],
  ['When House Fly is deployed, an opponent discards a card from hand.'],
  ['When House Fly is lost, put House Fly into your hand.'],
  ['When House Fly is lost, put House Fly under your draw pile.'],
  ['When this column wins a battle, draw two cards.'],
  ['When this column loses a battle, discard a card from your hand. Draw a card.'],
  ['When this column is attacked, House Fly has +2 defense until the end of the battle.'],
  ['At the start of your turn, if there are two or fewer cards in your hand, draw a card.'],
  [
    'At the end of your turn, if there are three or more Ants in your columns, draw two cards.',
    'At the end of your turn, if there are three or more Ant cards in your columns, draw two cards.',
  ],
  ['At the end of your turn, put the top card of your discard pile into your reserve.'],
  ['House Fly has +1 defense for each other Insect in this column.'],
  ['House Fly has +3 attack.'],
  ['Each other Ant in this column has +2 attack.'],
  ['Rush (1): while this column attacks, House Fly has +4 attack until the end of the battle.'],
  ['Bluff (2): when you attack, add 5 to your total.'],
  [
    'Shield (1): when you are attacked, prevent three of the damage.',
    'Shield (1): when you are attacked, prevent 3 of the damage.',
  ],
  ['Armor (2): when you have lost a battle, prevent all of the damage, and the attacked card is not lost.'],
  ['Dodge (2): when this column is attacked, stop that attack.'],
  ['Counter (1): at any time, stop that ability.'],
  ['Web (3): in a battle of yours, the attacking card has -2 attack until the end of the battle.'],
  ['Feast (1): on your turn, draw a card for each Ant in your columns, up to three.'],
  [
    'Peek (0): on your turn, look at the top card of your draw pile, then put it under your draw pile.',
    'Peek: on your turn, look at the top card of your draw pile, then put it under your draw pile.',
  ],
  ['Flit (1): on your turn, move House Fly to another of your columns.'],
  ['Cling (1): on your turn, move another card in your columns to this column.'],
  ['Hide (2): at any time, this column becomes safe.'],
  ['Guard (1): while House Fly is in your reserve, when you are attacked, add 2 to your total.'],
  ['Ambush (1): while House Fly is in your hand or your reserve, in a battle of yours, add 1 to your total.'],
  ['Starve (2): on your turn, each opponent discards a card from hand.'],
  ['Decay (1): on your turn, an opponent loses the top two cards of the draw pile.'],
  ['Second wind (2): in a battle of this column, discard your battle card and draw another.'],
  [
    'Grow (1): on your turn, House Fly has +1 defense for each card in your discard pile, up to +3, until the end of the turn.',
    'Grow (1): on your turn, House Fly has +1 defense for each card in your discard pile, up to +3 until the end of the turn.',
  ],
  ['Block (1): while this column defends, the attacked card has +2 defense until the end of the battle.'],
  ['Raid (2): while this column attacks, the other side cannot pay damage from the reserve.'],
  ['Harvest (1): on your turn, put up to two cards in your discard pile under your draw pile.'],
  ['When House Fly is deployed, if you are the attacker, draw a card.'],
  ['Tunnel (1): on your turn, this column can be one card deeper until the end of the turn.'],
  ['Every player draws a card at the end of every turn.', 'At the end of every turn, every player draws a card.'],
  ['Scavenge (1): on your turn, put a card of cost 2 or less in your discard pile into your hand.'],
  // The use of an ability is optional anyway.
  ['On your turn, you may draw a card.', 'On your turn, draw a card.'],
  ['On your turn, draw a card from your deck.', 'On your turn, draw a card.'],
  ['At the start of your turns, draw a card.', 'At the start of your turn, draw a card.'],
  // In a battle, a change without a duration ends with the battle.
  [
    'Wall (1): while this column defends, the attacking card has -3 attack.',
    'Wall (1): while this column defends, the attacking card has -3 attack until the end of the battle.',
  ],
  // Without a moment and a price, a text is for the own turn.
  ['Draw two cards.', 'On your turn, draw two cards.'],
];

/**
 * Well-formed sentences that the parser rejects at this word, because the grammar has no verb, condition or filter for
 * it.
 */
export const BEYOND: readonly (readonly [text: string, word: string])[] = [
  ['When House Fly is deployed, you may draw a card.', 'you'],
  ['At the start of your turn, you may draw a card.', 'you'],
];

/** Malformed sentences, with the word at which the parser rejects them. */
export const MALFORMED: readonly (readonly [text: string, word: string])[] = [
  ['When House Fly is deployed, draw two card.', 'card'],
  ['When House Fly is lost, drawn a card.', 'drawn'],
  ['When House Fly is lost draw a card.', 'draw'],
  ['House Fly has 2 attack.', 'attack'],
  ['House Fly has +2 armor.', 'armor'],
  ['Trick (x): on your turn, draw a card.', 'x'],
  ['Trick (2) on your turn, draw a card.', 'on'],
  ['When this column wins a battle, an opponent lose a card from hand.', 'lose'],
  ['House Fly has +1 attack for each Ants in your columns.', 'Ants'],
  ['At the end of your turn, move House Fly to another of your column.', 'column'],
  ['When you are attacked, draw a card.', 'draw'],
  ['When House Fly is deployed, draw cards.', '.'],
  ['When House Fly is deployed draw two cards.', 'draw'],
  ['When House Fly is lost, draw a cards.', 'cards'],
  ['When this column win a battle, draw a card.', 'win'],
  ['At the end of your turn, untap House Fly.', 'untap'],
  ['House Fly has +1 attacks.', 'attacks'],
  ['House Fly has +1 attack and draw a card.', 'draw'],
  ['House Fly have +1 attack.', 'have'],
  ['Each other Ant in your columns have +1 attack.', 'have'],
  ['Rush (1): while this column attacks House Fly has +4 attack.', 'House'],
  ['Rush 1: on your turn, draw a card.', 'Rush'],
  ['Rush (-1): on your turn, draw a card.', '-1'],
  ['Peek (1): on your turn, look at the top card of your graveyard.', 'graveyard'],
  ['Peek (1): on your turn, look at the top two card of your draw pile, then put them under your draw pile.', 'card'],
  ['Shield (1): when you are attacked, prevent all damages.', 'damages'],
  ['On your turn, an opponent draw a card.', 'draw'],
  ['When this column is attacked, stop that battle.', 'battle'],
  ['Dodge (2): at any time, this column become safe.', 'become'],
  ['Swarm (1): in a battle of this column, add 1 to your total for each Ant, up.', ','],
  ['If there is more than three cards in your hand, House Fly has +1 attack.', 'more'],
  ['Two cards.', '.'],
];
