/** The page of a worked example. */
import { ExampleStepDocument, GameHomeDocument, ModesDocument } from '@rulewright/api-client';
import { RuleNames } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NoEngine } from '../../../../shared/components/no-engine.tsx';
import { ExamplePage } from '../../../../features/examples/example-page.tsx';
import { find } from '../../../../shared/api.ts';
import { linkPreview } from '../../../../shared/link-preview.ts';
import { one, positive, rulesetId, type SearchParams } from '../../../../shared/query.ts';
import { ruleNames } from '../../../../shared/rule-names.ts';
import { mayEdit } from '../../../../shared/session.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function played({ params, searchParams }: Props) {
  const { game, id } = await params;
  const query = await searchParams;
  const variables = { game, example: id, mode: one(query, 'mode'), step: positive(query, 'step') ?? 1 };
  const { example, release } = await find(ExampleStepDocument, variables);
  return { game, example, release };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('rules.examplesIdPage');
  const { game: home } = await find(GameHomeDocument, { game: (await props.params).game });
  if (!home.engine) return { title: t('example') };
  const { example } = await played(props);
  return linkPreview(`/${home.id}/examples/${example.id}`, { title: t('title', { example: example.title }) });
}

export default async function Page(props: Props) {
  const t = await getTranslations('rules.examplesIdPage');
  const { game: home } = await find(GameHomeDocument, { game: (await props.params).game });
  if (!home.engine)
    return (
      <div className="page example">
        <h1>{t('example')}</h1>
        <NoEngine game={home} page="examples" />
      </div>
    );
  const { game, example, release } = await played(props);
  const { modes } = await find(ModesDocument, { game });
  const told = example.outline.flatMap(({ events }) => events.map(({ rule }) => rule));
  const names = await ruleNames(rulesetId(game, example.mode), [...example.rules, ...told], release.number);
  const editable = await mayEdit();
  return (
    <RuleNames names={names}>
      <ExamplePage view={{ game, example, release: release.number, modes, editable }} />
    </RuleNames>
  );
}
