/** The deck check of a large game. A thread collects the words of the cards once; a card is parsed when a list names it. */
import { Content, LazyCards, type CardDoc } from '@rulewright/content';
import { CardSetView } from '../src/cards/card-set.model.ts';
import type { CardsService } from '../src/cards/cards.service.ts';
import { sharedNamesOf } from '../src/cards/shared-names.ts';
import { OpenedRelease } from '../src/content/opened-release.ts';
import type { FindAsked, FindService } from '../src/search/find.service.ts';
import { warmThread } from '../src/start.ts';
import type { Work } from '../src/work/work.ts';
import { testContent } from './support/content.ts';

const { id, game } = await testContent();
const info = { number: 1 } as OpenedRelease['info'];

/** A release whose game has `count` cards, with a record of the work to read them. */
function released(count: number) {
  const [first] = [...game.cards.values()];
  const ids = Array.from({ length: count }, (_, n) => `card-${n}`);
  const done = { read: [] as string[], jobs: [] as string[] };
  const texts = new Map(ids.map((one) => [one, `name: Card ${one}\naliases: [Other ${one}]\ndata: {}\n`]));
  const cards = new LazyCards(texts, (one): CardDoc => {
    done.read.push(one);
    return { ...first!, id: one, name: `Card ${one}`, aliases: [`Other ${one}`] };
  });
  const work = {
    run: async (name: string) => {
      await Promise.resolve();
      done.jobs.push(name);
      return name === 'sharedNames' ? ['card-7'] : { headings: { Strange: 3 }, rarities: { odd: 2 } };
    },
  } as unknown as Work;
  const content = new Content(new Map(), [{ ...game, cards }]);
  return { opened: new OpenedRelease(info, content, work), cards, done };
}

test('a thread collects the words once for all waiting requests, and only cards of the list are parsed', async () => {
  const { opened, done } = released(1_500);
  const [one, other] = await Promise.all([opened.checker(id), opened.checker(id)]);
  expect(one).toBe(other);
  expect(done).toEqual({ read: [], jobs: ['cardWords'] });
  const { entries } = one.check('2 Card card-7\n1 Other card-1200\nStrange\n', opened.modes(id));
  expect(entries.map(({ card }) => card)).toEqual(['card-7', 'card-1200']);
  expect(done.read.sort()).toEqual(['card-1200', 'card-7']);
  expect([one.index.isHeading('Strange'), one.index.rarity('ODD'), one.index.rarity('common')]).toEqual([
    true,
    'odd',
    null,
  ]);
});

test('similar names are found without parsing the other cards', async () => {
  const { opened, done } = released(1_500);
  const { index } = await opened.checker(id);
  expect(index.near('Card card-1499x')).toContain('Card card-1499');
  expect(done.read).toEqual([]);
});

test('the names of a large game are collected in slices, and other work runs in between', async () => {
  const { opened } = released(5_000);
  let turns = 0;
  const count = (): void => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await opened.checker(id);
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(20);
});

test('one job counts the cards of all sets, for all requests', async () => {
  const { opened, done } = released(1_500);
  const sets = Array.from({ length: 30 }, (_, n) => ({ id: `set-${n}` }) as CardSetView['doc']);
  const views = sets.map((doc) => new CardSetView(opened, opened.game(id), doc));
  const counts = await Promise.all([...views, ...views].map((view) => view.cardCount));
  expect(counts).toHaveLength(60);
  expect(done).toEqual({ read: [], jobs: ['setSizes'] });
});

test('one job compares the names of the cards, for all requests', async () => {
  const { opened, done } = released(1_500);
  const [one, other] = await Promise.all([sharedNamesOf(opened, id), sharedNamesOf(opened, id)]);
  expect(one).toBe(other);
  expect([...one]).toEqual(['card-7']);
  expect(done).toEqual({ read: [], jobs: ['sharedNames'] });
  const small = released(3);
  expect(await sharedNamesOf(small.opened, id)).toEqual(new Set());
  expect(small.done.jobs).toEqual([]);
});

test('after a start, searches and counts of all games are prepared before the first deck check', async () => {
  const { opened, done } = released(1_500);
  const search = (_: unknown, of: string) => Promise.resolve(done.jobs.push(`search ${of}`));
  const content = {
    open: () => Promise.resolve(opened),
    warmThread: () => Promise.resolve(void done.jobs.push('problems')),
  };
  const find = (_: unknown, { game }: FindAsked) => Promise.resolve(done.jobs.push(`index ${game}`));
  await warmThread(content, { search } as unknown as CardsService, { find } as unknown as FindService).catch(
    () => undefined,
  );
  expect(done.jobs.slice(0, 6)).toEqual([
    `search ${id}`,
    `index ${id}`,
    'sharedNames',
    'setSizes',
    'cardWords',
    'problems',
  ]);
});

test('a small game needs no thread', async () => {
  const { opened, done } = released(20);
  const { index } = await opened.checker(id);
  expect(index.find('card card-3')).toHaveLength(1);
  expect(done.jobs).toEqual([]);
});
