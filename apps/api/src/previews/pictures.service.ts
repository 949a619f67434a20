/** Pictures: each is drawn once in a thread, and the ones used last are kept. Equal pictures of two releases are one. */
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LruAsync } from '@rulewright/content';
import type { Drawing } from '../work/pictures/draw.ts';
import { shared, Work } from '../work/work.ts';
import type { LinkedPage } from './linked-page.ts';

/** One takes about 100 kB. */
const KEPT = 300;
/** A sheet of cards takes about 2 MB. */
const KEPT_SHEETS = 12;

@Injectable()
export class Pictures {
  private readonly kept = new LruAsync<string, Uint8Array>(KEPT);
  private readonly sheets = new LruAsync<string, Uint8Array>(KEPT_SHEETS);

  constructor(private readonly work: Work) {}

  /** The picture of a link, a PNG of 1200 by 630. */
  of({ data }: LinkedPage): Promise<Uint8Array> {
    return this.draw({ kind: 'preview', data });
  }

  /** Any picture, as PNG. */
  draw(drawing: Drawing): Promise<Uint8Array> {
    const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url');
    const kept = drawing.kind === 'sheet' ? this.sheets : this.kept;
    return shared(() => kept.get(key, () => this.work.run('drawing', { drawing })));
  }
}
