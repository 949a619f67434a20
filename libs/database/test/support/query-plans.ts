/**
 * For tests: finds statements that read all of a table that grows with people. It listens to every statement of a database and asks the
 * database for its plan. Any test that shows a new list therefore finds out whether the list lacks an index.
 */
import type { AfterQueryEvent, DataSource, EntitySubscriberInterface } from 'typeorm';
import { isPostgres } from '../../src/sql.ts';

/** Tables that grow with people, not with the content. */
const GROWING: ReadonlySet<string> = new Set([
  'matches',
  'match_entries',
  'match_exchanges',
  'match_messages',
  'match_notes',
  'match_seats',
  'open_matches',
  'account_visitors',
  'api_tokens',
  'audit_entries',
  'change_sets',
  'change_set_documents',
  'check_runs',
  'comments',
  'deck_cases',
  'deck_reports',
  'identities',
  'lab_parts',
  'lab_runs',
  'mail_choices',
  'outgoing',
  'password_links',
  'proofs',
  'proposals',
  'provider_visits',
  'published_deck_words',
  'recovery_codes',
  'review_steps',
  'saved_deck_versions',
  'saved_decks',
  'sessions',
  'users',
]);

export interface PlanWatch {
  /** The statements so far that read a growing table from end to end, each with the reason from its plan. */
  scans(): Promise<string[]>;
}

/** The condition that TypeORM writes for an empty list. The database reads nothing for it. */
const NOTHING = /\b0=1\b/u;

/** A check whether a table has any row. Reading stops at the first row. */
const ASKS_FOR_ANY = /\bEXISTS\s*\(\s*SELECT 1 FROM "?\w+"?(?:\s+"?\w+"?)?\s*\)/iu;

/** Whether a statement reads rows, or searches for the rows that it changes. */
const reads = (query: string): boolean =>
  !NOTHING.test(query) &&
  !ASKS_FOR_ANY.test(query) &&
  (/^\s*(?:SELECT|WITH)\b/iu.test(query) || /^\s*(?:UPDATE|DELETE)\b.*\bWHERE\b/isu.test(query));

/** Records each statement once. */
class Statements implements EntitySubscriberInterface {
  readonly known = new Map<string, readonly unknown[]>();

  constructor(private readonly listens: () => boolean) {}

  afterQuery({ query, parameters }: AfterQueryEvent): void {
    if (reads(query) && this.listens()) this.known.set(query, (parameters as unknown[]) ?? []);
  }
}

/**
 * Starts to listen. Call it before the first write, because writes use a connection of their own.
 * @param listens whether a statement that has just run counts; for example those of a request, but not those with which a test inspects
 * tables
 */
export function watchPlans(database: DataSource, listens = (): boolean => true): PlanWatch {
  const statements = new Statements(listens);
  database.subscribers.push(statements);
  return {
    scans: async () => {
      const scans: string[] = [];
      for (const [query, parameters] of [...statements.known]) {
        const scan = isPostgres(database)
          ? await postgresScan(database, query, parameters)
          : await sqliteScan(database, query, parameters);
        if (scan !== null) scans.push(`${scan}: ${query}`);
      }
      return scans;
    },
  };
}

/** Whether a statement reads the first rows in the order of an index. Reading stops at the last row shown. */
const isPage = (query: string): boolean => /\bLIMIT\b/iu.test(query) && !/\bWHERE\b/iu.test(query);

/** Tables, by their aliases in a statement. */
function tablesIn(query: string): ReadonlyMap<string, string> {
  const named = query.matchAll(/\b(?:FROM|JOIN|UPDATE)\s+"?(\w+)"?(?:\s+(?:AS\s+)?"?(\w+)"?)?/giu);
  return new Map(
    [...named].flatMap(([, table, name]) => [[table!, table!] as const, [name ?? table!, table!] as const]),
  );
}

/** Plan lines for reading a whole table. SQLite builds an automatic index from the whole table, for a single statement. */
const READS_ALL = /^(?:SCAN (\w+)|SEARCH (\w+) USING AUTOMATIC)/u;

async function sqliteScan(database: DataSource, query: string, parameters: readonly unknown[]): Promise<string | null> {
  const plan = await database.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${query}`, [...parameters]);
  const tables = tablesIn(query);
  const sorts = plan.some(({ detail }) => /TEMP B-TREE FOR ORDER BY/u.test(detail));
  const scan = plan.find(({ detail }) => {
    const [, scanned, searched] = READS_ALL.exec(detail) ?? [];
    const name = scanned ?? searched;
    return name !== undefined && GROWING.has(tables.get(name) ?? name);
  });
  return scan === undefined || (isPage(query) && !sorts) ? null : scan.detail;
}

/** The members of a PostgreSQL plan node that are used here. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Nodes that pass rows on one by one, so that a limit above them stops the reading below them. */
const PASSES_ON = /^(?:Limit|Nested Loop|Index|LockRows|Subquery Scan|Result|Unique|Incremental Sort|Memoize)/u;

function scanIn(node: PlanNode, limited: boolean): string | null {
  const { 'Node Type': type, 'Relation Name': table } = node;
  const whole = table !== undefined && GROWING.has(table) && /^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/u.test(type);
  const isFound = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined;
  if (whole && !isFound && (node.Filter !== undefined || !limited)) return `${type} on ${table}`;
  const below = type === 'Limit' || (limited && PASSES_ON.test(type));
  for (const one of node.Plans ?? []) {
    const scan = scanIn(one, below);
    if (scan !== null) return scan;
  }
  return null;
}

/** The ORDER BY at the end of a statement. */
const ORDER = /\bORDER BY\b[^()]*$/iu;

/**
 * The PostgreSQL planner also considers the size of a table. Sequential scans are disabled, so it uses one only if no index helps. It may
 * still read a small table in the requested order instead of searching for the rows. Therefore a page is also planned without its order.
 */
async function postgresScan(
  database: DataSource,
  query: string,
  parameters: readonly unknown[],
): Promise<string | null> {
  const plan = await postgresPlan(database, query, parameters);
  if (plan === null || !ORDER.test(query)) return plan;
  return /\$\d/u.test(ORDER.exec(query)![0]) ? plan : postgresPlan(database, query.replace(ORDER, ''), parameters);
}

async function postgresPlan(
  database: DataSource,
  query: string,
  parameters: readonly unknown[],
): Promise<string | null> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SET LOCAL enable_seqscan = off');
    const rows = (await runner.query(`EXPLAIN (FORMAT JSON) ${query}`, [...parameters])) as {
      readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
    }[];
    return scanIn(rows[0]!['QUERY PLAN'][0]!.Plan, false);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
