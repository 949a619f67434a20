/** The versions of a search for a change: releases, and releases with a part of the next one’s changes. */
import type { Content } from '@rulewright/content';
import type { LabRunEntity } from '@rulewright/database';
import { engineOf } from '@rulewright/games';
import { ArmPlayer } from '../runs/play/arm-player.ts';
import type { Arm } from '../runs/plan/lab-plan.ts';
import type { Versions } from '../runs/blame/blame.ts';
import type { BlameLevel } from '../runs/blame/blame-state.ts';
import { hunksOf } from '../runs/blame/hunks.ts';
import { openArm, type ArmContent, type ReleasedChange, type LabContents } from './arm-content.ts';
import type { KnownRun } from './known-runs.ts';
import { armIn, type LabSetup } from './run-setup.ts';

type StoredArm = LabSetup['arms'][number];

/** An arm to add to a run, as it is stored and as it is played. */
export interface MadeArm {
  readonly stored: Omit<StoredArm, 'games'>;
  readonly arm: Pick<Arm, 'ruleset' | 'cards'>;
}

/** Whether an error is about the content, so that this version cannot be played but others can. */
export const isUnplayable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.name !== 'QueryFailedError';

/** Makes an arm, and checks that its games can be played. @throws RulesetError; ProgramError */
export function checkedArm(
  content: Content,
  { plan, setup }: KnownRun,
  name: string,
  of: Partial<ArmContent>,
  id: string = setup.arms[0]!.ruleset,
): MadeArm {
  const arm = armIn(content, plan.game, id, setup, of.edits);
  const plugin = engineOf(arm.ruleset);
  const { seats } = setup.arms[0]!;
  new ArmPlayer(plugin, { ...plan, arms: [{ name, ...arm, ...(seats && { seats }) }] }, 0);
  const { name: rulesetName, hash } = arm.ruleset;
  const { release, part, edits } = of;
  return {
    arm,
    stored: {
      ...{ name, ruleset: id, rulesetName, hash },
      ...(release !== undefined && { release }),
      ...(part != null && { part }),
      ...(edits && edits.length > 0 && { edits: [...edits] }),
    },
  };
}

/** The release at which a chain of releases ended. */
const blamedRelease = ({ release, chain }: BlameLevel): number => release + chain.high;

export class BlameVersions implements Versions<MadeArm> {
  constructor(
    private readonly contents: LabContents,
    private readonly run: Pick<LabRunEntity, 'game'>,
    private readonly known: KnownRun,
  ) {}

  async make(level: BlameLevel, version: number): Promise<MadeArm | null> {
    const of = await this.contentAt(level, version);
    try {
      return checkedArm(await openArm(this.contents, this.run.game, of), this.known, nameOf(level, version), of);
    } catch (error) {
      if (isUnplayable(error)) return null;
      throw error;
    }
  }

  private async contentAt({ kind, release, paths }: BlameLevel, version: number): Promise<ArmContent> {
    if (kind === 'releases') return { release: release + version, part: null };
    if (kind === 'documents') return { release: release - 1, part: { documents: version, lines: null } };
    // The documents before this one are changed as well, as in the chain that ended here.
    const at = (await this.changes(release)).findIndex(({ path }) => path === paths[0]);
    return { release: release - 1, part: { documents: at + 1, lines: version } };
  }

  async inside(level: BlameLevel): ReturnType<Versions<MadeArm>['inside']> {
    const { chain, kind } = level;
    if (kind === 'lines' || chain.high - chain.low !== 1) return null;
    if (kind === 'releases') {
      const release = blamedRelease(level);
      const paths = (await this.changes(release)).map(({ path }) => path);
      if (paths.length > 1) return { kind: 'documents', release, paths, versions: paths.length + 1 };
      return paths.length === 1 ? this.linesOf(release, paths[0]!) : null;
    }
    return this.linesOf(level.release, level.paths[chain.low]!);
  }

  async lines(level: BlameLevel): ReturnType<Versions<MadeArm>['lines']> {
    const { kind, chain } = level;
    if (kind === 'lines') return (await this.hunks(level.release, level.paths[0]!)).slice(chain.low, chain.high);
    if (chain.high - chain.low !== 1) return [];
    const release = kind === 'releases' ? blamedRelease(level) : level.release;
    const paths =
      kind === 'releases' ? (await this.changes(release)).map(({ path }) => path) : [level.paths[chain.low]!];
    return paths.length === 1 ? this.hunks(release, paths[0]!) : [];
  }

  private async linesOf(release: number, path: string): ReturnType<Versions<MadeArm>['inside']> {
    const hunks = await this.hunks(release, path);
    return hunks.length > 1 ? { kind: 'lines', release, paths: [path], versions: hunks.length + 1 } : null;
  }

  private async hunks(release: number, path: string): ReturnType<Versions<MadeArm>['lines']> {
    const change = (await this.changes(release)).find((one) => one.path === path);
    // A whole document that was added or removed has no lines to compare.
    if (!change || change.before === null || change.after === null) return [];
    return hunksOf(path, change.before, change.after);
  }

  private changes(release: number): Promise<readonly ReleasedChange[]> {
    return this.contents.changes(release, this.run.game);
  }
}

/** The name of a version in results. It has no paths, because a document may be hidden from some readers. */
const nameOf = ({ kind, release, chain }: BlameLevel, version: number): string =>
  kind === 'releases'
    ? `release ${release + version}`
    : `release ${release} with ${version} of ${chain.versions - 1} ${kind === 'documents' ? 'documents' : 'changes of a document'}`;
