/** The lab: setting up a run, and those that were set up last. */
import {
  BotLevelsDocument,
  BotsDocument,
  GamesDocument,
  LabRunsDocument,
  PlayFormDocument,
} from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { LabForm } from '../../components/lab/lab-form.tsx';
import { PlainForm } from '../../components/lab/plain-form.tsx';
import { RecentRuns } from '../../components/lab/recent-runs.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { ask } from '../../lib/api.ts';
import { one, type SearchParams } from '../../lib/query.ts';

export const metadata: Metadata = { title: 'Lab' };

const RECENT = 12;

export default async function LabPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const query = await searchParams;
  const from = { game: one(query, 'game'), mode: one(query, 'mode'), kind: one(query, 'kind') };
  const refused = one(query, 'refused');
  const [{ games }, { bots }, { botLevels }] = await Promise.all([
    ask(GamesDocument, {}),
    ask(BotsDocument, {}),
    ask(BotLevelsDocument, {}),
  ]);
  // Levels are the bots that think, under names that say how well.
  const players = [...bots.slice(0, 1), ...botLevels];
  const choices = await Promise.all(
    games.map(async ({ id, name }) => ({ id, name, bots: players, ...(await ask(PlayFormDocument, { game: id })) })),
  );
  const playable = choices.filter(({ modes, decks }) => modes.length > 0 && decks.length > 0);
  const { labRuns } = await ask(LabRunsDocument, { first: RECENT });
  return (
    <SiteFrame game={games.find(({ id }) => id === from.game)}>
      <div className="page lab">
        <h1>Lab</h1>
        <p className="lede">
          What a rule does to a thousand games. Bots play old against new with the same seeds; what the games show is
          said in sentences, and so is what they do not show.
        </p>
        {refused && (
          <ErrorNote title="That run could not be set up">
            <p>{refused}</p>
          </ErrorNote>
        )}
        {playable.length > 0 ? (
          <>
            <LabForm games={playable} from={from} />
            <noscript>
              <PlainForm games={playable} game={playable.find(({ id }) => id === from.game) ?? playable[0]!} />
            </noscript>
          </>
        ) : (
          <p>No game has been published with a deck to play.</p>
        )}
        <RecentRuns runs={labRuns} />
      </div>
    </SiteFrame>
  );
}
