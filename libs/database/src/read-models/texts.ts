/** Makes the rows of the full-text search from cards, rules and decks. */
import {
  foldText,
  isDirective,
  type Chapter,
  type CardDoc,
  type DeckDoc,
  type Directive,
  type GameContent,
} from '@rulewright/content';
import { cardTexts, cut, LONGEST_TEXT } from './card-values.ts';
import type { SearchedKind } from '../entities/index.ts';

export interface SearchText {
  readonly kind: SearchedKind;
  readonly ref: string;
  /** `all`, or the id of a text field of a card. */
  readonly field: string;
  readonly title: string;
  readonly text: string;
  readonly folded: string;
}

/** Makes one row. Only rows of the field `all` keep the original text; see `SearchTextEntity`. */
function row(kind: SearchedKind, ref: string, field: string, title: string, text: string): SearchText {
  const kept = cut(text, LONGEST_TEXT);
  return { kind, ref, field, title, text: field === 'all' ? kept : '', folded: cut(foldText(kept), LONGEST_TEXT) };
}

/** One row with the name, other names and texts of a card, then one row for each text field. */
export function textsOfCard(card: CardDoc, game: GameContent): SearchText[] {
  const fields = cardTexts(card, game.vocabulary.cardFields);
  const all = [
    card.name,
    ...card.aliases,
    ...fields.filter((one) => one.field !== 'name').map((one) => one.text),
    card.flavor ?? '',
  ];
  return [
    row('card', card.id, 'all', card.name, all.filter((one) => one !== '').join('\n')),
    ...fields.map((one) => row('card', card.id, one.field, card.name, one.text)),
  ];
}

/** One row with the name, the summary and the names of the cards. */
export function textsOfDeck(deck: DeckDoc, game: GameContent): SearchText[] {
  const cards = [...deck.entries, ...deck.side].map((entry) => game.cards.get(entry.card)?.name ?? entry.card);
  return [
    row(
      'deck',
      deck.id,
      'all',
      deck.name,
      [deck.name, deck.summary, cards.join(', ')].filter((one) => one !== '').join('\n'),
    ),
  ];
}

interface TextNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly TextNode[];
}

const BLOCKS = new Set(['paragraph', 'heading', 'listItem', 'tableRow', 'blockquote', 'containerDirective']);

/** The words of rule text for all rulesets: the text under every condition is included, and values become "…". */
function wordsOf(node: TextNode): string {
  if (isDirective(node) && (node as unknown as Directive).name === 'param') return '…';
  if (node.type === 'html') return '';
  const inside = (node.children ?? []).map((child) => wordsOf(child)).join('');
  // In the source, sentences under opposite conditions follow each other without a space.
  const after = BLOCKS.has(node.type) ? '\n' : node.type === 'tableCell' || isDirective(node) ? ' ' : '';
  return `${node.value ?? ''}${inside}${after}`;
}

/** Removes the spaces that directives leave behind. */
const tidy = (words: string): string =>
  words
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:!?)\n])/g, '$1')
    .replace(/\n+/g, '\n')
    .trim();

/** One row for each rule of a chapter. */
export function textsOfChapter(chapter: Chapter): SearchText[] {
  const searchTexts: SearchText[] = [];
  const look = (node: TextNode): void => {
    const directive = node as unknown as Directive;
    const id =
      isDirective(node) && directive.type === 'containerDirective' && directive.name === 'rule'
        ? directive.attributes?.['id']
        : null;
    if (id) searchTexts.push(row('rule', id, 'all', chapter.title, tidy(wordsOf(node))));
    (node.children ?? []).forEach(look);
  };
  look(chapter.tree);
  return searchTexts;
}
