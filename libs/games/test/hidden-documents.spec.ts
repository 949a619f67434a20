/** Whatever is hidden in the shipped games, a view of the rest opens, and all its rulebooks and pages are made. */
import { fileURLToPath } from 'node:url';
import {
  consistentTexts,
  formatProblem,
  hiddenReferences,
  loadContent,
  loadReleased,
  placeOf,
  renderGlossary,
  renderGuide,
  renderRulebook,
  renderTeaching,
  resolveRuleset,
  withheldTexts,
  type DocumentKind,
  type SourceFile,
  type Withheld,
  type WithheldText,
} from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { WHOLE } from '@rulewright/content/testing';
import fc from 'fast-check';
import { knownGames } from '../src/index.ts';

const SHIPPED = await readTree(fileURLToPath(new URL('../../..', import.meta.url)));
const GAMES = [...new Set(SHIPPED.flatMap(({ path }) => placeOf(path)?.game ?? []))];

/** The kinds that can be hidden one by one. */
const HIDEABLE: ReadonlySet<DocumentKind> = new Set([
  ...(['card', 'deck', 'set', 'picture', 'examples', 'ruling', 'term', 'learn', 'first-game', 'variant'] as const),
]);
const hideable = SHIPPED.map(({ path }) => path).filter((path) => HIDEABLE.has(placeOf(path)?.kind ?? 'game'));

function shownFiles(files: readonly SourceFile[], texts: readonly WithheldText[]): SourceFile[] {
  const byPath = new Map(texts.map(({ path, text }) => [path, text]));
  return files.flatMap((file) => {
    const text = byPath.get(file.path);
    return text === undefined ? [file] : text === null ? [] : [{ path: file.path, text }];
  });
}

const load = (files: readonly SourceFile[], texts: readonly WithheldText[]) =>
  loadReleased(shownFiles(files, texts), knownGames, new Set(texts.map(({ path }) => path)));

/** The view of some hidden parts, and of documents that are hidden for another reason. */
const viewOf = (files: readonly SourceFile[], withheld: readonly Withheld[], others: readonly string[] = []) =>
  consistentTexts(
    files,
    [...withheldTexts(files, withheld), ...others.map((path) => ({ path, text: null }))],
    (texts) => load(files, texts).problems,
  );

/** Makes the pages of the games whose documents a view changes. @throws if one cannot be made */
function makePages({ content }: ReturnType<typeof load>, view: readonly WithheldText[]): void {
  const changed = new Set(view.map(({ path }) => placeOf(path)!.game));
  for (const game of content.games.filter(({ doc }) => changed.has(doc.id))) {
    for (const mode of game.doc.modes) {
      const ruleset = resolveRuleset(content, `${game.doc.id}/${mode}`);
      renderRulebook(content, ruleset);
      renderGlossary(content, ruleset);
      renderTeaching(content, ruleset);
    }
    renderGuide(content, game.doc.id);
    for (const card of game.cards.values()) {
      game.vocabulary.facts(card);
      game.vocabulary.face(card);
    }
  }
}

/** The files, in which some cards are printed in one set under an embargo alone. */
function withEmbargo(files: readonly SourceFile[], game: string, isHidden: (slug: string) => boolean): SourceFile[] {
  const text = `id: hidden-dawn\ncode: HD\nname: Hidden Dawn\nsummary: A secret.\nembargo: "2099-01-01T00:00:00Z"\n`;
  const number = new Map<string, number>();
  const moved = files.map((file) => {
    const place = placeOf(file.path);
    if (place?.kind !== 'card' || place.game !== game || !isHidden(place.slug)) return file;
    number.set(place.slug, number.size + 1);
    const printings = `printings:\n  - { set: hidden-dawn, number: ${number.size}, rarity: common }\n`;
    return { ...file, text: file.text.replace(/^printings:\n(?: .*\n)+/mu, printings) };
  });
  return [...moved, { path: `cards/${game}/sets/hidden-dawn.yaml`, text }];
}

const cardsOf = (game: string): string[] =>
  SHIPPED.flatMap(({ path }) => {
    const place = placeOf(path);
    return place?.kind === 'card' && place.game === game ? [place.slug] : [];
  });

const RUNS = WHOLE ? 200 : 3;

describe('a view of the shipped games', () => {
  it('opens and has all pages, whatever documents are hidden', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(hideable, { maxLength: WHOLE ? 40 : 8 }),
        fc.subarray(GAMES, { maxLength: GAMES.length - 1 }),
        async (hidden, games) => {
          const view = await viewOf(
            SHIPPED,
            games.map((game) => ({ game, set: null })),
            hidden,
          );
          const loaded = load(SHIPPED, view);
          expect(loaded.problems.map(formatProblem)).toEqual([]);
          expect(loaded.content.games).toHaveLength(GAMES.length - games.length);
          makePages(loaded, view);
        },
      ),
      // Every card of this set goes with it, and then the only ban of a day has no card.
      { numRuns: RUNS + 1, examples: [[['cards/slow-water/sets/headwaters.yaml'], []]] },
    );
  });

  it('opens and has all pages, whatever cards are under an embargo, and shows none of their ids', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(...GAMES)
          .chain((game) => fc.tuple(fc.constant(game), fc.subarray(cardsOf(game), { maxLength: 20 }))),
        fc.boolean(),
        async ([game, hidden], hasPrivate) => {
          const files = withEmbargo(SHIPPED, game, (slug) => hidden.includes(slug));
          const other = GAMES.find((id) => id !== game)!;
          const withheld = [{ game, set: 'hidden-dawn' }, ...(hasPrivate ? [{ game: other, set: null }] : [])];
          const view = await viewOf(files, withheld);
          const loaded = load(files, view);
          expect(loaded.problems.map(formatProblem)).toEqual([]);
          makePages(loaded, view);
          const { cards, decks, data } = loaded.content.game(game);
          for (const slug of hidden) expect(cards.has(slug)).toBe(false);
          const naming = (data?.fields.fields ?? []).filter(({ type }) => type === 'card' || type === 'cards');
          const named = [...cards.values()].flatMap((card) => naming.flatMap(({ id }) => card.data[id] ?? []));
          for (const slug of named.flat()) expect(hidden).not.toContain(slug);
          for (const deck of decks.values()) for (const { card } of deck.entries) expect(hidden).not.toContain(card);
        },
      ),
      // The reason of a restriction names this card.
      { numRuns: RUNS + 1, examples: [[['slow-water', ['toll-house']], false]] },
    );
  });
});

describe('a public card that names a card under an embargo', () => {
  const KETTLE = 'cards/small-hours/cards/copper-kettle.yaml';
  const files = [
    ...withEmbargo(SHIPPED, 'small-hours', () => false).map((file) =>
      file.path === KETTLE ? { ...file, text: file.text.replace('pairs: [', 'pairs: [zorbulax, ') } : file,
    ),
    {
      path: 'cards/small-hours/cards/zorbulax.yaml',
      text: SHIPPED.find(({ path }) => path === KETTLE)!
        .text.replace('id: copper-kettle', 'id: zorbulax')
        .replace('name: Copper Kettle', 'name: Zorbulax')
        .replace(/set: [\w-]+/u, 'set: hidden-dawn'),
    },
  ];
  const withheld = [{ game: 'small-hours', set: 'hidden-dawn' }];

  it('is refused with its place and what to do', () => {
    expect(loadContent(files, knownGames).problems).toEqual([]);
    expect(hiddenReferences(files, knownGames).map(formatProblem)).toEqual([
      'cards/small-hours/cards/copper-kettle.yaml:9:11 hidden-reference: This names the card "zorbulax", which is hidden by the embargo of the set "hidden-dawn". Remove it here, and add it when the set is public, or put this card into the hidden set too.',
    ]);
  });

  it.each([[[]], [[{ game: 'slow-water', set: null }]]])(
    'is shown without the name, and its deck stays, beside the private games %j',
    async (games) => {
      const view = await viewOf(files, [...withheld, ...games]);
      const { content, problems } = load(files, view);
      expect(problems).toEqual([]);
      const { cards, decks, doc } = content.game('small-hours');
      expect(cards.get('copper-kettle')!.data['pairs']).toEqual(['seeded-loaf', 'rope-makers-biscuits']);
      expect(doc.decks.every((id) => decks.has(id))).toBe(true);
      expect(JSON.stringify(shownFiles(files, view))).not.toMatch(/zorbulax/iu);
    },
  );

  it('is accepted from the end of the embargo on, and in other games', () => {
    expect(hiddenReferences(files, knownGames, undefined, Date.parse('2099-01-01T00:00:00Z'))).toEqual([]);
    expect(hiddenReferences(files, knownGames, new Set(['metazoo']))).toEqual([]);
  });
});
