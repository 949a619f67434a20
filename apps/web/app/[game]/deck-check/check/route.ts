/**
 * Checks a list. JSON in, the report out, for the page as one types; an ordinary form is sent back to the page, which
 * then shows the report without script.
 */
import { ApiError, CheckDeckDocument } from '@rulewright/api-client';
import { ask } from '../../../../lib/api.ts';
import { LONGEST_LIST } from '../../../../lib/deck-verdict.ts';
import { href } from '../../../../lib/query.ts';

interface Context {
  readonly params: Promise<{ readonly game: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { game } = await params;
  const asked = await readList(request);
  if (asked.list === null)
    return Response.json({ error: 'Send the list as { "list": "2 Name" } or as a form.' }, { status: 400 });
  if (asked.list.length > LONGEST_LIST) {
    return Response.json({ error: `A list may have at most ${LONGEST_LIST} characters.` }, { status: 413 });
  }
  if (asked.form) {
    // A relative address, since only the reader's browser knows the name of this host.
    return new Response(null, {
      status: 303,
      headers: { location: href(`/${encodeURIComponent(game)}/deck-check`, { list: asked.list }) },
    });
  }
  try {
    const { checkDeck } = await ask(CheckDeckDocument, { game, text: asked.list });
    return Response.json(checkDeck);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ error: error.message }, { status: error.kind === 'refused' ? 400 : 502 });
  }
}

async function readList(request: Request): Promise<{ list: string | null; form: boolean }> {
  const form = !(request.headers.get('content-type') ?? '').includes('json');
  try {
    const list: unknown = form
      ? (await request.formData()).get('list')
      : ((await request.json()) as { list?: unknown } | null)?.list;
    return { list: typeof list === 'string' ? list.replaceAll('\r\n', '\n') : null, form };
  } catch {
    return { list: null, form };
  }
}
