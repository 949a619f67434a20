/** Receives the form of the registration sheet, and passes on the PDF that the API draws. */
import { passOn } from '../../../../shared/visitor.ts';
import { SHEET_PARTS } from '../../../../features/print/registration.ts';

interface Context {
  readonly params: Promise<{ readonly game: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { game } = await params;
  const form = await request.formData().catch(() => new FormData());
  const texts = SHEET_PARTS.map((part) => {
    const value = form.get(part);
    return [part, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''] as const;
  });
  return passOn(
    `/print/${encodeURIComponent(game)}/registration`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(texts)),
      signal: request.signal,
    },
    { endsWithVisitor: true },
  );
}
