/** The data files of releases. A worker thread writes each file; the most recently used ones are cached. */
import { Injectable } from '@nestjs/common';
import { LruAsync, type JsonSchema } from '@rulewright/content';
import { ContentService } from '../content/content.service.ts';
import type { ReleaseInfo } from '../content/release-store.ts';
import { notFound } from '../errors/errors.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { DATA_NAMES, type DataFile, type DataName } from '../work/jobs/data.ts';
import { shared, Work } from '../work/work.ts';
import { dataSchemas } from './data-schemas.ts';

/** The number of cached files: those of about two releases. With 10,000 cards the largest file takes two megabytes. */
const KEPT = 20;

/** A file of a release. It is not final if it leaves out content that visitors may not see yet. */
export interface ReleasedFile extends DataFile {
  readonly isFinal: boolean;
}

@Injectable()
export class DataService {
  private readonly schemasOf = new WeakMap<OpenedRelease, ReadonlyMap<string, JsonSchema>>();
  private readonly files = new LruAsync<string, DataFile>(KEPT);

  constructor(
    private readonly content: ContentService,
    private readonly work: Work,
  ) {}

  /** @param file such as `cards.json` @throws ApiError NOT_FOUND `unknown-file` */
  async file(release: number, file: string): Promise<ReleasedFile> {
    const name = nameOf(file);
    const { info, texts, key } = await this.content.textsOf(release);
    const { number, effectiveAt, hash: contentHash } = info;
    const make = (): Promise<DataFile> =>
      this.work.run('dataFile', {
        subject: { release: number, proposed: texts },
        release: { number, effectiveAt, contentHash },
        name,
      });
    const written = await shared(() => this.files.get(`${number} ${key} ${name}`, make));
    return { ...written, isFinal: key === '' };
  }

  /** The JSON Schemas of the files and documents of the current release, by path. */
  async schemas(): Promise<ReadonlyMap<string, JsonSchema>> {
    const opened = await this.content.open();
    const known = this.schemasOf.get(opened) ?? dataSchemas(opened.content.games.map(({ vocabulary }) => vocabulary));
    this.schemasOf.set(opened, known);
    return known;
  }

  current(): Promise<ReleaseInfo> {
    return this.content.current();
  }

  newest(count: number): Promise<ReleaseInfo[]> {
    return this.content.list(count);
  }
}

/** Strips `.json` from the name of a data file. @throws ApiError NOT_FOUND `unknown-file` */
export function nameOf(file: string): DataName {
  const name = DATA_NAMES.find((one) => `${one}.json` === file);
  if (!name) throw notFound('unknown-file', `There is no data file "${file}". There are ${DATA_NAMES.join(', ')}.`);
  return name;
}
