/** Opens a game of a run as a match and redirects to its replay. */
import { OpenLabGameDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { formAnswer } from '../../../../shared/form-answer.ts';
import { href } from '../../../../shared/query.ts';

interface Context {
  readonly params: Promise<{ readonly run: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { run } = await params;
  const form = await request.formData().catch(() => null);
  const [arm, game] = ['arm', 'game'].map((name) => Number(form?.get(name) ?? NaN));
  if (!Number.isInteger(arm) || !Number.isInteger(game)) {
    const t = await getTranslations('errors.routes');
    return Response.json({ error: t('gameNumbers') }, { status: 400 });
  }
  return formAnswer(
    OpenLabGameDocument,
    { run, arm, game },
    ({ openLabGame }) => `/play/${String(openLabGame)}/replay`,
    (refused) => href(`/lab/${encodeURIComponent(run)}`, { refused }),
  );
}
