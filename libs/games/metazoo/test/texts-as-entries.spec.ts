/** The texts of all Pages, read by the phrases of the play document, mean what the data of the Pages means. */
import { cardDataSchema } from '@rulewright/content';
import { sentencesOf, withEntries } from '@rulewright/content/play';
import { namesOf, printed } from '@rulewright/content/sentences';
import { factsOf, playCard, playFields, tokenCards } from '../src/play-fields.ts';
import { metazooSentences } from '../src/sentences/index.ts';
import { FIELDS, checkedDocuments } from './play/documents.ts';
import { meantBy } from './play/meant.ts';
import { textCard } from './play/text-cards.ts';
import { game } from './tree.ts';

const pages = [...game.cards.values()];
const facts = factsOf(pages);
const tokens = tokenCards(pages);
const rowFields = playFields(facts, [...pages, ...tokens]);
const texts = [...pages, ...tokens].map(textCard);
const { phrases, problems } = checkedDocuments(game, texts);
if (!phrases?.entries) throw new Error(problems.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n'));
const { entries } = phrases;

test('the documents have no problem', () => {
  expect(problems.map((one) => `${one.line}:${one.column} ${one.message}`)).toEqual([]);
});

test('the cards match the fields', () => {
  const schema = cardDataSchema(FIELDS);
  expect(
    texts.flatMap(
      ({ name, data }) => schema.safeParse(data).error?.issues.map(({ message }) => `${name}: ${message}`) ?? [],
    ),
  ).toEqual([]);
});

test.each(pages.map((page) => [page.id, page] as const))('%s', (_, page) => {
  const { card, unread } = withEntries(entries, textCard(page));
  expect(unread).toEqual([]);
  expect(meantBy(card)).toEqual(meantBy(playCard(rowFields, facts, page)));
});

/** The texts that are printed in other words than in the house style of the plugin. */
const OTHER_STYLE: readonly string[] = [
  'If Nighttime is active and Fog is active and Full Moon is active and some opponent has 500 LP or less, pay 130 LP and put 2 Pages of your Chapter into their discard areas: you win the game.',
  'ARENA: the Equipped Page does not have Flight and does not have Fleet and has -10 Damage.',
  'CONTRACT: put up to 1 target Equipment into its discard area.',
];

test('a text is printed as the Page has it, or in the house style', () => {
  const known = namesOf(metazooSentences.names(pages));
  const styles = new Map(
    pages.flatMap((page) =>
      metazooSentences
        .entries(page, known)
        .map(({ phrase, data, place, text }) => [text, data && printed(phrase, data, place)] as const),
    ),
  );
  const all = texts
    .flatMap((card) => sentencesOf(phrases).entries(card, new Map()))
    .map(({ phrase, data, place, text }) => ({ text, is: printed(phrase, data, place) }));
  const others = all.filter(({ text, is }) => is !== text);
  expect(others.filter(({ text, is }) => is !== styles.get(text)).map(({ is }) => is)).toEqual(OTHER_STYLE);
  expect([all.length, all.length - others.length]).toEqual([67, 44]);
});

test('a text with a Token says what its Page says', () => {
  const made = texts.filter(({ data }) => data['token'] !== undefined);
  expect(made).not.toEqual([]);
  for (const page of made) {
    const { effects } = withEntries(entries, page).card.data as {
      readonly effects: readonly Record<string, unknown>[];
    };
    const said = effects.find(({ verb }) => verb === 'token')!;
    const token = texts.find(({ id }) => id === page.data['token'])!;
    const [attack] = token.data['abilities'] as readonly Record<string, unknown>[];
    expect([said['auraType'], said['tokenLp'], said['tokenAttack'], said['tokenDamage']]).toEqual([
      token.data['auraType'],
      token.data['lp'],
      attack!['title'],
      attack!['damage'],
    ]);
  }
});
