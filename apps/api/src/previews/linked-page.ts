/** The preview of a page that other sites show for a link: title, description, picture. */
import type { PreviewData } from '@rulewright/ui/preview';

export interface LinkedPage {
  /** The path on the site, without a query string. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The path of the preview picture. */
  readonly picture: string;
  /** Whether the picture never changes. True for pages of a release. */
  readonly unchanging: boolean;
  /** The name of the author of a shared deck. */
  readonly author?: string | null;
  readonly data: PreviewData;
}

/** The footer of a picture. */
export const footOf = (release: number): string => `Rulewright · Release ${release}`;

/** The parts of a path; empty if the site cannot have such a path. The last part can be the code of a list. */
export const partsOfPath = (path: string): readonly string[] =>
  /^(?:(?:\/[\w-]{1,80}){1,4}|(?:\/[\w-]{1,80}){3}\/[\w-]{1,4000})$/u.test(path) ? path.split('/').slice(1) : [];
