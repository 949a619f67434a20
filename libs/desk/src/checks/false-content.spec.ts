/** Attempts to publish something false. Each is refused or warned of, with the place where it is. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newGame, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { overlaid, type ProposedText } from '../content/desk-content.ts';
import { newDocument } from '../content/document-templates.ts';
import { mergeDocument } from '../merge/merge-document.ts';
import { BothSides } from './both-sides.ts';
import { hasPassed } from './check-result.ts';
import { executeChecks } from './execute-checks.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const all = await readTree(workspace);
/** A game with only some of its examples, because each of them is played. */
const gameWith = (game: string, examples = /^$/u): SourceFile[] =>
  all.filter(
    ({ path }) => path.includes(`/${game}/`) && (!/\/(?:examples|learn|first-game)/u.test(path) || examples.test(path)),
  );
const HOURS = gameWith('small-hours');
const root = 'rules/small-hours';

/** Proposes documents. Returns whether they can be published, and `check status path:line message` of each finding that matters. */
async function propose(proposed: readonly ProposedText[], before: readonly SourceFile[] = HOURS) {
  const input = { before, after: overlaid(before, proposed), savedDecks: [], recorded: [], games: 2, seed: 1 };
  const result = await executeChecks(input, () => undefined);
  const findings = result.checks.flatMap(({ id, status, findings: list }) =>
    status === 'passed'
      ? []
      : list.map(({ path, line, message }) => `${id} ${status} ${path ?? ''}${line ? `:${line}` : ''} ${message}`),
  );
  return { passes: hasPassed(result), findings };
}

/** A document of the release with other words. */
function changed(end: string, from: string | RegExp, to: string, before = HOURS): ProposedText {
  const file = before.find(({ path }) => path.endsWith(end))!;
  const text = file.text.replace(from, to);
  expect(text).not.toBe(file.text);
  return { path: file.path, text };
}

const like = (said: RegExp): string => expect.stringMatching(said) as string;

test('1. a sentence with a number that is not its value is refused, and one with a number in words is doubtful', async () => {
  const sentence = (words: string) => [changed('05-turn.md', ':param[draw.each]{unit}', `${words} cards`)];
  const digits = await propose(sentence('5'));
  expect(digits.passes).toBe(false);
  expect(digits.findings).toContainEqual(
    like(/^text failed rules\/small-hours\/text\/05-turn\.md:5 “Light\..*” says 5; its values are .*draw\.each = 2/u),
  );
  const words = await propose(sentence('five'));
  expect(words.findings).toContainEqual(like(/^text warning .*05-turn\.md:5 .* says five; its values are/u));
  // The sentence is right today, and no longer follows the value.
  const right = await propose(sentence('two'));
  expect(right.findings).toContainEqual(
    like(/^text warning .*:5 The sentence .* changes, but the engine does the same/u),
  );
});

test('2. a text of a card that no one can read is doubtful, at the word where reading stopped', async () => {
  const game = gameWith('metabaloids');
  const text = changed('ant-swarm.yaml', /text: .*/u, 'text: Blorp the frob.', game);
  const { findings } = await propose([text], game);
  expect(findings).toContainEqual(
    like(/^sentences warning cards\/metabaloids\/cards\/ant-swarm\.yaml:16 Ant Swarm: "Blorp" \(character 1\)/u),
  );
});

test('3. an example with a false outcome is refused', async () => {
  const game = gameWith('small-hours', /hours-and-dawn/u);
  const outcome = changed('hours-and-dawn.yaml', 'numbers: { B: { coins: 2 } }', 'numbers: { B: { coins: 9 } }', game);
  const { passes, findings } = await propose([outcome], game);
  expect(passes).toBe(false);
  expect(findings).toEqual([like(/^examples failed .*hours-and-dawn\.yaml .*B plays High Tide.* fails in evening/u)]);
});

test('4. a document that cites a retired rule is told to cite its successor', async () => {
  const retired = changed('07-hours.md', ':::rule{#sh.hour.one', ':::rule{#sh.hour.one replaced-by="sh.hour.when"');
  const ruling = {
    path: `${root}/rulings/new.yaml`,
    text: 'id: new\nrules: [sh.hour.one]\nquestion: Is it one?\nreadings:\n  - It is one.\nanswer: It is one.\nwhy: So.\n',
  };
  const { findings } = await propose([retired, ruling], gameWith('small-hours', /hours-and-dawn/u));
  expect(findings).toContainEqual(
    like(/^review warning .*hours-and-dawn\.yaml “In A's turn, B plays High Tide.*” cites “.*”, which is retired/u),
  );
  expect(findings).toContainEqual(
    like(/^review warning .*rulings\/new\.yaml .* cites “.*”, which is retired\. Cite the rule that replaces it: “/u),
  );
});

test('5. a new document with another name and the values of its template is doubtful', async () => {
  const released = new BothSides({ before: HOURS, after: HOURS, savedDecks: [], recorded: [], games: 2, seed: 1 })
    .before;
  const words: readonly (readonly [string, string])[] = [
    ['To be written.', 'A word.'],
    ['What it is for.', 'For the harbour.'],
  ];
  const made = (['card', 'deck'] as const).flatMap((kind) => newDocument(released, 'small-hours', kind, null, 'Owl'));
  const written = made.map(({ path, text }) => ({
    path,
    text: words.reduce((now, [a, b]) => now.replace(a, b), text!),
  }));
  const { findings } = await propose(written);
  expect(findings).toContainEqual(like(/^template warning .*cards\/owl\.yaml:3 The values of this card are those of/u));
  expect(findings).toContainEqual(like(/^template warning .*decks\/owl\.yaml:\d The cards of this deck are those of/u));
});

test('6. a new game with the values and ids of its template is doubtful, also after its names and texts were changed', async () => {
  const own = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' }).map(({ path, text }) => ({
    path,
    text: text
      .replace(/^tagline: .*$/mu, 'tagline: Trains at night.')
      .replace(/^summary: .*$/mu, 'summary: A game about trains.')
      .replace(/^Say in a few.*$/mu, 'You drive trains.')
      .replace(/^name: First (.*)$/mu, 'name: Late $1'),
  }));
  const { findings } = await propose(own, []);
  for (const said of [
    /^template warning .*first-creature\.yaml:3 The values of this card are those of the template/u,
    /^template warning .*first-creature\.yaml:1 The id "first-creature" is from the template/u,
    /^template warning .*first-deck\.yaml:\d The cards of this deck are those of the template/u,
  ])
    expect(findings).toContainEqual(like(said));
});

test('7. an erratum of a set that does not exist is refused', async () => {
  const printing = '  - { set: no-such-set, number: 1, rarity: common, provenance: source, printed: { name: Awnink } }';
  const { passes, findings } = await propose([changed('awning.yaml', 'printings:', `printings:\n${printing}`)]);
  expect(passes).toBe(false);
  expect(findings).toEqual(['content failed cards/small-hours/cards/awning.yaml:13 There is no set "no-such-set".']);
});

test('8. a renamed term whose old word remains is named at each place', async () => {
  const { findings } = await propose([changed('glossary/candle.yaml', /^term: .*$/mu, 'term: lamp')]);
  expect(findings).toContainEqual(
    'old-words warning cards/small-hours/cards/awning.yaml:10 “candle” is now “lamp”, and this text still says “candle”.',
  );
});

test('9. two changes that merge to a mode without a possible number of players are refused', async () => {
  const mode = HOURS.find(({ path }) => path.endsWith('quiet-night.yaml'))!;
  const merged = mergeDocument(
    mode.path,
    mode.text,
    mode.text.replace('parameters:\n', 'parameters:\n  players.min: 4\n'),
    mode.text.replace('match.rounds: 6', 'match.rounds: 5'),
  );
  expect(merged).toMatchObject({ conflicts: [] });
  const { passes, findings } = await propose([{ path: mode.path, text: merged.text }]);
  expect(passes).toBe(false);
  expect(findings).toContainEqual(
    like(
      /^impact failed .*quiet-night\.yaml .*Quiet Night cannot be played: it needs 4 players and allows at most 2\./u,
    ),
  );
});

test('10. a mode that no deck of the game fits is doubtful, if it is new or its law differs', async () => {
  const stricter = await propose([changed('quiet-night.yaml', 'deck.guests: 6', 'deck.guests: 60')]);
  expect(stricter.findings).toContainEqual(
    like(/^decks warning .*quiet-night\.yaml No published deck is legal in .*Quiet Night\. .*at least 60 Guests/u),
  );
  const text =
    'id: long-night\nname: Long Night\nsummary: A long game.\nextends: evening\nparameters:\n  deck.size: 90\n';
  const added = await propose([
    { path: `${root}/modes/long-night.yaml`, text },
    changed(`${root}/game.yaml`, 'modes: [', 'modes: [long-night, '),
  ]);
  expect(added.findings).toContainEqual(
    like(/^decks warning .*long-night\.yaml No published deck is legal in .*Long Night\. .* 60 fewer than the 90/u),
  );
  expect(added.findings.filter((one) => one.startsWith('review'))).toEqual([]);
});
