/** The faces of all cards that ship: each is drawn in both sizes, and shows what its game prints on it. */
import type { GameContent } from '@rulewright/content';
import { shipped } from '@rulewright/games/testing';
import { CardFace, CardRow, isResource, tablePicture, type CardFaceData } from '@rulewright/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardFace } from '../src/previews/card-face.ts';
import { FACE_WORDS } from '../src/work/pictures/face-words.ts';

const words = FACE_WORDS;
const games = shipped.games.map((game): [string, GameContent] => [game.doc.id, game]);

const draw = (card: CardFaceData, size: 'full' | 'thumbnail'): string =>
  renderToStaticMarkup(createElement(CardFace, { card, words, size }));

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** The words of a picture in the order in which they are drawn. */
const wordsOf = (markup: string): string =>
  markup
    .split(/<[^<>]*>/u)
    .map((text) => text.replaceAll(/&[#\w]+;/gu, (sign) => ENTITIES[sign]!))
    .join(' ');

/** What a face prints, in words. A plate of a field guide has the texts of the card. */
const printedOn = (card: CardFaceData): string[] => {
  const { layout, mark, price, corner, side = [], texts, subtitle = '' } = card;
  return [
    ...[card.name, card.typeLine, subtitle, card.foot, mark?.text ?? '', isResource(card) ? '' : (price?.label ?? '')],
    ...(corner ? [corner.text, corner.label] : []),
    ...side.flatMap(({ title, text = '' }) => [title, text]),
    ...(layout === 'specimen'
      ? card.abilities
      : texts.flatMap(({ title = '', text, number }) => [title, text, String(number?.value ?? '')])),
  ].flatMap((text) => text.split(/\s+/u));
};

/** The symbols that a face prints. */
const symbolsOn = ({ icon, price, symbols, texts }: CardFaceData): number =>
  [...(price?.resources ?? []), ...symbols, ...texts.flatMap((one) => one.symbols ?? [])].reduce(
    (sum, { amount }) => sum + amount,
    icon ? 1 : 0,
  );

const facesOf = (game: GameContent): CardFaceData[] => [...game.cards.values()].map((card) => cardFace(game, card));

describe.each(games)('%s', (_, game) => {
  const faces = facesOf(game);

  test('a large face shows all that is printed, and cuts nothing', () => {
    for (const face of faces) {
      const markup = draw(face, 'full');
      const shown = new Set(wordsOf(markup).split(/\s+/u));
      expect([face.name, printedOn(face).filter((word) => word !== '' && !shown.has(word))]).toEqual([face.name, []]);
      expect([face.name, wordsOf(markup).includes('…')]).toEqual([face.name, false]);
      expect([face.name, markup.split('class="sy-disc"').length - 1]).toEqual([face.name, symbolsOn(face)]);
    }
  });

  test('small faces, rows and pictures for tables have the name and the numbers', () => {
    for (const face of faces) {
      const row = renderToStaticMarkup(createElement(CardRow, { card: face, words }));
      const numbers = face.numbers.map(({ value }) => String(value));
      for (const markup of [draw(face, 'thumbnail'), row, tablePicture(face)]) {
        const shown = new Set(wordsOf(markup).split(/\s+/u));
        expect([face.name, [...face.name.split(' '), ...numbers].filter((word) => !shown.has(word))]).toEqual([
          face.name,
          [],
        ]);
        expect(markup).not.toMatch(/undefined|NaN|Infinity/u);
      }
    }
  });
});

test('each game has cards', () => {
  expect(games.map(([name, { cards }]) => [name, cards.size > 20])).toEqual(games.map(([name]) => [name, true]));
});
