/** Makes change sets of proposals: the documents of the change set that the search played, if any, and the proposed values on top of them. */
import { Injectable } from '@nestjs/common';
import type { Person } from '@rulewright/accounts';
import { placeOf, textHash } from '@rulewright/content';
import { dataIn, withData } from '@rulewright/content/editing';
import { hashesIn, releasedText, type LabRunEntity } from '@rulewright/database';
import { authorOf, ChangeSets, Proposals, saveProposals, type Proposal, type ProposedText } from '@rulewright/desk';
import type { CheckedProposal, ProposedChange } from '@rulewright/lab';
import { readSetup } from '@rulewright/lab/service';
import { DataSource } from 'typeorm';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { badInput, conflict, notFound } from '../errors/errors.ts';
import { LabService } from './lab.service.ts';

/** The longest title of a change set. */
const LONGEST = 120;

type Keys = readonly string[];

/** A value to write in a document. */
interface Written {
  readonly path: string;
  readonly keys: Keys;
  readonly to: unknown;
}

/** Data with another value at some keys. */
function changed(data: unknown, [key, ...rest]: Keys, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(data))
    return data.map((one: unknown, index) => (String(index) === key ? changed(one, rest, to) : one));
  const members = (data ?? {}) as Readonly<Record<string, unknown>>;
  return { ...members, [key]: changed(members[key], rest, to) };
}

/** Where the values of a change are written. A mode that always plays a variant has the steps, rules and values of the variant itself. */
function writtenOf(
  opened: OpenedRelease,
  { game, mode }: { readonly game: string; readonly mode: string },
  { kind, of, path, to }: ProposedChange,
): Written[] {
  if (kind === 'card') return [{ path: `cards/${game}/cards/${of}.yaml`, keys: ['data', ...path.split('.')], to }];
  const inMode = `rules/${game}/modes/${mode}.yaml`;
  if (kind === 'rule') return [{ path: inMode, keys: ['parameters', of], to }];
  const { variants, modes } = opened.game(game);
  const { parameters, setup, turn, rules } = variants.get(of)!;
  const own = opened.ruleset(`${game}/${mode}+${of}`).parameters;
  const steps = Object.entries({ setup, turn }).flatMap(([name, list]) => (list ? [{ keys: [name], to: list }] : []));
  return [
    ...Object.keys(parameters).map((name) => ({ keys: ['parameters', name], to: own[name] })),
    ...steps,
    ...(rules.length > 0 ? [{ keys: ['rules'], to: [...modes.get(mode)!.rules, ...rules] }] : []),
  ].map((one) => ({ path: inMode, ...one }));
}

@Injectable()
export class ProposalSets {
  constructor(
    private readonly database: DataSource,
    private readonly content: ContentService,
    private readonly sets: ChangeSets,
    private readonly snapshots: Proposals,
    private readonly lab: LabService,
  ) {}

  /**
   * Makes a change set of a proposal. Returns its number.
   * @throws ApiError NOT_FOUND `unknown-run`, `unknown-proposal`; BAD_INPUT `other-game`; CONFLICT `release-changed`; DeskError
   */
  async make(
    person: Person,
    { run: id, candidate, game, title }: { run: string; candidate: number; game: string; title: string },
  ): Promise<number> {
    const run = await this.lab.find(id);
    if (run.game !== game) throw badInput('other-game', `This run plays ${run.game}, not ${game}.`);
    const { propose } = await this.lab.report(run);
    const proposal = propose?.proposals.find((one) => one.candidate === candidate);
    if (!proposal) throw notFound('unknown-proposal', 'This run has no such proposal.');
    const { snapshot, arms } = readSetup(run);
    const opened = await this.content.openWhole({ release: run.release, proposal: snapshot ?? null });
    const { mode } = opened.ruleset(arms[0]!.ruleset);
    const base = snapshot === undefined ? null : await this.snapshots.find(snapshot);
    const written = proposal.changes.flatMap((change) => writtenOf(opened, { game, mode }, change));
    const texts = await this.textsOf(await this.ownTexts(game, base), written);
    const { set } = await this.sets.create(person, title.slice(0, LONGEST), evidenceOf(run, proposal, base), game);
    const sentence = `Took a proposal of the lab run ${run.id}: ${texts.length} documents.`;
    await saveProposals(this.database, authorOf(person).actor, set.id, set.version, texts, sentence);
    return set.id;
  }

  /** The documents of a snapshot in a game. @throws ApiError CONFLICT if a later release changed one of them too */
  private async ownTexts(game: string, base: Proposal | null): Promise<ProposedText[]> {
    const texts = base?.documents.filter(({ path }) => placeOf(path)?.game === game) ?? [];
    if (texts.length === 0) return [];
    const paths = texts.map(({ path }) => path);
    const { number } = await this.content.current();
    const then = await hashesIn(this.database, base!.release, paths);
    const now = await hashesIn(this.database, number, paths);
    for (const { path, text } of texts) {
      const hash = now.get(path);
      if (hash !== then.get(path) && hash !== (text === null ? undefined : textHash(text)))
        throw conflict(
          'release-changed',
          `Release ${number} changed ${path} since this search started. Merge the change set with it, and search again.`,
        );
    }
    return texts;
  }

  /** The texts with new values. A document that is not among them has the text of the current release. */
  private async textsOf(texts: readonly ProposedText[], written: readonly Written[]): Promise<ProposedText[]> {
    const { number } = await this.content.current();
    const all = new Map(texts.map(({ path, text }) => [path, text]));
    for (const path of new Set(written.map((one) => one.path))) {
      const text = all.get(path) ?? (await releasedText(this.database, path, number));
      if (text === null) throw notFound('unknown-document', `Release ${number} does not have ${path}.`);
      const own = written.filter((one) => one.path === path);
      const after = own.reduce<unknown>((data, { keys, to }) => changed(data, keys, to), dataIn(text));
      all.set(path, withData(text, after));
    }
    return [...all].map(([path, text]) => ({ path, text }));
  }
}

/** The description of the change set: where its evidence is, and the figures. */
function evidenceOf({ id }: LabRunEntity, { fresh, other }: CheckedProposal, base: Proposal | null): string {
  const figures = ({ goals, games }: CheckedProposal['fresh']): string =>
    `${goals.map(({ value, interval: [low, high] }) => `${written(value)} (${written(low)} to ${written(high)})`).join('; ')} in ${games} games`;
  return [
    `A proposal of the lab: /lab/${id}.`,
    `With other seeds, the goals have these values and 95% intervals: ${figures(fresh)}. With other players: ${figures(other)}.`,
    ...(base === null ? [] : [`It starts with the documents of change set ${base.changeSet}, “${base.title}”.`]),
  ].join('\n\n');
}

const written = (value: number): string => String(Number(value.toPrecision(3)));
