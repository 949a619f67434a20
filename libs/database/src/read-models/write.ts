/** Writes the read models of a release: rows for the revisions that are new, the listing and the legality for all. */
import {
  foldText,
  LazyCards,
  modeRulesets,
  placeOf,
  type CardDoc,
  type Content,
  type GameContent,
} from '@rulewright/content';
import { RemovedCards } from '@rulewright/decks';
import { insertRows, run, sql, type Runner, type SqlValue } from '../sql.ts';
import { cardValues, foldValue } from './card-values.ts';
import { textsOfCard, textsOfChapter, textsOfDeck, type SearchText } from './texts.ts';

export interface ReadModelInput {
  /** Of the release. */
  readonly number: number;
  readonly content: Content;
  /** Revision of every path. */
  readonly revisions: ReadonlyMap<string, number>;
  /** Paths whose revision is new. */
  readonly changed: ReadonlySet<string>;
}

type Row = readonly SqlValue[];

const cardPath = (game: GameContent, slug: string): string => `cards/${game.doc.id}/cards/${slug}.yaml`;

function textsAt(path: string, game: GameContent): SearchText[] {
  const place = placeOf(path)!;
  const card = place.kind === 'card' ? game.cards.get(place.slug) : undefined;
  if (card) return textsOfCard(card, game);
  const deck = place.kind === 'deck' ? game.decks.get(place.slug) : undefined;
  if (deck) return textsOfDeck(deck, game);
  const chapter = place.kind === 'text' ? game.chapters.find((one) => one.path === path) : undefined;
  return chapter ? textsOfChapter(chapter) : [];
}

async function writeRevisions(runner: Runner, input: ReadModelInput): Promise<void> {
  const values: Row[] = [];
  const texts: Row[] = [];
  for (const path of input.changed) {
    const revision = input.revisions.get(path)!;
    const place = placeOf(path)!;
    const game = input.content.game(place.game);
    const card = place.kind === 'card' ? game.cards.get(place.slug) : undefined;
    if (card) {
      for (const one of cardValues(card, game.vocabulary.cardFields))
        values.push([revision, one.field, one.number, one.text, one.folded]);
    }
    for (const one of textsAt(path, game)) {
      texts.push([
        revision,
        place.game,
        one.kind,
        one.ref,
        one.field,
        one.title,
        foldValue(one.title),
        one.text,
        one.folded,
      ]);
    }
  }
  await insertRows(runner, 'card_values', ['revision_id', 'field', 'number_value', 'text_value', 'folded'], values);
  await insertRows(
    runner,
    'search_texts',
    ['revision_id', 'game', 'kind', 'ref', 'field', 'title', 'folded_title', 'text', 'folded'],
    texts,
  );
}

async function writeListing(runner: Runner, { number, content, revisions }: ReadModelInput): Promise<void> {
  const rows = content.games.flatMap((game) =>
    [...game.cards.keys()].map((id): Row => [
      number,
      revisions.get(cardPath(game, id))!,
      game.doc.id,
      id,
      foldText(game.cards instanceof LazyCards ? game.cards.nameOf(id) : game.cards.get(id)!.name),
    ]),
  );
  await insertRows(runner, 'release_cards', ['release_number', 'revision_id', 'game', 'slug', 'sort_name'], rows);
}

/** The cards of a game whose revisions are new. */
function changedCards(game: GameContent, changed: ReadonlySet<string>): CardDoc[] {
  return [...game.cards.keys()].filter((id) => changed.has(cardPath(game, id))).map((id) => game.cards.get(id)!);
}

async function writeLegality(runner: Runner, input: ReadModelInput): Promise<void> {
  const { number, content, revisions, changed } = input;
  const rulesets: Row[] = [];
  const exceptions: Row[] = [];
  const known = await run<{ hash: string }>(
    runner,
    sql`SELECT ruleset_hash AS hash FROM release_rulesets WHERE release_number = ${number - 1}`,
  );
  const before = new Set(known.map(({ hash }) => hash));
  for (const game of content.games) {
    // What a ruleset of the release before removes of the cards that did not change is known.
    const fresh = new RemovedCards(game, changedCards(game, changed));
    let all: RemovedCards | null = null;
    for (const ruleset of modeRulesets(content, game.doc.id)) {
      const key = fresh.keyOf(ruleset);
      rulesets.push([number, game.doc.id, ruleset.mode, key]);
      const removed = before.has(key) ? fresh : (all ??= new RemovedCards(game, [...game.cards.values()]));
      for (const card of removed.under(ruleset)) exceptions.push([key, revisions.get(cardPath(game, card.id))!]);
    }
  }
  await insertRows(runner, 'release_rulesets', ['release_number', 'game', 'mode', 'ruleset_hash'], rulesets);
  await insertRows(runner, 'card_exceptions', ['ruleset_hash', 'revision_id'], exceptions, ' ON CONFLICT DO NOTHING');
}

/** Inside the transaction that writes the release. */
export async function writeReadModels(runner: Runner, input: ReadModelInput): Promise<void> {
  await writeRevisions(runner, input);
  await writeListing(runner, input);
  await writeLegality(runner, input);
  // Fresh statistics, so that the first search after a large import is planned well.
  await run(runner, sql`ANALYZE`);
}
