/** Starts a run from a form without scripts. Redirects to the run, or back to the form with the error. */
import { CreateLabRunDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { plainInput } from '../../../features/lab/plain-fields.ts';
import { formAnswer } from '../../../shared/form-answer.ts';
import { href } from '../../../shared/query.ts';

export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (!form) {
    const t = await getTranslations('errors.routes');
    return Response.json({ error: t('newRunFields') }, { status: 400 });
  }
  const input = plainInput(form);
  const [game] = input.ruleset.split('/');
  return formAnswer(
    CreateLabRunDocument,
    { input },
    ({ createLabRun }) => `/lab/${(createLabRun as { readonly id: string }).id}`,
    (refused) => href('/lab', { game, refused }),
  );
}
