/**
 * Settles failing examples of a check run: sets old values to keep their story, or writes the proposed outcome. The run must match the current
 * rules, and the example must not have changed since the run. To accept an outcome, a person needs the seal from its display.
 */
import { actorOf, recordAudit, type Person } from '@rulewright/accounts';
import { unfitCharacter } from '@rulewright/content';
import {
  CheckRunEntity,
  hashesIn,
  releasedText,
  type ChangeSetDocumentEntity,
  type ChangeSetEntity,
} from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { documentsOf, readSet, releaseNumber, subjectOf } from '../change-sets/change-sets.ts';
import { Drafts, type Save } from '../change-sets/drafts.ts';
import { CheckRuns, resultOf } from '../checks/check-runs.ts';
import { isBaseCurrent } from '../checks/current-run.ts';
import { resultColumn, type CheckResult } from '../checks/check-result.ts';
import { rulesDigest, sealOf, type SettledExample, type Settlement } from '../checks/settlement.ts';
import { ExampleTextError, withExamples, type ExampleChange } from '../content/example-text.ts';
import { fieldDiff, type FieldChange } from '../diff/field-diff.ts';
import { DeskError } from '../errors.ts';

/** An outcome that a person accepts. */
export interface AcceptedOutcome {
  readonly example: number;
  /** From `ShownOutcome`. */
  readonly seal: string;
  /** The new title of the example. Without it, the title stays the same. */
  readonly title?: string;
  /** The members of a corrected outcome, see `correctedOutcome`. Without them, the proposed ones. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** The data of a proposed outcome that a person sees. */
export interface ShownOutcome {
  readonly changes: readonly FieldChange[];
  readonly seal: string;
  readonly changeSet: number;
  /** The id and file of the example, the modes in which it fails, and the members that it would have. */
  readonly example: string;
  readonly path: string;
  readonly modes: readonly string[];
  /** Whether the outcome is for a copy of the example in these modes alone. */
  readonly isApart: boolean;
  readonly members: Readonly<Record<string, unknown>>;
}

interface OpenRun {
  readonly run: CheckRunEntity;
  readonly set: ChangeSetEntity;
  readonly result: CheckResult;
  readonly settlement: Settlement;
  readonly documents: readonly ChangeSetDocumentEntity[];
}

const LONGEST_TITLE = 300;

const stale = (): DeskError =>
  new DeskError('checks-missing', 'The rules of this change set have changed since the checks ran. Run them again.');

export class Settling {
  private readonly drafts: Drafts;

  constructor(private readonly database: DataSource) {
    this.drafts = new Drafts(database);
  }

  /** The changes that an outcome makes to an example, and the seal to accept it. @throws DeskError */
  async show(person: Person, id: number, index: number): Promise<ShownOutcome> {
    const { settlement, run } = await this.read(id);
    const { before, after, apart, ...example } = requireKind(settlement, index, 'outcome');
    const changes = fieldDiff(before, after);
    const shown = {
      changeSet: run.changeSetId,
      example: example.id,
      path: example.path,
      modes: example.modes,
      isApart: apart !== undefined,
    };
    return { ...shown, changes, members: after!, seal: sealOf(settlement, index, person.id) };
  }

  /** Keeps the story of examples by setting old values. @param indexes indexes in the run; null means all possible examples @throws DeskError */
  async keep(person: Person, id: number, indexes: readonly number[] | null): Promise<void> {
    const open = await this.open(id);
    const { settlement } = open;
    const all = settlement.examples.flatMap(({ kind }, at) =>
      kind === 'keep' && !settlement.done.includes(at) ? [at] : [],
    );
    const changes = new Map(
      [...new Set(indexes ?? all)].map((index) => [index, { set: requireKind(settlement, index, 'keep').set! }]),
    );
    await this.write(person, open, changes, 'keep-examples', 'Kept examples as they are told');
  }

  /** Writes the proposed outcome of examples. @throws DeskError, such as `not-seen` without the right seal */
  async accept(person: Person, id: number, accepted: readonly AcceptedOutcome[]): Promise<void> {
    const open = await this.open(id);
    const { settlement } = open;
    const changes = accepted.map(({ example, seal, title, members: corrected }) => {
      const { after, ...known } = requireKind(settlement, example, 'outcome');
      if (seal !== sealOf(settlement, example, person.id))
        throw new DeskError('not-seen', `Look at the outcome of "${known.title}" before you accept it.`);
      const members = { ...(corrected ?? after), ...(title !== undefined && { title: readTitle(title) }) };
      if (known.titleDoubt && title === undefined)
        throw new DeskError('title-unread', `Check the title "${known.title}" before you accept its outcome.`);
      return [example, known.apart ? asCopy(settlement, example, members) : { members }] as const;
    });
    await this.write(person, open, new Map(changes), 'accept-outcomes', 'Accepted the outcome of examples');
  }

  /** Leaves out of examples the modes in which they fail. @throws DeskError */
  async leave(person: Person, id: number, indexes: readonly number[]): Promise<void> {
    const open = await this.open(id);
    const changes = [...new Set(indexes)].map((index) => {
      const { leave, title } = requireOpen(open.settlement, index);
      if (!leave)
        throw new DeskError('not-offered', `"${title}" is the last example of one of its rules in this mode. Keep it.`);
      return [index, { members: { modes: leave } }] as const;
    });
    await this.write(person, open, new Map(changes), 'leave-modes', 'Left a mode out of examples');
  }

  /** @throws DeskError `unknown-check-run`, `not-offered` */
  private async read(id: number): Promise<Pick<OpenRun, 'run' | 'result' | 'settlement'>> {
    const run = await new CheckRuns(this.database).find(id);
    const result = resultOf(run);
    if (!result?.settlement) throw new DeskError('not-offered', 'These checks have no example to settle.');
    return { run, result, settlement: result.settlement };
  }

  /** Reads a run and checks that its rules are still those of the change set. @throws DeskError */
  private async open(id: number): Promise<OpenRun> {
    const known = await this.read(id);
    const { manager } = this.database;
    const { changeSetId, baseRelease } = known.run;
    const set = await readSet(manager, changeSetId);
    const documents = await documentsOf(manager, changeSetId);
    const paths = documents.map(({ path }) => path);
    const released = await hashesIn(this.database, baseRelease, paths);
    const isCurrent =
      (await isBaseCurrent(this.database, known.run, documents, await releaseNumber(this.database))) &&
      rulesDigest(documents, released) === known.settlement.rules;
    if (!isCurrent) throw stale();
    return { ...known, set, documents };
  }

  /** Saves the changed examples and marks them as settled in the run. */
  private async write(
    person: Person,
    open: OpenRun,
    changes: ReadonlyMap<number, Pick<ExampleChange, 'set' | 'members' | 'copy'>>,
    action: string,
    says: string,
  ): Promise<void> {
    const { run, set, settlement } = open;
    if (changes.size === 0) throw new DeskError('not-offered', 'Choose at least one example.');
    const byPath = new Map<string, ExampleChange[]>();
    for (const [index, change] of changes) {
      const { id, digest, path } = settlement.examples[index]!;
      byPath.set(path, [...(byPath.get(path) ?? []), { id, digest, ...change }]);
    }
    const saves: Save[] = [];
    for (const [path, list] of byPath) saves.push(await this.changed(open, path, list));
    const actor = actorOf(person);
    await this.drafts.saveAll(actor, set.id, saves, async (manager) => {
      // Reads the result again, because someone else may have settled other examples in the meantime.
      const result = resultOf(await manager.findOneByOrFail(CheckRunEntity, { id: run.id }))!;
      const done = [...new Set([...result.settlement!.done, ...changes.keys()])];
      const settled = { ...result, settlement: { ...result.settlement!, done } };
      await manager.update(CheckRunEntity, { id: run.id }, { result: resultColumn.write(settled) });
      const ids = [...changes.keys()].map((index) => settlement.examples[index]!.id);
      await recordAudit(manager, actor, {
        action,
        subject: subjectOf(set),
        sentence: `${says}: ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ` and ${ids.length - 5} more` : ''}.`,
        details: { run: run.id, examples: ids },
      });
    });
  }

  /** The draft of an example file with these changes. @throws DeskError `not-offered` */
  private async changed({ run, set, documents }: OpenRun, path: string, list: ExampleChange[]): Promise<Save> {
    const held = documents.find((one) => one.path === path);
    const text = held ? held.text : await releasedText(this.database, path, run.baseRelease);
    if (text === null) throw new DeskError('not-offered', `${path} is not in this change set any more.`);
    try {
      return { changeSet: set.id, path, text: withExamples(text, list), version: held?.version ?? null };
    } catch (error) {
      if (error instanceof ExampleTextError) throw new DeskError('not-offered', `${path}: ${error.message}`);
      throw error;
    }
  }
}

/** The example for its other modes, and a copy of it, with the outcome, for the modes in which it fails. */
function asCopy({ examples }: Settlement, index: number, members: Readonly<Record<string, unknown>>) {
  const { id, title, apart } = examples[index]!;
  const { modes, rest } = apart!;
  const taken = new Set(examples.map((one) => one.id));
  const wanted = `${id}-in-${modes.join('-')}`;
  let copy = wanted;
  for (let number = 2; taken.has(copy); number++) copy = `${wanted}-${number}`;
  return { members: { modes: rest }, copy: { id: copy, members: { title, ...members, modes } } };
}

/** @throws DeskError `not-offered` if the run has no such example, or if it is already settled */
function requireOpen(settlement: Settlement, index: number): SettledExample {
  const example = settlement.examples[index];
  if (!example) throw new DeskError('not-offered', `The checks have no failing example ${index}.`);
  if (settlement.done.includes(index)) throw new DeskError('not-offered', `"${example.title}" is settled already.`);
  return example;
}

/** @throws DeskError `not-offered` if the example cannot be settled this way, or is already settled */
function requireKind(settlement: Settlement, index: number, kind: SettledExample['kind']): SettledExample {
  const example = requireOpen(settlement, index);
  if (example.kind === kind) return example;
  const why =
    kind === 'keep'
      ? `"${example.title}" cannot keep its story with an old value. Check its outcome instead.`
      : `"${example.title}" has no proposed outcome. Open it in the editor.`;
  throw new DeskError('not-offered', why);
}

/** @throws DeskError `bad-text` */
function readTitle(text: string): string {
  const title = text.trim();
  if (title === '' || title.length > LONGEST_TITLE || /[\r\n]/u.test(title) || unfitCharacter(title))
    throw new DeskError('bad-text', `A title is one line with at most ${LONGEST_TITLE} characters.`);
  return title;
}
