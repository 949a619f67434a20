/** Which documents a release has: each text of a document is in the releases from one number up to another. */
import { sql, type Sql } from './sql.ts';

/** The end of a range that no release has ended yet: the largest number that a column can hold. */
export const OPEN_END = 2 ** 31 - 1;

/** The condition that rows `rd` of `release_documents` belong to a release. */
export const inRelease = (release: number): Sql => sql`rd.from_release <= ${release} AND rd.until_release > ${release}`;
