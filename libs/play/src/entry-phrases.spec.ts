/** Phrases that make entries of cards from their texts: what is read, what play gets, how it is printed, and the errors. */
import { formatProblem, modeRulesets, type CardDoc } from '@rulewright/content';
import { playOf, sentencesOf, withEntries } from '@rulewright/content/play';
import { nextWords, sentenceFindings } from '@rulewright/content/sentences';
import { ORCHARD, orchardWith } from '../test/orchard.ts';
import { compileProgram } from './program.ts';

const PEAR = { id: 'pear', name: 'Pear' };
const opened = (play = ORCHARD) => {
  const { content, problems } = orchardWith(play);
  const game = content.game('orchard');
  return { content, game, problems: problems.map(formatProblem) };
};
/** The members of the entries that the texts of a card make. */
function giftsOf(texts: readonly string[], kind = 'core') {
  const { phrases } = playOf(opened().game);
  const pear = opened().game.cards.get('pear')!;
  const card: CardDoc = { ...pear, ...PEAR, data: { ...pear.data, kind, gifts: texts.map((text) => ({ text })) } };
  const { card: whole, unread } = withEntries(phrases!.entries!, card);
  return { gifts: (whole.data as { readonly gifts: unknown }).gifts, unread };
}

test.each([
  ['In spring, two fruits more.', { season: 'spring', more: 2 }],
  ['In autumn, a fruit more.', { season: 'autumn', more: 1 }],
  ['In autumn, pear has 3 fruits more.', { season: 'autumn', more: 3 }],
  ['One fruit more.', { season: 'autumn', more: 1 }],
  ['In spring, pick 4 fruits.', { season: 'spring', more: 4 }],
  ['In autumn, harvest two fruits.', { season: 'autumn', more: 2 }],
])('reads %j', (text, members) => {
  expect(giftsOf([text])).toEqual({ gifts: [{ text, ...members }], unread: [] });
});

test('a wording can be for some cards only', () => {
  expect(giftsOf(['A fruit more.'], 'stone').gifts).toMatchObject([{ season: 'spring' }]);
});

test('a number stays within the bounds of its field, and says where reading stopped', () => {
  const { unread } = giftsOf(['In spring, a fruit more.', 'In spring, 10 fruits more.', 'In winter, a fruit more.']);
  expect(unread).toMatchObject([
    { group: 'gifts', index: 1, member: 'text' },
    { group: 'gifts', index: 2, reading: { kind: 'unknown', word: 'winter' } },
  ]);
});

test('a member can be a card, a word of a field, a mark and a title, and entries can name others', () => {
  const picks = [
    'entries picks',
    '  card named',
    '  word tree: kind',
    '  mark ripe',
    '  number gift',
    '',
    'phrase some-trees of picks',
    '  says "{tree plural}"',
    '  says "ripe {tree plural}" sets ripe to yes',
    '  says "trees named {named}"',
    '',
    'phrase gift of gifts, whole',
    '  says "{title}: for {some-trees with gift|, and}, {in-season} {more a fruit|fruits} more."',
  ].join('\n');
  const { game, problems } = opened(
    ORCHARD.replace('phrase gift of gifts, whole', picks).replace(
      '  word season: spring, autumn',
      '  word season: spring, autumn\n  line title',
    ),
  );
  expect(problems).toEqual([]);
  const { phrases } = playOf(game);
  const pear = game.cards.get('pear')!;
  const text = 'Late Harvest: for trees named Quince, and ripe weeds, in autumn, two fruits more.';
  const { card, unread } = withEntries(phrases!.entries!, { ...pear, data: { ...pear.data, gifts: [{ text }] } });
  expect(unread).toEqual([]);
  expect(card.data).toMatchObject({
    gifts: [{ text, title: 'Late Harvest', season: 'autumn', more: 2 }],
    picks: [
      { named: 'quince', gift: 1 },
      { tree: 'weed', ripe: true, gift: 1 },
    ],
  });
});

test('play gets what the text says, and refuses a text that is not read', () => {
  const { content, game } = opened();
  const { program: play } = playOf(game);
  const [ruleset] = modeRulesets(content, 'orchard');
  const plum = { ...game.cards.get('plum')!, id: 'new-plum' };
  const compiled = (text: string) =>
    compileProgram(play!, ruleset!, [{ ...plum, data: { ...plum.data, gifts: [{ text }] } }]).reading.printed.groups;
  expect(compiled('In autumn, two fruits more.').get('gifts')!.entries).toMatchObject([
    { members: { season: 1, more: 2 } },
  ]);
  expect(() => compiled('In winter, a fruit more.')).toThrow(
    'Plum: "winter" (character 4) is not understood. Here can be: "spring", "autumn".',
  );
});

test('the desk knows the next words, and the words of the house style', () => {
  const { game } = opened();
  const sentences = sentencesOf(playOf(game).phrases!);
  const quince = game.cards.get('quince')!;
  const withText = (text: string): CardDoc => ({ ...quince, data: { ...quince.data, gifts: [{ text }] } });
  const [entry] = sentences.entries(withText('In'), new Map());
  expect(nextWords(entry!.phrase, 'In', entry!.place).words.map(({ text }) => text)).toEqual(['spring', 'autumn']);
  const [finding] = sentenceFindings(
    sentences,
    [withText('In spring, pear has a fruit more.')].map((one) => ({ ...one, ...PEAR })),
  );
  expect(finding!.verdict).toEqual({ kind: 'agrees', style: 'In spring, a fruit more.' });
});

test('a card page shows what a text means in the words of the house style', () => {
  const { game } = opened();
  const pear = game.cards.get('pear')!;
  const card = { ...pear, data: { ...pear.data, gifts: [{ text: 'In spring, Pear has 2 fruits more.' }] } };
  expect(game.vocabulary.readings(card)).toMatchObject([{ reading: 'In spring, two fruits more.' }]);
});

const phrase = (...lines: readonly string[]): string =>
  `${ORCHARD}\nphrase rare of gifts\n${lines.map((line) => `  ${line}\n`).join('')}`;

test.each([
  ['an unused phrase', phrase('says "rare"'), 'No phrase uses `rare`. Use it or remove it.'],
  [
    'an unknown member',
    phrase('says "{colour}"'),
    '`gifts` has no member, and the document no phrase, that is called `colour`.',
  ],
  ['an unknown phrase', phrase('says "{x as more}"'), 'No phrase is called `x`.'],
  ['a wrong value', phrase('says "rare" sets season to winter'), 'This is not a value of `season`.'],
  ['a wrong word', phrase('says "rare" on kind fern'), '`kind` has no word `fern`.'],
  [
    'a word with a noun',
    phrase('says "{season one|many}"'),
    'Write a word as `{season}` or `{season plural}`, and a number as',
  ],
  ['an open bracket', phrase('says "{season"'), 'A wording needs a closing bracket for each opening one.'],
  [
    'the name of a member',
    ORCHARD.replaceAll('in-season', 'season'),
    '`gifts` has a member `season`. Choose another name.',
  ],
  ['an unknown group', 'phrase x of leaves\n  says "x"\n', 'No group of fields is called `leaves`.'],
  [
    'a phrase that contains itself',
    phrase('says "{rare} rare"'),
    '`rare` contains `rare`. A phrase cannot contain itself.',
  ],
  [
    'a declared member twice',
    ORCHARD.replace('  number more from 0 to 9', '  number more\n  mark more'),
    '`gifts` already has a member `more`.',
  ],
  [
    'open brackets of a variant',
    ORCHARD.replace('"[harvest|pick]', '"[harvest|[pick]'),
    'Write alternatives as `[one|other]`, and only in the text before `for`.',
  ],
  [
    'a variant for too many texts',
    ORCHARD.replace('"[harvest|pick]', `"${'[a|b]'.repeat(9)}`),
    'A variant has at most 200 ways to be written. Split it.',
  ],
  [
    'variants of a group without texts',
    `${ORCHARD}\nvariants of leaves\n  "a" for "b"\n`,
    'No phrase reads the texts of `leaves`.',
  ],
  ['members of a field', `${ORCHARD}\nentries kind\n  mark rare\n`, '`kind` is a field and not a group.'],
  ['members twice', `${ORCHARD}\nentries gifts\n  mark rare\n`, 'The members of `gifts` are already declared.'],
  [
    'a second phrase for whole texts',
    phrase('says "rare"').replace('rare of gifts', 'rare of gifts, whole'),
    'Another phrase reads the texts of `gifts`.',
  ],
  [
    'an example that is printed in other words',
    ORCHARD.replace('example "In spring, two fruits more."', 'example "In spring, 2 fruits more."'),
    'This sentence is printed as "In spring, two fruits more.". Write it like this.',
  ],
])('refuses %s', (_, play, message) => {
  const { problems } = opened(play);
  expect(problems.join('\n')).toContain(message);
});

test('a text of a card that is not read is an error at the card', () => {
  const { problems } = opened(
    ORCHARD.replace('says "{more a fruit|fruits} more."', 'says "{more a leaf|leaves} more."'),
  );
  expect(problems.join('\n')).toContain(
    'cards/orchard/cards/plum.yaml:3:90 unread-text: Plum: "fruit" (character 3) is not understood.',
  );
});
