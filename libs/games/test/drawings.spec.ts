/** Tests that every card of the games that ship has a drawing of its own, and every card of the games in `examples/` a picture of its own. */
import { fileURLToPath } from 'node:url';
import { openContent, printedFace, type DrawingPart, type GameContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '../src/index.ts';

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const shipped = await readTree(folder(''));
const content = openContent(shipped, knownGames);
const others = await Promise.all(
  ['hedge-war', 'two-banks'].map(async (game) => {
    const files = await readTree(folder(`examples/${game}`));
    return [game, openContent([...shipped, ...files], knownGames).game(game)] as const;
  }),
);

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

/** How many numbers each command of a path takes. The last two are the position that it moves to. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, c: 6, a: 7 };

/** The positions of a path with relative commands. */
function positionsOf(d: string): number[] {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  const positions: number[] = [];
  for (const [, command, text] of d.toLowerCase().matchAll(/([mlcaz])([^mlcaz]*)/gu)) {
    const numbers = (text!.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number);
    if (command === 'z') [x, y] = start;
    for (let at = 0; at < numbers.length; at += TAKES[command!]!) {
      const [dx, dy] = numbers.slice(at, at + TAKES[command!]!).slice(-2);
      [x, y] = [x + dx!, y + dy!];
      positions.push(x, y);
    }
    if (command === 'm') start = [x, y];
  }
  return positions;
}

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
    const far = drawn(game).map(([id, parts]) => {
      const most = Math.max(...parts.flatMap(({ d }) => positionsOf(d)).map(Math.abs));
      return [id, most] as const;
    });
    expect(far.filter(([, most]) => !(most < 172))).toEqual([]);
  });
});

it.each(others)('no two cards of %s have the same picture', (_, game) => {
  const pictures = new Map<string, string[]>();
  for (const card of game.cards.values()) {
    const { drawing, emblem } = printedFace(game, card);
    const picture = drawing ? formOf(drawing) : emblem;
    pictures.set(picture, [...(pictures.get(picture) ?? []), card.id]);
  }
  expect([...pictures.values()].filter((ids) => ids.length > 1)).toEqual([]);
});
