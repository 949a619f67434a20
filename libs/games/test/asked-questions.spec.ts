/** Questions as people ask them find the rule that answers among the first three results, and values and permissions are answered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardsLike, openContent, yamlData } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { answerOf, cardAnswer, gameSearch, inOneList, legalityAnswer, questionOf } from '@rulewright/content/search';
import { knownGames } from '../src/index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const content = openContent(await readTree(join(here, '../../..')), knownGames);

interface Asked {
  readonly game: string;
  readonly ask: string;
  readonly answers: readonly string[];
}

const questionsOf = (file: string): Asked[] => yamlData(readFileSync(join(here, file), 'utf8')) as Asked[];
const questions = questionsOf('asked-questions.yaml');
/** Of ten questions. */
const LEAST_ANSWERED = 9;

function firstThree(game: string, ask: string): string[][] {
  const question = questionOf(ask, content.game(game));
  const entries = gameSearch(content, game).find(question.words, null, question.mode);
  const statuses = { isLegal: () => true, isListed: () => false };
  const { cards } = cardsLike(content.game(game), { text: question.cardWords }, statuses);
  return inOneList(question, entries, cards)
    .slice(0, 3)
    .map((one) => ('entry' in one ? [...one.entry.rules] : [`card/${one.id}`]));
}

const answered = ({ game, ask, answers }: Asked): boolean =>
  firstThree(game, ask).some((rules) => rules.some((rule) => answers.includes(rule)));

function answer(game: string, ask: string) {
  const search = gameSearch(content, game);
  const question = questionOf(ask, content.game(game));
  return answerOf(question, search.find(question.words, null, question.mode), search);
}

it.each([
  ['asked-questions.yaml', questions],
  ['further-questions.yaml', questionsOf('further-questions.yaml')],
  ['other-questions.yaml', questionsOf('other-questions.yaml')],
  ['fresh-questions.yaml', questionsOf('fresh-questions.yaml')],
  ['table-questions.yaml', questionsOf('table-questions.yaml')],
  ['visitor-questions.yaml', questionsOf('visitor-questions.yaml')],
  ['newcomer-questions.yaml', questionsOf('newcomer-questions.yaml')],
  ['forum-questions.yaml', questionsOf('forum-questions.yaml')],
  ['player-questions.yaml', questionsOf('player-questions.yaml')],
  ['faq-questions.yaml', questionsOf('faq-questions.yaml')],
  ['situation-questions.yaml', questionsOf('situation-questions.yaml')],
  ['evening-questions.yaml', questionsOf('evening-questions.yaml')],
  ['club-questions.yaml', questionsOf('club-questions.yaml')],
  ['shop-questions.yaml', questionsOf('shop-questions.yaml')],
  ['walk-questions.yaml', questionsOf('walk-questions.yaml')],
] as const)(
  'finds the rule that answers among the first three results for at least nine of ten questions of %s',
  (_, asked) => {
    const open = asked.filter((one) => !answered(one)).map(({ game, ask }) => `${game}: ${ask}`);
    expect({ open, isEnough: (asked.length - open.length) * 10 >= asked.length * LEAST_ANSWERED }).toMatchObject({
      isEnough: true,
    });
  },
);

it.each(questions.filter((one) => (one as { from?: string }).from === 'request'))(
  'finds the answer of "$ask" in $game',
  (one) => {
    expect(answered(one)).toBe(true);
  },
);

it.each(['difference between artifact and potion', 'Artifact vs. Potion'])(
  'finds both things that "%s" compares',
  (ask) => {
    const [one, other] = firstThree('metazoo', ask).flat();
    expect([one, other].sort()).toEqual(['mz.page.artifact', 'mz.page.potion']);
  },
);

it('finds a rule by a word of players that no text of the game has', () => {
  expect(firstThree('metabaloids', 'normal summon').flat()).toContain('mb.restock.count');
});

it.each([
  ['how long does posion last', 'mz.status.poison-expiry'],
  ['atack with a paralized beastie', 'mz.status.paralyze-no-combat'],
])('finds the rule that "%s" asks for, in spite of typing mistakes', (ask, rule) => {
  expect(firstThree('metazoo', ask).flat()).toContain(rule);
});

it('prefers the rules of the mode that a question names', () => {
  expect(firstThree('metabaloids', 'reserve in fast mode').flat()).toContain('mb.zone.no-reserve-fast');
});

it('reads a common question that names a number of players', () => {
  expect(firstThree('metabaloids', 'turn order with four players')[0]).toEqual(['mb.setup.turn-direction']);
});

it('answers how many cards a deck has, with the rule, in the mode that the question names', () => {
  expect(answer('metabaloids', 'how many cards in a deck')).toEqual([
    { text: 'A deck holds at most 45 cards.', ruleId: 'mb.deck.max-cards', modes: [] },
  ]);
  expect(answer('metabaloids', 'How many cards in a deck in Fast?')).toEqual([
    { text: 'A deck holds at most 45 cards.', ruleId: 'mb.deck.max-cards', modes: ['fast'] },
  ]);
  expect(answer('metazoo', 'minimum deck size')).toMatchObject([{ ruleId: 'mz.book.minimum', modes: [] }]);
});

it('answers with one sentence for each group of modes that differ', () => {
  expect(answer('small-hours', 'how many copies of a card')).toEqual([
    { text: 'A deck may contain at most 3 copies of a card.', ruleId: 'sh.deck.copies', modes: ['evening'] },
    { text: 'A deck may contain each card once.', ruleId: 'sh.deck.copies', modes: ['quiet-night'] },
  ]);
  expect(answer('metabaloids', 'turn order')).toMatchObject([
    { ruleId: 'mb.turn.six-steps', modes: ['core-tactical', 'web-official', 'classic-print'] },
    { ruleId: 'mb.turn.four-steps-fast', modes: ['fast'] },
  ]);
});

it.each([
  ['metabaloids', 'may I attack twice?', 'mb.attack.once-per-opponent'],
  ['metabaloids', 'who starts', 'mb.setup.cut-highest-cost'],
  ['metabaloids', 'hand size', 'mb.draw.to-hand-size'],
  ['metabaloids', 'does attacking cost anything', 'mb.attack.fee'],
  ['metabaloids', 'max columns', 'mb.zone.play-area'],
  ['metazoo', 'how many lands can I play per turn', 'mz.turn.one-aura'],
  ['metazoo', 'how many cards do I draw each turn', 'mz.turn.bookmark-one'],
  ['metazoo', 'can the same creature attack two times', 'mz.turn.attack-unlimited'],
  ['metazoo', 'maximum number of copies', 'mz.page.limit-combined'],
  ['slow-water', 'how many copies of a card', 'sw.deck.copies'],
])('answers in %s "%s" by %s', (game, ask, rule) => {
  expect(answer(game, ask)?.map(({ ruleId }) => ruleId)).toContain(rule);
});

it('answers with the sentence of a rule that has the words of the question', () => {
  expect(answer('small-hours', 'how much money do i get')).toMatchObject([{ text: 'Take 2 coins and draw 2 cards.' }]);
  expect(answer('small-hours', 'can i mulligan')).toMatchObject([
    { text: 'You may put your first hand back once, shuffle, and draw as many cards again.' },
  ]);
});

it('does not answer a common question for which the game names no rule', () => {
  expect(answer('metazoo', 'maximum hand size')).toBeNull();
});

it('does not answer a question that is not about a value or a permission', () => {
  expect(answer('metazoo', 'traits')).toBeNull();
  expect(answer('metabaloids', 'ant swarm')).toBeNull();
});

it('reads the card and the mode of a question about legality', () => {
  const asked = (text: string) => questionOf(text, content.game('metabaloids'));
  expect(asked('is Ant Swarm legal in Fast?')).toMatchObject({ legalityOf: 'ant swarm', mode: 'fast' });
  expect(asked('can I play ant swarm')).toMatchObject({ legalityOf: 'ant swarm', mode: null });
  expect(asked('ant swarm')).toMatchObject({ legalityOf: null, mode: null });
});

it.each([
  ['metabaloids', 'how much does Ant Swarm cost', 'ant-swarm', /^The cost of Ant Swarm is \d+/],
  ['metabaloids', 'defense of ant swarm', 'ant-swarm', /^The defense of Ant Swarm is \d+/],
  ['small-hours', 'cost of Copper Kettle?', 'copper-kettle', /^The cost of Copper Kettle is \d+/],
])('answers in %s "%s" with the value of the card', (id, ask, slug, text) => {
  const game = content.game(id);
  const [part] = cardAnswer(questionOf(ask, game), [game.cards.get(slug)!], game, () => []) ?? [];
  expect(part?.text).toMatch(text);
});

it('gives one answer for modes that agree about a card', () => {
  const standing = (mode: string, ruleId: string | null) => ({
    mode,
    ruleId,
    legal: ruleId === null,
    reason: ruleId && 'The rule names it.',
  });
  const standings = [standing('one', null), standing('two', 'x.a.b'), standing('three', null)];
  expect(legalityAnswer('Ember', standings, null)).toEqual([
    { text: 'Ember is legal.', ruleId: null, modes: ['one', 'three'] },
    { text: 'Ember is not legal. The rule names it.', ruleId: 'x.a.b', modes: ['two'] },
  ]);
  expect(legalityAnswer('Ember', standings, 'two')).toHaveLength(1);
});

it.each(['', '   ', '"*" - %', '\0', 'x'.repeat(100_000), 'a '.repeat(5_000)])('searches any text', (text) => {
  expect(gameSearch(content, 'metazoo').find(text).length).toBeGreaterThanOrEqual(0);
});
