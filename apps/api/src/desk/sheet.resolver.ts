/** The card sheet of a change set: it shows cards as rows, saves many cells at once, and reads and writes spreadsheet files. */
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { actorOf, type Person } from '@rulewright/accounts';
import type { SheetFormat, SheetRow } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { badInput } from '../errors/errors.ts';
import { listOf, WORK, workOf } from '../graphql/cost.ts';
import { Work } from '../work/work.ts';
import { DeskService } from './desk.service.ts';
import {
  CardSheetView,
  FindInSheetArgs,
  SheetEditInput,
  SheetFileArgs,
  SheetFileReadingView,
  SheetReplacementView,
  SheetRowView,
} from './sheet.model.ts';

/** The most rows in one request. */
const MOST_ROWS = 200;
const MOST_EDITS = 500;
const MOST_CELLS = 5_000;
const LONGEST_CELL = 20_000;
const LONGEST_QUERY = 1_000;
/** The most characters of a text to find or to put in its place. */
const LONGEST_FOUND = 200;
/** The query cost of writing or reading a file, or of searching all cells. */
const FILE = 8_000;

/** @throws ApiError BAD_INPUT `too-many-edits`, `bad-text` */
function requireEdits(edits: readonly SheetEditInput[]): void {
  const cells = edits.flatMap((edit) => edit.cells);
  if (edits.length > MOST_EDITS || cells.length > MOST_CELLS)
    throw badInput('too-many-edits', `Save at most ${MOST_EDITS} cards and ${MOST_CELLS} cells at once.`);
  if (new Set(edits.map(({ slug }) => slug)).size < edits.length)
    throw badInput('too-many-edits', 'Each card may occur only once.');
  if (cells.some(({ text }) => text.length > LONGEST_CELL))
    throw badInput('bad-text', `A cell has at most ${LONGEST_CELL} characters.`);
}

const formatOf = (format: string): SheetFormat => {
  if (format === 'csv' || format === 'xlsx') return format;
  throw badInput('unknown-format', 'The format is csv or xlsx.');
};

@Resolver()
export class SheetResolver {
  constructor(
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => CardSheetView, {
    nullable: true,
    complexity: workOf(WORK.search),
    description: 'The cards of a change set that match a search, and the columns of their sheet.',
  })
  async cardSheet(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('game', { type: () => ID }) game: string,
    @Args('query', { type: () => String, nullable: true }) query: Maybe<string>,
  ): Promise<CardSheetView> {
    const subject = await this.desk.subject(changeSet);
    return this.work.run('findSheet', { subject, game, query: (query ?? '').slice(0, LONGEST_QUERY) });
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => [SheetRowView], {
    nullable: true,
    complexity: listOf(MOST_ROWS),
    description: `The rows of at most ${MOST_ROWS} cards. Cards that do not exist are left out.`,
  })
  sheetRows(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('game', { type: () => ID }) game: string,
    @Args('slugs', { type: () => [ID] }) slugs: string[],
  ): Promise<SheetRowView[]> {
    if (slugs.length > MOST_ROWS) throw badInput('too-many-rows', `Ask for at most ${MOST_ROWS} rows at once.`);
    return this.rows(changeSet, game, slugs);
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Mutation(() => [SheetRowView], {
    description:
      'Saves changed cells as drafts of their cards: all cards, or none if one is refused. If someone else has saved one of the cards, the error is `CONFLICT`, and `details.path` names the card.',
  })
  async saveSheet(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('game', { type: () => ID }) game: string,
    @Args('edits', { type: () => [SheetEditInput] }) edits: SheetEditInput[],
    @Viewer() viewer: Person,
  ): Promise<SheetRowView[]> {
    requireEdits(edits);
    const subject = await this.desk.subject(changeSet);
    const rows = edits.map(({ slug, cells }) => ({
      slug,
      cells: cells.map(({ column, text }) => ({ column, text })),
    }));
    const texts = await this.work.run('editSheet', { subject, game, edits: rows });
    const versions = new Map(edits.map(({ slug, version }) => [slug, version ?? null]));
    const saves = texts.map(({ path, slug, text, before }) => {
      const version = versions.get(slug)!;
      return { path, text, version, ...(version === null && { baseHash: before }) };
    });
    if (saves.length > 0) await this.work.run('saveDrafts', { actor: actorOf(viewer), changeSet, saves });
    return this.rows(
      changeSet,
      game,
      edits.map(({ slug }) => slug),
    );
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => String, {
    nullable: true,
    complexity: workOf(FILE),
    description:
      'The cards that match a search as a file for spreadsheets, in base64. `format` is `csv` or `xlsx`. Texts that look like formulas start with an apostrophe.',
  })
  async sheetFile(@Args() { changeSet, game, format, query, columns }: SheetFileArgs): Promise<string> {
    const asked = { game, query: (query ?? '').slice(0, LONGEST_QUERY), columns: columns ?? null };
    const subject = await this.desk.subject(changeSet);
    return this.work.run('sheetFile', { subject, ...asked, format: formatOf(format) });
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => SheetFileReadingView, {
    nullable: true,
    complexity: workOf(FILE),
    description: 'Compares a CSV or XLSX file, in base64, with the cards of a change set. Nothing is saved.',
  })
  async readSheetFile(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('game', { type: () => ID }) game: string,
    @Args('file') file: string,
  ): Promise<SheetFileReadingView> {
    return this.work.run('readSheetFile', { subject: await this.desk.subject(changeSet), game, file });
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => SheetReplacementView, {
    nullable: true,
    complexity: workOf(FILE),
    description: 'Finds a text in the cells of the cards that match a search. Nothing is saved.',
  })
  async findInSheet(
    @Args() { changeSet, game, query, columns, replacement }: FindInSheetArgs,
  ): Promise<SheetReplacementView> {
    const { find, replace, wholeCell, matchCase } = replacement;
    if (find === '' || Math.max(find.length, replace.length) > LONGEST_FOUND)
      throw badInput(
        'bad-text',
        `The text to find has 1 to ${LONGEST_FOUND} characters, and the other at most as many.`,
      );
    const subject = await this.desk.subject(changeSet);
    const asked = { subject, game, query: (query ?? '').slice(0, LONGEST_QUERY), columns };
    return this.work.run('findInSheet', { ...asked, replacement: { find, replace, wholeCell, matchCase } });
  }

  private async rows(changeSet: number, game: string, slugs: readonly string[]): Promise<SheetRowView[]> {
    const subject = await this.desk.subject(changeSet);
    const rows: readonly SheetRow[] = await this.work.run('sheetRows', { subject, game, slugs });
    const versions = await this.desk.versions(
      changeSet,
      rows.map(({ path }) => path),
    );
    return rows.map((row) => ({ ...row, version: versions.get(row.path) ?? null }));
  }
}
