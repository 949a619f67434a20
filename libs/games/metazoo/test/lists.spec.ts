/** The cached lists equal a new search of the Arena, after any moves and after loading a state. */
import { RandomChooser, createMatch, deckDefs, mixSeed } from '@rulewright/engine';
import { metazoo } from '../src/index.ts';
import type { Lists, M } from '../src/play/model/model.ts';
import { eachIn } from '../src/play/model/places.ts';
import { ZONE } from '../src/play/model/state.ts';
import { TYPE } from '../src/play/model/words.ts';
import { ArenaLists } from '../src/play/numbers/lists.ts';
import { MODES, game, ruleset } from './tree.ts';

const program = metazoo.compile(ruleset(MODES[0]!), [...game.cards.values()]);
const decks = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));

function begin(seed: number): M {
  const match = createMatch(program, decks);
  match.start(mixSeed(3, seed), decks);
  return match as unknown as M;
}

/** The lists computed from scratch. */
const fresh = (m: M): unknown => plain(new ArenaLists().of(m));

const plain = ({ pages, sources, watching, kinds, traits }: Lists): unknown => ({
  pages: [...pages.cards.subarray(0, pages.count)],
  sources: [...sources.cards.subarray(0, sources.count)],
  watching: [...watching.cards.subarray(0, watching.count)],
  kinds,
  traits,
});

test('the lists are correct after every decision, with two matches in turn and after loading states', () => {
  const bot = new RandomChooser(1);
  const [one, other] = [begin(1), begin(2)];
  let saved = one.save();
  let most = 0;
  for (let round = 0; round < 400; round++) {
    for (const m of [one, other]) {
      if (!m.advance()) continue;
      expect(plain(m.program.lists.of(m))).toEqual(fresh(m));
      most = Math.max(most, m.program.lists.of(m).pages.count);
      m.choose(bot.choose(m, m.decisionSeat));
      expect(plain(m.program.lists.of(m))).toEqual(fresh(m));
    }
    if (round === 60) saved = one.save();
    if (round === 120) {
      other.become(one);
      one.load(saved);
      expect(plain(one.program.lists.of(one))).toEqual(fresh(one));
      expect(plain(other.program.lists.of(other))).toEqual(fresh(other));
    }
  }
  expect(most).toBeGreaterThan(2);
});

test('pages lists all Pages of the Arena that are not Aura Pages, in its order', () => {
  const bot = new RandomChooser(2);
  const m = begin(3);
  for (let n = 0; n < 200 && m.advance(); n++) m.choose(bot.choose(m, m.decisionSeat));
  const found: number[] = [];
  eachIn(m, ZONE.arena, (card) => {
    if (m.program.type[m.def[card]!] !== TYPE.aura) found.push(card);
  });
  const { pages } = m.program.lists.of(m);
  expect([...pages.cards.subarray(0, pages.count)]).toEqual(found);
  expect(found.length).toBeGreaterThan(0);
});
