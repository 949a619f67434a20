/** What pages of the lab ask while they are open: one of these operations by name, with its variables. */
import { CreateLabRunDocument, LabProgressDocument } from '@rulewright/api-client';
import { passOnFrom } from '../../../lib/lab/pass-on.ts';

const OPERATIONS: ReadonlyMap<string, { toString(): string }> = new Map(
  Object.entries({ CreateLabRun: CreateLabRunDocument, LabProgress: LabProgressDocument }),
);

const refuse = (message: string, status: number): Response => Response.json({ errors: [{ message }] }, { status });

export async function POST(request: Request): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse('Send JSON.', 415);
  const body = (await request.json().catch(() => null)) as { operation?: unknown; variables?: unknown } | null;
  const document = OPERATIONS.get(String(body?.operation));
  if (!document) return refuse('There is no such operation.', 400);
  return passOnFrom(document, body?.variables ?? {});
}
