/** A list that its address contains: cards, the verdict of every mode, and a link to edit a copy. Nothing is stored. */
import { GameHomeDocument, ReadDeckDocument } from '@rulewright/api-client';
import { listOfCode } from '@rulewright/decks/sheet';
import { Layers } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ListBody } from '../../../../../features/decks/list-body.tsx';
import { PlayLinks } from '../../../../../features/decks/play-links.tsx';
import { askOrRefusal, find } from '../../../../../shared/api.ts';
import { CopyButton } from '../../../../../shared/components/copy-button.tsx';
import { linkPreview } from '../../../../../shared/link-preview.ts';
import { LONGEST_LINK } from '../../../../../shared/deck-verdict.ts';
import { href } from '../../../../../shared/query.ts';
import { capital } from '../../../../../shared/words.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly code: string }>;
}

const load = cache(async (game: string, code: string) => {
  const { game: home } = await find(GameHomeDocument, { game });
  const list = await listOfCode(code);
  if (!list || !home.deckLaw) notFound();
  return { home, name: list.name || capital(home.words.deck), text: list.text };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game, code } = await params;
  const { home, name } = await load(game, code);
  const t = await getTranslations('build.listPage');
  const path = `/${game}/decks/list/${code}`;
  const description = t('lede', { game: home.name });
  return {
    ...(await linkPreview(path, { title: name, description, picture: `/previews${path}.png` })),
    robots: { index: false },
  };
}

export default async function ListPage({ params }: Props) {
  const { game, code } = await params;
  const { home, name, text } = await load(game, code);
  const t = await getTranslations('build.listPage');
  const shared = await getTranslations('build.sharedPage');
  const checked = await askOrRefusal(ReadDeckDocument, { game, text });
  return (
    <div className="page deck-page">
      <header className="deck-head">
        <p className="crumbs">
          <a href={`/${game}/decks`}>{home.name}</a>
        </p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="quiet">{t('inTheLink')}</p>
        <p className="actions">
          <a className="button button-main" href={href(`/${game}/decks/build`, { shared: code })}>
            <Layers size={16} aria-hidden="true" /> {shared('copy')}
          </a>
          <PlayLinks game={home} list={text} verdicts={checked.data?.checkDeck?.verdicts ?? []} />
          <CopyButton text={text}>{shared('copyAsText')}</CopyButton>
          {text.length <= LONGEST_LINK && (
            <>
              <a href={href(`/${game}/print`, { list: text })}>{shared('print')}</a>
              <a href={href(`/${game}/print/registration`, { list: text, name })}>{shared('register')}</a>
            </>
          )}
        </p>
      </header>
      <ListBody game={home} reading={checked.data?.checkDeck ?? null} />
    </div>
  );
}
