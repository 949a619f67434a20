/** Pauses, goes on with or cancels a run: where the buttons of its page lead. */
import {
  CancelLabRunDocument,
  PauseLabRunDocument,
  ResumeLabRunDocument,
  type NamedDocument,
} from '@rulewright/api-client';
import { formAnswer } from '../../../../lib/lab/pass-on.ts';
import { href } from '../../../../lib/query.ts';

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
  if (!document) return Response.json({ error: 'A run can be paused, resumed or cancelled.' }, { status: 400 });
  const page = `/lab/${encodeURIComponent(run)}`;
  return formAnswer(
    document,
    { run },
    () => page,
    (refused) => href(page, { refused }),
  );
}
