/** What people write for an ability and the data of abilities cannot hold, with what can be written. */
import { lacksOf } from '@rulewright/content/sentences';

export const LACKS = lacksOf([
  [
    'you may put [it|them|any|any of them]',
    'After a look, all cards that are not taken go to one place. Write where: “then put it under your draw pile”.',
  ],
  ['unless', 'No effect depends on “unless”. Write what must be so with “if”.'],
  ['instead', 'An effect cannot replace another one. Write what happens in addition.'],
  [
    '[you may|may choose|if you want|if you like|up to you]',
    'The effects of a trigger happen always. Write it without “you may”, or as an ability with a price: “Name (1): on your turn, …”.',
  ],
  ['[at random|random|randomly]', 'Players choose the cards that they give up. Write it without “at random”.'],
  [
    "[cannot|can't|can not|must|has to|have to] [attack|be attacked|defend|move|be moved|deploy]",
    'No effect forbids or forces an attack or a move. An ability can stop an attack: “Name (1): when this column is attacked, stop that attack.”',
  ],
  [
    '[until|during|for|in|at the start of|at the end of] [your next turn|the next turn|their next turn|next turn|the rest of the game]',
    'A change ends with the battle or the turn. Write “until the end of the battle” or “until the end of the turn”.',
  ],
  [
    '[when|whenever|if|each time|every time|after] [an opponent|your opponent|the opponent|another player|a player] [deploys|plays|draws|discards|attacks|loses|wins|moves|uses]',
    'A trigger is a turn, a battle of this column, or this card that is deployed or lost. Other players cannot trigger an ability.',
  ],
  [
    '[when|whenever|if|each time|every time|after] you [draw|discard|deploy|play|move|use]',
    'A trigger is a turn, a battle of this column, or this card that is deployed or lost.',
  ],
  [
    '[when|whenever|each time|every time|after] [a|an|another|any|one of your] * is [deployed|lost|destroyed|discarded|played|attacked]',
    'A trigger is about this card or its column. Other cards cannot trigger an ability.',
  ],
  [
    '[once|twice|only once] [a|per|each|every|during each] [turn|battle|game]',
    'A text cannot limit how often an ability is used. A price can: “Name (1): …”.',
  ],
  [
    '[search|shuffle|shuffles|reveal|reveals|show|shows]',
    'No effect searches, shuffles or shows cards. An ability can look at the top cards of your draw pile.',
  ],
  [
    '[one of your columns|a column of yours|any of your columns|any column of yours] is attacked ,',
    'A trigger is about this column: “when this column is attacked”. An ability with a price can be used at each attack: “Name (1): when you are attacked, …”.',
  ],
  [
    'if ~ is in your [hand|reserve|discard pile]',
    'A trigger counts only while its card is in a column. An ability with a price can wait elsewhere: “Name (1): while this card is in your reserve, …”.',
  ],
  [
    '[has|have|gets|get|gains|gain] ^ [attack|defense] and ^ [attack|defense]',
    'An ability that changes a number all the time changes one number. Write a second ability for the other.',
  ],
  [
    '[opponent|opponents|player] with',
    'An effect is for one opponent, each opponent or every player, whatever they have. Write the condition for all of it with “if”.',
  ],
  [
    '[can be|may be|can|may] [played|deployed|play|deploy]',
    'No effect changes when and from where a card is played. An ability can put its card into your hand or reserve.',
  ],
  ['look at * hand', 'No effect looks at a hand. An ability can look at the top cards of your draw pile.'],
  ['[choose one|either]', 'An ability cannot offer a choice between effects. Write two abilities.'],
  ['[flip|toss|roll]', 'No effect has coins or dice.'],
  ['[copy|token|tokens|counter on|counters]', 'No effect copies cards or places tokens and counters.'],
  [
    'for each [opponent|player|point|battle|turn]',
    'A number can be counted from cards only: “for each card in your hand”.',
  ],
  [
    'for every [opponent|player|point|battle|turn]',
    'A number can be counted from cards only: “for each card in your hand”.',
  ],
  [
    'costs [# less|# more|less|more]',
    'A text cannot change a cost all the time. On your turn, an ability can: “has -1 cost until the end of the turn”.',
  ],
  ['[double|twice|half]', 'A number is fixed or counted from cards. It cannot be doubled or halved.'],
]);
