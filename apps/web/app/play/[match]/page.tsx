/** A match: the table for players, a public view for watchers, and the way to a seat for people with an invitation link. */
import {
  ApiClientError,
  HasLobbyDocument,
  HintsDocument,
  MatchChangedDocument,
  MatchDocument,
  OpenMatchOfDocument,
  RatedMatchDocument,
  isNotFound,
} from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { ErrorNote, RuleNames } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { MatchRoom } from '../../../features/match/match-room.tsx';
import { decksOf } from '../../../features/match/choose/decks-of.tsx';
import { WaitingGlance } from '../../../features/match/waiting-glance.tsx';
import { ask, find } from '../../../shared/api.ts';
import { cardTexts } from '../../../features/match/load-card-texts.ts';
import { gameNamed } from '../../../shared/games.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { one, type SearchParams } from '../../../shared/query.ts';
import { askAsPerson, viewer } from '../../../shared/session.ts';
import { ruleNames } from '../../../shared/rule-names.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';

interface Props {
  readonly params: Promise<{ readonly match: string }>;
  readonly searchParams: Promise<SearchParams>;
}

// Keeps the invitation token of a seat out of referrers and search engines.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('play.matchPage');
  const { match } = await params;
  const picture = `/previews/play/${match}.png`;
  const preview = await linkPreview(`/play/${match}`, { title: t('match'), picture });
  return { ...preview, robots: { index: false }, referrer: 'same-origin' };
}

export default async function MatchPage({ params, searchParams }: Props) {
  const t = await getTranslations('play.matchPage');
  const { match: id } = await params;
  const loaded = await load(id);
  if ('refusal' in loaded) {
    return (
      <SiteFrame>
        <div className="page">
          <h1>{t('match')}</h1>
          <ErrorNote title={t('matchCannotShown')}>
            <p>{loaded.refusal}</p>
          </ErrorNote>
        </div>
      </SiteFrame>
    );
  }
  const { match } = loaded;
  const asked = await searchParams;
  const guided = one(asked, 'guided') !== undefined;
  const isWaiting = match.stage === 'waiting';
  const [texts, guide, lobby, decks, { ratedMatch: rated }] = await Promise.all([
    cardTexts(match.game, match.release),
    guided ? find(HintsDocument, { game: match.game }) : null,
    match.host && isWaiting ? lobbyEntry(id) : undefined,
    isWaiting ? legalDecks(match) : [],
    ask(RatedMatchDocument, { match: id }),
  ]);
  const token = one(asked, 'join') ?? null;
  const joins = token !== null && !match.seats.some(({ mine }) => mine);
  return (
    <SiteFrame game={await gameNamed(match.game)} table={match.table != null}>
      {match.proposal && <p className="page quiet">{t('playedWithChangeSet', { title: match.proposal.title })}</p>}
      <RuleNames names={await ruleNames(match.ruleset.id, undefined, match.release)}>
        <MatchRoom
          initial={match}
          texts={texts}
          subscription={textOf(MatchChangedDocument)}
          token={token}
          hints={guide?.game.firstGame?.hints ?? null}
          lobby={lobby}
          decks={joins ? decks : []}
          glance={isWaiting && <WaitingGlance game={match.game} ruleset={match.ruleset} decks={joins ? [] : decks} />}
          rated={rated}
        />
      </RuleNames>
    </SiteFrame>
  );
}

async function load(id: string) {
  try {
    const { match } = await askAsVisitor(MatchDocument, { match: id });
    if (!match) notFound();
    return { match };
  } catch (error) {
    if (isNotFound(error)) notFound();
    if (error instanceof ApiClientError && error.kind === 'refused') return { refusal: error.message };
    throw error;
  }
}

/** The published decks that are legal in the mode of a match. */
async function legalDecks({ game, ruleset }: { readonly game: string; readonly ruleset: { readonly id: string } }) {
  const [mode = ''] = ruleset.id.split(/[+?]/u);
  return (await decksOf(game)).filter(({ legalIn }) => legalIn.includes(mode));
}

/** The lobby entry of a match; null if it is not listed. Undefined if the site has no lobby or the visitor is not signed in. */
async function lobbyEntry(match: string) {
  const [{ hasLobby }, person] = await Promise.all([ask(HasLobbyDocument, {}), viewer()]);
  if (!hasLobby || !person) return undefined;
  return { entry: (await askAsPerson(OpenMatchOfDocument, { match })).openMatchOf ?? null };
}
