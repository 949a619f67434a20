/** A change may not add references from public to hidden documents. */
import { newGame, type SourceFile } from '@rulewright/content';
import { BothSides } from '../checks/both-sides.ts';
import { checkContent } from '../checks/execute-checks.ts';
import { newHiddenReferences, problemsOfDrafts } from './hidden-references.ts';

const CARD = 'cards/night-train/cards/first-creature.yaml';
const OTHER = 'cards/night-train/cards/first-event.yaml';
const SET = 'cards/night-train/sets/hidden-dawn.yaml';
const EMBARGO = 'embargo: "2099-01-01T00:00:00Z"\n';
const DECK = 'cards/night-train/decks/first-deck.yaml';

/** A game in which a creature may name a partner, with a set under an embargo that has one card. */
const GAME: readonly SourceFile[] = [
  ...newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' }).map(({ path, text }) => ({
    path,
    text: path.endsWith('/fields.yaml')
      ? text
          .replace('# What each kind', '  - { id: extra, label: Partner, type: card }\n# What each kind')
          .replace('may: [text] }', 'may: [text, extra] }')
      : text,
  })),
  { path: SET, text: `id: hidden-dawn\ncode: HD\nname: Hidden Dawn\nsummary: A secret.\n${EMBARGO}` },
  {
    path: 'cards/night-train/cards/zorbulax.yaml',
    text: '',
  },
].map((file, _, all) =>
  file.text === ''
    ? {
        ...file,
        text: all
          .find(({ path }) => path === CARD)!
          .text.replace(/^id: .*$/mu, 'id: zorbulax')
          .replace(/^name: .*$/mu, 'name: Zorbulax')
          .replace(/set: [\w-]+/u, 'set: hidden-dawn'),
      }
    : file,
);

const changed = (path: string, change: (text: string) => string, files = GAME): readonly SourceFile[] => {
  const text = files.find((one) => one.path === path)!.text;
  expect(change(text)).not.toBe(text);
  return files.map((one) => (one.path === path ? { path, text: change(text) } : one));
};
const naming = (files = GAME) =>
  changed(CARD, (text) => text.replace('  cost: 2', '  cost: 2\n  extra: zorbulax'), files);

const check = (before: readonly SourceFile[], after: readonly SourceFile[]) =>
  checkContent(new BothSides({ before, after, savedDecks: [], recorded: [], games: 0, seed: 1 }));

it('a field of a card that names a hidden card fails the check, with its place and what to do', () => {
  const { status, findings } = check(GAME, naming());
  expect(status).toBe('failed');
  expect(findings).toMatchObject([
    {
      path: CARD,
      message:
        'This names the card "zorbulax", which is hidden by the embargo of the set "hidden-dawn". Remove it here, and add it when the set is public, or put this card into the hidden set too.',
    },
  ]);
});

it('an embargo on a set that public cards name already fails the check at these cards', () => {
  const before = naming(changed(SET, (text) => text.replace(EMBARGO, '')));
  const after = naming();
  expect(check(before, after)).toMatchObject({ status: 'failed', findings: [{ path: CARD }] });
});

it('a deck may name hidden cards, because it is hidden with them', () => {
  const after = changed(DECK, (text) => text.replace('card: first-event', 'card: zorbulax'));
  expect(check(GAME, after).status).toBe('passed');
});

it('a reference that the release has already does not stop a change of another document', () => {
  const after = changed(OTHER, (text) => text.replace(/^name: .*$/mu, 'name: Renamed'), naming());
  expect(newHiddenReferences(naming(), after, new Set([OTHER]))).toEqual([]);
  expect(newHiddenReferences(naming(), after, new Set([CARD, OTHER]))).toHaveLength(1);
});

it('a draft that names a hidden card has the problem before any check', () => {
  const files = naming();
  const drafts = files.filter(({ path }) => path === CARD);
  expect(problemsOfDrafts(GAME, { files, problems: [] }, drafts)).toMatchObject([
    { path: CARD, code: 'hidden-reference' },
  ]);
  expect(problemsOfDrafts(GAME, { files: GAME, problems: [] }, [])).toEqual([]);
});
