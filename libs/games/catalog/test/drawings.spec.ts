/** Tests that every card of the games that ship has a drawing of its own. */
import { fileURLToPath } from 'node:url';
import { openContent, printedFace, type DrawingPart, type GameContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { vocabularies } from '../src/index.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../../..', import.meta.url))), vocabularies);

/** The most characters of a drawing of these games. The limit of the format is higher. */
const MOST = 16_000;

const drawn = (game: GameContent): (readonly [string, readonly DrawingPart[]])[] =>
  [...game.cards.values()].map((card) => [card.id, printedFace(game, card).drawing ?? []]);

/** The form of a drawing without its inks and without small differences of its points. */
const formOf = (parts: readonly DrawingPart[]): string =>
  parts
    .map(({ d }) => d.replaceAll(/-?\d+(?:\.\d+)?/gu, (number) => ` ${Math.round(Number(number) / 6)}`))
    .sort()
    .join('|');

describe.each(content.games.map((game) => [game.doc.id, game] as const))('in %s', (_, game) => {
  it('every card has a drawing', () => {
    expect(drawn(game).filter(([, parts]) => parts.length < 3)).toEqual([]);
  });

  it('no two cards have the same drawing', () => {
    const forms = new Map<string, string[]>();
    for (const [id, parts] of drawn(game)) forms.set(formOf(parts), [...(forms.get(formOf(parts)) ?? []), id]);
    expect([...forms.values()].filter((ids) => ids.length > 1)).toEqual([]);
  });

  it('drawings are small and stay near their plate', () => {
    for (const [id, text] of game.drawings) expect(`${id} ${text.length > MOST}`).toBe(`${id} false`);
    for (const [id, parts] of drawn(game)) {
      const far = parts
        .flatMap(({ d }) => d.match(/-?\d+(?:\.\d+)?/gu)!.map(Number))
        .filter((at) => Math.abs(at) > 190);
      expect([id, far]).toEqual([id, []]);
    }
  });
});
