/** Where releases come from. The API reads them here and nowhere else. */
import type { SourceFile } from '@rulewright/content';

export interface ReleaseInfo {
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly effectiveAt: string;
  readonly createdAt: string;
  readonly author: string;
  readonly notes: string;
  readonly contentHash: string;
  readonly origin: string;
}

export abstract class ReleaseStore {
  /** The newest release; null before the first import. */
  abstract current(): Promise<ReleaseInfo | null>;
  abstract find(number: number): Promise<ReleaseInfo | null>;
  /** Newest first; `before` excludes that number and all above it. */
  abstract list(first: number, before?: number): Promise<ReleaseInfo[]>;
  abstract files(number: number): Promise<SourceFile[]>;
}
