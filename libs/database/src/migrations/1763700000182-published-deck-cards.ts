/** The cards of published decks and the modes in which they are legal, as they were last read. */
import { type MigrationInterface, type QueryRunner, Table, type TableOptions } from 'typeorm';
import { integer, varchar } from './columns.ts';

const key = (name: string) => ({ ...varchar(name), isPrimary: true });

const ofDeck = (name: string, columns: NonNullable<TableOptions['columns']>): Table =>
  new Table({
    name,
    columns,
    indices: columns.length === 1 ? [] : [{ name: `${name}_deck`, columnNames: ['deck_id'] }],
    foreignKeys: [
      {
        columnNames: ['deck_id'],
        referencedTableName: 'saved_decks',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  });

const TABLES: readonly Table[] = [
  ofDeck('published_deck_cards', [key('game'), key('card'), key('deck_id'), integer('copies')]),
  ofDeck('published_deck_modes', [key('game'), key('mode'), key('deck_id')]),
  ofDeck('published_deck_reads', [
    key('deck_id'),
    varchar('read_for'),
    integer('version'),
    integer('whole'),
    integer('copies'),
  ]),
];

export class PublishedDeckCards1763700000182 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES) await runner.dropTable(name);
  }
}
