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
