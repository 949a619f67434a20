/** Chooses a few cards to show: as different as possible, and different every day. */
import { CardSpreadDocument, type CardFaceFragment } from '@rulewright/api-client';
import { seeded } from '@rulewright/ui';
import { ask } from '../../shared/api.ts';
import { faceOf } from '../../shared/face.ts';

/** The number of cards to choose from. */
const CHOICE = 60;
const DAY = 86_400_000;

/** Chooses `count` cards of a game. Emblems repeat only if there are not enough different ones. */
export async function specimens(game: string, count: number): Promise<readonly CardFaceFragment[]> {
  const { cards } = await ask(CardSpreadDocument, { game, first: CHOICE });
  return chooseSpecimens(cards?.nodes ?? [], count, `${game} ${Math.floor(Date.now() / DAY)}`);
}

/** The emblem of a game's first card, for places without a card to show. */
export async function gameEmblem(game: string): Promise<string> {
  const { cards } = await ask(CardSpreadDocument, { game, first: 1 });
  const card = cards?.nodes[0];
  return card ? faceOf(card).emblem : 'book';
}

/** Chooses cards by a seed. The same seed gives the same cards. */
export function chooseSpecimens(cards: readonly CardFaceFragment[], count: number, seed: string): CardFaceFragment[] {
  const random = seeded(seed);
  const shuffled = cards
    .map((card) => ({ card, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
  const seen = new Set<string>();
  const fresh: CardFaceFragment[] = [];
  const again: CardFaceFragment[] = [];
  for (const card of shuffled) {
    const { emblem } = faceOf(card);
    (seen.has(emblem) ? again : fresh).push(card);
    seen.add(emblem);
  }
  return [...fresh, ...again].slice(0, count);
}
