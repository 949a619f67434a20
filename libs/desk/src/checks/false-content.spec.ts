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

test('2. a text of a card that no one can read is refused, at the word where reading stopped', async () => {
  const game = gameWith('metabaloids');
  const text = changed('ant-swarm.yaml', /text: .*/u, 'text: Blorp the frob.', game);
  const { passes, findings } = await propose([text], game);
  expect(passes).toBe(false);
  expect(findings).toContainEqual(
    like(/^content failed cards\/metabaloids\/cards\/ant-swarm\.yaml:15 Ant Swarm: "Blorp" \(character 1\)/u),
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

/** A ruling on a rule, with other words. */
const ruling = (from = '', to = ''): ProposedText => ({
  path: `${root}/rulings/new.yaml`,
  text: `id: new\nrules: [sh.hour.when]\nquestion: Is it one?\nreadings:\n  - It is.\nanswer: It is.\nwhy: It says so.\n`.replace(
    from,
    to,
  ),
});

/** Documents with errors. The other checks do not run for them. */
const WRONG: readonly (readonly [string, () => ProposedText, string])[] = [
  [
    '11. a ruling on a rule that does not exist',
    () => ruling('sh.hour.when', 'sh.hour.never'),
    'content failed rules/small-hours/rulings/new.yaml:2 There is no rule "sh.hour.never". Did you mean "sh.hour.when"?',
  ],
  [
    '12. two cards of a set with the same number',
    () => changed('awning.yaml', 'number: 6', 'number: 7'),
    'content failed cards/small-hours/cards/awning.yaml:13 Number 7 of set rain-on-the-roofs belongs to barley-stew already.',
  ],
  [
    '13. a value of a variant that is out of its range',
    () => ({
      path: `${root}/variants/long.yaml`,
      text: 'id: long\nname: Long\nsummary: It is long.\nappliesTo: evening\nparameters:\n  match.rounds: 99\n',
    }),
    'content failed rules/small-hours/variants/long.yaml:6 match.rounds must be from 1 to 50.',
  ],
  [
    '14. a sentence with a value that does not exist',
    () => changed('05-turn.md', ':param[draw.each]', ':param[draw.all]'),
    'content failed rules/small-hours/text/05-turn.md:6 There is no parameter "draw.all".',
  ],
  [
    '15. a rule without a sentence',
    () => changed('05-turn.md', /(:::rule\{#sh\.turn\.close[^\n]*\n)[^]*?\n:::\n/u, '$1:::\n'),
    'content failed rules/small-hours/text/05-turn.md:21 The rule "sh.turn.close" has no sentence. Write it, or delete the rule.',
  ],
];

test.each(WRONG)('%s is refused at its place', async (_, document, said) => {
  const { passes, findings } = await propose([document()]);
  expect(passes).toBe(false);
  expect(findings).toContainEqual(said);
});

test('16. a ruling with a question of its template is refused', async () => {
  const { passes, findings } = await propose([ruling('Is it one?', 'What is open?')]);
  expect(passes).toBe(false);
  expect(findings).toContainEqual(
    'template failed rules/small-hours/rulings/new.yaml:3 “What is open?” is from the template. Write your own words.',
  );
});

test('17. a card or a term with the name of another one is doubtful', async () => {
  const lamp = {
    path: `${root}/glossary/lamp.yaml`,
    text: 'id: lamp\nterm: Candles\nmeaning: A light.\nrules: [sh.turn.close]\n',
  };
  const { findings } = await propose([changed('awning.yaml', 'name: Awning', 'name: Copper Kettle'), lamp]);
  expect(findings).toContainEqual(
    'old-words warning cards/small-hours/cards/awning.yaml:2 “Copper Kettle” is already the name of another card. Choose another name.',
  );
  expect(findings).toContainEqual(
    'old-words warning rules/small-hours/glossary/lamp.yaml:2 “Candles” is already the name of another term, so links of the rules lead to one of the two only. Choose another name.',
  );
});

test('18. a published deck with too many copies is refused, with its law', async () => {
  const { passes, findings } = await propose([
    changed('harbour-kettles.yaml', 'night-porter, copies: 3', 'night-porter, copies: 5'),
  ]);
  expect(passes).toBe(false);
  expect(findings).toContainEqual(
    like(/^decks failed cards\/small-hours\/decks\/harbour-kettles\.yaml .*2 more than the 30 allowed/u),
  );
});

const WATER = gameWith('slow-water');
/** One more change of the legality of Slow Water. */
const ban = (from: string, card: string): ProposedText =>
  changed(
    'legality/open-water.yaml',
    'changes:',
    `changes:\n  - { from: ${from}, reason: Too strong., ban: [${card}] }`,
    WATER,
  );

test('19. a ban that is dated in the past is doubtful', async () => {
  const { findings } = await propose([ban('2001-01-15', 'overtime')], WATER);
  expect(findings).toContainEqual(
    'decks warning rules/slow-water/legality/open-water.yaml:4 A change is dated 2001-01-15, which is in the past. Choose the day on which it becomes known, or a later one.',
  );
  expect((await propose([ban('2099-01-15', 'overtime')], WATER)).findings.join()).not.toMatch(/in the past/u);
});

test('20. a ban of a card that does not exist, or on a day that does not exist, is refused', async () => {
  const card = await propose([ban('2099-01-15', 'no-such-card')], WATER);
  const day = await propose([ban('2099-02-31', 'overtime')], WATER);
  expect([card.passes, day.passes]).toEqual([false, false]);
  expect(card.findings).toContainEqual(like(/^content failed .*open-water\.yaml:4 There is no card "no-such-card"/u));
  expect(day.findings).toContainEqual(like(/^content failed .*open-water\.yaml:4 "changes\.0\.from": a day such as/u));
});
