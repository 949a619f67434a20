/** Finds the preview of a page by its path: pages of releases, matches and lab runs. */
import { Injectable } from '@nestjs/common';
import { MatchStore } from '@rulewright/database';
import { readSetup } from '@rulewright/lab/service';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import { LabService } from '../lab/lab.service.ts';
import { footOf, partsOfPath, type LinkedPage } from './linked-page.ts';
import { emblemOf, pageOfRelease } from './release-pages.ts';

const unknown = () => notFound('unknown-page', 'There is no page with a preview at this address.');

@Injectable()
export class LinkedPages {
  constructor(
    private readonly content: ContentService,
    private readonly matches: MatchStore,
    private readonly lab: LabService,
  ) {}

  /** @param release the current one if none is given @throws ApiError NOT_FOUND `unknown-page`, `unknown-release` */
  async find(path: string, release?: Maybe<number>): Promise<LinkedPage> {
    const parts = partsOfPath(path);
    const [place, id, more] = parts;
    if (place === 'play' && id !== undefined && (more === undefined || more === 'replay'))
      return this.match(id, `/${parts.join('/')}`);
    if (place === 'lab' && id !== undefined && more === undefined) return this.run(id);
    const number = place === 'releases' && id !== undefined ? Number(id) : release;
    // Always the published release, even if the visitor previews a change set.
    const page = await pageOfRelease(await this.content.open(number ?? (await this.content.current()).number), parts);
    if (parts.length === 0 || !page) throw unknown();
    return page;
  }

  private async match(id: string, path: string): Promise<LinkedPage> {
    const stored = await this.matches.find(id);
    if (!stored) throw unknown();
    const { match, seats } = stored;
    const opened = await this.content.openPinned(match);
    const ruleset = opened.ruleset(match.rulesetId);
    const game = opened.game(match.game);
    const title = seats
      .map(({ name }) => name)
      .join(' – ')
      .slice(0, 120);
    const text = [ruleset.name, match.bestOf > 1 ? `Game ${match.gameNumber} of a best of ${match.bestOf}` : 'A match'];
    return {
      ...{ path, title, unchanging: false },
      description: text.join('. '),
      picture: `/previews/play/${id}.png`,
      data: {
        ...{ over: game.doc.name, title, text, foot: footOf(match.release) },
        ...{ cards: [], emblem: emblemOf(game) },
      },
    };
  }

  private async run(id: string): Promise<LinkedPage> {
    const run = await this.lab.find(id);
    const { arms } = readSetup(run);
    const game = (await this.content.open(run.release)).game(run.game);
    const title = [...new Set(arms.map(({ rulesetName }) => rulesetName))].slice(0, 2).join(' – ');
    const text = [`Lab run: ${run.games} games, ${arms.length === 1 ? '1 ruleset' : `${arms.length} rulesets`}`];
    return {
      ...{ path: `/lab/${id}`, title, unchanging: false },
      description: text[0]!,
      picture: `/previews/lab/${id}.png`,
      data: {
        ...{ over: game.doc.name, title, text: [...text, run.state], foot: footOf(run.release) },
        ...{ cards: [], emblem: emblemOf(game) },
      },
    };
  }
}
