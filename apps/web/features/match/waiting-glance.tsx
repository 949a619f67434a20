/** The game at a glance for people who wait for a match: what the mode is like, its rules, and its published decks as pictures. */
import 'server-only';
import { PlayFormDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { ask } from '../../shared/api.ts';
import { gameNamed } from '../../shared/games.ts';
import { rulebookHref } from '../../shared/query.ts';
import type { DeckChoice } from './setup-types.ts';

interface WaitingGlanceProps {
  readonly game: string;
  readonly ruleset: { readonly id: string; readonly name: string };
  /** The published decks to show. Empty where the reader chooses one of them to sit down. */
  readonly decks: readonly DeckChoice[];
}

export async function WaitingGlance({ game: id, ruleset, decks }: WaitingGlanceProps) {
  const t = await getTranslations('play.waitingRoom');
  const [game, { modes }] = await Promise.all([gameNamed(id), ask(PlayFormDocument, { game: id })]);
  const [path = ''] = ruleset.id.split(/[+?]/u);
  const mode = modes.find((one) => path === `${id}/${one.id}`);
  return (
    <section className="waiting-glance" aria-labelledby="waiting-glance">
      <h2 id="waiting-glance">
        {game?.name}, {ruleset.name}
      </h2>
      {mode && <p>{mode.summary}</p>}
      <p className="actions">
        <a className="button" href={rulebookHref(ruleset.id)}>
          {t('rules')}
        </a>
        {game?.taught && mode && (
          <a className="button" href={`/${id}/learn/${mode.id}`}>
            {t('learn')}
          </a>
        )}
      </p>
      {decks.length > 0 && (
        <div className="deck-picks">
          <h3>{t('decks')}</h3>
          <div role="group" aria-label={t('decks')}>
            {decks.map(({ slug, name, summary, picture }) => (
              <a key={slug} className="deck-pick" href={`/${id}/decks/${slug}`} title={summary}>
                {picture}
                <span className="deck-pick-name">{name}</span>
              </a>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
