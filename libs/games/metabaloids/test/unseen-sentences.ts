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
  [
    'At the end of your turn, if there are no cards in your hand, draw a card.',
    'At the end of your turn, if there are zero or fewer cards in your hand, draw a card.',
  ],
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
];

/**
 * Well-formed sentences that the parser rejects at this word, because the grammar has no verb, condition or filter for
 * it.
 */
export const BEYOND: readonly (readonly [text: string, word: string])[] = [
  ['When House Fly is deployed, you may draw a card.', 'you'],
];

/** Malformed sentences, with the word at which the parser rejects them. */
export const MALFORMED: readonly (readonly [text: string, word: string])[] = [
  ['When House Fly is deployed, draw two card.', 'card'],
  ['When House Fly is lost, drawn a card.', 'drawn'],
  ['When House Fly is lost draw a card.', 'draw'],
  ['At the beginning of your turn, draw a card.', 'beginning'],
  ['House Fly has 2 attack.', '2'],
  ['House Fly has +2 armor.', 'armor'],
  ['On your turn, draw a card from your deck.', 'from'],
  ['Trick (x): on your turn, draw a card.', 'x'],
  ['Trick (2) on your turn, draw a card.', 'on'],
  ['When this column wins a battle, an opponent lose a card from hand.', 'lose'],
  ['When House Fly is deployed, put House Fly on your graveyard.', 'graveyard'],
  ['House Fly has +1 attack for each Ants in your columns.', 'Ants'],
  ['At the end of your turn, move House Fly to another of your column.', 'column'],
  ['Wall (1): while this column defends, the attacking card has -3 attack.', '.'],
  ['When you are attacked, draw a card.', 'you'],
];
