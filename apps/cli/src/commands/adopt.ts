/** `rw adopt`: imports cards from a CSV, XLSX or JSON source. A later run imports the changes of the source. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { slugSchema, type SourceFile } from '@rulewright/content';
import { idOf } from '@rulewright/content/ids';
import { readTree } from '@rulewright/content/node';
import type { AdoptResult } from '@rulewright/desk';
import { knownGames } from '@rulewright/games';
import type { CommandContext } from '../context.ts';
import { RefusedError, UsageError } from '../failure.ts';
import { writeFolder, writeWhole } from '../files.ts';

interface Flags {
  readonly game: string;
  readonly name?: string;
  readonly gameName?: string;
  readonly mapping?: string;
  readonly to?: string;
  readonly changeSet?: string;
  readonly author: string;
  readonly report?: string;
  readonly skip?: boolean;
  readonly join?: boolean;
  readonly prune?: boolean;
  readonly sets?: string;
  readonly saveMapping?: string;
}

/** The most lines of one list on the screen. `--json` and `--report` have all lines. */
const SHOWN = 20;

/** The id of a source, from its file name. */
const nameOf = (source: string): string => idOf(basename(source, extname(source))) || 'source';

/** The files to merge with: those below --to, otherwise the content of the command. */
async function filesBefore(context: CommandContext, to: string | undefined): Promise<readonly SourceFile[]> {
  if (to === undefined) return [...(await context.content()).files.values()];
  const dir = resolve(to);
  return existsSync(join(dir, 'cards')) || existsSync(join(dir, 'rules')) ? readTree(dir) : [];
}

const some = (lines: readonly string[]): string[] =>
  lines.length > SHOWN ? [...lines.slice(0, SHOWN), `  … and ${lines.length - SHOWN} more`] : [...lines];

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...some(lines)];

/** Shortens a value for the table. */
const short = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > 48 ? `${line.slice(0, 47)}…` : line;
};

function tableOf({ preview }: AdoptResult): string[] {
  const rows = preview.map(({ row, column, before, field, after }) => [
    String(row),
    column,
    short(before),
    field,
    short(after),
  ]);
  const all = [['row', 'column', 'before', 'field', 'after'], ...rows];
  const widths = all[0]!.map((_, at) => Math.max(...all.map((cells) => cells[at]!.length)));
  return all.map((cells) => `  ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')}`.trimEnd());
}

/** The questions without an answer, with the lines of the mapping that answer them. */
function questionsOf({ cellQuestions, nameQuestions, repeated, mapping }: AdoptResult): string[] {
  const rowsOf = (rows: readonly number[], count: number): string =>
    `${count === 1 ? 'row' : 'rows'} ${rows.join(', ')}${count > rows.length ? ` and ${count - rows.length} more` : ''}`;
  const quoted = (text: string): string => JSON.stringify(text);
  const cells = cellQuestions
    .filter(({ answer }) => answer === null)
    .map(({ field, column, text, count, rows, value }) => {
      const isYesOrNo = mapping.fields[field]!.as === 'yes';
      const other = isYesOrNo ? '"yes" or "no"' : quoted(value || '…');
      const word = isYesOrNo ? '' : ` or words: [${quoted(text)}]`;
      return `  ${column}, ${rowsOf(rows, count)}: ${quoted(text)}. In fields.${field}, write map: { ${quoted(text)}: ${other} }, empty: [${quoted(text)}]${word}.`;
    });
  const names = nameQuestions
    .filter(({ answer }) => answer === null)
    .map(({ name, kind, rows, count }) => {
      const answers = kind === 'not-a-card' ? 'leave or card' : 'first, apart, once or leave';
      return `  ${quoted(name)}, ${rowsOf(rows, count)}. Write names: { ${quoted(name)}: … } with ${answers}.`;
    });
  const repeats =
    repeated.count > 0 && mapping.repeats === 'refuse'
      ? [`  ${rowsOf(repeated.rows, repeated.count)}: a card is repeated. Write repeats: leave, or repeats: printing.`]
      : [];
  return [...cells, ...names, ...repeats];
}

function report(result: AdoptResult, done: string): string {
  const { counts, bad, conflicts, gone, removed, notes, mapping, suggested, decisions } = result;
  const fields = Object.entries(mapping.fields).map(([id, { from, as }]) => `  ${from} → ${id} (${as})`);
  const decided = [...decisions].flatMap(([column, said]) =>
    said.length > 0 ? [`  ${column}: ${said.join(' ')}`] : [],
  );
  return [
    ...(suggested ? ['Suggested mapping:', ...fields] : []),
    ...part('Decided about columns:', decided),
    ...part(
      'Questions. Answer them in the mapping (--save-mapping writes it, --mapping reads it):',
      questionsOf(result),
    ),
    ...part('Before and after:', tableOf(result).slice(0, SHOWN)),
    ...part(
      'Rows that were not taken:',
      bad.map(
        ({ row, file, column, reason }) =>
          `  ${file ? `${file}, ` : ''}row ${row}${column ? `, ${column}` : ''}: ${reason}`,
      ),
    ),
    ...part(
      'Changed on both sides; the value here stays:',
      conflicts.map(({ card, field, ours, theirs }) =>
        field === ''
          ? `  ${card}: changed here, no longer at the source`
          : `  ${card}, ${field}: here ${short(JSON.stringify(ours) ?? 'nothing')}, at the source ${short(JSON.stringify(theirs) ?? 'nothing')}`,
      ),
    ),
    ...part(
      'No longer at the source; these cards are removed:',
      removed.map((path) => `  ${path}`),
    ),
    ...part(
      'No longer at the source; these cards stay. Use --prune to remove those without edits of their own:',
      gone.filter((card) => !removed.some((path) => path.endsWith(`/${card}.yaml`))).map((card) => `  ${card}`),
    ),
    ...part(
      'Notes:',
      notes.map((note) => `  ${note}`),
    ),
    '',
    `${counts.rows} rows: ${counts.added} cards added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${removed.length} removed, ${bad.length} rows not taken.`,
    done,
  ].join('\n');
}

async function propose(
  context: CommandContext,
  files: readonly { readonly path: string; readonly text: string | null }[],
  title: string,
  author: string,
): Promise<string> {
  const { authorNamed, DeskError, importFiles } = await import('@rulewright/desk');
  const database = await context.database();
  const { set } = await importFiles(database, await authorNamed(database, author), title, files, false).catch(
    (error: unknown) => {
      throw error instanceof DeskError ? new RefusedError(error.message) : error;
    },
  );
  return `Change set ${set.id} "${set.title}" has ${files.length} documents. The site shows it at /desk/sets/${set.id}.`;
}

export function addAdopt(program: Command, context: CommandContext): void {
  program
    .command('adopt')
    .argument('<source>', 'a CSV, XLSX or JSON file, or a folder of JSON files')
    .description('take cards from a foreign source, or the changes since the last run')
    .requiredOption('--game <GAME>', 'the id of the game; a new id makes a new game')
    .option('--game-name <NAME>', 'the name of a new game (default: made from its id)')
    .option('--name <NAME>', 'the id of the source (default: made from the file name)')
    .option('--mapping <FILE>', 'a mapping (default: the one stored for this source, or a suggested one)')
    .option('--save-mapping <FILE>', 'write the mapping of this run to FILE, to answer its questions there')
    .option('--to <DIR>', 'write the files below DIR, which may have cards/ and rules/ already')
    .option('--change-set <TITLE>', 'create a change set of this title with the files that differ')
    .option('--author <NAME>', 'the author of the change set', 'files')
    .option('--report <FILE>', 'write the rows that were not taken, conflicts and notes to FILE as JSON')
    .option('--prune', 'remove cards that are gone at the source, unless they were changed here')
    .option('--sets <FILE>', 'a list of the sets, with their codes and names')
    .option('--skip', 'write although rows were not taken')
    .option('--join', 'merge rows into cards of the same name that were not adopted before')
    .action(async (path: string, flags: Flags) => {
      const name = flags.name ?? nameOf(path);
      for (const id of [flags.game, name])
        if (!slugSchema.safeParse(id).success)
          throw new UsageError(`"${id}" is not an id. Use lower-case letters and digits joined by hyphens.`);
      if (flags.to !== undefined && flags.changeSet !== undefined)
        throw new UsageError('Use either --to or --change-set, not both.');
      const { adopt, mappingText, readSource, SourceError } = await import('@rulewright/desk');
      const mapping = flags.mapping === undefined ? undefined : readFileSync(flags.mapping, 'utf8');
      const files = await filesBefore(context, flags.to);
      let result: AdoptResult;
      try {
        const source = await readSource(resolve(path));
        result = adopt({
          game: flags.game,
          ...(flags.gameName !== undefined && { gameName: flags.gameName }),
          name,
          source,
          files,
          knownGames,
          join: flags.join ?? false,
          prune: flags.prune ?? false,
          ...(flags.sets !== undefined && { sets: await readSource(resolve(flags.sets)) }),
          ...(mapping !== undefined && { mapping }),
        });
      } catch (error) {
        throw error instanceof SourceError ? new RefusedError(error.message) : error;
      }
      const { bad, conflicts, notes, gone, removed, counts, preview, cellQuestions, nameQuestions, repeated } = result;
      if (flags.saveMapping !== undefined) writeWhole(flags.saveMapping, mappingText(result.mapping));
      const proposed = [...result.files, ...removed.map((path) => ({ path, text: null }))];
      if (flags.report !== undefined)
        writeWhole(
          flags.report,
          `${JSON.stringify({ bad, conflicts, gone, removed, notes, cellQuestions, nameQuestions, repeated }, null, 2)}\n`,
        );
      const writes = flags.to !== undefined || flags.changeSet !== undefined;
      const isHeld = writes && bad.length > 0 && !flags.skip;
      let done = 'Nothing was written. Name a folder with --to, or a change set with --change-set.';
      if (isHeld)
        done = 'Nothing was written, because some rows were not taken. Correct them, or use --skip to leave them out.';
      else if (writes && proposed.length === 0) done = 'Nothing changed.';
      else if (flags.to !== undefined) {
        await writeFolder(resolve(flags.to), result.files);
        for (const path of removed) rmSync(join(resolve(flags.to), path), { force: true });
        done = `${result.files.length} files written to ${resolve(flags.to)}${removed.length > 0 ? `, ${removed.length} removed` : ''}.`;
      } else if (flags.changeSet !== undefined) done = await propose(context, proposed, flags.changeSet, flags.author);
      const written = writes && !isHeld ? result.files.map((file) => file.path) : [];
      context.output().result(
        {
          ...counts,
          written,
          bad,
          conflicts,
          gone,
          removed,
          notes,
          preview,
          cellQuestions,
          nameQuestions,
          repeated,
          mapping: result.mapping,
        },
        () => report(result, done),
      );
      context.exit(isHeld ? 1 : 0);
    });
}
