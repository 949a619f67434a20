/** Writes the read models of a release: the rows of new revisions, and the legality of all cards. */
import { foldText, modeRulesets, placeOf, type CardDoc, type Content, type GameContent } from '@rulewright/content';
import { RemovedCards } from '@rulewright/decks';
import { nextPiece, type LongWork } from '../long-work.ts';
import { chunks, insertRows, isPostgres, raw, run, sql, type Runner, type SqlValue } from '../sql.ts';
import { cardValues } from './card-values.ts';
import { textsOfCard } from './texts.ts';

export interface ReadModelInput {
  /** The number of the release. */
  readonly number: number;
  readonly content: Content;
  /** The revision of every path. */
  readonly revisions: ReadonlyMap<string, number>;
  /** Paths whose revision is new. */
  readonly changed: ReadonlySet<string>;
}

type Row = readonly SqlValue[];

/** If at least this many documents change, the statistics for the query planner are refreshed. */
const MANY = 100;
/** Tables that a release fills. */
const FILLED = ['documents', 'revisions', 'release_documents', 'listed_cards', 'card_values', 'search_texts'];

const cardPath = (game: GameContent, slug: string): string => `cards/${game.doc.id}/cards/${slug}.yaml`;

/** The number of documents in one piece. Their rows are in memory at the same time. */
const PIECE = 200;

/** Writes the rows of documents with new revisions. */
async function writeRevisions(runner: Runner, input: ReadModelInput, paths: readonly string[]): Promise<void> {
  const listing: Row[] = [];
  const values: Row[] = [];
  const texts: Row[] = [];
  for (const path of paths) {
    const revision = input.revisions.get(path)!;
    const place = placeOf(path)!;
    const game = input.content.game(place.game);
    const card = place.kind === 'card' ? game.cards.get(place.slug) : undefined;
    if (!card) continue;
    listing.push([revision, place.game, card.id, foldText(card.name)]);
    for (const one of cardValues(card, game.vocabulary.cardFields))
      values.push([revision, one.field, one.number, one.text, one.folded]);
    for (const { field, folded } of textsOfCard(card, game)) texts.push([revision, place.game, field, folded]);
  }
  await insertRows(runner, 'listed_cards', ['revision_id', 'game', 'slug', 'sort_name'], listing);
  await insertRows(runner, 'card_values', ['revision_id', 'field', 'number_value', 'text_value', 'folded'], values);
  await insertRows(runner, 'search_texts', ['revision_id', 'game', 'field', 'folded'], texts);
}

/** The cards of a game that have new revisions. */
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
    // If the previous release has the same ruleset, only the changed cards need a check.
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

/** Refreshes the statistics, so that the first search after a large import gets a good plan. Both databases read a sample. */
async function refreshStatistics(runner: Runner): Promise<void> {
  if (!isPostgres(runner)) await run(runner, sql`PRAGMA analysis_limit = 1000`);
  for (const table of FILLED) await run(runner, sql`ANALYZE ${raw(table)}`);
}

/** Must run inside the transaction that writes the release. */
export async function writeReadModels(runner: Runner, input: ReadModelInput, work: LongWork): Promise<void> {
  const total = input.changed.size;
  let done = 0;
  for (const paths of chunks([...input.changed], PIECE)) {
    await nextPiece(work, { step: 'writing', done, total });
    await writeRevisions(runner, input, paths);
    done += paths.length;
  }
  await writeLegality(runner, input);
  if (input.changed.size >= MANY) await refreshStatistics(runner);
}
