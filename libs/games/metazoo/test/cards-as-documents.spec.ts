/** The fields by which Pages are searched, and the facts of Pages, from documents as from the plugin. */
import { vocabularyOf, type CardDoc, type CardFact } from '@rulewright/content';
import { CARD_FIELDS, factsOf } from '../src/cards/fields.ts';
import { DOCUMENTS, textCard } from './play/documents.ts';
import { game } from './tree.ts';

const pages = [...game.cards.values()];
const { cardFields, facts } = vocabularyOf('metazoo', DOCUMENTS);
/** Those of documents that have other names than those of the plugin. */
const NAMES: Readonly<Record<string, string>> = {
  type: 'kind',
  aura: 'auraType',
  cost: 'total',
  damage: 'strongest',
  trait: 'traits',
  tribe: 'tribes',
  limit: 'spellbookLimit',
  terra: 'terraSymbols',
};

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => String(one).toLowerCase()).sort() : value;

test.each(CARD_FIELDS.filter(({ id }) => id !== 'text').map((field) => [field.id, field] as const))(
  'the search field %s',
  (id, field) => {
    const own = cardFields.find((one) => one.id === (NAMES[id] ?? id))!;
    expect({ ...own, id, label: field.label, read: null }).toEqual({ ...field, keys: own.keys, read: null });
    expect(own.keys).toEqual(expect.arrayContaining([...field.keys]));
    expect(pages.map((page) => [page.name, sorted(own.read(textCard(page)))])).toEqual(
      pages.map((page) => [page.name, sorted(field.read(page))]),
    );
  },
);

test('the words of texts are searched', () => {
  const own = cardFields.find(({ keys }) => keys.includes('o'))!;
  const missing = pages.flatMap((page) => {
    const { texts = [], attacks = [] } = page.data as {
      readonly texts?: readonly { readonly text: string }[];
      readonly attacks?: readonly { readonly name: string }[];
    };
    const said = String(own.read(textCard(page)));
    return [...texts.map(({ text }) => text), ...attacks.map(({ name }) => name)].filter(
      (words) => !said.includes(words),
    );
  });
  expect(missing).toEqual([]);
});

/** The facts of a page that both have, by the names of the plugin. A document says no more than "as above" of what is a text. */
const BOTH: Readonly<Record<string, string>> = {
  name: 'name',
  pageType: 'kind',
  auraType: 'auraType',
  lp: 'lp',
  tribes: 'tribes',
  traits: 'traits',
};
const factsIn = (all: readonly CardFact[], ids: readonly string[]) =>
  ids
    .map((id) => all.find((one) => one.id === id))
    .map((one) => one && [one.label, one.value.replace(/^Beastie /u, ''), one.provenance, one.ruleId ?? null]);

test.each(pages.map((page): [string, CardDoc] => [page.id, page]))('the facts of %s', (_, page) => {
  expect(factsIn(facts(textCard(page)), Object.values(BOTH))).toEqual(factsIn(factsOf(page), Object.keys(BOTH)));
});
