/**
 * Releases as differences: a row gives the range of releases in which a document has a text, so a release writes rows only for its changes.
 * The name that the catalogue lists for a card belongs to the card's text, and needs no row for each release.
 */
import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { OPEN_END } from '../release-ranges.ts';
import { integer, varchar } from './columns.ts';

const ofRevision = { columnNames: ['revision_id'], referencedTableName: 'revisions', referencedColumnNames: ['id'] };
const ofDocument = { columnNames: ['document_id'], referencedTableName: 'documents', referencedColumnNames: ['id'] };
const ofRelease = (column: string) => ({
  columnNames: [column],
  referencedTableName: 'releases',
  referencedColumnNames: ['number'],
});

const RANGES = new Table({
  name: 'release_documents',
  columns: [
    { ...integer('document_id'), isPrimary: true },
    { ...integer('from_release'), isPrimary: true },
    integer('until_release'),
    integer('revision_id'),
  ],
  // The first index has all columns, so the documents of a release are read from the index alone.
  indices: [
    new TableIndex({
      name: 'release_documents_until',
      columnNames: ['until_release', 'from_release', 'document_id', 'revision_id'],
    }),
    new TableIndex({ name: 'release_documents_from', columnNames: ['from_release'] }),
    new TableIndex({ name: 'release_documents_revision', columnNames: ['revision_id'] }),
  ],
  foreignKeys: [ofRelease('from_release'), ofDocument, ofRevision],
});

const LISTED = new Table({
  name: 'listed_cards',
  columns: [{ ...integer('revision_id'), isPrimary: true }, varchar('game'), varchar('slug'), varchar('sort_name')],
  foreignKeys: [ofRevision],
});

/** The former layout: one row for each document of each release. */
const ROWS = new Table({
  name: 'release_documents',
  columns: [
    { ...integer('release_number'), isPrimary: true },
    { ...integer('document_id'), isPrimary: true },
    integer('revision_id'),
  ],
  indices: [new TableIndex({ name: 'release_documents_revision', columnNames: ['revision_id'] })],
  foreignKeys: [ofRelease('release_number'), ofDocument, ofRevision],
});

const CARD_ROWS = new Table({
  name: 'release_cards',
  columns: [
    { ...integer('release_number'), isPrimary: true },
    { ...integer('revision_id'), isPrimary: true },
    varchar('game'),
    varchar('slug'),
    varchar('sort_name'),
  ],
  indices: [new TableIndex({ name: 'release_cards_game', columnNames: ['release_number', 'game'] })],
  foreignKeys: [ofRelease('release_number'), ofRevision],
});

/** In consecutive releases with the same text, release number minus row number is constant. This difference identifies a range. */
const TO_RANGES = `
  INSERT INTO release_documents (document_id, from_release, until_release, revision_id)
  SELECT document_id, MIN(release_number),
         CASE WHEN MAX(release_number) = (SELECT MAX(number) FROM releases) THEN ${OPEN_END} ELSE MAX(release_number) + 1 END,
         revision_id
  FROM (
    SELECT document_id, revision_id, release_number,
           release_number - ROW_NUMBER() OVER (PARTITION BY document_id, revision_id ORDER BY release_number) AS stretch
    FROM release_documents_before
  ) held
  GROUP BY document_id, revision_id, stretch`;

const TO_ROWS = `
  INSERT INTO release_documents (release_number, document_id, revision_id)
  SELECT re.number, rd.document_id, rd.revision_id FROM release_documents_before rd
  JOIN releases re ON re.number >= rd.from_release AND re.number < rd.until_release`;

const TO_LISTED = `
  INSERT INTO listed_cards (revision_id, game, slug, sort_name)
  SELECT revision_id, MIN(game), MIN(slug), MIN(sort_name) FROM release_cards GROUP BY revision_id`;

const TO_CARD_ROWS = `
  INSERT INTO release_cards (release_number, revision_id, game, slug, sort_name)
  SELECT rd.release_number, lc.revision_id, lc.game, lc.slug, lc.sort_name FROM listed_cards lc
  JOIN release_documents rd ON rd.revision_id = lc.revision_id`;

/** Replaces `release_documents` by a table of another layout, filled from the old rows. */
async function relaid(runner: QueryRunner, layout: Table, statement: string): Promise<void> {
  await runner.query('CREATE TABLE release_documents_before AS SELECT * FROM release_documents');
  await runner.query('DROP TABLE release_documents');
  await runner.createTable(layout.clone());
  await runner.query(statement);
  await runner.query('DROP TABLE release_documents_before');
}

export class ReleaseRanges1763700000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await relaid(runner, RANGES, TO_RANGES);
    await runner.createTable(LISTED.clone());
    await runner.query(TO_LISTED);
    await runner.query('DROP TABLE release_cards');
  }

  async down(runner: QueryRunner): Promise<void> {
    await relaid(runner, ROWS, TO_ROWS);
    await runner.createTable(CARD_ROWS.clone());
    await runner.query(TO_CARD_ROWS);
    await runner.query('DROP TABLE listed_cards');
  }
}
