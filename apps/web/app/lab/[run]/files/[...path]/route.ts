/** The files of a run: all games as CSV, the whole report as JSON, a single game as a replay. */
import { getTranslations } from 'next-intl/server';
import { passOn } from '../../../../../shared/visitor.ts';

const FILES = /^(games\.csv|matchups\.csv|run\.json|games\/\d{1,3}\/\d{1,7}\/replay)$/u;

interface Context {
  readonly params: Promise<{ readonly run: string; readonly path: readonly string[] }>;
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { run, path } = await params;
  const file = path.join('/');
  if (!FILES.test(file)) {
    const t = await getTranslations('errors.routes');
    return Response.json({ error: t('noRunFile') }, { status: 404 });
  }
  return passOn(`/lab/${encodeURIComponent(run)}/${file}`, { method: 'GET' });
}
