/** The page of a card. */
import { ApiClientError, CardDocument, CardTermsDocument, GameHomeDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { CardPage } from '../../../../features/cards/card-page.tsx';
import { ruleHref } from '../../../../features/cards/card-view.ts';
import { PlayNotes } from '../../../../features/notes/play-notes.tsx';
import { ask, find } from '../../../../shared/api.ts';
import { currentRelease, linkPreview } from '../../../../shared/link-preview.ts';
import { pageAddress } from '../../../../shared/site-address.ts';
import { one as textOf, positive, rulesetId, type SearchParams } from '../../../../shared/query.ts';
import { ruleNames } from '../../../../shared/rule-names.ts';
import { mayEdit } from '../../../../shared/session.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly slug: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function load({ params, searchParams }: Props) {
  const { game, slug } = await params;
  const query = await searchParams;
  const release = positive(query, 'release');
  const on = textOf(query, 'on') || undefined;
  const [{ card }, { game: home }] = await Promise.all([
    find(CardDocument, { game, slug, release, on }),
    find(GameHomeDocument, { game }),
  ]);
  return { game, card, release, gameName: home.name, words: home.words, firstMode: home.modes[0]?.id };
}

/** The terms of a ruleset. Empty for a ruleset that the reader cannot open. */
async function termsOf(ruleset: string, release: number | undefined) {
  try {
    return (await ask(CardTermsDocument, { ruleset, release })).rulebook?.glossary ?? [];
  } catch (error) {
    if (error instanceof ApiClientError) return [];
    throw error;
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { game, card, release } = await load(props);
  const description = card.abilities[0]?.text ?? card.flavor ?? undefined;
  return linkPreview(`/${game}/cards/${card.slug}`, { title: card.name, description, release });
}

export default async function Page(props: Props) {
  const { game, gameName, card, release, words, firstMode } = await load(props);
  const editable = release === undefined && (await mayEdit());
  const namesIn = (mode: string, rules: readonly string[]) => ruleNames(rulesetId(game, mode), rules, release);
  const textRules = card.abilities.flatMap(({ rules }) => rules);
  const listed = await Promise.all(
    card.legality.map(async ({ mode, ruleId }) => [mode, await namesIn(mode, ruleId ? [ruleId] : [])] as const),
  );
  const terms = firstMode ? await termsOf(rulesetId(game, firstMode), release) : [];
  const names = {
    ofText: firstMode ? await namesIn(firstMode, textRules) : {},
    byMode: Object.fromEntries(listed),
  };
  const address = pageAddress(`/${game}/cards/${card.slug}`);
  const picture = `/previews/releases/${release ?? (await currentRelease())}/faces/${game}/${card.slug}.png`;
  const view = { game, gameName, card, release, words, firstMode, editable, names, terms, address, picture };
  return (
    <CardPage
      view={view}
      notes={
        <PlayNotes
          about={{ game, card: card.slug }}
          className="card-section"
          ruleHref={(rule) => ruleHref(view, rule)}
        />
      }
    />
  );
}
