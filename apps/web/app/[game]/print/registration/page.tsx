/** The form of the sheet with which a player registers a deck for a tournament. The sheet itself is a PDF. */
import { DeckDocument, GameHomeDocument, SharedDeckDocument } from '@rulewright/api-client';
import { FileDown } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PAPERS, type Paper } from '../../../../features/print/print-sheets.ts';
import { RegistrationForm } from '../../../../features/print/registration-form.tsx';
import { SHEET_FIELDS } from '../../../../features/print/registration.ts';
import { find } from '../../../../shared/api.ts';
import { LONGEST_LINK, LONGEST_LIST } from '../../../../shared/deck-verdict.ts';
import { one, type SearchParams } from '../../../../shared/query.ts';
import { askAsVisitor } from '../../../../shared/visitor.ts';
import { Words } from '../../../../shared/components/words.tsx';

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('decks.registrationPage');
  return { title: t('title'), robots: { index: false } };
}

/** The list in the address, or that of the deck that the address names. */
async function load(game: string, query: SearchParams): Promise<{ readonly name: string; readonly text: string }> {
  const [slug, key, list] = ['deck', 'key', 'list'].map((name) => one(query, name));
  if (slug !== undefined) return (await find(DeckDocument, { game, slug })).deck;
  if (key !== undefined) {
    const { sharedDeck } = await askAsVisitor(SharedDeckDocument, { key });
    return sharedDeck?.game === game ? sharedDeck : notFound();
  }
  return { name: one(query, 'name') ?? '', text: (list ?? '').slice(0, LONGEST_LINK) };
}

export default async function RegistrationPage({ params, searchParams }: Props) {
  const t = await getTranslations('decks.registrationPage');
  const { game } = await params;
  const [{ game: home }, deck] = await Promise.all([find(GameHomeDocument, { game }), load(game, await searchParams)]);
  return (
    <div className="page narrow">
      <p className="crumbs">
        <a href={`/${game}`}>{home.name}</a>
      </p>
      <h1>{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <Words of={['decks.registrationPage']}>
        <RegistrationForm game={game} gameName={home.name}>
          {SHEET_FIELDS.map((field) => (
            <label key={field}>
              {t('field', { field })}
              <input
                className="field"
                name={field}
                type={field === 'date' ? 'date' : 'text'}
                maxLength={200}
                autoComplete={field === 'player' ? 'name' : 'off'}
                list={field === 'format' ? 'formats' : undefined}
                defaultValue={field === 'deck' ? deck.name : undefined}
              />
            </label>
          ))}
          <datalist id="formats">
            {home.modes.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <label>
            {t('paper')}
            <select className="field" name="paper">
              {(Object.keys(PAPERS) as Paper[]).map((id) => (
                <option key={id} value={id}>
                  {t('paperName', { paper: id })}
                </option>
              ))}
            </select>
          </label>
          <label className="wide">
            {t('list')}
            <textarea
              className="field"
              name="list"
              rows={12}
              required
              maxLength={LONGEST_LIST}
              spellCheck={false}
              defaultValue={deck.text}
            />
          </label>
          <p className="actions wide">
            <button className="button button-main">
              <FileDown size={15} aria-hidden="true" /> {t('draw')}
            </button>
          </p>
        </RegistrationForm>
      </Words>
      <p className="quiet">{t('notStored')}</p>
    </div>
  );
}
