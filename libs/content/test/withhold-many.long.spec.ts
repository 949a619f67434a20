/** A view of many hidden cards takes time that grows with the cards alone, not with the number of hidden names. */
import { newGame, withheldTexts, type SourceFile } from '../src/index.ts';
import { expectLinear } from './support/testing.ts';

const WORDS =
  'amber river stone willow night copper lantern moss harbour fox raven candle bridge salt thorn glass'.split(' ');
const word = (at: number): string => WORDS[at % WORDS.length]!;
const nameOf = (at: number): string => `${word(at)} ${word(at * 7 + 3)} ${at.toString(36)}`;

const BASE = newGame({ id: 'big', name: 'Big', prefix: 'bg' });
const CARD = BASE.find(({ path }) => path.endsWith('cards/first-creature.yaml'))!.text;

/** A game with this many cards and a fifth as many rulings. A fifth of the cards is hidden. */
function gameOf(cards: number): SourceFile[] {
  const set = 'id: veil\ncode: VE\nname: The Veil\nsummary: x\nembargo: "2099-01-01T00:00:00Z"\n';
  const files: SourceFile[] = [...BASE, { path: 'cards/big/sets/veil.yaml', text: set }];
  for (let at = 0; at < cards; at++) {
    const isHidden = at % 5 === 0;
    const text = CARD.replace(/^id:.*$/mu, `id: c-${at}`)
      .replace(/^name:.*$/mu, `name: ${isHidden ? 'Veiled' : 'Plain'} ${nameOf(at)}`)
      .replace(/set: [\w-]+, number: \d+/u, `set: ${isHidden ? 'veil' : 'first-set'}, number: ${at + 10}`);
    files.push({ path: `cards/big/cards/c-${at}.yaml`, text: `${text}flavor: The ${nameOf(at + 1)} comes at dawn.\n` });
    if (isHidden)
      files.push({
        path: `rules/big/rulings/r-${at}.yaml`,
        text: `id: r-${at}\nanswer: Not *${nameOf(at + 2)}*&nbsp;but ${at % 2 ? 'Veiled' : 'Other'} **${nameOf(at)}**.\n`,
      });
  }
  return files;
}

it('withholds a fifth of 10,000 cards in linear time', () => {
  const PER_CARD = 1_000;
  let matches = 0;
  expectLinear(
    (length) => 'x'.repeat(length),
    ({ length }) => {
      matches = withheldTexts(gameOf(length / PER_CARD), [{ game: 'big', set: 'veil' }]).length;
    },
    10_000 * PER_CARD,
    60_000,
  );
  expect(matches).toBeGreaterThan(2_000);
});
