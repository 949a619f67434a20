/** Makes the rows with the texts of a card, in which the search of cards looks. */
import { foldText, type CardDoc, type GameContent } from '@rulewright/content';
import { cardTexts, cut, LONGEST_TEXT } from './card-values.ts';

export interface SearchText {
  /** `all`, or the id of a text field of a card. */
  readonly field: string;
  readonly folded: string;
}

const row = (field: string, text: string): SearchText => ({
  field,
  folded: cut(foldText(cut(text, LONGEST_TEXT)), LONGEST_TEXT),
});

/** One row with the name, other names and texts of a card, then one row for each text field. */
export function textsOfCard(card: CardDoc, game: GameContent): SearchText[] {
  const fields = cardTexts(card, game.vocabulary.cardFields);
  const all = [
    card.name,
    ...card.aliases,
    ...fields.filter((one) => one.field !== 'name').map((one) => one.text),
    card.flavor ?? '',
  ];
  return [row('all', all.filter((one) => one !== '').join('\n')), ...fields.map((one) => row(one.field, one.text))];
}
