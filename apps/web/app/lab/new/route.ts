/** Sets a run up for a form without scripts, and leads to it; or back, with what is wrong. */
import { CreateLabRunDocument } from '@rulewright/api-client';
import { plainInput } from '../../../components/lab/plain-fields.ts';
import { formAnswer } from '../../../lib/lab/pass-on.ts';
import { href } from '../../../lib/query.ts';

export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (!form) return Response.json({ error: 'Send the fields of the form of a new run.' }, { status: 400 });
  const input = plainInput(form);
  const [game] = input.ruleset.split('/');
  return formAnswer(
    CreateLabRunDocument,
    { input },
    ({ createLabRun }) => `/lab/${(createLabRun as { readonly id: string }).id}`,
    (refused) => href('/lab', { game, refused }),
  );
}
