import { knownWords, NO_CARDS, withCards, type GameLine } from '@rulewright/decks/sheet';
import type { LocalDeck } from '../decks/index.ts';
import {
  accountOf,
  deckFile,
  draftOfFile,
  firstFile,
  isUnsaved,
  type FileAction,
  type FileState,
} from './deck-file.ts';
import { dropStep, takeStep, type ListStep } from './list-steps.ts';
import type { AccountDeck, FirstDeck } from './types.ts';

const line: GameLine = { card: 'card', cards: 'cards', deck: 'deck', zones: [] };
const ant = { card: 'ant', name: 'Ant' };
const bee = { card: 'bee', name: 'Bee' };
const words = knownWords(
  line,
  withCards(
    NO_CARDS,
    [ant, bee].map(({ card, name }) => ({ id: card, name })),
  ),
);

describe('a step of the builder', () => {
  const take = (text: string, step: ListStep) => takeStep(text, words, step);

  it('sets or adds copies of a card, and says how many the zone has now', () => {
    const set = take('2 Ant\n1 Bee\n', { type: 'set', card: ant, zone: 'main', copies: 3 });
    expect(set).toEqual({ text: '3 Ant\n1 Bee\n', said: { kind: 'copies', name: 'Ant', zone: 'main', copies: 3 } });
    const added = take(set.text, { type: 'add', card: bee, zone: 'main', copies: 2 });
    expect(added).toEqual({ text: '3 Ant\n3 Bee\n', said: { kind: 'copies', name: 'Bee', zone: 'main', copies: 3 } });
    expect(take('2 Ant\n', { type: 'set', card: ant, zone: 'main', copies: 0 })).toMatchObject({
      text: '',
      said: { copies: 0 },
    });
  });

  it('moves a card to another zone, and removes it from the list', () => {
    const moved = take('2 Ant\n1 Bee\n', { type: 'move', card: bee, from: 'main', to: 'side' });
    expect(moved.said).toEqual({ kind: 'moved', name: 'Bee', zone: 'side' });
    expect(take(moved.text, { type: 'set', card: bee, zone: 'side', copies: 4 }).said).toMatchObject({ copies: 4 });
    const removed = take(moved.text, { type: 'remove', card: bee, from: 'side' });
    expect(removed.said).toEqual({ kind: 'removed', name: 'Bee' });
    expect(removed.text).not.toContain('Bee');
  });

  it('adds several cards at once, and names a single one', () => {
    const of = (card: typeof ant, copies: number) => ({ ...card, zone: 'main', copies });
    const both = take('1 Ant\n', { type: 'add-all', cards: [of(ant, 1), of(bee, 2), of(ant, 1)] });
    expect(both).toEqual({ text: '3 Ant\n2 Bee\n', said: { kind: 'added-all', count: 3 } });
    expect(take('', { type: 'add-all', cards: [of(bee, 2)] }).said).toEqual({
      ...{ kind: 'copies', name: 'Bee', zone: 'main', copies: 2 },
    });
  });

  it.each([
    [null, 'main', { type: 'add', card: ant, zone: 'main', copies: 1 }],
    ['main', 'side', { type: 'move', card: ant, from: 'main', to: 'side' }],
    ['main', null, { type: 'remove', card: ant, from: 'main' }],
    ['main', 'main', null],
    [null, null, null],
  ])('of a card that is dragged from %s to %s', (from, to, step) => {
    expect(dropStep({ ...ant, from }, to)).toEqual(step);
  });
});

describe('the file of a deck', () => {
  const local = {
    id: 'l1',
    name: 'Ants',
    text: '2 Ant',
    notes: '',
    tags: ['new'],
    versions: [],
  } as unknown as LocalDeck;
  const saved = {
    id: 'a1',
    name: 'Ants',
    text: '2 Ant',
    notes: '',
    tags: ['new'],
    version: 4,
  } as unknown as AccountDeck;
  const run = (first: FirstDeck | null, ...actions: readonly FileAction[]): FileState =>
    actions.reduce(deckFile, firstFile(first));
  const openLocal: FileAction = {
    type: 'show',
    deck: { ...local, origin: null },
    place: { kind: 'local', deck: local },
  };
  const openSaved: FirstDeck = { name: '', text: '2 Ant', origin: null, saved };

  it('has unsaved changes if its words or its list differ from the saved deck', () => {
    expect(isUnsaved(run(null), ' \n')).toBe(false);
    expect(isUnsaved(run(null), '1 Ant')).toBe(true);
    expect(isUnsaved(run(openSaved), '2 Ant')).toBe(false);
    expect(isUnsaved(run(openSaved), '3 Ant')).toBe(true);
    expect(isUnsaved(run(openSaved, { type: 'edit', change: { notes: 'Fast' } }), '2 Ant')).toBe(true);
  });

  it('continues the account deck only for a person who is signed in', () => {
    expect(accountOf(run(openSaved), 'ines')).toEqual({ owner: 'ines', id: 'a1', version: 4 });
    expect(accountOf(run(openSaved), null)).toBeNull();
    expect(draftOfFile(run(null, openLocal), '3 Ant', 'ines')).toEqual({
      ...{ name: 'Ants', notes: '', tags: ['new'], text: '3 Ant', origin: null, id: 'l1', account: null },
    });
  });

  it('takes the tags of a deck that it saved here, such as the tag of its first branch', () => {
    const tagged = { ...local, name: 'More ants', tags: ['new', 'branches: Ants'] };
    expect(run(null, openLocal, { type: 'saved-here', deck: tagged })).toMatchObject({
      name: 'More ants',
      tags: ['new', 'branches: Ants'],
    });
  });

  it('follows its deck into the account, with the name there unless the reader is changing it', () => {
    const moved: FileAction = { type: 'moved', moved: new Map([['l1', { ...saved, name: 'Ants 2' }]]) };
    expect(run(null, openLocal, moved)).toMatchObject({ name: 'Ants 2', place: { kind: 'account' } });
    const renamed = run(null, openLocal, { type: 'edit', change: { name: 'My ants' } }, moved);
    expect(renamed).toMatchObject({ name: 'My ants', place: { kind: 'account' } });
    const other = run(null, { ...openLocal, place: { kind: 'local', deck: { ...local, id: 'l2' } } });
    expect(deckFile(other, moved)).toBe(other);
  });

  it('takes the words of the saved deck, and forgets the old messages with another deck', () => {
    const conflict = run(openSaved, {
      type: 'saved-in-account',
      deck: { ...saved, name: 'Ants (2)' },
      news: ['Saved as'],
    });
    expect(conflict).toMatchObject({ name: 'Ants (2)', news: ['Saved as'] });
    expect(deckFile(conflict, openLocal).news).toEqual([]);
    expect(deckFile(conflict, { type: 'clear' })).toEqual(firstFile(null));
  });

  it('is unsaved again if a draft without a place is shown', () => {
    const shown = run(null, { type: 'show', deck: { ...local, origin: { name: 'Shared' } } });
    expect(shown).toMatchObject({ name: 'Ants', origin: { name: 'Shared' }, place: { kind: 'none' } });
  });
});
