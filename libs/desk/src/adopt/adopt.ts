/** Imports a source: converts its rows, merges them with the files of the game, and returns the changes. It does not write files. */
import {
  adoptedSchema,
  adoptionSchema,
  cardSchema,
  loadContent,
  loadReleased,
  placeOf,
  textHash,
  type AdoptedDoc,
  type Adoption,
  type GameContent,
  type GameVocabulary,
  type SourceFile,
} from '@rulewright/content';
import { parse, stringify } from 'yaml';
import { convert, type AdoptedCard, type Converted } from './convert.ts';
import { mergeCard, newCard, type AdoptConflict, type MergedCard } from './merge-adopted.ts';
import { newGameFiles } from './new-game-files.ts';
import { SourceError, type BadRow, type Source } from './source.ts';
import { suggestMapping } from './suggest.ts';
import { slugOf, textOf } from './values.ts';

export interface AdoptOrder {
  readonly game: string;
  /** The id of the source, which names its documents. */
  readonly name: string;
  readonly source: Source;
  /** The text of a mapping. By default, the mapping in the files, or else a suggested one. */
  readonly mapping?: string;
  /** The files of the content so far. */
  readonly files: readonly SourceFile[];
  readonly vocabularies: readonly GameVocabulary[];
  /** Whether a row with the name of a card that was not imported is merged into this card. Otherwise the row is listed as bad. */
  readonly join?: boolean;
}

/** One value before and after, for the preview. */
interface Preview {
  readonly row: number;
  readonly column: string;
  readonly before: string;
  readonly field: string;
  readonly after: string;
}

export interface AdoptResult {
  readonly mapping: Adoption;
  readonly suggested: boolean;
  /** Only new and changed files. */
  readonly files: readonly SourceFile[];
  readonly counts: {
    readonly rows: number;
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
  };
  readonly conflicts: readonly AdoptConflict[];
  readonly bad: readonly BadRow[];
  readonly notes: readonly string[];
  /** Imported cards that are no longer at the source. They stay in the game. */
  readonly gone: readonly string[];
  readonly preview: readonly Preview[];
}

const PREVIEW_ROWS = 5;
/** The most cards in one document of imported values, and the number of documents for a larger source. */
const ADOPTED_AT_ONCE = 400;
const SHARDS = 64;

/** @throws SourceError */
export function adopt(order: AdoptOrder): AdoptResult {
  const { game, name, source, files } = order;
  const texts = new Map(files.map((file) => [file.path, file.text]));
  const existing = existingGame(order);
  const mappingPath = `cards/${game}/adopt/${name}.yaml`;
  const given = order.mapping ?? texts.get(mappingPath);
  const mapping = given === undefined ? suggestMapping(name, source, existing) : readMapping(given, name);
  checkColumns(mapping, source);
  const converted = convert(source, mapping, existing?.sets ?? new Map());
  const base = existing ? [] : newGameFiles(game, mapping, converted);
  const sets = converted.sets.map((set) => ({ path: `cards/${game}/sets/${set.id}.yaml`, text: stringify(set) }));
  const vocabulary = existing?.vocabulary ?? vocabularyFor(game, [...base, ...sets], order.vocabularies);

  const merging = new Merging(order, vocabulary, texts);
  for (const card of converted.cards) merging.add(card);
  const mappingFile = { path: mappingPath, text: given ?? stringify(mapping, { lineWidth: 0 }) };
  const all = [...base, ...sets, mappingFile, ...merging.cards, ...merging.adopted()];
  const left = source.columns.filter((column) => !isMapped(mapping, column));
  return {
    mapping,
    suggested: given === undefined,
    files: all.filter(({ path, text }) => texts.get(path) !== text),
    counts: { rows: source.rows.length + source.bad.length, ...merging.counts },
    conflicts: merging.conflicts,
    bad: [...converted.bad, ...merging.bad].sort((a, b) => a.row - b.row),
    notes: [...converted.notes, ...(left.length > 0 ? [`Columns that are not taken: ${left.join(', ')}.`] : [])],
    gone: merging.gone(),
    preview: previewOf(converted, mapping),
  };
}

function existingGame({ game, files, vocabularies }: AdoptOrder): GameContent | null {
  const own = files.filter(({ path }) => placeOf(path)?.game === game);
  if (own.length === 0) return null;
  // `loadReleased` parses a card only on first use.
  const { content, problems } = loadReleased(own, vocabularies);
  const [problem] = problems;
  if (problem)
    throw new SourceError(
      `The files of "${game}" have a problem: ${problem.path}, line ${problem.line}: ${problem.message}`,
    );
  const found = content.game(game);
  if (!found.data)
    throw new SourceError(
      `The cards of "${game}" are described by a plugin. Only a game that consists of data can adopt cards.`,
    );
  return found;
}

function vocabularyFor(
  game: string,
  files: readonly SourceFile[],
  vocabularies: readonly GameVocabulary[],
): GameVocabulary {
  const { content, problems } = loadContent(files, vocabularies);
  const [problem] = problems;
  if (problem)
    throw new SourceError(
      `The mapping does not give a game that loads: ${problem.path}, line ${problem.line}: ${problem.message}`,
    );
  return content.game(game).vocabulary;
}

function readMapping(text: string, name: string): Adoption {
  let value: unknown;
  try {
    value = parse(text, { maxAliasCount: 0 });
  } catch (error) {
    throw new SourceError(`The mapping cannot be read: ${(error as Error).message}`);
  }
  const result = adoptionSchema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SourceError(`The mapping has a problem at "${issue!.path.join('.')}": ${issue!.message}`);
  }
  if (result.data.id !== name)
    throw new SourceError(`The mapping has the id "${result.data.id}", but the source is "${name}".`);
  return result.data;
}

const columnsOf = ({ key, name, set, number, rarity, flavor, fields }: Adoption): string[] =>
  [key, name, set.from, number?.from, rarity?.from, flavor, ...Object.values(fields).map(({ from }) => from)].filter(
    (column) => column !== undefined,
  );

/** Whether the mapping uses or ignores a column. Mapping an object also maps its columns, and the reverse. */
const isMapped = (mapping: Adoption, column: string): boolean =>
  mapping.leave.includes(column) ||
  columnsOf(mapping).some((one) => one === column || one.startsWith(`${column}.`) || column.startsWith(`${one}.`));

function checkColumns(mapping: Adoption, { columns }: Source): void {
  const missing = columnsOf(mapping).filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new SourceError(
      `The source has no column ${missing.map((column) => `"${column}"`).join(', ')}. It has ${columns.join(', ')}.`,
    );
}

/** Merges cards one by one and collects the changes. */
class Merging {
  readonly cards: SourceFile[] = [];
  readonly bad: BadRow[] = [];
  readonly conflicts: AdoptConflict[] = [];
  readonly counts = { added: 0, changed: 0, unchanged: 0 };
  private readonly before = new Map<string, AdoptedDoc['cards'][string]>();
  private readonly slugOfKey = new Map<string, string>();
  private readonly after = new Map<string, AdoptedDoc['cards'][string]>();
  /** The documents of values imported earlier. */
  private readonly documents: string[] = [];

  constructor(
    private readonly order: AdoptOrder,
    private readonly vocabulary: GameVocabulary,
    private readonly texts: ReadonlyMap<string, string>,
  ) {
    for (const [path, text] of texts) {
      const place = placeOf(path);
      if (place?.kind !== 'adopted' || place.game !== order.game) continue;
      const data = readAdopted(text);
      if (data?.source !== order.name) continue;
      this.documents.push(data.id);
      for (const [slug, state] of Object.entries(data.cards)) {
        this.before.set(slug, state);
        for (const key of state.keys) this.slugOfKey.set(key, slug);
      }
    }
  }

  add(card: AdoptedCard): void {
    const known = card.keys.map((key) => this.slugOfKey.get(key)).find((slug) => slug !== undefined);
    const slug = known ?? this.freeSlug(card);
    const path = `cards/${this.order.game}/cards/${slug}.yaml`;
    const text = this.texts.get(path);
    if (text !== undefined && known === undefined && !this.order.join)
      return this.fail(card, `A card with the name of this row exists already: ${path}. Use --join to merge them.`);
    const merged = text === undefined ? newCard(slug, card) : mergeCard(slug, card, text, this.before.get(slug));
    const problem = merged.text === undefined ? null : this.problemOf(merged.value);
    if (problem !== null) return this.fail(card, problem);
    this.note(slug, merged, text);
    if (merged.text !== undefined) this.cards.push({ path, text: merged.text });
  }

  private note(slug: string, merged: MergedCard, text: string | undefined): void {
    this.after.set(slug, merged.state);
    this.conflicts.push(...merged.conflicts);
    this.counts[
      text === undefined ? 'added' : merged.text !== undefined && merged.text !== text ? 'changed' : 'unchanged'
    ]++;
  }

  /** A free slug for the name. Cards of one run can have the same slug, because their names may differ only in accents or punctuation. */
  private freeSlug({ name }: AdoptedCard): string {
    const slug = slugOf(name);
    if (!this.after.has(slug)) return slug;
    let at = 2;
    while (this.after.has(`${slug}-${at}`)) at++;
    return `${slug}-${at}`;
  }

  private problemOf(value: unknown): string | null {
    const card = cardSchema.safeParse(value);
    if (!card.success) return `${card.error.issues[0]!.path.join('.')}: ${card.error.issues[0]!.message}`;
    const data = this.vocabulary.cardData.safeParse(card.data.data);
    return data.success ? null : `data.${data.error.issues[0]!.path.join('.')}: ${data.error.issues[0]!.message}`;
  }

  private fail(card: AdoptedCard, reason: string): void {
    for (const { row, file } of card.rows) this.bad.push({ row, ...(file !== undefined && { file }), reason });
    // Keeps the earlier imported values, so that a later run does not treat the card as new.
    const slug = card.keys.map((key) => this.slugOfKey.get(key)).find((one) => one !== undefined);
    if (slug !== undefined) this.after.set(slug, this.before.get(slug)!);
  }

  gone(): string[] {
    return [...this.before.keys()].filter((slug) => !this.after.has(slug));
  }

  /** The documents of imported values: one, or several by a digest of the card's id, so that a change affects few documents. */
  adopted(): SourceFile[] {
    const { game, name } = this.order;
    const all = new Map([...this.before, ...this.after]);
    const shards = new Map<string, AdoptedDoc['cards']>();
    for (const slug of [...all.keys()].sort()) {
      const id =
        all.size <= ADOPTED_AT_ONCE
          ? name
          : `${name}-${String(Number.parseInt(textHash(slug).slice(0, 4), 16) % SHARDS).padStart(2, '0')}`;
      const shard = shards.get(id) ?? {};
      shards.set(id, shard);
      shard[slug] = all.get(slug)!;
    }
    // If a source has grown, its cards move to several documents, and the earlier documents become empty.
    for (const id of this.documents) if (!shards.has(id)) shards.set(id, {});
    return [...shards].map(([id, cards]) => {
      const lines = Object.entries(cards).map(([slug, state]) => `\n  ${slug}: ${JSON.stringify(state)}`);
      const text = `id: ${id}\nsource: ${name}\ncards:${lines.join('') || ' {}'}\n`;
      return { path: `cards/${game}/adopted/${id}.yaml`, text };
    });
  }
}

/** Parses a document of imported values. Lines that this program wrote are parsed as JSON, which is much faster than YAML. */
function readAdopted(text: string): AdoptedDoc | null {
  const [head = '', source = '', , ...lines] = text.trimEnd().split('\n');
  const own = lines.map((line) => /^ {2}([a-z0-9-]+): (\{.*\})$/u.exec(line));
  const value: unknown = own.every((one) => one !== null)
    ? {
        id: head.slice('id: '.length),
        source: source.slice('source: '.length),
        cards: Object.fromEntries(own.map((one) => [one[1]!, JSON.parse(one[2]!) as unknown])),
      }
    : parse(text, { maxAliasCount: 0 });
  return adoptedSchema.safeParse(value).data ?? null;
}

function previewOf({ cards }: Converted, mapping: Adoption): Preview[] {
  return cards.slice(0, PREVIEW_ROWS).flatMap(({ rows, values, name, printings }): Preview[] => {
    const row = rows[0]!;
    const one = (column: string | undefined, field: string, after: unknown): Preview[] =>
      column === undefined
        ? []
        : [
            {
              row: row.row,
              column,
              before: textOf(row.cells[column]),
              field,
              after: after === undefined ? '' : typeof after === 'string' ? after : JSON.stringify(after),
            },
          ];
    return [
      ...one(mapping.name, 'name', name),
      ...one(mapping.set.from, 'set', printings[0]!.set),
      ...one(mapping.number?.from, 'number', printings[0]!.number),
      ...one(mapping.rarity?.from, 'rarity', printings[0]!.rarity),
      ...Object.entries(mapping.fields).flatMap(([field, { from }]) => one(from, field, values[`data.${field}`])),
    ];
  });
}
