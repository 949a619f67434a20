/** The content of saved games, read from the caches of the browser on first use. */
import {
  cardsLike,
  legalityAt,
  loadReleased,
  printedFace,
  renderRulebook,
  resolveRuleset,
  ruleTexts,
  searchableFields,
  utcDay,
  type CardStatuses,
  type Content,
  type GameContent,
  type Legality,
  type Ruleset,
} from '@rulewright/content';
import { deckCheckerOf, holdingsOf, readCollection, type DeckReport } from '@rulewright/decks';
import { hasEngine, knownGames } from '@rulewright/games';
import {
  answerOf,
  cardAnswer,
  gameSearch,
  inOneList,
  questionOf,
  searchAnswers,
  searchHits,
} from '@rulewright/content/search';
import { readState, sortOf } from '../../../shared/catalogue.ts';
import { dataOf, packs } from './stores.ts';

export interface LocalGame {
  readonly release: number;
  readonly effectiveAt: string;
  readonly content: Content;
}

const opened = new Map<string, LocalGame>();

/** Loads a saved game. @throws Error if the device does not have it */
export async function deviceGame(game: string): Promise<LocalGame> {
  const known = opened.get(game);
  const release = (await packs()).find((pack) => pack.game === game)?.release;
  if (known && known.release === release) return known;
  const data = await dataOf(game);
  if (!data) throw new Error('This game is not on this device.');
  const { content } = loadReleased(data.files, knownGames);
  const loaded = { release: data.release, effectiveAt: data.effectiveAt, content };
  opened.set(game, loaded);
  return loaded;
}

export const modesOf = ({ content }: LocalGame, game: string): Ruleset[] =>
  content.game(game).doc.modes.map((mode) => resolveRuleset(content, `${game}/${mode}`));

/** The numbers of rules by rule id, for each rulebook that was rendered. A new release has other rulesets. */
const numbered = new Map<string, ReadonlyMap<string, string>>();

/** The numbers of the rules in the rulebook of a ruleset, by rule id. */
export function ruleNumbers({ content, release }: LocalGame, ruleset: Ruleset): ReadonlyMap<string, string> {
  const key = `${release} ${ruleset.id}`;
  const known = numbered.get(key);
  if (known) return known;
  const texts = ruleTexts(renderRulebook(content, ruleset));
  const numbers = new Map([...texts].map(([id, { number }]) => [id, number]));
  numbered.set(key, numbers);
  return numbers;
}

interface DeviceList {
  readonly game: string;
  readonly text: string;
  /** The day of the bans and card pools; today by default. */
  readonly on?: string;
}

/** The report on a list for every mode of the game, in the form of the API's `checkDeck`. */
export async function checkDeck({ game, text, on }: DeviceList) {
  const here = await deviceGame(game);
  const content = here.content.game(game);
  const modes = modesOf(here, game);
  const report = deckCheckerOf(content).check(text, modes, on);
  return {
    release: here.release,
    name: report.name,
    entries: report.entries.map(({ line, name, copies, card }) => {
      const doc = card === null ? undefined : content.cards.get(card);
      return {
        ...{ line, name, copies },
        card: doc
          ? {
              ...{ slug: doc.id, name: doc.name, face: printedFace(content, doc) },
              printings: doc.printings.map(({ rarity }) => ({ rarity })),
            }
          : null,
      };
    }),
    verdicts: verdictsOf(here, modes, report),
  };
}

/** The verdicts of a report, in the form of the API. */
export function verdictsOf(here: LocalGame, modes: readonly Ruleset[], { verdicts }: DeckReport) {
  const numberOf = (ruleset: string, rule: string): string | null =>
    ruleNumbers(
      here,
      modes.find(({ id }) => id === ruleset)!,
    ).get(rule) ?? null;
  return verdicts.map(({ ruleset, limits, issues, asOf = null, ...verdict }) => ({
    ...verdict,
    asOf,
    ruleset: { id: ruleset.id, name: ruleset.name, hash: ruleset.hash },
    limits: {
      maxCards: limits.maxCards,
      minCards: limits.minCards,
      maxPoints: limits.maxPoints,
      maxCopies: limits.maxCopies,
    },
    issues: issues.map((issue) => issueOf(issue, issue.ruleId === null ? null : numberOf(ruleset.id, issue.ruleId))),
  }));
}

/** An issue with the fields that the site shows. */
const issueOf = (issue: DeckReport['verdicts'][number]['issues'][number], ruleNumber: string | null) => ({
  ...{ code: issue.code, severity: issue.severity, ruleId: issue.ruleId, ruleNumber, message: issue.message },
  ...{ lines: issue.lines, cards: issue.cards, zone: issue.zone ?? null },
  amount: 'amount' in issue ? issue.amount : null,
  limit: 'limit' in issue ? issue.limit : null,
  fix: issue.fix ? { label: issue.fix.label, edits: issue.fix.edits } : null,
});

/** The saved games that can be played here, with the choices for a match. */
export async function playableGames() {
  const saved = await packs();
  const choices = await Promise.all(saved.map(({ game }) => playable(game)));
  return choices.filter((one) => one !== null).filter(({ modes, decks }) => modes.length > 0 && decks.length > 0);
}

async function playable(id: string) {
  const { content, release, effectiveAt } = await deviceGame(id);
  const game = content.game(id);
  if (!hasEngine(game)) return null;
  const { doc, modes, decks } = game;
  return {
    ...{ id, name: doc.name, release, effectiveAt },
    modes: doc.modes.flatMap((one) => {
      const mode = modes.get(one);
      return mode ? [{ id: one, name: mode.name, summary: mode.summary }] : [];
    }),
    decks: [...decks.values()].map(({ id, name }) => ({ slug: id, name })),
  };
}

/** The most cards that a search lists. */
const MOST_FOUND = 100;

interface SearchHere {
  readonly game: string;
  /** The query of an address of the catalogue, such as `?q=cost%3C2&rarity=rare`. */
  readonly search: string;
  /** The text of the visitor's collection. */
  readonly collection: string;
}

/** The cards that a search of the catalogue finds, as text. */
export async function findCards({ game, search, collection }: SearchHere) {
  const here = await deviceGame(game);
  const content = here.content.game(game);
  const params = new URLSearchParams(search);
  const parameters = Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
  const state = readState(parameters, searchableFields(content.vocabulary.cardFields));
  const asked = { text: state.query ?? '', choices: state.facets, order: sortOf(state) };
  const cards = cardsLike(content, asked, statusesOf(content, modesOf(here, game), collection));
  return {
    ...{
      release: here.release,
      name: content.doc.name,
      query: asked.text,
      words: content.doc.words,
      near: cards.near(),
    },
    problems: cards.problems.map(({ message }) => message),
    total: cards.cards.length,
    cards: cards.cards.slice(0, MOST_FOUND).map((card) => ({
      ...{ slug: card.id, name: card.name },
      texts: content.vocabulary.readings(card).map(({ text }) => text),
    })),
  };
}

interface FindHere {
  readonly game: string;
  readonly text: string;
}

/** The most results of a search over everything. */
const MOST_HITS = 20;

/** Finds everything of a game by a question, and answers it, as the API does. */
export async function findHere({ game, text }: FindHere) {
  const here = await deviceGame(game);
  const content = here.content.game(game);
  const question = questionOf(text, content);
  const search = gameSearch(here.content, game);
  const entries = search.find(question.words, null, question.mode);
  const rulesets = modesOf(here, game);
  const { cards } = cardsLike(content, { text: question.cardWords }, statusesOf(content, rulesets));
  const checker = deckCheckerOf(content);
  const standingsOf = ({ id }: { readonly id: string }) =>
    rulesets.map((ruleset) => {
      const out = checker.outlaw(id, ruleset);
      return { mode: ruleset.mode, legal: out === null, ruleId: out?.ruleId ?? null, reason: out?.reason ?? null };
    });
  const answer = cardAnswer(question, cards, content, standingsOf) ?? answerOf(question, entries, search);
  return {
    searchAnswer: searchAnswers(content, answer),
    search: searchHits(text, content, inOneList(question, entries, cards).slice(0, MOST_HITS)),
  };
}

/** The cards that are legal in a mode on a day, by mode and day. They are computed once, because a search asks for all cards. */
const legalCards = new WeakMap<GameContent, Map<string, ReadonlySet<string>>>();

function legalIn(content: GameContent, ruleset: Ruleset, on: string): ReadonlySet<string> {
  const known = legalCards.get(content) ?? new Map<string, ReadonlySet<string>>();
  legalCards.set(content, known);
  const key = `${ruleset.mode} ${on}`;
  const checker = deckCheckerOf(content);
  const legal =
    known.get(key) ?? new Set([...content.cards.keys()].filter((card) => checker.outlaw(card, ruleset, on) === null));
  known.set(key, legal);
  return legal;
}

/** What the decks and the lists of each mode say about a card. */
export function statusesOf(
  content: GameContent,
  modes: readonly Ruleset[],
  collection: string | null = null,
): CardStatuses {
  const rulesetOf = (mode: string) => modes.find((one) => one.mode === mode);
  const lists = new Map<string, Legality | null>();
  return {
    ...(collection !== null && { holdings: holdingsOf(readCollection(collection)) }),
    isLegal: (card, mode, on = utcDay()) => {
      const ruleset = rulesetOf(mode);
      return ruleset !== undefined && legalIn(content, ruleset, on).has(card);
    },
    isListed: (card, as, mode, on = utcDay()) => {
      const ruleset = rulesetOf(mode);
      if (ruleset === undefined) return false;
      const key = `${mode} ${on}`;
      if (!lists.has(key)) lists.set(key, legalityAt(content, ruleset, on));
      return lists.get(key)?.cards.get(card)?.status === as;
    },
  };
}

/** A card as text, if its page is not on the device. Null if the release does not have the card. */
export async function cardHere({ game, slug }: { readonly game: string; readonly slug: string }) {
  const { content, release } = await deviceGame(game);
  const { cards, rulings, vocabulary } = content.game(game);
  const card = cards.get(slug);
  if (!card) return null;
  const readings = vocabulary.readings(card);
  const cited = new Set(readings.flatMap(({ rules }) => rules));
  return {
    ...{ release, name: card.name },
    texts: readings.map(({ text }) => text),
    facts: vocabulary.facts(card).map(({ label, value }) => ({ label, value })),
    rulings: rulings
      .filter(({ rules }) => rules.some((rule) => cited.has(rule)))
      .map(({ id, question, answer }) => ({ id, question, answer })),
  };
}
