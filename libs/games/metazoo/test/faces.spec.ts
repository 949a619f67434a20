/** The faces and facts of Pages, as documents describe them: they show all that the data of a Page says. */
import { loadContent, vocabularyOf, type CardDoc, type FaceText, type PrintedFace } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { fileURLToPath } from 'node:url';
import { pageDataOf, type PageData } from '../src/cards/schema.ts';
import { factsOf } from '../src/cards/fields.ts';
import { standingText } from '../src/cards/standing-text.ts';
import { metazoo } from '../src/index.ts';
import { pageTypeName } from '../src/language/reading.ts';
import { tokenCards } from '../src/play-fields.ts';
import { DOCUMENTS, textCard } from './play/documents.ts';
import { game } from './tree.ts';

const pages = [...game.cards.values()];
const all = [...pages, ...tokenCards(pages)];
const { cardData, face, facts } = vocabularyOf('metazoo', DOCUMENTS);
const faceOf = (page: CardDoc): PrintedFace => face(textCard(page));

const amounts = (of: Readonly<Record<string, number>>) =>
  Object.entries(of).map(([type, amount]) => ({ type, amount, symbol: type }));
const typeOf = ({ pageType, aura }: PageData): string =>
  aura === undefined ? pageTypeName(pageType) : aura.basic ? 'Basic Aura' : 'Special Aura';

/** The texts of a Page without Attacks, in no order. */
const textsOf = (page: CardDoc): FaceText[] => {
  const { texts, requiresText } = pageDataOf(page);
  const standing = standingText(page)?.text;
  return [
    ...(standing === undefined ? [] : [{ text: standing }]),
    ...texts.map((one) => (one.kind === 'power' ? { title: one.name, text: one.text } : { text: one.text })),
    ...(requiresText === undefined ? [] : [{ text: requiresText }]),
  ];
};

const attacksOf = ({ attacks }: PageData): FaceText[] =>
  attacks.map(({ name, damage, advantage, inflicts, text }) => {
    const effects = inflicts.map(({ status, counters }) =>
      ['Frozen', 'Poison'].includes(status) ? `${status} (${counters})` : status,
    );
    const symbols = advantage.map((type) => ({ type, amount: 1, symbol: type }));
    return {
      title: name,
      text: [
        ...(effects.length > 0 ? [`Inflicts ${effects.join(' and ')}.`] : []),
        ...(text === undefined ? [] : [text]),
      ].join(' '),
      number: { label: 'Damage', value: damage, sign: 'damage' },
      ...(symbols.length > 0 && { symbols }),
    };
  });

const cases = all.map((page): [string, CardDoc] => [page.id, page]);

test.each(cases)('the face of %s', (_, page) => {
  const data = pageDataOf(page);
  const {
    icon,
    cost,
    price,
    corner,
    typeLine,
    numbers,
    side = [],
    symbols,
    texts,
    foot,
    emblem,
    layout,
    tint,
  } = faceOf(page);
  expect({ layout, tint, emblem, typeLine }).toEqual({
    ...{ layout: 'column', tint: 'night', emblem: data.emblem },
    typeLine: [typeOf(data), ...data.tribes.map((tribe) => tribe.replace(/^Beastie /u, ''))].join(' · '),
  });
  expect(icon?.symbol).toBe(data.auraType);
  expect([price?.resources ?? [], cost ?? 0]).toEqual([
    amounts(data.cost),
    Object.values(data.cost).reduce((sum, one) => sum + one, 0),
  ]);
  expect(symbols).toEqual(amounts(data.aura?.generates ?? {}));
  expect(corner).toEqual(data.lp === undefined ? undefined : { label: 'LP', text: String(data.lp) });
  expect(numbers.map(({ sign, value }) => [sign, value])).toEqual([
    ...(data.lp === undefined ? [] : [['life', data.lp]]),
    ...(data.attacks.length === 0 ? [] : [['damage', Math.max(...data.attacks.map(({ damage }) => damage))]]),
  ]);
  expect(side).toEqual([
    ...data.traits.map((title) => ({ title })),
    ...data.terraBonuses.map(({ symbol, amount, raises }) => ({
      ...{ title: symbol, sign: raises === 'lp' ? 'life' : 'damage' },
      text: `+${amount} ${raises === 'lp' ? 'LP' : 'Damage'}`,
    })),
  ]);
  expect(texts.filter(({ number }) => number)).toEqual(attacksOf(data));
  const own = texts.filter(({ number }) => !number);
  const equipment = own.filter(({ text }) => text.startsWith('Equipment for '));
  expect(own.filter((one) => !equipment.includes(one))).toEqual(textsOf(page));
  expect(equipment).toHaveLength(data.equip ? 1 : 0);
  expect(foot).toBe(data.spellbookLimit === undefined ? '' : `limit ${data.spellbookLimit}`);
});

/** The amounts of a cost, in any order. */
const amountsIn = (words: string): string[] =>
  words
    .replace(/ Aura$/u, '')
    .replace(/^none$/u, 'no')
    .split(/, | and /u)
    .sort();

test.each(pages.map((page): [string, CardDoc] => [page.id, page]))('the facts of %s', (_, page) => {
  const said = new Map(facts(textCard(page)).map(({ label, value, provenance }) => [label, [value, provenance]]));
  for (const { label, value, provenance } of factsOf(page)) {
    // In documents, a requirement is one of the texts.
    if (label === 'Requirement') continue;
    const own = said.get(label);
    if (label === 'Aura cost') expect([amountsIn(own?.[0] ?? ''), own?.[1]]).toEqual([amountsIn(value), provenance]);
    else if (label === 'Counts as')
      expect(own).toEqual([value.replace(/^./u, (first) => first.toUpperCase()), provenance]);
    else expect([label, own]).toEqual([label, [value.replaceAll(/Beastie (?=.)/gu, ''), provenance]]);
  }
});

test.each(cases)('%s has the fields that documents allow', (_, page) => {
  expect(cardData.safeParse(textCard(page).data).error?.issues).toBeUndefined();
});

test('the documents have no mistakes', async () => {
  const workspace = fileURLToPath(new URL('../../../..', import.meta.url));
  const own = (await readTree(workspace)).filter(({ path }) => path.split('/')[1] === metazoo.id);
  const described = ['fields', 'faces'] as const;
  const files = described.map((name) => ({
    path: `rules/metazoo/${name}.yaml`,
    text: JSON.stringify(DOCUMENTS[name]),
  }));
  const { cardData: _data, cardFields: _fields, facts: _facts, face: _face, ...bare } = metazoo.vocabulary;
  const { problems } = loadContent([...own, ...files], [bare]);
  expect(problems.filter(({ path }) => files.some((file) => file.path === path))).toEqual([]);
});
