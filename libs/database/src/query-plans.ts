/**
 * For tests: which statements read a whole table that grows with people. It listens to every statement of a database, and the
 * database is asked for its plan; so a new list without an index is found by any test that shows it.
 */
import type { AfterQueryEvent, DataSource, EntitySubscriberInterface } from 'typeorm';
import { isPostgres } from './sql.ts';

/** Tables that grow with people, not with the content. */
const GROWING: ReadonlySet<string> = new Set([
  'matches',
  'match_entries',
  'match_exchanges',
  'match_messages',
  'match_notes',
  'match_seats',
  'audit_entries',
  'change_sets',
  'change_set_documents',
  'check_runs',
  'comments',
  'lab_parts',
  'lab_runs',
  'proofs',
  'proposals',
  'review_steps',
  'saved_deck_versions',
  'saved_decks',
  'sessions',
  'users',
]);

export interface PlanWatch {
  /** The statements heard so far that read a growing table from end to end, each with what its plan says. */
  scans(): Promise<string[]>;
}

/** What TypeORM writes for a list without members: nothing is read. */
const NOTHING = /\b0=1\b/u;

/** Whether a table has any row at all: reading ends with the first. */
const ASKS_FOR_ANY = /\bEXISTS\s*\(\s*SELECT 1 FROM "?\w+"?(?:\s+"?\w+"?)?\s*\)/iu;

/** A statement that reads rows, or finds the rows that it changes. */
const reads = (query: string): boolean =>
  !NOTHING.test(query) &&
  !ASKS_FOR_ANY.test(query) &&
  (/^\s*(?:SELECT|WITH)\b/iu.test(query) || /^\s*(?:UPDATE|DELETE)\b.*\bWHERE\b/isu.test(query));

/** Keeps each statement once. */
class Statements implements EntitySubscriberInterface {
  readonly known = new Map<string, readonly unknown[]>();

  constructor(private readonly listens: () => boolean) {}

  afterQuery({ query, parameters }: AfterQueryEvent): void {
    if (reads(query) && this.listens()) this.known.set(query, (parameters as unknown[]) ?? []);
  }
}

/**
 * Starts to listen. Call it before the first write, because writes use a connection of their own.
 * @param listens whether a statement that has just run counts, such as one of a request, and not of a test that looks into the tables
 */
export function watchPlans(database: DataSource, listens = (): boolean => true): PlanWatch {
  const statements = new Statements(listens);
  database.subscribers.push(statements);
  return {
    scans: async () => {
      const found: string[] = [];
      for (const [query, parameters] of [...statements.known]) {
        const scan = isPostgres(database)
          ? await postgresScan(database, query, parameters)
          : await sqliteScan(database, query, parameters);
        if (scan !== null) found.push(`${scan}: ${query}`);
      }
      return found;
    },
  };
}

/** The first of a list, in the order of an index: reading ends with the last row that is shown. */
const isPage = (query: string): boolean => /\bLIMIT\b/iu.test(query) && !/\bWHERE\b/iu.test(query);

/** Tables by the names that a statement gives them. */
function tablesIn(query: string): ReadonlyMap<string, string> {
  const named = query.matchAll(/\b(?:FROM|JOIN|UPDATE)\s+"?(\w+)"?(?:\s+(?:AS\s+)?"?(\w+)"?)?/giu);
  return new Map(
    [...named].flatMap(([, table, name]) => [[table!, table!] as const, [name ?? table!, table!] as const]),
  );
}

/** An automatic index is made of the whole table for one statement. */
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

/** A node of a plan of PostgreSQL, as far as it is read here. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Nodes that pass rows on one by one, so that a limit above them ends the reading below. */
const PASSES_ON = /^(?:Limit|Nested Loop|Index|LockRows|Subquery Scan|Result|Unique|Incremental Sort|Memoize)/u;

function scanIn(node: PlanNode, limited: boolean): string | null {
  const { 'Node Type': type, 'Relation Name': table } = node;
  const whole = table !== undefined && GROWING.has(table) && /^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/u.test(type);
  const isFound = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined;
  if (whole && !isFound && (node.Filter !== undefined || !limited)) return `${type} on ${table}`;
  const below = type === 'Limit' || (limited && PASSES_ON.test(type));
  for (const one of node.Plans ?? []) {
    const found = scanIn(one, below);
    if (found !== null) return found;
  }
  return null;
}

/** How a statement ends that shows a page. */
const ORDER = /\bORDER BY\b[^()]*$/iu;

/**
 * The planner looks at the size of a table too: sequential scans are for nothing else than what no index answers. It may still read a
 * small table in the order that is asked for instead of finding the rows, so a page is also looked at without its order.
 */
async function postgresScan(
  database: DataSource,
  query: string,
  parameters: readonly unknown[],
): Promise<string | null> {
  const found = await postgresPlan(database, query, parameters);
  if (found === null || !ORDER.test(query)) return found;
  return /\$\d/u.test(ORDER.exec(query)![0]) ? found : postgresPlan(database, query.replace(ORDER, ''), parameters);
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
