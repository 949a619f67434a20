/**
 * Checks a list. JSON in, the report out, for the page as one types; an ordinary form is sent back to the page, which
 * then shows the report without script.
 */
import { ApiError, CheckDeckDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { selector } from '../../../../i18n/selector.ts';
import { ask } from '../../../../lib/api.ts';
import { LONGEST_LINK, LONGEST_LIST, type ListRefusal } from '../../../../lib/deck-verdict.ts';
import { href } from '../../../../lib/query.ts';

interface Context {
  readonly params: Promise<{ readonly game: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { game } = await params;
  const { list, form } = await readList(request);
  const refusal = refusalOf(list, form);
  if (form) {
    const page = `/${encodeURIComponent(game)}/deck-check`;
    // A relative address, since only the reader's browser knows the name of this host.
    return new Response(null, {
      status: 303,
      headers: { location: href(page, refusal ? { refused: refusal } : { list }) },
    });
  }
  if (list === null) return Response.json({ error: await sentence('no-list') }, { status: 400 });
  if (refusal) return Response.json({ error: await sentence(refusal) }, { status: 413 });
  try {
    const { checkDeck } = await ask(CheckDeckDocument, { game, text: list });
    return Response.json(checkDeck);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ error: error.message }, { status: error.kind === 'refused' ? 400 : 502 });
  }
}

/** Why a list is not checked, or null. */
function refusalOf(list: string | null, form: boolean): ListRefusal | null {
  if (list === null) return 'no-list';
  if (form && list.length > LONGEST_LINK) return 'too-long-for-a-link';
  return list.length > LONGEST_LIST ? 'too-long' : null;
}

async function sentence(reason: ListRefusal): Promise<string> {
  const t = await getTranslations('decks.deckCheckPage');
  return t('refusal', { reason: selector(reason), most: LONGEST_LIST, mostInLink: LONGEST_LINK });
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
