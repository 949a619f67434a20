/** Reads a list page by page, as a client does, and checks the connection of each page. */

/** A page of a connection. */
interface Found<Entry> {
  readonly nodes: readonly Entry[];
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

type Get = (query: string, variables: { readonly after: string | null }) => Promise<Record<string, unknown>>;

/** The error of a text that is not a place in the list. */
export const BAD_CURSOR = { code: 'BAD_INPUT', reason: 'bad-cursor', details: { argument: 'after' } };

/** A query for one page of a list. @param list the field with its arguments up to `first`, such as `audit(query: "x", ` */
const pageQuery = (list: string, parts: string, size: number, within: string): string => {
  const page = `page: ${list}first: ${size}, after: $after) {
    nodes { ${parts} } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
  return `query ($after: String) { ${within === '' ? page : `within: ${within} { ${page} }`} }`;
};

/**
 * All entries of a list, from pages of `size`.
 * @param within the field with its arguments that has the list, such as `cardSet(id: "x")`
 */
export async function pagesOf<Entry>(
  get: Get,
  list: string,
  parts: string,
  { size = 3, within = '' }: { readonly size?: number; readonly within?: string } = {},
): Promise<Entry[]> {
  const all: Entry[] = [];
  let after: string | null = null;
  for (;;) {
    const answer = await get(pageQuery(list, parts, size, within), { after });
    const { page } = (within === '' ? answer : answer['within']) as { readonly page: Found<Entry> };
    const { nodes, edges, pageInfo } = page;
    expect(pageInfo.hasPreviousPage).toBe(after !== null);
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([
      edges[0]?.cursor ?? null,
      edges.at(-1)?.cursor ?? null,
    ]);
    all.push(...nodes);
    // Only the last page may be short.
    expect(nodes.length).toBeLessThanOrEqual(size);
    if (!pageInfo.hasNextPage) return all;
    expect(nodes).toHaveLength(size);
    after = pageInfo.endCursor;
  }
}
