/** The replay of a match: one moment, buttons to step, and a search for events and rules. The address contains the moment. */
import { MatchDocument, MatchFrameDocument, isNotFound } from '@rulewright/api-client';
import { RuleNames } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { SiteFrame } from '../../../../features/frame/site-frame.tsx';
import { ReplayDesk } from '../../../../features/match/replay-desk.tsx';
import { cardTexts } from '../../../../features/match/load-card-texts.ts';
import { gameNamed } from '../../../../shared/games.ts';
import { positive, type SearchParams } from '../../../../shared/query.ts';
import { ruleNames } from '../../../../shared/rule-names.ts';
import { askAsVisitor } from '../../../../shared/visitor.ts';

interface Props {
  readonly params: Promise<{ readonly match: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play.matchReplayPage');
  return { title: t('replay'), robots: { index: false } };
}

async function load(id: string, at: number) {
  try {
    const { match } = await askAsVisitor(MatchDocument, { match: id });
    if (!match?.table) notFound();
    const { matchFrame } = await askAsVisitor(MatchFrameDocument, { match: id, at });
    return { match, frame: matchFrame! };
  } catch (error) {
    if (isNotFound(error)) notFound();
    throw error;
  }
}

export default async function ReplayPage({ params, searchParams }: Props) {
  const { match: id } = await params;
  const { match, frame } = await load(id, positive(await searchParams, 'at') ?? 0);
  return (
    <SiteFrame game={await gameNamed(match.game)}>
      <RuleNames names={await ruleNames(match.ruleset.id, undefined, match.release)}>
        <ReplayDesk match={match} initial={frame} texts={await cardTexts(match.game, match.release)} />
      </RuleNames>
    </SiteFrame>
  );
}
