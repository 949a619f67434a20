/** Pictures of links: each is drawn once in a thread, and the ones used last are kept. Equal pictures of two releases are one. */
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LruAsync } from '@rulewright/content';
import { shared, Work } from '../work/work.ts';
import type { LinkedPage } from './linked-page.ts';

/** One takes about 100 kB. */
const KEPT = 300;

@Injectable()
export class Pictures {
  private readonly kept = new LruAsync<string, Uint8Array>(KEPT);

  constructor(private readonly work: Work) {}

  /** A PNG of 1200 by 630. */
  of({ data }: LinkedPage): Promise<Uint8Array> {
    const key = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
    return shared(() => this.kept.get(key, () => this.work.run('preview', { data })));
  }
}
