/** Starts a guided first match from a form. Redirects to the match, or to the page of all matches with the error. */
import { CreateMatchDocument, FirstGameDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { find } from '../../../shared/api.ts';
import { formAnswer } from '../../../shared/form-answer.ts';
import { href } from '../../../shared/query.ts';

export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const game = form?.get('game');
  if (typeof game !== 'string' || !/^[a-z0-9-]{1,80}$/u.test(game)) {
    const t = await getTranslations('errors.routes');
    return Response.json({ error: t('firstMatchGame') }, { status: 400 });
  }
  const {
    game: { firstGame: setup },
    botLevels,
  } = await find(FirstGameDocument, { game });
  if (!setup) {
    const t = await getTranslations('errors.routes');
    return Response.json({ error: t('firstMatchGame') }, { status: 404 });
  }
  const { ruleset, decks, seed } = setup;
  // The levels are sorted, the easiest first.
  const seats = decks.map((deckSlug, at) =>
    at === 0 ? { kind: 'me', deckSlug } : { kind: 'bot', bot: botLevels[0]!.id, deckSlug },
  );
  return formAnswer(
    CreateMatchDocument,
    { input: { ruleset, seed, seats } },
    ({ createMatch }) => href(`/play/${(createMatch as { readonly id: string }).id}`, { guided: 1 }),
    (refused) => href('/play', { game, refused }),
  );
}
