/** The catalogue's search language: the queries that it reads, and the problems that it reports with their positions. */
import { CARD_QUERY_LIMITS, foldText, parseCardQuery, type CardQuery } from './card-query.ts';
import type { CardField } from './vocabulary.ts';

const FIELDS: readonly CardField[] = [
  { id: 'type', keys: ['t', 'type'], label: 'Type', type: 'set', facet: true, read: () => [] },
  { id: 'cost', keys: ['cost', 'c'], label: 'Cost', type: 'number', facet: true, read: () => 0 },
  { id: 'ability', keys: ['o'], label: 'Ability text', type: 'text', facet: false, read: () => '' },
  { id: 'rarity', keys: ['r'], label: 'Rarity', type: 'set', facet: true, read: () => [] },
];

/** A query on one line, with brackets around every "or". */
function show(query: CardQuery | null): string {
  switch (query?.kind) {
    case undefined:
      return '*';
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
])('reads %j', (text, expected) => {
  expect(parseCardQuery(text, FIELDS).problems).toEqual([]);
  expect(show(parseCardQuery(text, FIELDS).query)).toBe(expected);
});

it.each([
  ['ant foo:bar bee', 'unknown-field', 5, 3, 'any~ant* & any~bee*'],
  ['cost<=two ant', 'bad-number', 1, 9, 'any~ant*'],
  ['t<3', 'bad-comparison', 1, 3, '*'],
  ['legal>fast', 'bad-comparison', 1, 10, '*'],
  ['ant cost:', 'missing-value', 5, 5, 'any~ant*'],
  ['o:""', 'missing-value', 1, 4, '*'],
  ['!!! ant', 'no-words', 1, 3, 'any~ant*'],
  ['ant - bee', 'no-words', 5, 1, 'any~ant* & any~bee*'],
  ['ant "bee wasp', 'unclosed-quote', 5, 1, 'any~ant* & any~bee+wasp'],
  ['ant (bee', 'unclosed-bracket', 5, 1, 'any~ant* & any~bee*'],
  ['ant) bee', 'stray-bracket', 4, 1, 'any~ant* & any~bee*'],
  ['ant () bee', 'empty-brackets', 5, 2, 'any~ant* & any~bee*'],
  ['ant or', 'stray-or', 5, 2, 'any~ant*'],
  ['or ant', 'stray-or', 1, 2, 'any~ant*'],
  ['legal:fats', 'unknown-mode', 1, 10, '*'],
  ['legal:fast@2027-02-29', 'bad-day', 1, 21, '*'],
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

  it.each(['(', ')', '"', '-', ':', '\0', 'or ', '-(', 't:"', '😀'])('survives many repetitions of %j', (piece) => {
    expect(() => parseCardQuery(piece.repeat(1_000), FIELDS)).not.toThrow();
  });
});

it('folds accents, case and punctuation', () => {
  expect(foldText('  Crème—Brûlée, №5! ')).toBe('creme brulee no5');
  expect(foldText('漢字 ١٢')).toBe('漢字 ١٢');
});
