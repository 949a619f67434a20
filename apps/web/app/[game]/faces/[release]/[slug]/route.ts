/** The picture of a card for tables. A release never changes, so browsers cache the picture permanently. */
import { TableFaceDocument, isNotFound } from '@rulewright/api-client';
import { tablePicture } from '@rulewright/ui';
import { ask } from '../../../../../shared/api.ts';
import { faceOf } from '../../../../../shared/face.ts';
import { perspective } from '../../../../../shared/perspective.ts';
import { hasSession } from '../../../../../shared/session.ts';

interface Context {
  readonly params: Promise<{ readonly game: string; readonly release: string; readonly slug: string }>;
}

const FOR_GOOD = 'public, max-age=31536000, immutable';

const missing = () => new Response('There is no such card.\n', { status: 404 });

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { game, release, slug } = await params;
  if (!/^[1-9]\d{0,8}$/u.test(release)) return missing();
  try {
    const { card } = await ask(TableFaceDocument, { game, slug, release: Number(release) });
    if (!card) return missing();
    // With the drafts of a change set, the card may change at any time. A member of a game may see cards that others cannot.
    const isPersonal = (await hasSession()) || (await perspective()) !== undefined;
    const keeps = isPersonal ? 'private, no-store' : FOR_GOOD;
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': keeps };
    return new Response(tablePicture(faceOf(card)), { headers });
  } catch (error) {
    if (isNotFound(error)) return missing();
    throw error;
  }
}
