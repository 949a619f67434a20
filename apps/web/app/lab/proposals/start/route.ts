/** Starts a search for proposals. Redirects to its run, or back to the form with the error. */
import { LabGoalMetricsDocument, StartLabProposalsDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { proposalFields, proposalInput } from '../../../../features/lab/proposals/proposal-fields.ts';
import { ask } from '../../../../shared/api.ts';
import { formAnswer } from '../../../../shared/form-answer.ts';
import { href } from '../../../../shared/query.ts';

export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (!form) {
    const t = await getTranslations('errors.routes');
    return Response.json({ error: t('newRunFields') }, { status: 400 });
  }
  const fields = proposalFields((name) => String(form.get(name) ?? ''));
  const { labGoalMetrics } = await ask(LabGoalMetricsDocument, { game: fields.game });
  const shares = new Set(labGoalMetrics.filter(({ unit }) => unit === 'share').map(({ id }) => id));
  return formAnswer(
    StartLabProposalsDocument,
    { input: proposalInput(fields, shares) },
    ({ startLabProposals }) => `/lab/${(startLabProposals as { readonly id: string }).id}`,
    (refused) => href('/lab/proposals', { ...fields, refused }),
  );
}
