/** Compares two rulesets: the steps, values and sentences that differ. */
import { CompareDocument, ModesDocument } from '@rulewright/api-client';
import { Empty, ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AutoSubmit } from '../../../../shared/components/auto-submit.tsx';
import { askOrRefusal, find } from '../../../../shared/api.ts';
import { one, positive, rulesetId, type SearchParams } from '../../../../shared/query.ts';
import { gameEmblem } from '../../../../features/home/specimens.ts';
import { Comparison } from '../../../../features/rulebook/comparison.tsx';
import { Select } from '../../../../shared/forms/select.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rules.comparePage');
  return { title: t('compare') };
}

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export default async function ComparePage({ params, searchParams }: Props) {
  const t = await getTranslations('rules.comparePage');
  const { game } = await params;
  const query = await searchParams;
  const release = positive(query, 'release');
  const { modes, variants } = await find(ModesDocument, { game, release });
  const a = one(query, 'a') ?? rulesetId(game, modes[0]?.id ?? '');
  const b = one(query, 'b') ?? rulesetId(game, modes[1]?.id ?? modes[0]?.id ?? '');
  const { data, refusal } = await askOrRefusal(CompareDocument, { a, b, release });
  const compare = data?.compare;
  const offers = modes.flatMap((mode) => [
    { id: rulesetId(game, mode.id), name: mode.name },
    ...variants
      .filter((variant) => variant.modes.includes(mode.id))
      .map((variant) => ({ id: rulesetId(game, mode.id, [variant.id]), name: `${mode.name} + ${variant.name}` })),
  ]);

  return (
    <div className="page">
      <p className="crumbs">
        <a href={`/${game}/rules`}>{t('rules')}</a>
      </p>
      <h1>{t('compare')}</h1>
      <AutoSubmit className="compare-form" action={`/${game}/rules/compare`}>
        <Choice name="a" label={t('first')} value={a} offers={offers} />
        <Choice name="b" label={t('second')} value={b} offers={offers} />
        <button className="button">{t('compare')}</button>
      </AutoSubmit>
      {refusal && (
        <ErrorNote title={t('theseRulesCannotCompared')}>
          <p>{refusal}</p>
        </ErrorNote>
      )}
      {compare && <Comparison a={a} b={b} compare={compare} same={<Same game={game} />} />}
    </div>
  );
}

async function Same({ game }: { readonly game: string }) {
  const t = await getTranslations('rules.comparePage');
  return <Empty title={t('theseRulesSame')} emblem={await gameEmblem(game)} />;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly offers: readonly { readonly id: string; readonly name: string }[];
}

function Choice({ name, label, value, offers }: ChoiceProps) {
  return (
    <Select label={label} name={name} defaultValue={value} of={offers}>
      {!offers.some((offer) => offer.id === value) && <option value={value}>{value}</option>}
    </Select>
  );
}
