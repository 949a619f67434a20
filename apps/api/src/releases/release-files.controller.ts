/** Releases as files: news feeds (Atom and JSON), and the export of a release as the files that an import reads. */
import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { exportTree, type ReleaseInfo } from '@rulewright/database';
import { overlaid } from '@rulewright/desk';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { ContentService } from '../content/content.service.ts';
import { ApiError } from '../errors/errors.ts';
import { newsFeed } from '../http/news-feed.ts';
import { siteOf } from '../http/site-of.ts';

const MOST_RELEASES = 50;

const titleOf = ({ number, notes }: ReleaseInfo): string => {
  const [line] = notes.split('\n');
  return `Release ${number}${line ? `: ${line.slice(0, 120)}` : ''}`;
};

@Controller()
export class ReleaseFilesController {
  constructor(
    private readonly database: DataSource,
    private readonly content: ContentService,
  ) {}

  @Get('releases.atom')
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  atom(@Req() request: Request): Promise<string> {
    return this.feed(request, 'atom');
  }

  @Get('releases.json')
  @Header('content-type', 'application/feed+json; charset=utf-8')
  json(@Req() request: Request): Promise<string> {
    return this.feed(request, 'json');
  }

  /** Answers `{ release, files: [{ path, text }] }` with the text of every file that the caller may see. */
  @Get('export.json')
  async export(@Query('release') releaseText: string | undefined, @Res() response: Response): Promise<void> {
    try {
      const release = releaseText === undefined ? (await this.content.current()).number : Number(releaseText);
      const { info, texts } = await this.content.textsOf(release);
      const files = overlaid(await exportTree(this.database, info.number), texts);
      if (response.locals['private']) response.setHeader('cache-control', 'no-store');
      response.setHeader('content-disposition', `attachment; filename="release-${info.number}.json"`);
      response.json({ release: info.number, files });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message, code } = error;
      response.status(404).json({ errors: [{ message, extensions: { code } }] });
    }
  }

  private async feed(request: Request, form: 'atom' | 'json'): Promise<string> {
    const releases = await this.content.list(MOST_RELEASES);
    const site = siteOf(request);
    return newsFeed(
      {
        title: 'Rulewright: releases',
        description: 'What changed in cards and rules, and why.',
        page: `${site}/releases`,
        path: `${site}/releases`,
        updated: new Date(releases[0]?.effectiveAt ?? 0),
        entries: releases.map((release) => {
          const link = `${site}/releases/${release.number}`;
          const { effectiveAt, notes, author } = release;
          return { id: link, link, title: titleOf(release), date: new Date(effectiveAt), text: notes, author };
        }),
      },
      form,
    );
  }
}
