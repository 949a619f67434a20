/** The page with the rulebook of a mode with its variants, at a release, and optionally with the differences from another mode. */
import {
  GameHomeDocument,
  MatchNotesDocument,
  ModesDocument,
  RuleDifferencesDocument,
  RulebookDocument,
} from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PlayNotes } from '../../../../features/notes/play-notes.tsx';
import { RulebookPage } from '../../../../features/rulebook/rulebook-page.tsx';
import { askOrRefusal, find } from '../../../../shared/api.ts';
import { groupBy } from '../../../../shared/group-by.ts';
import { linkPreview } from '../../../../shared/link-preview.ts';
import { perspective } from '../../../../shared/perspective.ts';
import { many, one, positive, rulesetId, type SearchParams } from '../../../../shared/query.ts';
import { mayEdit } from '../../../../shared/session.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly mode: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** The number of latest player notes that the page searches for notes about a rule. */
const NOTES = 50;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { game, mode } = await params;
  const { modes } = await find(ModesDocument, { game });
  const modeData = modes.find((each) => each.id === mode);
  const t = await getTranslations('rules.modePage');
  const title = t('title', { mode: modeData?.name ?? mode });
  const preview = { title, description: modeData?.summary, release: positive(await searchParams, 'release') };
  return modeData ? linkPreview(`/${game}/rules/${mode}`, preview) : { title };
}

export default async function Page({ params, searchParams }: Props) {
  const { game: id, mode: modeId } = await params;
  const query = await searchParams;
  const release = positive(query, 'release');
  const chosen = many(query, 'variant');
  const from = one(query, 'from');
  const ruleset = rulesetId(id, modeId, chosen);
  const [{ game }, modes, answer, compared, { matchNotes }, editor] = await Promise.all([
    find(GameHomeDocument, { game: id }),
    find(ModesDocument, { game: id, release }),
    askOrRefusal(RulebookDocument, { ruleset, release }),
    from ? askOrRefusal(RuleDifferencesDocument, { a: rulesetId(id, from), b: ruleset, release }) : null,
    find(MatchNotesDocument, { game: id, first: NOTES }),
    mayEdit(),
  ]);
  const mode = modes.modes.find((each) => each.id === modeId) ?? notFound();
  // An older release cannot be edited.
  const editable = editor && release === undefined;
  const token = editable ? await perspective() : undefined;
  const notes = groupBy(
    matchNotes.nodes.filter((note) => note.rule != null),
    (note) => note.rule!,
  );
  return (
    <RulebookPage
      view={{ game, mode, modes, chosen, from, release, answer, compared, notes, editable, token }}
      playNotes={<PlayNotes about={{ game: id, mode: modeId }} className="chapter" ruleHref={(rule) => `#${rule}`} />}
    />
  );
}
