/** All cards of a large game: a thread reads them once, whoever waits for them; a small game needs no thread. */
import { Content, LazyCards, type CardDoc } from '@rulewright/content';
import { OpenedRelease } from '../src/content/opened-release.ts';
import type { Work } from '../src/work/work.ts';
import { testContent } from './support/content.ts';

const { id, game } = await testContent();
const info = { number: 1 } as OpenedRelease['info'];

/** A release whose game has so many cards, and what was done to read them. */
function released(count: number) {
  const [first] = [...game.cards.values()];
  const ids = Array.from({ length: count }, (_, n) => `card-${n}`);
  const docOf = (one: string): CardDoc => ({ ...first!, id: one, name: `Card ${one}` });
  const done = { readHere: 0, jobs: 0 };
  const cards = new LazyCards(new Map(ids.map((one) => [one, `name: Card ${one}\n`])), (one) => {
    done.readHere++;
    return docOf(one);
  });
  const work = {
    run: async (_name: string, _input: unknown, onNews: (news: unknown) => void) => {
      done.jobs++;
      for (let from = 0; from < count; from += 100) {
        await Promise.resolve();
        onNews(ids.slice(from, from + 100).map((one) => [one, docOf(one)]));
      }
    },
  } as unknown as Work;
  const content = new Content(new Map(), [{ ...game, cards }]);
  return { opened: new OpenedRelease(info, content, work), cards, done };
}

test('a thread reads the cards of a large game once for all who wait, and none is read here', async () => {
  const { opened, cards, done } = released(1_500);
  const waiting = await Promise.all([opened.allCards(id), opened.allCards(id)]);
  expect(waiting.map((one) => one.cards)).toEqual([cards, cards]);
  expect(cards.isComplete).toBe(true);
  await opened.allCards(id);
  expect(done).toEqual({ readHere: 0, jobs: 1 });
  expect(cards.get('card-7')!.name).toBe('Card card-7');
});

test('a small game is read where it is asked for', async () => {
  const { opened, done } = released(20);
  const { cards } = await opened.allCards(id);
  expect([...cards.values()]).toHaveLength(20);
  expect(done).toEqual({ readHere: 20, jobs: 0 });
});
