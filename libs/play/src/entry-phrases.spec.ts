/** Phrases that make entries of cards from their texts: what is read, what play gets, how it is printed, and the errors. */
import { formatProblem, modeRulesets, type CardDoc } from '@rulewright/content';
import { playOf, playWith, sentenceFindings, sentencesOf, withEntries } from '@rulewright/content/play';
import { lackIn, nextWords, readSentence } from '@rulewright/content/sentences';
import { playedText } from '@rulewright/engine';
import { ORCHARD, orchardWith } from '../test/orchard.ts';
import { pluginOf } from './plugin.ts';
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
    { way: ['data', 'gifts', 1, 'text'] },
    { way: ['data', 'gifts', 2, 'text'], reading: { kind: 'unknown', word: 'winter' } },
  ]);
});

/** The guide's game with texts that name trees. */
function namingTrees() {
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
  return opened(
    ORCHARD.replace('phrase gift of gifts, whole', picks).replace(
      '  word season: spring, autumn',
      '  word season: spring, autumn\n  line title',
    ),
  );
}

test('a member can be a card, a word of a field, a mark and a title, and entries can name others', () => {
  const { game, problems } = namingTrees();
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

test('a text is read with the names of further cards, and is not read again if none can begin in it', () => {
  const { game } = namingTrees();
  const own = playOf(game).phrases!.entries!;
  const [pear, quince] = [game.cards.get('pear')!, game.cards.get('quince')!];
  const plain = 'Late Harvest: for ripe weeds, in autumn, two fruits more.';
  const naming = 'Late Harvest: for trees named Medlar, in autumn, two fruits more.';
  const saying = (text: string): CardDoc => ({ ...pear, data: { ...pear.data, gifts: [{ text }] } });
  const medlar = { ...quince, id: 'medlar', name: 'Medlar', data: { ...quince.data, gifts: [{ text: plain }] } };
  const further = playWith(game, [medlar])!.phrases!.entries!;
  const card = saying(naming);
  expect(withEntries(own, card).unread).toHaveLength(1);
  expect(withEntries(further, card)).toMatchObject({ unread: [], card: { data: { picks: [{ named: 'medlar' }] } } });
  const other = saying(plain);
  expect(withEntries(further, other)).toBe(withEntries(own, other));
  const quoted = saying(naming.replace('Medlar', '"Medlar"'));
  expect(withEntries(further, quoted)).toMatchObject({ unread: [], card: { data: { picks: [{ named: 'medlar' }] } } });
});

/** The gifts and entries of a card with further fields, by phrases in the place of those of the guide. */
function readWith(play: string, fields: string, data: Readonly<Record<string, unknown>>) {
  const head = ORCHARD.slice(0, ORCHARD.indexOf('entries gifts'));
  const { content, problems } = orchardWith(`${head}${play}`, fields);
  const game = content.game('orchard');
  const { phrases } = playOf(game);
  const pear = game.cards.get('pear')!;
  const whole = phrases?.entries && withEntries(phrases.entries, { ...pear, data: { ...pear.data, ...data } });
  return {
    // The cards of the guide have texts that these phrases do not read.
    problems: problems.map(formatProblem).filter((one) => !one.includes('cards/')),
    data: whole?.card.data,
    unread: whole?.unread,
  };
}
const GIFTS = [
  'entries gifts',
  '  number more from 0 to 9',
  '  word season: spring, autumn',
  'phrase gift of gifts, whole',
  '  says "" sets season to autumn, more to 1',
  '  says "in {season}, {more a fruit|fruits} more."',
  '  says "a fruit more." sets more to 1, season to autumn',
].join('\n');

test('what is printed counts before the text, and an entry without a text is an empty one', () => {
  const printed = '      - { id: more, label: More, type: integer, min: 0, max: 9 }\n';
  const play = GIFTS.replace('  number more from 0 to 9\n', '');
  const { problems, data } = readWith(play, printed, { gifts: [{ text: 'In spring, two fruits more.', more: 5 }, {}] });
  expect(problems).toEqual([]);
  expect(data).toMatchObject({
    gifts: [
      { season: 'spring', more: 5 },
      { season: 'autumn', more: 1 },
    ],
  });
});

test('only a text gives a value to a member that play declares', () => {
  const { data } = readWith(GIFTS, '', { gifts: [{ text: 'In spring, two fruits more.', more: 5, season: 'autumn' }] });
  expect(data).toMatchObject({ gifts: [{ season: 'spring', more: 2 }] });
});

const WORDS = `${GIFTS}
entries costs
  number amount
  word colour: red, dark-blue
phrase cost-part of costs, words of price
  says "{amount} {colour}"
entries signs
  number gift
  mark stars
phrase sign of signs, words of signs of gifts with gift
  says "Star" sets stars to yes
entries keys
  mark late
phrase key of keys, words of keywords
  says "Late" sets late to yes
`;
const PRICE = [
  '  - { id: price, label: Price, type: amounts, values: { red: Red, blue: Dark blue, pink: Pink } }',
  '  - { id: keywords, label: Keywords, type: choices, repeats: true, values: { late: Late, tall: Tall } }',
  '',
].join('\n');

test('words and amounts of fields make entries', () => {
  const { problems, data, unread } = readWith(WORDS, PRICE, {
    price: { red: 2, blue: 1 },
    keywords: ['late', 'tall', 'late'],
    gifts: [{ text: 'In spring, a fruit more.' }, { signs: ['star', 'sun'], text: 'A fruit more.' }],
  });
  expect(problems).toEqual([]);
  expect(unread).toEqual([]);
  expect(data).toMatchObject({
    costs: [
      { amount: 2, colour: 'red' },
      { amount: 1, colour: 'dark-blue' },
    ],
    signs: [{ gift: 2, stars: true }],
    keys: [{ late: true }, { late: true }],
  });
});

test('an amount that no phrase says is an error of the card', () => {
  expect(readWith(WORDS, PRICE, { price: { pink: 1 } }).unread).toMatchObject([
    { way: ['data', 'price'], text: '1 Pink' },
  ]);
});

test.each([
  ['words of colours', 'No field of words or amounts is called `colours`.'],
  ['words of gifts', 'No field of words or amounts is called `gifts`.'],
  ['words of signs of kind', 'No group of fields is called `kind`.'],
  ['words of signs of gifts with stars', '`signs` has no number `stars` for an entry.'],
])('refuses "%s"', (words, message) => {
  const play = `${GIFTS}\nentries signs\n  number gift\n  mark stars\nphrase sign of signs, ${words}\n  says "Star" sets stars to yes\n`;
  expect(readWith(play, PRICE, {}).problems.join()).toContain(message);
});

const PARTS = `entries gifts
  word season: spring, autumn
entries parts
  number gift
  number chosen
  number more from 0 to 9
  line named
phrase gift of gifts, whole
  says "{part with gift|.|, then|and}."
  also "in {season} and {season}, {part with gift|and}. Later, {part with gift|and}."
phrase part of parts
  says "{plain-part}"
  says "you may {plain-part with chosen|, then}"
phrase plain-part of parts
  says "{more a fruit|fruits} more"
  says "{more a fruit|fruits} more for {named quoted}"
`;

test('after an entry with a list, only the first joint can follow', () => {
  const parts = (text: string) => readWith(PARTS, '', { gifts: [{ text }] }).data?.['parts'];
  expect(parts('You may a fruit more, then two fruits more. Three fruits more and four fruits more.')).toEqual([
    { gift: 1 },
    { chosen: 1, more: 1 },
    { chosen: 1, more: 2 },
    { gift: 1, more: 3 },
    { gift: 1, more: 4 },
  ]);
  expect(parts('You may a fruit more and two fruits more.')).toEqual([]);
});

test('a wording can have two lists of the same entries, a member twice, and a line in quotes', () => {
  const texts = [
    'In spring and spring, a fruit more for "Aunt May". Later, two fruits more and three fruits more.',
    'In spring and autumn, a fruit more. Later, two fruits more.',
  ];
  const [{ data }, other] = texts.map((text) => readWith(PARTS, '', { gifts: [{ text }] })) as [
    ReturnType<typeof readWith>,
    ReturnType<typeof readWith>,
  ];
  expect(data).toMatchObject({
    gifts: [{ season: 'spring' }],
    parts: [
      { gift: 1, more: 1, named: 'Aunt May' },
      { gift: 1, more: 2 },
      { gift: 1, more: 3 },
    ],
  });
  expect(other.unread).toHaveLength(1);
});

const NEEDS = `entries gifts
  number more
  word season: spring, autumn
entries parts
  number gift
  number chosen
  word target: it, all
  mark picked
  needs picked before target it
phrase gift of gifts, whole
  says "{part with gift|.}."
phrase part of parts
  says "{plain-part}"
  says "you may {plain-part with chosen|, then}"
phrase plain-part of parts
  says "water {whom}"
phrase whom of parts
  says "all" sets target to all
  says "it" sets target to it
  says "a tree" sets target to it, picked to yes
`;

test.each([
  ['Water a tree. Water it.', null],
  ['You may water a tree, then water it.', null],
  ['You may water a tree. Water it.', null],
  ['Water all. Water it.', 'it'],
  ['You may water it. Water a tree.', 'it'],
])('a word needs what it refers to: "%s"', (text, word) => {
  const { problems, unread } = readWith(NEEDS, '', { gifts: [{ text }] });
  expect(problems).toEqual([]);
  expect(unread).toMatchObject(word === null ? [] : [{ reading: { kind: 'unknown', word, suggestions: ['Pear'] } }]);
});

test.each([
  ['needs peel before target it', '`parts` has no member `peel`.'],
  ['needs picked before target her', '`target` has no word `her`.'],
])('refuses "%s"', (line, message) => {
  const play = NEEDS.replace('needs picked before target it', line);
  expect(readWith(play, '', {}).problems.join()).toContain(message);
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

test('changed cards are read with the play that was checked, unless their names or words change', () => {
  const { game } = opened();
  const checked = playOf(game).program!;
  const pear = game.cards.get('pear')!;
  const changed = (card: Partial<CardDoc>) =>
    playOf({ ...game, cards: new Map([...game.cards, ['pear', { ...pear, ...card }]]) });
  const gifts = (text: string) => ({ data: { ...pear.data, gifts: [{ text }] } });
  expect(changed(gifts('In autumn, two fruits more.')).program!.steps).toBe(checked.steps);
  expect(changed(gifts('In winter, a fruit more.'))).toMatchObject({
    program: null,
    problems: [{ code: 'unread-text', path: 'cards/orchard/cards/pear.yaml', way: ['data', 'gifts', 0, 'text'] }],
  });
  const renamed = changed({ name: 'Nashi' });
  expect(renamed.program!.steps).not.toBe(checked.steps);
  expect(renamed.phrases!.entries!.cards).toMatchObject({ pear: 'Nashi' });
});

test('the desk knows the next words, and the words of the house style', () => {
  const { game } = opened();
  const sentences = sentencesOf(playOf(game).phrases!);
  const quince = game.cards.get('quince')!;
  const withText = (text: string): CardDoc => ({ ...quince, data: { ...quince.data, gifts: [{ text }] } });
  const [entry] = sentences.entries(withText('In'));
  expect(nextWords(entry!.phrase, 'In', entry!.place).words.map(({ text }) => text)).toEqual(['spring', 'autumn']);
  const [finding] = sentenceFindings(
    sentences,
    [withText('In spring, pear has a fruit more.')].map((one) => ({ ...one, ...PEAR })),
  );
  expect(finding).toMatchObject({ reading: 'read', style: 'In spring, a fruit more.', message: null });
});

test('a card page shows what a text means in the words of the house style', () => {
  const { game } = opened();
  const pear = game.cards.get('pear')!;
  const card = { ...pear, data: { ...pear.data, gifts: [{ text: 'In spring, Pear has 2 fruits more.' }] } };
  expect(game.vocabulary.readings(card)).toMatchObject([{ reading: 'In spring, two fruits more.' }]);
});

test('an editor is told what the game cannot say, by the desk and by the check', () => {
  const { game, content } = opened();
  const text = 'In spring, two fruits for each tree.';
  const [entry] = sentencesOf(playOf(game).phrases!).entries({
    ...PEAR,
    data: { kind: 'core', gifts: [{ text }] },
  });
  const reading = readSentence(entry!.phrase, text, entry!.place);
  const hint = 'A gift is a fixed number: “two fruits more”.';
  expect(reading.kind === 'unknown' && lackIn(text, reading.from, entry!.place)).toBe(hint);
  const pear = game.cards.get('pear')!;
  const play = playWith(content.game('orchard'), [
    { ...pear, id: 'late-pear', data: { ...pear.data, gifts: [{ text }] } },
  ]);
  expect(play!.problems.map(({ message }) => message)).toEqual([
    `Pear: "for" (character 23) is not understood. ${hint} Here can be: "more.".`,
  ]);
});

test('a card plays the same in other words and by another name, unless the meaning or a list of the ruleset differs', () => {
  const { content, game } = opened();
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  const [usual, small] = modeRulesets(content, 'orchard');
  const pear = game.cards.get('pear')!;
  const played = (text: string, name = 'Pear', ruleset = usual!) =>
    playedText(plugin, { ...pear, name, data: { ...pear.data, gifts: [{ text }] } }, ruleset);
  const text = 'In autumn, two fruits more.';
  expect(played('In autumn, harvest two fruits.')).toBe(played(text));
  expect(played('In autumn, three fruits more.')).not.toBe(played(text));
  expect(played(text, 'Nashi')).toBe(played(text));
  expect(small!.parameters['weeds.names']).toContain('Thistle');
  expect(played(text, 'Nashi', small)).toBe(played(text, 'Pear', small));
  expect(played(text, 'Thistle', small)).not.toBe(played(text, 'Pear', small));
});

test('a phrase can tell what a text means in words that no text has', () => {
  const { game, problems } = opened(
    ORCHARD.replace('  says "in {season},"', '  says "in {season},"\n  reads "when it is {season},"'),
  );
  expect(problems).toEqual([]);
  const pear = game.cards.get('pear')!;
  const card = { ...pear, data: { ...pear.data, gifts: [{ text: 'In autumn, Pear has 2 fruits more.' }] } };
  expect(game.vocabulary.readings(card)).toMatchObject([{ reading: 'When it is autumn, two fruits more.' }]);
  const { phrases } = playOf(game);
  const told = { ...pear, data: { ...pear.data, gifts: [{ text: 'When it is autumn, two fruits more.' }] } };
  expect(withEntries(phrases!.entries!, told).unread).toMatchObject([{ reading: { word: 'When' } }]);
});

const phrase = (...lines: readonly string[]): string =>
  `${ORCHARD}\nphrase rare of gifts\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** The orchard with a second group of entries, and with further lines in a step. */
const dated = (...lines: readonly string[]): string =>
  `${ORCHARD}\nentries dates\n  number gift\n  number year\nphrase dated of dates\n  says "" sets year to 2\n`
    .replace('says "{in-season} {more', 'says "{dated with gift} {in-season} {more')
    .replace('  p may "Water a tree."', `${lines.join('\n')}\n  p may "Water a tree."`);

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
    'Write alternatives as `[one|other]`, and none inside others.',
  ],
  [
    'open brackets of a hint',
    `${ORCHARD}\nhints\n  "[a|[b]" says "Write c."\n`,
    'Write alternatives as `[one|other]`, and none inside others.',
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
  [
    'an option that names an entry of a second group',
    dated(
      '  p may "Let a tree age."',
      '    option age: c in bed of p, d in dates of c',
      '      "Let {c} age"',
      '      add year of d to juice of c',
    ),
    'Options cannot name entries of `dates`. Choose a card instead.',
  ],
  [
    'an entry of a second group that is performed',
    dated('  for each c in bed of p', '    for each d in dates of c', '      perform d with c for p'),
    'An action of a card is expected.',
  ],
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
