/** Content at the desk: the tree of documents and the open document, in a change set or as released. */
import {
  ChangeSetsDocument,
  ChapterWordsDocument,
  DeskDocumentDocument,
  DeskWordsDocument,
  DocumentFoldersDocument,
  DraftStateDocument,
  GamesDocument,
  PresentDocument,
  type DeskDocumentQuery,
  type DocumentFoldersQuery,
  type GamesQuery,
} from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { ContentTree } from '../../../features/desk/content-tree.tsx';
import type { ChapterWords } from '../../../features/desk/rules/chapter-words.ts';
import { DocumentDesk } from '../../../features/desk/document-desk.tsx';
import { NewDocument } from '../../../features/desk/new-document.tsx';
import { NewSet, type NewSetProps } from '../../../features/desk/new-set.tsx';
import type { ExampleChoice } from '../../../features/desk/preview-example.tsx';
import { Preview } from '../../../features/desk/preview.tsx';
import { SetHead } from '../../../features/desk/set-head.tsx';
import { selector } from '../../../i18n/selector.ts';
import { askAsIf } from '../../../shared/perspective.ts';
import { gamesOf } from '../../../features/desk/model/games-of.ts';
import { documentHref } from '../../../shared/editing/states.ts';
import { one, positive, type SearchParams } from '../../../shared/query.ts';
import { findAsPerson, requirePerson, viewer } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.contentPage');
  return { title: t('content') };
}

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

export default async function ContentPage({ searchParams }: Props) {
  const t = await getTranslations('desk.contentPage');
  await requirePerson('drafts');
  const query = await searchParams;
  const [id, path] = [positive(query, 'set') ?? null, one(query, 'path') ?? null];
  const [{ documentFolders }, { games }, sets, opened, state] = await Promise.all([
    findAsPerson(DocumentFoldersDocument, { changeSet: id, open: path }),
    findAsPerson(GamesDocument, {}),
    findAsPerson(ChangeSetsDocument, { states: ['draft'] }),
    path === null ? null : findAsPerson(DeskDocumentDocument, { path, changeSet: id }),
    id === null ? null : findAsPerson(DraftStateDocument, { id, path: path ?? '' }),
  ]);
  const set = state?.changeSet ?? null;
  const game = opened?.document.game ?? null;
  const modes = game === null ? [] : await modesOf(game, games, set);
  return (
    <div className="desk-content">
      {set && <SetHead set={set} />}
      <div className="desk-content-side">
        {set?.may.includes('edit') && (
          <NewDocument
            changeSet={set.id}
            games={gamesIn(documentFolders)}
            game={game ?? one(query, 'game') ?? set.game ?? null}
            kind={one(query, 'new')}
          />
        )}
        <details className="tree-fold" open={path === null}>
          <summary>{t('allDocuments')}</summary>
          <ContentTree folders={documentFolders} set={id} path={path} />
        </details>
      </div>
      <div className="desk-content-main">
        {!opened && (
          <Empty title={t('chooseADocument')} heading="h1">
            <p>{set ? t('changesSavedChangeSet') : t('openDocumentReadEdit')}</p>
          </Empty>
        )}
        {opened && (
          <Opened
            document={opened.document}
            gameName={documentFolders.find((folder) => folder.game === game)?.gameName ?? ''}
            set={set}
            mode={one(query, 'mode') ?? modes[0]?.id ?? ''}
            exampleMode={one(query, 'mode')}
            modes={modes}
            isNew={games.every(({ id: known }) => known !== game)}
            drafts={sets.changeSets.nodes.filter((draft) => draft.game == null || draft.game === game)}
            example={one(query, 'example') ?? one(query, 'item')}
            item={one(query, 'item')}
            asks={one(query, 'ask') !== undefined}
            line={positive(query, 'line')}
            debug={one(query, 'debug')}
            step={positive(query, 'step')}
            card={one(query, 'card')}
            deck={one(query, 'deck')}
            list={one(query, 'list')}
          />
        )}
      </div>
    </div>
  );
}

type Games = GamesQuery['games'];

/** All games with documents, including games that are only in the change set. */
const gamesIn = (folders: DocumentFoldersQuery['documentFolders']): { id: string; name: string }[] =>
  [...new Map(folders.map(({ game, gameName }) => [game, gameName]))].map(([id, name]) => ({ id, name }));

/** The modes of a game, including a game that is only in the change set. */
async function modesOf(game: string, games: Games, set: OpenedProps['set']): Promise<OpenedProps['modes']> {
  const released = games.find(({ id }) => id === game);
  if (released || !set || CLOSED.includes(set.state)) return released?.modes ?? [];
  const { data } = await askAsIf(set.token, GamesDocument, {});
  return data?.games.find(({ id }) => id === game)?.modes ?? [];
}

interface OpenedProps {
  readonly document: NonNullable<DeskDocumentQuery['document']>;
  readonly gameName: string;
  readonly set: Parameters<typeof DocumentDesk>[0]['set'];
  readonly mode: string;
  readonly modes: readonly { readonly id: string; readonly name: string }[];
  /** Whether the game was never released. Its rules and parameters are those of the change set. */
  readonly isNew: boolean;
  readonly drafts: readonly { readonly id: number; readonly title: string; readonly mine: boolean }[];
  /** Whether the page asks for the change set at once. */
  readonly asks: boolean;
  /** For a file of worked examples: the selected example and step. */
  readonly example?: string;
  readonly step?: number;
  /** The mode in which the example is played. */
  readonly exampleMode?: string;
  /** The choices of the preview: a card, a published list or `own`, and the person's own list. */
  readonly card?: string;
  readonly deck?: string;
  readonly list?: string;
  /** The only item to show in the source. */
  readonly item?: string;
  /** The line at which the source opens. */
  readonly line?: number;
  /** The worked example to choose first in the debugger of a play document. */
  readonly debug?: string;
}

/** Lists the examples in a file's data. */
function examplesIn(data: unknown): ExampleChoice[] {
  const { examples } = (data ?? {}) as { readonly examples?: unknown };
  return (Array.isArray(examples) ? (examples as Partial<ExampleChoice>[]) : []).flatMap((each) =>
    typeof each?.id === 'string' ? [{ id: each.id, title: typeof each.title === 'string' ? each.title : each.id }] : [],
  );
}

/** Kinds whose preview depends on the selected mode. */
const BY_MODE = ['play', 'legality', 'text', 'ruling', 'term', 'glossary', 'rulings', 'learn', 'variant'];

const CLOSED = ['published', 'withdrawn'];

async function Opened({
  document,
  gameName,
  set,
  mode,
  modes,
  isNew,
  drafts,
  example,
  step,
  item,
  asks,
  line,
  debug,
  ...shown
}: OpenedProps) {
  const t = await getTranslations('desk.contentPage');
  const kinds = await getTranslations('desk.kinds');
  const { game, path, kind, slug, title } = document;
  const lookedAt = kind === 'mode' ? modes[0]?.id : mode;
  const { data } = await askAsIf(isNew ? set?.token : undefined, DeskWordsDocument, {
    ruleset: `${game}/${lookedAt ?? mode}`,
  });
  const rules = data?.rulebook?.chapters.flatMap((each) => each.blocks.flatMap((block) => block.id ?? [])) ?? [];
  const chapterWords = kind === 'text' ? await chapterWordsOf(`${game}/${mode}`, isNew, set) : null;
  const words = [...rules, ...(data?.ruleset?.parameters.map((each) => each.name) ?? [])];
  return (
    <>
      <header className="document-head">
        <p className="eyebrow">
          <span title={path}>{kinds('kind', { kind: selector(kind) })}</span> · {gameName}
        </p>
        <h1>{title}</h1>
        {BY_MODE.includes(kind) && modes.length > 1 && (
          <p className="tabs" aria-label={t('previewInTheMode')} role="group">
            {modes.map((each) => (
              <a
                key={each.id}
                href={documentHref(path, set?.id, { mode: each.id })}
                aria-current={each.id === mode ? 'true' : undefined}
              >
                {each.name}
              </a>
            ))}
          </p>
        )}
      </header>
      {!set && (
        <EditIn
          path={path}
          title={title}
          drafts={drafts}
          item={item}
          mode={mode}
          isOpen={asks || item !== undefined}
          choice={await choiceFor(game)}
        />
      )}
      <DocumentDesk
        key={`${set?.id} ${path}`}
        item={item}
        line={line}
        debug={debug}
        document={document}
        subscription={textOf(PresentDocument)}
        set={set}
        words={words}
        chapterWords={chapterWords}
        ruleset={`${game}/${lookedAt ?? mode}`}
        values={Object.fromEntries((data?.ruleset?.parameters ?? []).map((each) => [each.name, each.text]))}
        preview={
          <Suspense fallback={<p className="quiet">{t('loadingThePreview')}</p>}>
            <Preview
              // A closed change set has no preview token, so the page shows the current release.
              token={set && CLOSED.includes(set.state) ? undefined : set?.token}
              set={set?.id}
              game={game}
              kind={kind}
              slug={slug}
              path={path}
              mode={mode}
              modeNames={new Map(modes.map(({ id, name }) => [id, name]))}
              examples={kind === 'examples' ? examplesIn(document.data) : undefined}
              example={example}
              item={item}
              step={step}
              {...shown}
            />
          </Suspense>
        }
      />
    </>
  );
}

/** The longest part of a rule's sentence that a picker shows. */
const LONGEST_RULE = 160;

/** What the sentences of a chapter can name, with the drafts of an open change set if they are valid, or else as released. */
async function chapterWordsOf(ruleset: string, isNew: boolean, set: OpenedProps['set']): Promise<ChapterWords> {
  const token = set && !CLOSED.includes(set.state) ? set.token : undefined;
  const drafted = token === undefined ? null : (await askAsIf(token, ChapterWordsDocument, { ruleset })).data;
  const data = drafted ?? (isNew ? null : (await askAsIf(undefined, ChapterWordsDocument, { ruleset })).data);
  const blocks = data?.rulebook?.chapters.flatMap((chapter) => chapter.blocks) ?? [];
  return {
    values: data?.ruleset?.parameters ?? [],
    rules: blocks.flatMap(({ id, kind, number, text }) =>
      id == null || kind !== 'rule' ? [] : [{ id, number: number ?? '', text: text.slice(0, LONGEST_RULE) }],
    ),
    terms: data?.rulebook?.glossary ?? [],
  };
}

/** The scopes to choose from for a change set with a document: its game, or all games. */
async function choiceFor(game: string): Promise<Pick<NewSetProps, 'games' | 'forAll'>> {
  const { games = [], forAll } = await gamesOf((await viewer())!);
  return { games: games.filter(({ id }) => id === game), forAll };
}

/** Offers to edit the document in an open change set or a new one. */
function EditIn({
  path,
  title,
  drafts,
  choice,
  item,
  mode,
  isOpen,
}: {
  readonly path: string;
  readonly title: string;
  readonly drafts: OpenedProps['drafts'];
  readonly item: string | undefined;
  readonly mode: string;
  readonly isOpen: boolean;
  readonly choice: Pick<NewSetProps, 'games' | 'forAll'>;
}) {
  const t = useTranslations('desk.contentPage');
  const place = { ...(item !== undefined && { item }), ...(mode !== '' && { mode }) };
  return (
    <details className="edit-in" open={isOpen || undefined}>
      <summary className="button button-main">{t('editThisDocument')}</summary>
      {drafts.length > 0 && (
        <>
          <p>{t('openChangeSet')}</p>
          <ul className="set-list">
            {[...drafts]
              .sort((a, b) => Number(b.mine) - Number(a.mine))
              .map((draft) => (
                <li key={draft.id}>
                  <a href={documentHref(path, draft.id, place)}>{draft.title}</a>
                  {draft.mine && <span className="quiet">{t('yours')}</span>}
                </li>
              ))}
          </ul>
          <p>{t('newChangeSet')}</p>
        </>
      )}
      <NewSet path={path} title={title} query={place} {...choice} />
    </details>
  );
}
