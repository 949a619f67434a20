/** Releases as the caller may see them: the list, the changes, and the history of documents. */
import { Injectable } from '@nestjs/common';
import type { DifferencesAsked } from '@rulewright/database';
import type { AnnouncedRelease } from '@rulewright/outgoing';
import type { ReleaseDifference } from '../work/jobs/differences.ts';
import { loadSeen } from '../graphql/pages.ts';
import { Work } from '../work/work.ts';
import {
  ReleaseStore,
  type ChangesAsked,
  type ReleasedDocument,
  type ReleaseInfo,
  type Revision,
} from './release-store.ts';
import { Views, type ShownView, type AudienceView } from './views.service.ts';

/** The text of a document in a view. @param shown null if the view shows everything */
function textIn(shown: ShownView | null, path: string, text: string | null): string | null {
  const other = shown?.byPath.get(path);
  return other === undefined || text === null ? text : other;
}

const changeOf = (before: string | null, after: string | null): ReleasedDocument['change'] =>
  before === null ? 'added' : after === null ? 'removed' : 'changed';

@Injectable()
export class ShownReleases {
  constructor(
    private readonly store: ReleaseStore,
    private readonly views: Views,
    private readonly work: Work,
  ) {}

  /** Newest first. `before` excludes that number and all higher ones. `text` keeps only releases that mention it. */
  async list(first: number, before?: number, text?: string): Promise<ReleaseInfo[]> {
    const view = await this.views.asked();
    const start: readonly [number] | undefined = before === undefined ? undefined : [before];
    return loadSeen(first, start, {
      load: (most, after) => this.store.list(most, after?.[0], text),
      see: async (info) => {
        const shown = await this.views.of(info, view);
        // The search may have matched a change or a note that the view hides.
        if (shown?.isSilent && !isNamed(info, text)) return null;
        return shown ? this.views.info(info, view) : info;
      },
      keyOf: ({ number }): readonly [number] => [number],
    });
  }

  /** The announcement of a release that all visitors may see, without its legality lists. */
  async announced(info: ReleaseInfo): Promise<Omit<AnnouncedRelease, 'lists'>> {
    const shown = await this.views.of(info, await this.views.ofVisitors());
    const hidden = new Set(shown?.texts.flatMap(({ path, text }) => (text === null ? [path] : [])));
    return {
      notes: shown?.isSilent ? '' : info.notes,
      hides: (game, card) => hidden.has(`cards/${game}/cards/${card}.yaml`),
    };
  }

  /** As `ReleaseStore.changes`. */
  async changes(numbers: readonly number[], { first, after }: ChangesAsked): Promise<ReleasedDocument[][]> {
    const view = await this.views.asked();
    if (view.key === '') return this.store.changes(numbers, { first, after });
    const lists: ReleasedDocument[][] = [];
    for (const number of numbers) {
      const [one, other] = await this.beside(number - 1, number, view);
      const most = first + (one?.texts.length ?? 0) + (other?.texts.length ?? 0);
      const [all] = await this.store.changes([number], { first: most, after });
      const list = all!.flatMap((change) => {
        const old = textIn(one, change.path, change.before);
        const fresh = textIn(other, change.path, change.after);
        return old === fresh ? [] : [{ ...change, before: old, after: fresh, change: changeOf(old, fresh) }];
      });
      lists.push(list.slice(0, first));
    }
    return lists;
  }

  /** As `ReleaseStore.histories`. */
  async histories(paths: readonly string[], release: number): Promise<Revision[][]> {
    const view = await this.views.asked();
    const lists = await this.store.histories(paths, release);
    if (view.key === '') return lists;
    const views = new Map<number, ShownView | null>();
    for (const number of new Set(lists.flat().map((one) => one.release)))
      views.set(number, await this.at(number, view));
    return lists.map((list, at) => {
      const shown = list.flatMap((revision): Revision[] => {
        const seen = views.get(revision.release)!;
        const text = textIn(seen, paths[at]!, revision.text);
        if (text === null) return [];
        const isPart = text !== revision.text;
        return [{ ...revision, text, ...(isPart && { hash: '' }), ...(seen?.isSilent && { message: '' }) }];
      });
      return shown.filter(({ text }, i) => text !== shown[i + 1]?.text);
    });
  }

  /** Documents that differ between two releases, by path. */
  async differences(a: number, b: number, asked: DifferencesAsked): Promise<readonly ReleaseDifference[]> {
    const [one, other] = await this.beside(a, b, await this.views.asked());
    // The view may show fewer documents than differ.
    const most = asked.most + (one?.texts.length ?? 0) + (other?.texts.length ?? 0);
    const differences = await this.work.run('releaseDifferences', { a, b, asked: { ...asked, most } });
    return differences
      .map((difference) => ({
        ...difference,
        before: textIn(one, difference.entry.path, difference.before),
        after: textIn(other, difference.entry.path, difference.after),
      }))
      .filter(({ before, after }) => before !== after)
      .slice(0, asked.most);
  }

  private async beside(
    a: number,
    b: number,
    view: AudienceView,
  ): Promise<readonly [ShownView | null, ShownView | null]> {
    return [await this.at(a, view), await this.at(b, view)];
  }

  private async at(number: number, view: AudienceView): Promise<ShownView | null> {
    const info = number < 1 ? null : await this.store.find(number);
    return info && this.views.of(info, view);
  }
}

/** Whether a search text matches the public facts of a release: its author or its number. */
function isNamed({ number, author }: ReleaseInfo, text = ''): boolean {
  const wanted = text.trim().toLowerCase();
  return author.toLowerCase().includes(wanted) || wanted.replace(/^release\s+/u, '') === String(number);
}
