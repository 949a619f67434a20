/** Pauses, resumes or cancels a run. The buttons of the run's page post to it. */
import {
  CancelLabRunDocument,
  PauseLabRunDocument,
  ResumeLabRunDocument,
  type NamedDocument,
} from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { formAnswer } from '../../../../shared/form-answer.ts';
import { href } from '../../../../shared/query.ts';

const DOCUMENTS: ReadonlyMap<string, NamedDocument> = new Map(
  Object.entries({ pause: PauseLabRunDocument, resume: ResumeLabRunDocument, cancel: CancelLabRunDocument }),
);

interface Context {
  readonly params: Promise<{ readonly run: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { run } = await params;
  const form = await request.formData().catch(() => null);
  const document = DOCUMENTS.get(String(form?.get('to')));
  if (!document) {
    const t = await getTranslations('errors.routes');
    return Response.json({ error: t('steer') }, { status: 400 });
  }
  const page = `/lab/${encodeURIComponent(run)}`;
  return formAnswer(
    document,
    { run },
    () => page,
    (refused) => href(page, { refused }),
  );
}
