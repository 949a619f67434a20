/** The catalogue's search language: the queries that it reads, and the problems that it reports with their positions. */
import fc from 'fast-check';
import { CARD_QUERY_LIMITS, foldText, parseCardQuery, patternTest, type CardQuery } from './card-query.ts';
import type { CardField } from './vocabulary.ts';

const FIELDS: readonly CardField[] = [
  { id: 'type', keys: ['t', 'type'], label: 'Type', type: 'set', facet: true, read: () => [] },
  { id: 'cost', keys: ['cost', 'c'], label: 'Cost', type: 'number', facet: true, read: () => 0 },
  { id: 'attack', keys: ['attack'], label: 'Attack', type: 'number', facet: false, read: () => 0 },
  { id: 'ability', keys: ['o'], label: 'Ability text', type: 'text', facet: false, read: () => '' },
  { id: 'rarity', keys: ['r'], label: 'Rarity', type: 'set', facet: true, read: () => [] },
];

/** A query on one line, with brackets around every "or". */
function show(query: CardQuery | null): string {
  switch (query?.kind) {
    case undefined:
      return '*';
    case 'none':
      return 'none';
    case 'pattern':
      return `${query.field ?? 'any'}${query.in === 'values' ? '=' : '~'}/${query.pattern}/`;
    case 'fields':
      return `${query.field}${query.comparison}${query.other}`;
    case 'has':
      return `has(${query.field}${query.in === 'text' ? '~' : ''})`;
    case 'all':
      return query.of.map(show).join(' & ');
    case 'any':
      return `(${query.of.map(show).join(' | ')})`;
    case 'not':
      return `!${query.of.kind === 'all' ? `(${show(query.of)})` : show(query.of)}`;
    case 'words':
      return `${query.field ?? 'any'}~${query.words.join('+')}${query.whole ? '' : '*'}`;
    case 'value':
      return `${query.field}=${query.value}${query.exact ? '' : '*'}`;
    case 'number':
      return `${query.field}${query.comparison}${query.value}`;
    case 'held':
      return `${query.of}${query.comparison}${query.value}`;
    case 'legal':
    case 'banned':
    case 'restricted':
      return `${query.kind}(${query.mode}${query.on ? ` on ${query.on}` : ''})`;
  }
}

it.each([
  ['', '*'],
  ['   ', '*'],
  [
    't:insect cost<=2 o:reserve legal:fast -r:common "free words"',
    'type=insect* & cost<=2 & ability~reserve* & legal(fast) & !rarity=common* & any~free+words',
  ],
  ['ant or bee', '(any~ant* | any~bee*)'],
  ['ant bee or wasp', '(any~ant* & any~bee* | any~wasp*)'],
  ['ant (bee or wasp)', 'any~ant* & (any~bee* | any~wasp*)'],
  ['ant AND bee OR wasp', '(any~ant* & any~bee* | any~wasp*)'],
  ['-(ant bee)', '!(any~ant* & any~bee*)'],
  ['--ant', 'any~ant*'],
  ['May-Fly', 'any~may+fly*'],
  ['order orange android', 'any~order* & any~orange* & any~android*'],
  ['type=Insect', 'type=insect'],
  ['t:"True Bug"', 'type=true bug'],
  ['t!=insect', '!type=insect'],
  ['T:insect', 'type=insect*'],
  ['cost:3 c!=4 cost>=1 cost<9 c=-1', 'cost=3 & cost!=4 & cost>=1 & cost<9 & cost=-1'],
  ['o:"draw a card"', 'ability~draw+a+card'],
  ['o="Fly."', 'ability=fly'],
  ['name:fly n:x set:set-1 is:promo', 'name~fly* & name~x* & set=set 1* & is=promo*'],
  ['-legal:Fast legal!=slow', '!legal(fast) & !legal(slow)'],
  ['legal:Fast@2027-01-15 banned:fast', 'legal(fast on 2027-01-15) & banned(fast)'],
  ['restricted:fast@2028-02-29', 'restricted(fast on 2028-02-29)'],
  ['(((ant)))', 'any~ant*'],
  ['ÀÉ', 'any~ae*'],
  ['not t:bug', '!type=bug*'],
  ['NOT (ant or bee) wasp', '!(any~ant* | any~bee*) & any~wasp*'],
  ['not -ant', 'any~ant*'],
  ['"not" notable', 'any~not & any~notable*'],
  ['/ice$/', 'any~/ice$/'],
  ['name:/^Fly|bee$/ -o:/draw \\d/', 'name~/^fly|bee$/ & !ability~/draw \\d/'],
  ['t:/b.g/', 'type=/b.g/'],
  ['o:/(a|b) [x-z]\\S+/ ant', 'ability~/(a|b) [x-z]\\S+/ & any~ant*'],
  ['n:/Salt-Haired Twins/', 'name~/salt haired twins/'],
  ['1/2', 'any~1+2*'],
  ['cost>attack', 'cost>attack'],
  ['cost:attack -c!=ATTACK', 'cost=attack & !cost!=attack'],
  ['has:cost -has:o', 'has(cost) & !has(ability~)'],
  ['t:"" o=""', '!has(type) & !has(ability~)'],
  ['sort:cost unique:prints', '*'],
])('reads %j', (text, expected) => {
  expect(parseCardQuery(text, FIELDS).problems).toEqual([]);
  expect(show(parseCardQuery(text, FIELDS).query)).toBe(expected);
});

it.each([
  ['ant foo:bar bee', 'unknown-field', 5, 3, 'any~ant* & any~bee*'],
  ['cost<=two ant', 'bad-number', 1, 9, 'any~ant*'],
  ['t<3', 'bad-comparison', 1, 3, 'none'],
  ['legal>fast', 'bad-comparison', 1, 10, 'none'],
  ['ant cost:', 'missing-value', 5, 5, 'any~ant*'],
  ['foo:bar', 'unknown-field', 1, 3, 'none'],
  ['t:', 'missing-value', 1, 2, 'none'],
  ['foo:"" ant', 'unknown-field', 1, 3, 'any~ant*'],
  ['is:zzz', 'unknown-value', 1, 6, 'none'],
  ['has:foo', 'unknown-field', 1, 7, 'none'],
  ['ant not', 'stray-not', 5, 3, 'any~ant*'],
  ['cost>type', 'bad-number', 1, 9, 'none'],
  ['cost:/2/', 'bad-number', 1, 8, 'none'],
  ['/(/ ant', 'bad-pattern', 1, 3, 'any~ant*'],
  ['/(?=x)/', 'bad-pattern', 1, 7, 'none'],
  ['/ant\\./', 'bad-pattern', 1, 7, 'none'],
  ['//', 'bad-pattern', 1, 2, 'none'],
  ['/ant bee', 'bad-pattern', 1, 4, 'any~ant* & any~bee*'],
  ['/(((a{9}){9}){9})/', 'bad-pattern', 1, 18, 'none'],
  [`/${'a'.repeat(CARD_QUERY_LIMITS.pattern + 1)}/`, 'bad-pattern', 1, CARD_QUERY_LIMITS.pattern + 3, 'none'],
  ['sort:o', 'bad-order', 1, 6, '*'],
  ['ant unique:art', 'bad-order', 5, 10, 'any~ant*'],
  ['!!! ant', 'no-words', 1, 3, 'any~ant*'],
  ['ant - bee', 'no-words', 5, 1, 'any~ant* & any~bee*'],
  ['ant "bee wasp', 'unclosed-quote', 5, 1, 'any~ant* & any~bee+wasp'],
  ['ant (bee', 'unclosed-bracket', 5, 1, 'any~ant* & any~bee*'],
  ['ant) bee', 'stray-bracket', 4, 1, 'any~ant* & any~bee*'],
  ['ant () bee', 'empty-brackets', 5, 2, 'any~ant* & any~bee*'],
  ['ant or', 'stray-or', 5, 2, 'any~ant*'],
  ['or ant', 'stray-or', 1, 2, 'any~ant*'],
  ['legal:fats', 'unknown-mode', 1, 10, 'none'],
  ['legal:fast@2027-02-29', 'bad-day', 1, 21, 'none'],
  ['ant banned:fast@', 'bad-day', 5, 12, 'any~ant*'],
])('reports the problem in %j and keeps the rest', (text, code, column, length, rest) => {
  const { query, problems } = parseCardQuery(text, FIELDS, ['fast']);
  expect(problems).toEqual([{ code, column, length, message: expect.stringMatching(/[.?]$/) }]);
  expect(show(query)).toBe(rest);
});

it('suggests a name that may have been meant', () => {
  expect(parseCardQuery('csot:2', FIELDS).problems[0]!.message).toBe('Cards have no "csot". Did you mean "cost"?');
  expect(parseCardQuery('legal:fats', FIELDS, ['fast', 'slow']).problems[0]!.message).toBe(
    'There is no mode "fats". Did you mean "fast"?',
  );
});

it('prefers a field of the game to a common one', () => {
  const own: CardField = { id: 'strain', keys: ['s'], label: 'Strain', type: 'number', facet: false, read: () => 1 };
  expect(show(parseCardQuery('s:2 set:x', [own]).query)).toBe('strain=2 & set=x*');
});

it('reads the order and the form of the list', () => {
  const read = (text: string) => {
    const { sort, unique } = parseCardQuery(text, FIELDS);
    return { sort, unique };
  };
  expect(read('ant')).toEqual({ sort: null, unique: 'cards' });
  expect(read('sort:c ant')).toEqual({ sort: { field: 'cost', descending: false }, unique: 'cards' });
  expect(read('order:-NAME unique:prints')).toEqual({ sort: { field: 'name', descending: true }, unique: 'prints' });
  expect(parseCardQuery('sort:csot', FIELDS).problems[0]!.message).toContain('Did you mean "cost"?');
});

it('compares a regular expression with folded text', () => {
  expect(patternTest('^storm lan')('storm lantern')).toBe(true);
  expect(patternTest('[A-C]x')('bx')).toBe(true);
  expect(patternTest('\\bice$')('dark ice')).toBe(true);
  expect(patternTest('\\bice$')('police')).toBe(false);
});

describe('for any text', () => {
  const PIECES = [
    'ant',
    '/',
    '\\',
    '(',
    ')',
    '"',
    '-',
    'not ',
    'or ',
    'cost',
    ':',
    '>=',
    '""',
    'sort:',
    'has:',
    ' ',
    '[',
    '{9}',
    '*',
    '\ud800',
    'é',
  ];
  const texts = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((all) => all.join('')),
  );

  it('never throws, and never takes a search without a usable term for all cards', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { query, problems, sort, unique } = parseCardQuery(text, FIELDS, ['fast']);
        const isAll = query === null;
        const lists = sort !== null || unique === 'prints' || problems.some(({ code }) => code === 'bad-order');
        if (isAll) expect(text.trim() === '' || lists || /^(?:\s|and\b|unique:cards)+$/iu.test(text)).toBe(true);
        for (const { column, length } of problems)
          expect(column + length - 1).toBeLessThanOrEqual(Math.max(text.length, column));
      }),
    );
  });

  it('reads what it is written as', () => {
    const word = fc.constantFrom('ant', 'bee', 'wasp', 'not', 'or', 'x2');
    const words = fc.array(word, { minLength: 1, maxLength: 3 });
    const comparison = fc.constantFrom('=', '!=', '<', '<=', '>', '>=');
    const leaf: fc.Arbitrary<[string, string]> = fc.oneof(
      words.map((all): [string, string] => [`"${all.join(' ')}"`, `any~${all.join('+')}`]),
      words.map((all): [string, string] => [`o:"${all.join('-')}"`, `ability~${all.join('+')}`]),
      fc.tuple(comparison, fc.nat(99)).map(([sign, n]): [string, string] => [`cost${sign}${n}`, `cost${sign}${n}`]),
      comparison.map((sign): [string, string] => [`c${sign}attack`, `cost${sign}attack`]),
      word.map((one): [string, string] => [`n:/^${one}\\b/`, `name~/^${one}\\b/`]),
      fc.constant<[string, string]>(['has:t', 'has(type)']),
    );
    const { query } = fc.letrec<{ query: [string, string] }>((tie) => ({
      query: fc.oneof(
        { maxDepth: 3 },
        leaf,
        tie('query').map(([text, shown]): [string, string] => [`not (${text})`, `!(${shown})`]),
        fc
          .tuple(tie('query'), tie('query'))
          .map(([a, b]): [string, string] => [`(${a[0]}) (${b[0]})`, `(${a[1]}) & (${b[1]})`]),
        fc
          .tuple(tie('query'), tie('query'))
          .map(([a, b]): [string, string] => [`(${a[0]}) or (${b[0]})`, `(${a[1]}) | (${b[1]})`]),
      ),
    }));
    const plain = (text: string): string => text.replace(/[()]/gu, '');
    fc.assert(
      fc.property(query, ([text, shown]) => {
        fc.pre(text.length <= CARD_QUERY_LIMITS.characters);
        const parsed = parseCardQuery(text, FIELDS);
        expect(parsed.problems).toEqual([]);
        expect(plain(show(parsed.query))).toBe(plain(shown));
      }),
    );
  });
});

describe('limits', () => {
  const codes = (text: string) => parseCardQuery(text, FIELDS).problems.map((one) => one.code);

  it('cuts a long text', () => {
    expect(codes('ant '.repeat(CARD_QUERY_LIMITS.characters))).toContain('too-long');
  });

  it('reads a limited number of terms', () => {
    const { query, problems } = parseCardQuery('ant '.repeat(CARD_QUERY_LIMITS.terms + 5), FIELDS);
    expect(problems).toMatchObject([{ code: 'too-many-terms', column: CARD_QUERY_LIMITS.terms * 4 + 1 }]);
    expect(show(query).split(' & ')).toHaveLength(CARD_QUERY_LIMITS.terms);
  });

  it('reads brackets to a limited depth', () => {
    const deep = CARD_QUERY_LIMITS.depth;
    expect(codes(`${'('.repeat(deep)}ant${')'.repeat(deep)}`)).toEqual([]);
    expect(codes(`${'('.repeat(deep + 1)}ant${')'.repeat(deep + 1)}`)).toEqual(['too-deep']);
  });

  it.each(['(', ')', '"', '-', ':', '\0', 'or ', '-(', 't:"', '😀', '/', '/a ', 'not ', '/\\/'])(
    'survives many repetitions of %j',
    (piece) => {
      expect(() => parseCardQuery(piece.repeat(1_000), FIELDS)).not.toThrow();
    },
  );
});

it('folds accents, case and punctuation', () => {
  expect(foldText('  Crème—Brûlée, №5! ')).toBe('creme brulee no5');
  expect(foldText('漢字 ١٢')).toBe('漢字 ١٢');
});

it('compares the copies of a collection only if the search knows one', () => {
  const known = (text: string) => parseCardQuery(text, FIELDS, undefined, true);
  expect(show(known('own>=2 -has:want missing:1').query)).toBe('own>=2 & !want>0 & missing=1');
  expect(known('own:many').problems).toMatchObject([{ code: 'bad-number', column: 1, length: 8 }]);
  expect(known('own:').problems).toMatchObject([{ code: 'missing-value' }]);
  const { query, problems } = parseCardQuery('ant own>=2 has:missing', FIELDS);
  expect(show(query)).toBe('any~ant*');
  expect(problems).toMatchObject([
    { code: 'no-collection', column: 5, length: 6 },
    { code: 'no-collection', column: 12, length: 11 },
  ]);
  // A field of the game with the same key is the field.
  const fields = [
    ...FIELDS,
    { id: 'own', keys: ['own'], label: 'Own', type: 'number', facet: false, read: () => 0 },
  ] as const;
  expect(parseCardQuery('own>=2', fields).problems).toEqual([]);
});
