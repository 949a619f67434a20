/** Starts a search for a change. Redirects to its run, or back to the form with the error. */
import { StartLabBlameDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { blameFields, blameInput } from '../../../../features/lab/blame/blame-fields.ts';
import { formAnswer } from '../../../../shared/form-answer.ts';
import { href } from '../../../../shared/query.ts';

export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (!form) {
    const t = await getTranslations('errors.routes');
    return Response.json({ error: t('newRunFields') }, { status: 400 });
  }
  const fields = blameFields((name) => String(form.get(name) ?? ''));
  return formAnswer(
    StartLabBlameDocument,
    { input: blameInput(fields) },
    ({ startLabBlame }) => `/lab/${(startLabBlame as { readonly id: string }).id}`,
    (refused) => href('/lab/blame', { ...fields, refused }),
  );
}
