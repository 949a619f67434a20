/** An embargo hides the texts of hidden cards in play documents, and the game still plays. */
import {
  consistentTexts,
  loadContent,
  withheldTexts,
  type CardDoc,
  type GameContent,
  type Problem,
  type SourceFile,
  type WithheldText,
} from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { content, games } from '../test/content.ts';

const files = [...content.files.values()];

/** The cards that are only in this set. */
const cardsOf = (game: GameContent, set: string): CardDoc[] =>
  [...game.cards.values()].filter(({ printings }) => printings.every((one) => one.set === set));

// An embargo on a set of reprints hides no card.
const cases = games.flatMap((game) =>
  [...game.sets.keys()].filter((set) => cardsOf(game, set).length > 0).map((set) => [game.doc.id, set, game] as const),
);

function shown(list: readonly WithheldText[]): SourceFile[] {
  const texts = new Map(list.map(({ path, text }) => [path, text]));
  return files.flatMap((file) => {
    const text = texts.has(file.path) ? texts.get(file.path)! : file.text;
    return text === null ? [] : [{ ...file, text }];
  });
}

const problemsOf = (list: readonly WithheldText[]): readonly Problem[] => loadContent(shown(list), []).problems;

/** Only the cards of one set say some types of this game, so its play is withheld with that set. */
const WITHOUT_PLAY: ReadonlySet<string> = new Set(['metazoo']);

test.each(cases)('%s without %s', async (id, set, game) => {
  const hidden = cardsOf(game, set);
  const withheld = withheldTexts(files, [{ game: id, set }]);
  const view = shown(await consistentTexts(files, withheld, problemsOf));
  // A policy names the cards that it has met.
  const policies = view.filter(({ path }) => path.startsWith(`rules/${id}/policies/`));
  const named = policies.flatMap(({ text }) => hidden.filter((card) => text.includes(`/${card.id}"`)));
  expect(named.map((card) => card.id)).toEqual([]);
  const { content: seen, problems } = loadContent(view, []);
  expect(problems).toEqual([]);
  const played = seen.game(id);
  expect([id, playOf(played).program === null]).toEqual([id, WITHOUT_PLAY.has(id)]);
  for (const { text } of played.play) for (const card of hidden) expect(text).not.toContain(`text ${card.id} `);
});

test.each([
  ['secret', true],
  // A draft can hold a name that is none. It is hidden all the same.
  ['secret(', false],
  ['(a+)+$', false],
])('an embargo hides the words that only hidden cards say: keyword %s', (name, isValid) => {
  const game = games.find((one) => (playOf(one).phrases?.keywords.length ?? 0) > 0)!;
  const [set] = [...game.sets.keys()];
  const own = `cards/${game.doc.id}/cards/new-card.yaml`;
  const [first] = files.filter(({ path }) => path.includes(`/${game.doc.id}/cards/`));
  const lost = first!.text.replace(/^id: .*/mu, 'id: new-card').replace(/^name: .*/mu, 'name: Quite New');
  const secret = `keyword ${name} in stall\n  says "shines in the dark"\n  change hour-bans by 0\n`;
  const played = files.map((file) =>
    file.path === game.play[0]!.path ? { ...file, text: `${file.text}\n${secret}` } : file,
  );
  const all = [
    ...played,
    {
      path: `cards/${game.doc.id}/sets/secret-set.yaml`,
      text: 'id: secret-set\nname: Secret Set\ncode: XX\nsummary: Not yet.\n',
    },
    {
      path: own,
      text: `${lost.replace(/^ {2}text: .*\n/mu, '').replace(/^printings:[\s\S]*/mu, '')}printings:\n  - { set: secret-set, number: 1, rarity: common, provenance: source }\n`.replace(
        /^data:\n/mu,
        'data:\n  text: Shines in the dark.\n',
      ),
    },
  ];
  expect(set).toBeDefined();
  expect(loadContent(all, []).problems.length === 0).toBe(isValid);
  const hidden = withheldTexts(all, [{ game: game.doc.id, set: 'secret-set' }]);
  const play = hidden.find(({ path }) => path === game.play[0]!.path);
  expect(play?.text).toBeDefined();
  expect(play!.text).not.toContain('shines in the dark');
  expect(play!.text!.trim()).toBe(files.find(({ path }) => path === game.play[0]!.path)!.text.trim());
});
