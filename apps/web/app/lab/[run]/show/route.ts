/** Puts a run into the public gallery, or takes it out. The button of the run's page posts to it. */
import { ShowLabRunDocument } from '@rulewright/api-client';
import { formAnswer } from '../../../../shared/form-answer.ts';
import { href } from '../../../../shared/query.ts';

interface Context {
  readonly params: Promise<{ readonly run: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { run } = await params;
  const form = await request.formData().catch(() => null);
  const page = `/lab/${encodeURIComponent(run)}`;
  return formAnswer(
    ShowLabRunDocument,
    { run, shown: form?.get('shown') === 'yes' },
    () => page,
    (refused) => href(page, { refused }),
  );
}
