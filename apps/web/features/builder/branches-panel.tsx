/** The branches of the open deck: makes one, opens another, takes over its changes, and discards it. */
'use client';
import { DecksToCompareDocument, DeckVersionsDocument, DeleteDeckDocument } from '@rulewright/api-client';
import { compareLists, mergeLists, readSheet } from '@rulewright/decks/sheet';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { deleteLocalDeck, localDecks, type LocalDeck } from '../decks/index.ts';
import { href } from '../../shared/query.ts';
import { request } from '../../shared/request.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { commonList, familyOf, newFamily } from './branches.ts';
import type { OpenDeck } from './use-open-deck.ts';

interface Branch {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** The deck of this browser; null for a deck of the account. */
  readonly local: LocalDeck | null;
}

/** The decks of the reader that belong to the game. */
async function decksOf(game: string, hasAccount: boolean): Promise<readonly Branch[]> {
  if (!hasAccount) return (await localDecks(game)).map((deck) => ({ ...deck, local: deck }));
  const { savedDecks } = await request(DecksToCompareDocument, { game });
  return savedDecks.nodes.map((deck) => ({ ...deck, local: null }));
}

/** The lists of a deck, newest first. */
async function listsOf({ id, text, local }: Pick<Branch, 'id' | 'text' | 'local'>): Promise<readonly string[]> {
  const versions = local?.versions ?? (await request(DeckVersionsDocument, { id })).savedDeck?.versions ?? [];
  return [text, ...versions.map((version) => version.text)];
}

export function BranchesPanel({ deck }: { readonly deck: OpenDeck }) {
  const t = useTranslations('build.branchesPanel');
  const sentenceOf = useErrorSentence();
  const { game, file, list, owner } = deck;
  const self = file.place.kind === 'none' ? null : file.place.deck;
  const [failure, setFailure] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const { data: decks = [], refetch } = useQuery({
    queryKey: ['branches', game.id, owner, self?.id, self?.updatedAt],
    queryFn: () => decksOf(game.id, owner !== null),
    staleTime: 0,
  });
  const family = familyOf(file.tags);
  const branches = decks.filter(({ id, tags }) => family !== null && id !== self?.id && tags.includes(family));

  async function attempt(work: () => Promise<void>): Promise<void> {
    setFailure(null);
    setNews(null);
    try {
      await work();
      await refetch();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }
  const entriesOf = (text: string) => readSheet(text, list.sheet.words).entries;
  const merge = (branch: Branch): Promise<void> =>
    attempt(async () => {
      const local = file.place.kind === 'local' ? file.place.deck : null;
      const [own, other] = await Promise.all([self ? listsOf({ ...self, local }) : [list.text], listsOf(branch)]);
      const start = entriesOf(commonList(own, other) ?? '');
      const { text, both } = mergeLists(list.textNow(), list.sheet.words, start, entriesOf(branch.text));
      deck.change(text, t('merged', { name: branch.name }));
      setNews(
        t('merged', { name: branch.name }) + (both.length > 0 ? ` ${t('both', { names: both.join(', ') })}` : ''),
      );
    });
  const discard = ({ id, local }: Branch): Promise<void> =>
    attempt(async () => {
      if (local) await deleteLocalDeck(id);
      else await request(DeleteDeckDocument, { id });
    });

  return (
    <section className="builder-versions" aria-labelledby="builder-branches">
      <h2 id="builder-branches">{t('title')}</h2>
      <p className="quiet">{t('about')}</p>
      {self === null || file.isChanged ? (
        <p className="quiet">{t('saveFirst')}</p>
      ) : (
        <NewBranch
          busy={file.busy}
          onCreate={(name) =>
            file.branch(
              name,
              family ??
                newFamily(
                  self.name,
                  decks.flatMap(({ tags }) => tags),
                ),
            )
          }
        />
      )}
      <ul className="deck-branches">
        {branches.map((branch) => (
          <BranchRow
            key={branch.id}
            branch={branch}
            differences={compareLists(list.sheet.entries, entriesOf(branch.text)).length}
            // oxlint-disable-next-line id-denylist -- The name is part of the address.
            address={branch.local ? null : href(`/${game.id}/decks/build`, { kept: branch.id })}
            onOpen={() => branch.local && file.open(branch.local)}
            onMerge={() => void merge(branch)}
            onDiscard={() => void discard(branch)}
          />
        ))}
      </ul>
      <p role="status">{news}</p>
      {failure && (
        <p className="deck-failure" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

function NewBranch({ busy, onCreate }: { readonly busy: boolean; onCreate(name: string): Promise<void> }) {
  const t = useTranslations('build.branchesPanel');
  const [name, setName] = useState('');
  function create(): void {
    if (name.trim() === '') return;
    void onCreate(name.trim());
    setName('');
  }
  return (
    <form
      className="actions"
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <label>
        {t('name')}{' '}
        <input className="field" value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit" className="button" disabled={busy || name.trim() === ''}>
        {t('create')}
      </button>
    </form>
  );
}

interface BranchRowProps {
  readonly branch: Branch;
  /** The number of cards that the branch has in another number of copies than the open list. */
  readonly differences: number;
  /** Null for a deck of this browser, which has no address. */
  readonly address: string | null;
  onOpen(): void;
  onMerge(): void;
  onDiscard(): void;
}

function BranchRow({ branch: { name }, differences, address, onOpen, onMerge, onDiscard }: BranchRowProps) {
  const t = useTranslations('build.branchesPanel');
  const [asks, setAsks] = useState(false);
  return (
    <li>
      <p>
        {address === null ? (
          <button type="button" className="link-button" onClick={onOpen}>
            <bdi>{name}</bdi>
          </button>
        ) : (
          <a href={address}>
            <bdi>{name}</bdi>
          </a>
        )}{' '}
        <span className="quiet">{t('differences', { count: differences })}</span>
      </p>
      {asks ? (
        <p className="actions" role="group" aria-label={t('discardQuestion', { name })}>
          <span>{t('discardQuestion', { name })}</span>
          <button type="button" className="button" onClick={onDiscard}>
            {t('discard')}
          </button>
          <button type="button" className="button" autoFocus onClick={() => setAsks(false)}>
            {t('cancel')}
          </button>
        </p>
      ) : (
        <p className="actions">
          <button type="button" className="button" onClick={onMerge}>
            {t('merge')} <span className="visually-hidden">{name}</span>
          </button>
          <button type="button" className="button" onClick={() => setAsks(true)}>
            {t('discard')} <span className="visually-hidden">{name}</span>
          </button>
        </p>
      )}
    </li>
  );
}
