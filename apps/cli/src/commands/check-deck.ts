/** `rw check-deck`: the verdict of each requested mode on a deck list, with every problem. */
import type { Command } from 'commander';
import { hasDeckLaw, isDay, resolveRuleset, type Content, type GameContent, type Ruleset } from '@rulewright/content';
import { checkDeck, type DeckFix, type DeckIssue, type DeckVerdict } from '@rulewright/decks';
import type { CommandContext } from '../context.ts';
import { readListText } from '../decks.ts';
import { several } from '../numbers.ts';
import { UsageError } from '../failure.ts';
import { chosenGame, ruleNames } from '../rulesets.ts';

interface Flags {
  readonly game?: string;
  readonly mode?: string[];
  readonly variant?: string[];
  readonly on?: string;
}

/** The requested rulesets: the named modes, or all modes of the game, each with the named variants. */
function asked(content: Content, game: string, modes: readonly string[], flags: Flags): Ruleset[] {
  return modes.map((mode) => {
    const id = `${game}/${[mode, ...(flags.variant ?? [])].join('+')}`;
    return resolveRuleset(content, id);
  });
}

/** The game given by --game or by the mode. Without both, the first of the games that know the most cards of the list. */
function gameOf(content: Content, text: string, { game, mode }: Flags): GameContent {
  if (game !== undefined || mode?.length || content.games.length === 1) return chosenGame(content, game, mode?.[0]);
  const known = content.games.map((each) => {
    const { entries } = checkDeck(each, [], text);
    return entries.filter(({ card }) => card !== null).length;
  });
  return content.games[known.indexOf(Math.max(...known))]!;
}

const MARK = { error: '✗', warning: '!', info: '·' } as const;

/** The game's words for its cards. */
type Words = Readonly<Record<'card' | 'cards', string>>;

/** `✗ line 3: There are 5 copies … (Rule 3.3)`, and the fix below it. */
function issueLines({ severity, lines, message, ruleId, fix }: DeckIssue, nameOf: (rule: string) => string): string[] {
  const shown = lines.slice(0, 8).join(', ') + (lines.length > 8 ? `, … (${lines.length} lines)` : '');
  const where = lines.length === 0 ? '' : `line${lines.length > 1 ? 's' : ''} ${shown}: `;
  return [
    `  ${MARK[severity]} ${where}${message}${ruleId === null ? '' : ` (${nameOf(ruleId)})`}`,
    ...(fix ? [`      ${fix.label}`] : []),
  ];
}

function say(content: Content, verdict: DeckVerdict, words: Words): string {
  const { ruleset, legal, cards, points, limits, issues } = verdict;
  const of = (limit: number | null): string => (limit === null ? '' : ` of ${limit}`);
  const counted = `${cards}${of(limits.maxCards)} ${cards === 1 && limits.maxCards === null ? words.card : words.cards}`;
  const scored = limits.maxPoints === null ? '' : `, ${points} of ${limits.maxPoints} points`;
  const head = `${ruleset.name}: ${legal ? 'legal' : 'NOT LEGAL'}, ${counted}${scored}`;
  const nameOf = ruleNames(content, resolveRuleset(content, ruleset.id));
  return [head, ...issues.flatMap((issue) => issueLines(issue, nameOf))].join('\n');
}

/** A fix that is replaced by a reference to an earlier issue with the same fix. */
interface SameFix {
  readonly label: string;
  readonly sameAs: string;
}

type StatedOnce<T extends DeckIssue> = T extends unknown
  ? Omit<T, 'fix'> & { readonly fix?: DeckFix | SameFix }
  : never;

/** Writes out each fix only once. The modes share many fixes, and a fix for a long list is long. */
function eachFixOnce(verdicts: readonly DeckVerdict[]): object[] {
  const places = new Map<string, string>();
  return verdicts.map((verdict, at) => ({
    ...verdict,
    issues: verdict.issues.map((issue, number): StatedOnce<DeckIssue> => {
      const { fix, ...rest } = issue;
      if (!fix) return issue;
      const key = JSON.stringify(fix.edits);
      const sameAs = places.get(key);
      if (sameAs === undefined) places.set(key, `verdicts[${at}].issues[${number}].fix`);
      return { ...rest, fix: sameAs === undefined ? fix : { label: fix.label, sameAs } };
    }),
  }));
}

export function addCheckDeck(program: Command, context: CommandContext): void {
  program
    .command('check-deck')
    .argument('<file>', 'a deck list: text, CSV, JSON or a deck document; - reads standard input')
    .description('check a deck list in each mode')
    .option('--game <GAME>', 'the game (default: the one whose cards the list names)')
    .option('--mode <MODE>', 'a mode to check for (default: all); may be repeated', several)
    .option('--variant <VARIANT>', 'a variant to apply to each mode; may be repeated', several)
    .option('--on <DAY>', 'the day whose legality lists apply, such as 2027-01-15 (default: today)')
    .action(async (file: string, flags: Flags) => {
      if (flags.on !== undefined && !isDay(flags.on))
        throw new UsageError(`"${flags.on}" is not a day. Write it as in 2027-01-15.`);
      const text = readListText(file);
      const content = await context.content();
      const game = gameOf(content, text, flags);
      if (!hasDeckLaw(game))
        throw new UsageError(`${game.doc.name} has no deck law yet, so its decks cannot be checked.`);
      const rulesets = asked(content, game.doc.id, flags.mode ?? game.doc.modes, flags);
      const report = checkDeck(game, rulesets, text, flags.on);
      context
        .output()
        .result(
          { verdicts: eachFixOnce(report.verdicts), format: report.format, name: report.name, entries: report.entries },
          () => report.verdicts.map((verdict) => say(content, verdict, game.doc.words)).join('\n\n'),
        );
      context.exit(report.verdicts.every((verdict) => verdict.legal) ? 0 : 1);
    });
}
