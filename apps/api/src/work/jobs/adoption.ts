/** Jobs that preview the adoption of cards from an uploaded file, and that adopt them. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  authorOf,
  adopt,
  adoptionPart,
  ChangeSets,
  DeskError,
  readUpload,
  saveProposals,
  SourceError,
} from '@rulewright/desk';
import type { Person } from '@rulewright/accounts';
import { slugSchema, type SourceFile } from '@rulewright/content';
import type { AdoptDecision, AdoptionPart, AdoptResult, ChangeSet } from '@rulewright/desk';
import { knownGames } from '@rulewright/games';
import type { WorkJob, Thread } from '../job.ts';

const MB = 1024 * 1024;
/** The most bytes of an upload after decompression. A spreadsheet is also an archive, so it has a second limit for its contents. */
const BOUNDS = { bytes: 24 * MB, archiveBytes: 48 * MB };
/** Time limits in milliseconds. */
const READING = 20_000;
const ADOPTING = 60_000;
const SAVING = 120_000;

const expand = promisify(gunzip);

export interface AdoptionOrder {
  readonly changeSet: number;
  readonly game: string;
  /** The name of a new game; null to make it from the id. */
  readonly gameName: string | null;
  /** The id of the source, which is part of the paths of its documents. */
  readonly source: string;
  /** The name of the file, and its bytes, compressed with gzip, in Base64. */
  readonly upload: { readonly name: string; readonly content: string };
  /** The parsed mapping; null to use the stored mapping, or a suggested one. */
  readonly mapping: unknown;
  readonly join: boolean;
  readonly prune: boolean;
  readonly decisions: readonly AdoptDecision[];
}

export interface SeenAdoption extends AdoptionPart {
  /** The version of the change set that the preview shows. */
  readonly version: number;
}

async function bytesOf({ name, content }: AdoptionOrder['upload']): Promise<Uint8Array> {
  try {
    return await expand(Buffer.from(content, 'base64'), { maxOutputLength: BOUNDS.bytes });
  } catch (error) {
    const isTooLarge = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    const reason = isTooLarge
      ? `is larger than ${BOUNDS.bytes / MB} MB. Adopt it with the command rw adopt`
      : 'did not arrive complete. Choose the file again';
    throw new DeskError('bad-source', `${name} ${reason}.`);
  }
}

async function filesOf(release: number, { documents }: ChangeSet, thread: Thread): Promise<SourceFile[]> {
  const files = new Map((await thread.files(release)).map((file) => [file.path, file]));
  for (const { path, text } of documents)
    if (text === null) files.delete(path);
    else files.set(path, { path, text });
  return [...files.values()];
}

interface Adopted {
  readonly set: ChangeSet;
  readonly result: AdoptResult;
  readonly part: (wanted: Parameters<typeof adoptionPart>[2]) => AdoptionPart;
}

async function run(release: number, order: AdoptionOrder, thread: Thread): Promise<Adopted> {
  const { game, gameName, source: name, mapping, join, prune, decisions, upload } = order;
  for (const id of [game, name])
    if (!slugSchema.safeParse(id).success)
      throw new DeskError(
        'bad-source',
        `"${id.slice(0, 60)}" is not an id. Use lower-case letters and digits joined by hyphens.`,
      );
  try {
    const source = await readUpload(upload.name, await bytesOf(upload), BOUNDS);
    thread.step('Adopting the cards', ADOPTING);
    const set = await new ChangeSets(thread.database).find(order.changeSet);
    const files = await filesOf(release, set, thread);
    const result = adopt({
      game,
      name,
      source,
      files,
      knownGames,
      join,
      prune,
      decisions,
      ...(gameName !== null && { gameName }),
      ...(mapping != null && { mapping }),
    });
    return { set, result, part: (wanted) => adoptionPart(source, result, wanted) };
  } catch (error) {
    throw error instanceof SourceError ? new DeskError('bad-source', error.message) : error;
  }
}

/** Previews an adoption. Saves nothing. */
export const previewAdoption: WorkJob<
  { release: number; order: AdoptionOrder; wanted: Parameters<typeof adoptionPart>[2] },
  SeenAdoption
> = {
  lane: 'files',
  what: 'Reading the file',
  limit: READING,
  run: async ({ release, order, wanted }, thread) => {
    const { set, part } = await run(release, order, thread);
    return { ...part(wanted), version: set.set.version };
  },
};

/** Adopts the cards into the change set. Rows that do not match are left out. */
export const adoptInto: WorkJob<{ release: number; order: AdoptionOrder; version: number; person: Person }, null> = {
  lane: 'writing',
  what: 'Reading the file',
  limit: READING,
  run: async ({ release, order, version, person }, thread) => {
    const { result } = await run(release, order, thread);
    thread.step('Saving the documents', SAVING);
    const { added, changed } = result.counts;
    const sentence = `Adopted ${order.source}: ${added} cards added, ${changed} changed, ${result.removed.length} removed.`;
    const proposed = [...result.files, ...result.removed.map((path) => ({ path, text: null }))];
    await saveProposals(thread.database, authorOf(person).actor, order.changeSet, version, proposed, sentence);
    return null;
  },
};
