/** The decks of a person, to choose those that they want to have at the same time. Decks with the tag for built decks are chosen first. */
'use client';
import { DeckListsDocument, DecksToCompareDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { belongsTo, localDecks } from '../decks/index.ts';
import { NeedsPanel, type ListToBuild, type NeedsPanelProps } from './needs-panel.tsx';

/** The most decks that are compared at once. */
const MOST_CHOSEN = 20;

interface Choice extends ListToBuild {
  readonly key: string;
  readonly isBuilt: boolean;
  readonly isOwn: boolean;
}

/** The person's own decks with the tag for built decks. */
export const builtDecks = async (
  game: string,
  owner: string | null,
  builtTag: string,
): Promise<readonly ListToBuild[]> => (await choicesOf(game, owner, builtTag)).filter(({ isBuilt }) => isBuilt);

async function choicesOf(game: string, owner: string | null, builtTag: string): Promise<readonly Choice[]> {
  const [local, saved, lists] = await Promise.all([
    localDecks(game).catch(() => []),
    owner === null ? null : request(DecksToCompareDocument, { game }),
    request(DeckListsDocument, { game }),
  ]);
  const isBuilt = (tags: readonly string[]): boolean => tags.some((tag) => tag.toLowerCase() === builtTag);
  const own = [...local.filter((deck) => belongsTo(deck, owner)), ...(saved?.savedDecks.nodes ?? [])];
  return [
    ...own.map(({ id, name, text, tags }) => ({ key: id, name, text, isBuilt: isBuilt(tags), isOwn: true })),
    ...(lists.decks ?? []).map(({ slug, name, text }) => ({ key: slug, name, text, isBuilt: false, isOwn: false })),
  ];
}

export interface DecksToBuildProps extends Omit<NeedsPanelProps, 'decks'> {
  readonly owner: string | null;
}

export function DecksToBuild({ game, owner, ...panel }: DecksToBuildProps) {
  const t = useTranslations('collection.decks');
  const builtTag = t('builtTag');
  const { data, error } = useQuery({
    queryKey: ['decks-to-build', game, owner],
    queryFn: () => choicesOf(game, owner, builtTag),
  });
  // Until the reader chooses, the built decks are chosen.
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const choices = data ?? [];
  const chosen = picked ?? new Set(choices.filter(({ isBuilt }) => isBuilt).map(({ key }) => key));
  const decks = choices.filter(({ key }) => chosen.has(key)).slice(0, MOST_CHOSEN);

  function toggle(key: string): void {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setPicked(next);
  }

  return (
    <section aria-labelledby="collection-decks" className="collection-part">
      <h2 id="collection-decks">{t('title')}</h2>
      <p className="quiet">{t('help', { tag: builtTag })}</p>
      {error && <p className="deck-failure">{t('notRead')}</p>}
      {[true, false].map((isOwn) => {
        const some = choices.filter((choice) => choice.isOwn === isOwn);
        return (
          some.length > 0 && (
            <fieldset key={String(isOwn)} className="collection-decks">
              <legend>{isOwn ? t('own') : t('published')}</legend>
              {some.map(({ key, name }) => (
                <label key={key} className="check">
                  <input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)} /> <bdi>{name}</bdi>
                </label>
              ))}
            </fieldset>
          )
        );
      })}
      {data && decks.length === 0 && <p className="quiet">{t('choose')}</p>}
      {decks.length > 0 && <NeedsPanel game={game} decks={decks} {...panel} />}
    </section>
  );
}
