/**
 * The two bundled games get the same verdicts as before deck law was data. Lists come from a seeded generator; the stored verdicts come
 * from the deck rules that the plugins had. The tests use every mode, changed parameters, and a release without law documents.
 */
import { loadContent, loadReleased, parseRulesetId, placeOf, resolveRuleset, type Content } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deckCheckerOf, type DeckIssue } from '../../src/index.ts';

interface Before {
  readonly list: string;
  readonly ruleset: string;
  readonly legal: boolean;
  readonly removed: readonly string[];
  /** Code, severity, rule, lines, amount, limit, zone, sentence, and the label of the fix. */
  readonly issues: readonly (readonly unknown[])[];
}

/** The documents of what plugins once declared. */
const NEWER = /(?:deck-laws|play|policies)\/|(?:parameters|fields|faces)\.yaml$|strength\.json$/u;

const BEFORE = readFileSync(new URL('before.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Before);

let files: Awaited<ReturnType<typeof readTree>>;
beforeAll(async () => {
  files = await readTree(fileURLToPath(new URL('../../../../', import.meta.url)));
});

const factsOf = (issue: DeckIssue): readonly unknown[] => {
  const { amount, limit } = issue as { readonly amount?: number; readonly limit?: number };
  const { code, severity, ruleId, lines, zone, message, fix } = issue;
  return [code, severity, ruleId, lines, amount ?? null, limit ?? null, zone ?? null, message, fix?.label ?? null];
};

function verdictOf(content: Content, { list, ruleset: id }: Before): Omit<Before, 'list' | 'ruleset'> {
  const ruleset = resolveRuleset(content, parseRulesetId(content, id));
  const checker = deckCheckerOf(content.game(ruleset.game));
  const read = new Set(checker.parse(list).issues);
  const { legal, removed, issues } = checker.check(list, [ruleset]).verdicts[0]!;
  return { legal, removed, issues: issues.slice(read.size).map(factsOf) };
}

test('verdicts equal those of the former plugin functions', () => {
  const { content } = loadContent(files, knownGames);
  for (const one of BEFORE) {
    const { legal, removed, issues } = one;
    expect({ id: one.ruleset, ...verdictOf(content, one) }).toEqual({ id: one.ruleset, legal, removed, issues });
  }
});

test('a release from before deck law, parameters and play were data has the same verdicts', () => {
  // Excludes games that never had a plugin, which are newer.
  const games = knownGames.map(({ game }) => game);
  const older = files
    .filter(({ path }) => games.includes(placeOf(path)?.game ?? '') && !NEWER.test(path))
    .map(({ path, text }) => ({ path, text: text.replace(/^(?:deckLaw|engine): .*\n/gmu, '') }));
  const { content, problems } = loadReleased(older, knownGames);
  expect(problems).toEqual([]);
  for (const one of BEFORE) {
    const { legal, removed, issues } = one;
    expect({ id: one.ruleset, ...verdictOf(content, one) }).toEqual({ id: one.ruleset, legal, removed, issues });
  }
});

test('a fix that would break another rule is no longer offered', () => {
  const { content } = loadContent(files, knownGames);
  const list = '40 Dark Aura\n\nSide-Deck\n5 Fog\n';
  const ruleset = 'metazoo/nightfall?sideDeck.mustBeFull=true';
  const { issues } = verdictOf(content, { list, ruleset, legal: false, removed: [], issues: [] });
  // Removing one copy would make the side deck, which is already too small, even smaller.
  expect(issues.map(([code, , , , amount, , , , fix]) => [code, amount, fix])).toEqual([
    ['too-many-copies', 5, null],
    ['too-few-cards', 5, null],
  ]);
});
