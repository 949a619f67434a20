/** What a link to a page of the site shows elsewhere: a title, a few words, a picture. */
import type { PreviewData } from '@rulewright/ui/preview';

export interface LinkedPage {
  /** On the site, without a query. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The address of its picture on the site. */
  readonly picture: string;
  /** Whether the picture stays as it is: a page of a release. */
  readonly unchanging: boolean;
  readonly data: PreviewData;
}

/** The last line of a picture. */
export const footOf = (release: number): string => `Rulewright · Release ${release}`;

/** Parts of a path; none where it is not one of ours. */
export const partsOfPath = (path: string): readonly string[] =>
  /^(?:\/[\w-]{1,80}){1,4}$/u.test(path) ? path.split('/').slice(1) : [];
