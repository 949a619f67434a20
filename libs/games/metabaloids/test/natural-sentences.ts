/**
 * Twenty sentences as people write them who have not seen the house style. They were written down before the grammar was extended for them.
 * Before that, none was read.
 */
export const NATURAL: readonly string[] = [
  'When House Fly has won a battle, draw a card.',
  'When this card is deployed, each player draws a card.',
  'Each player discards a card.',
  'When House Fly is destroyed, draw two cards.',
  'When House Fly dies, your opponent discards a card.',
  'At the beginning of your turn, draw a card.',
  'On your turn, look at the top three cards of your deck. You may put one into your hand and the rest under your deck.',
  'House Fly gets +2 attack for each other Insect in your columns.',
  'All your other Insects have +1 attack.',
  'When an opponent attacks this column, add 2 to your total.',
  'Discard 1 card from your hand: add 3 to your total.',
  'Sting (1): prevent 2 damage.',
  'When you attack with this card, draw 1 card.',
  'Rally (2): during your turn, each Insect you have gets +1 attack until end of turn.',
  'When House Fly enters play, your opponent loses the top card of their draw pile.',
  'If you have three or more cards in your hand, House Fly has +2 defense.',
  'At the end of each turn, each player draws a card.',
  'When this column loses a battle, return House Fly to your hand.',
  'Scout (1): on your turn, look at the top card of your draw pile.',
  'Your opponents discard a card.',
];

/** Twenty more, written down after the grammar had been extended for the first twenty. */
export const FRESH: readonly string[] = [
  'When House Fly wins a battle, take the top card of your discard pile into your hand.',
  'Whenever a column of yours is attacked, draw a card.',
  'As long as House Fly is in your columns, your other Ants have +1 attack.',
  'Dash (1): Move House Fly to any other column.',
  'Your opponent discards two cards at random.',
  'Sting (2): the attacking card gets -2 attack until the end of this battle.',
  'House Fly gets +2 attack while it is attacking.',
  'At the end of your turn, return House Fly to the reserve.',
  'When House Fly is attacked, it gets +3 defense.',
  'Draw two cards, then discard one.',
  'Nest (1): put the top card of your draw pile into your reserve.',
  'If you have no cards in hand, draw two cards.',
  'When House Fly is lost, put it on the bottom of your draw pile.',
  'Each Ant in your columns gains +1 defense.',
  'Feint (1): when you are attacked, prevent all damage.',
  'When you deploy House Fly, look at the top two cards of your draw pile.',
  'House Fly gets +1 defense for every other card in this column.',
  'Swat (2): your opponent loses the top 2 cards of their deck.',
  'Lookout (0): once a turn, look at the top card of your draw pile.',
  'After winning a battle with House Fly, draw a card.',
];

/** Ten more, written down after that. */
export const LATEST: readonly string[] = [
  'When attacking, House Fly gets +2 attack until the end of the battle.',
  'At the start of each of your turns, put the top card of your deck into your reserve.',
  'Snap (1): when this column is attacked, the attacking card has -1 attack until end of battle.',
  'Each of your other Ants gets +1 defense.',
  'When House Fly is played, each opponent loses the top two cards of their draw pile.',
  'Gather (2): on your turn, draw a card for every Ant in your columns.',
  'When House Fly is destroyed, return it to your hand.',
  'If you have five or more cards in your reserve, House Fly gets +3 attack.',
  'When you lose a battle with House Fly, draw two cards.',
  'Shove (1): at any time, move another card in your columns to this column.',
];

/** Twenty of another editor, who had read a few cards. Written down before they were read. */
export const ANOTHER: readonly string[] = [
  'When you play House Fly, draw a card and then discard a card.',
  'Every time this column wins a battle, each opponent discards a card.',
  'House Fly has +1 attack for every Insect in your discard pile.',
  'Your Ants have +1 defense while House Fly is in play.',
  'Bite (1): when attacking, the defending card gets -2 defense until the end of the battle.',
  'At the end of your turn, return a card from your discard pile to your hand.',
  'If House Fly is lost, put it back into your reserve.',
  'Web (2): the attacking card has -3 attack this battle.',
  'During your turn, look at the top two cards of your deck and put them back in any order.',
  'If your opponent has four or more cards in hand, House Fly has +2 attack.',
  'Fly away (1): move House Fly to a different column.',
  'Shell (1): take 2 less damage.',
  'When House Fly is defeated, your opponent loses the top two cards of their draw pile.',
  'While defending, House Fly has +3 defense.',
  'You get +1 to your total for each other card in this column.',
  'Hatch (2): on your turn, take an Insect from your discard pile into your reserve.',
  'Whenever House Fly wins a battle, all your other Flies get +1 attack until the end of the turn.',
  'As long as you have no cards in your hand, House Fly gets +4 attack.',
  'Pester (1): target opponent discards the top card of their deck.',
  'At the start of your turn, you may draw a card.',
];

/** Twenty more of that editor, after the grammar had been extended. Written down before they were read. */
export const LATER: readonly string[] = [
  'When House Fly is deployed, look at the top three cards of your deck and put one of them into your hand.',
  'Whenever this column is attacked, each player draws a card.',
  'Insects you control get +1 attack for the rest of the turn.',
  'House Fly has +1 defense for each opponent.',
  'Buzz (1): the defender gets -1 defense until the end of this battle.',
  'At the end of every turn, if House Fly is in your reserve, draw a card.',
  'Carrion (2): during your turn, put up to two cards from your discard pile on top of your deck.',
  'When House Fly loses a battle, draw two cards.',
  'If there are five or more Insects in your discard pile, House Fly has +3 attack.',
  'When this card is lost, put a card from your hand into your reserve.',
  'Your opponents can’t pay damage from their reserve in battles with this column.',
  'Cover (1): when one of your columns is attacked, prevent 3 damage.',
  'You may discard a card from your hand. If you do, add 2 to your total.',
  'Each other card in this column has +1 attack while House Fly is attacking.',
  'House Fly cannot attack.',
  'Gnaw (1): each opponent loses the top card of their deck for each Ant you control.',
  'Add 3 to your total while defending.',
  'When an opponent deploys a card, draw a card.',
  'Trap (3): cancel an attack on this column.',
  'Return all cards in this column to your hand.',
];

/** Twenty more of that editor, again after the grammar had been extended. Written down before they were read. */
export const LAST: readonly string[] = [
  'When House Fly comes into play, each opponent has to discard a card.',
  'All Beetles in your columns have +1 defense.',
  'When you lose a battle with this column, put House Fly at the bottom of your deck.',
  'Dodge (2): when this column is attacked, cancel the attack.',
  'House Fly gets +1 attack for each other card in its column.',
  'Forage (1): on your turn, take the top card of your discard pile into your hand.',
  'While House Fly is defending, prevent 1 damage.',
  'Sting (1): the attacked card gets -1 defense for each Ant you control until the end of the battle.',
  'At the beginning of each turn, every player loses the top card of their draw pile.',
  'If you have fewer than three cards in your hand at the end of your turn, draw a card.',
  'Surprise (3): if House Fly is in your hand, add 4 to your total in a battle.',
  'When this column wins a battle, your opponent discards one card and you draw one card.',
  'Scurry (1): on your turn, move up to two other cards from your columns to this column.',
  'As long as House Fly is attacking, it has +2 attack.',
  'Molt (2): on your turn, return House Fly to your hand and draw a card.',
  'When House Fly dies, look at the top two cards of your deck, then put them back in any order.',
  'Your other Insects get +1 defense while you have at least four cards in hand.',
  'Instead of drawing a card, you may take the top card of your discard pile.',
  'Burrow (1): this column is safe until your next turn.',
  'Each opponent discards a card unless they have no cards in hand.',
];

/** Twenty of a person who had not read any card, after nearest sentences were offered. Written down and committed before they were read. */
export const NEWCOMER: readonly string[] = [
  'When House Fly enters a column, draw a card, then discard a card.',
  'House Fly has +3 attack while attacking.',
  'If you have at least four Insects in play, draw an extra card at the start of your turn.',
  'Poison (2): the attacked card loses 3 defense until the end of the battle.',
  'Your opponent must discard two cards when this card is destroyed.',
  'Once per turn, you may move House Fly to another column.',
  'Nectar (1): put a card from your discard pile on the bottom of your draw pile and draw a card.',
  'Cards in your other columns have +1 defense.',
  'Whenever you win a battle with this column, look at the top two cards of your deck and take one of them into your hand.',
  'Frenzy (3): add 1 to your total for each Insect in your discard pile, to a maximum of 6.',
  'If your hand is empty, House Fly has +2 attack and +2 defense.',
  'At the end of each turn, each opponent with more than five cards in hand discards a card.',
  'Escape (1): when you have lost a battle, put House Fly into your reserve.',
  'When this column is attacked, you may discard a card to prevent 3 damage.',
  'All other cards in this column get +1 attack until the end of the turn.',
  'Larva (1): on your turn, return this card to your hand, then put an Insect from your hand into your reserve.',
  'Opponents lose the top card of their draw pile every time House Fly wins.',
  'Camouflage (2): the attack on this column is cancelled.',
  'House Fly can be played from the discard pile.',
  'At the start of your turn, if there are no other cards in this column, put House Fly into your hand.',
];

/** Ten more of that person, after the classes of the first list had been repaired. Written down and committed before they were read. */
export const NEWCOMER_LATER: readonly string[] = [
  'When you deploy this card, your opponent loses the top three cards of his deck.',
  'House Fly gets +1 attack for every Insect you control.',
  'Ambush (2): while House Fly is in your hand, add 3 to your total in a battle.',
  'At the start of your turn, if you have more than six cards in hand, discard a card.',
  'When another Insect is lost, draw a card.',
  'Swarm (1): each Insect in this column gets +2 attack for the rest of the battle.',
  'Look at the top three cards of your deck, put one into your hand and the others on your discard pile.',
  'If this column is attacked, House Fly moves to a different column.',
  'Every opponent discards one card at the end of your turn.',
  'Guard (2): when your opponent attacks, prevent all damage and your card is not lost.',
];
