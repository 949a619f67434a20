/** The documents of a release. Each text of a document belongs to a range of releases. */
import { sql, type Sql } from './sql.ts';

/** The end of a range that is still open: the largest number that the column can store. */
export const OPEN_END = 2 ** 31 - 1;

/** The condition that rows `rd` of `release_documents` belong to a release. */
export const inRelease = (release: number): Sql => sql`rd.from_release <= ${release} AND rd.until_release > ${release}`;
