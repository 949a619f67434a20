/** Answers the deck builder from a saved game: cards to choose from, and the reading of a list, in the form of the API. */
import {
  cardsLike,
  printedFace,
  withSharedNames,
  type CardChoice,
  type CardDoc,
  type GameContent,
} from '@rulewright/content';
import { compositionOf, deckCheckerOf, ID_PROGRAMS, idsOfCard, registrationSections } from '@rulewright/decks';
import { deviceGame, modesOf, statusesOf, verdictsOf } from './local-content.ts';

interface CardsToBuild {
  readonly game: string;
  readonly query: string;
  readonly facets: readonly CardChoice[];
  readonly sort: { readonly field: string; readonly descending: boolean } | null;
  readonly first: number;
  /** The number of cards before the page, as text. */
  readonly after: string | null;
  readonly collection: string | null;
}

interface AskedList {
  readonly game: string;
  readonly text: string;
}

const shared = new WeakMap<GameContent, ReadonlySet<string>>();

/** The ids of the cards with a name that another card has too. */
function sharedNames(content: GameContent): ReadonlySet<string> {
  const ids = shared.get(content) ?? new Set(withSharedNames(content.cards));
  shared.set(content, ids);
  return ids;
}

function cardView(content: GameContent, doc: CardDoc) {
  return {
    ...{ slug: doc.id, name: doc.name, sharesName: sharedNames(content).has(doc.id), flavor: doc.flavor ?? null },
    face: printedFace(content, doc),
    provisional: content.vocabulary.facts(doc).some(({ provenance }) => provenance === 'provisional'),
    printings: doc.printings.map(({ number, code = null, rarity, promo = null, set }) => {
      const { id, code: setCode, name } = content.sets.get(set)!;
      return { number, code, rarity, promo, set: { id, code: setCode, name } };
    }),
    abilities: content.vocabulary.readings(doc).map(({ id, text }) => ({ id, text })),
    listIds: ID_PROGRAMS.flatMap((program) => {
      const [id] = idsOfCard(content, program, doc);
      return id === undefined ? [] : [{ program, id }];
    }),
  };
}

/** A page of the cards that a search of the builder finds. */
export async function cardsToBuild({ game, query, facets, sort, first, after, collection }: CardsToBuild) {
  const here = await deviceGame(game);
  const content = here.content.game(game);
  const { index } = deckCheckerOf(content);
  const statuses = statusesOf(content, modesOf(here, game), collection);
  const search = (choices: readonly CardChoice[]) =>
    cardsLike(content, { text: query, choices, order: sort ?? undefined }, statuses);
  const { cards, near, problems } = search(facets);
  const start = Number(after ?? 0);
  const end = start + first;
  return {
    nodes: cards.slice(start, end).map((doc) => ({ ...cardView(content, doc), listName: index.listName(doc) })),
    pageInfo: { hasNextPage: end < cards.length, endCursor: String(end) },
    ...{
      totalCount: cards.length,
      near: near(),
      problems,
      understood: query === '' || problems.length === 0 || cards.length > 0,
    },
    // A chosen field counts what its other values would find.
    facets: compositionView(content, cards).map((field) => {
      const chosen = facets.find((one) => one.field === field.field)?.values;
      if (!chosen) return field;
      const [counted = field] = compositionView(
        content,
        search(facets.filter((one) => one.field !== field.field)).cards,
      ).filter((one) => one.field === field.field);
      return {
        ...counted,
        values: counted.values.map((one) => ({ ...one, selected: chosen.includes(one.value) })),
      };
    }),
  };
}

const compositionView = (content: GameContent, cards: readonly CardDoc[]) =>
  compositionOf(
    cards.map((card) => ({ card, copies: 1, printing: null })),
    content.vocabulary.cardFields,
  ).map(countedField);

const countedField = ({ field, label, values }: ReturnType<typeof compositionOf>[number]) => ({
  ...{ field, label },
  values: values.map(({ value, copies }) => ({ value, name: value, count: copies, selected: false })),
});

/** The entries of a list with their cards, its composition, and the verdicts of all modes. */
export async function readDeck({ game, text }: AskedList) {
  const here = await deviceGame(game);
  const content = here.content.game(game);
  const modes = modesOf(here, game);
  const report = deckCheckerOf(content).check(text, modes);
  const entries = report.entries.map((entry) => ({ ...entry, doc: content.cards.get(entry.card ?? '') }));
  const main = entries.flatMap(({ doc, copies, printing, zone }) =>
    doc && zone === 'main' ? [{ card: doc, copies, printing }] : [],
  );
  return {
    ...{ format: report.format, name: report.name },
    entries: entries.map(({ line, name, copies, zone, doc }) => ({
      ...{ line, name, copies, zone },
      card: doc ? cardView(content, doc) : null,
    })),
    composition: compositionOf(main, content.vocabulary.cardFields).map(countedField),
    verdicts: verdictsOf(here, modes, report),
  };
}

/** The parts of a list for a registration sheet. */
export async function registrationOf({ game, text }: AskedList) {
  const here = await deviceGame(game);
  const content = here.content.game(game);
  return registrationSections(content, deckCheckerOf(content).check(text, modesOf(here, game)).entries);
}
