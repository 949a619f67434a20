/** Preview pictures. A worker thread draws each one; the most recently used are cached. The cache key is the picture's data, so equal
 * pictures of two releases share an entry. */
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LruAsync } from '@rulewright/content';
import type { Drawing } from '../work/pictures/draw.ts';
import { shared, Work } from '../work/work.ts';
import type { LinkedPage } from './linked-page.ts';

/** The number of cached pictures, of about 100 kB each. */
const KEPT = 300;
/** The number of cached sheets of cards, of about 1 MB each. */
const KEPT_SHEETS = 12;

@Injectable()
export class Pictures {
  private readonly pictures = new LruAsync<string, Uint8Array>(KEPT);
  private readonly sheets = new LruAsync<string, Uint8Array>(KEPT_SHEETS);

  constructor(private readonly work: Work) {}

  /** The preview picture of a page, as PNG of 1200 by 630 pixels. */
  of({ data }: LinkedPage): Promise<Uint8Array> {
    return this.draw({ kind: 'preview', data });
  }

  /** Draws any picture as PNG, or returns the cached one. */
  draw(drawing: Drawing): Promise<Uint8Array> {
    const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url');
    const cache = drawing.kind === 'sheet' ? this.sheets : this.pictures;
    return shared(() => cache.get(key, () => this.work.run('drawing', { drawing })));
  }
}
