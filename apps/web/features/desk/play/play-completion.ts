/** Completion for play documents: what the position allows, from the declarations of the game, the names of the step, and the language. */
import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete';
import { FORMS, phrasesOf, startsOf, wordsAfter } from '@rulewright/content/play-forms';
import { NAME } from '@rulewright/content/play-lines';
import { declaredIn, localsAt, type DeclaredKind, type PlayEditing } from './play-names.ts';

const DECLARATIONS = startsOf('declaration');
const STATEMENTS = [...startsOf('change'), ...startsOf('block')];
const SIGNS = FORMS.sign.flatMap(({ form }) => phrasesOf(form));
const EXPRESSIONS = [...startsOf('expression'), ...SIGNS, ...startsOf('constant')];
/** The lines of an option before its statements. */
const OF_OPTION = ['button', 'costs', 'unless', 'otherwise', 'price', 'risk', 'compares'];
const OF_QUESTION: ReadonlySet<string> = new Set(['option', 'pass', ...OF_OPTION]);
const OF_PLAYER = startsOf('question').filter((word) => !OF_QUESTION.has(word));
/** The groups of lines inside a declaration. */
const LINES = ['change', 'block', 'question', 'set', 'text', 'wording'] as const;

const without = (words: readonly string[], ...left: string[]): string[] => words.filter((word) => !left.includes(word));

/** The words with which a line can start, by the line that its block belongs to. The last ones follow the name of a player. */
function lineStarts(lines: readonly string[]): readonly [starts: readonly string[], ofPlayer: readonly string[]] {
  const indentOf = (line: string): number => /^ */u.exec(line)![0].length;
  const above = lines.slice(0, -1).filter((line) => !/^\s*(?:#|$)/u.test(line));
  const own = indentOf(lines.at(-1)!);
  const parent = (above.findLast((line) => indentOf(line) < own) ?? '').trim().replaceAll(/"[^"]*"/gu, '""');
  const start = above.findLastIndex((line) => indentOf(line) === 0);
  const isInstead = above.slice(start).some((line) => /^\s+instead of /u.test(line));
  const statements = isInstead ? STATEMENTS : without(STATEMENTS, 'go on');
  const wordings = startsOf('wording');
  if (/^(?:text|always)\b/u.test(parent)) return [startsOf('text'), []];
  if (/^keyword\b/u.test(parent)) return [[...without(wordings, 'possible if'), ...startsOf('text')], []];
  if (/^trigger\b/u.test(parent))
    return [[...without(wordings, 'possible if', 'reminder'), 'when', 'action', 'by'], []];
  if (/^verb\b/u.test(parent)) return [[...without(wordings, 'reminder'), ...statements], OF_PLAYER];
  if (/^phrase\b/u.test(parent)) return [['says', 'also', 'reads', 'example'], []];
  if (/^(?:variants|hints)\b/u.test(parent)) return [[], []];
  if (/^entries\b/u.test(parent)) return [['number', 'mark', 'word', 'card', 'line'], []];
  if (/^value\b/u.test(parent)) return [['says', 'also'], []];
  if (/^window\b/u.test(parent)) return [[], []];
  if (/\bchooses ""/u.test(parent)) return [['option', ...startsOf('set')], []];
  if (/\bmust\b.*""/u.test(parent)) return [['option'], []];
  if (/\bmay\b.*""/u.test(parent)) return [['option', 'pass'], []];
  if (/^option\b/u.test(parent)) return [[...OF_OPTION, ...statements], OF_PLAYER];
  if (/^pass\b/u.test(parent)) return [['risk', ...statements], OF_PLAYER];
  if (/^compares\b/u.test(parent)) return [[], []];
  return [statements, OF_PLAYER];
}

/** The words that can follow in a line, by its form. */
function lineWords(head: string): string[] {
  const [, first = '', second = ''] = /^\s*(\S+)(?: (\w+))?/u.exec(head) ?? [];
  if (!head.startsWith(' ')) return wordsAfter(['declaration'], first);
  return [
    ...wordsAfter(LINES, first),
    ...wordsAfter(['question'], second),
    ...(second === 'in' ? ['may', 'once'] : []),
  ];
}

const options = (labels: Iterable<string>, type: string, boost = 0): Completion[] =>
  [...labels].map((label) => ({ label, type, boost }));

/** Suggestions, and the place in the line where the completed word starts. */
export interface PlaySuggestions {
  readonly from: number;
  readonly options: readonly Completion[];
}

/** A game without anything to name, until the API has sent it. */
const NOTHING: PlayEditing = { fields: [], words: [], parameters: [], rules: [], others: [], examples: [], modes: [] };

const HALF_NAME = new RegExp(String.raw`(?:${NAME}[-.]?)?$`, 'u');

/**
 * What can follow at the end of a text.
 * @param before the text up to the caret
 * @param whole the whole text of the document
 */
export function playSuggestions(before: string, whole: string, game: PlayEditing | null): PlaySuggestions | null {
  const { fields, words, parameters, rules, others } = game ?? NOTHING;
  const lines = before.split('\n');
  const line = lines.at(-1)!;
  if (/^\s*#/u.test(line)) return null;
  const from = HALF_NAME.exec(line)!.index;
  const head = line.slice(0, from);
  const declared = [whole, ...others].flatMap(declaredIn);
  const named = (...kinds: DeclaredKind[]): string[] => [
    ...new Set(declared.flatMap(({ kind, name }) => (kinds.includes(kind) ? [name] : []))),
  ];
  const locals = (): Completion[] => options(localsAt(lines), 'variable', 3);
  const suggest = (...groups: readonly Completion[][]): PlaySuggestions => ({ from, options: groups.flat() });
  if ((head.match(/"/gu)?.length ?? 0) % 2 === 1) return head.endsWith('{') ? suggest(locals()) : null;
  if (/(?<!\b(?:seen|chosen|rows) )\bby $/u.test(head) && !/^\s+change /u.test(head))
    return suggest(rules.map(({ id, text }) => ({ label: id, type: 'constant', info: text })));
  if (head === '') return suggest(options(DECLARATIONS, 'keyword'));
  // A name of the author's own follows.
  if (/^\w+ $/u.test(head) && DECLARATIONS.includes(head.trim()) && head !== 'always ') return null;
  if (/^\s+(?:happens|when|instead of) $/u.test(head)) return suggest(options(named('moment'), 'event'));
  if (/^\s+open $/u.test(head)) return suggest(options(named('window'), 'function'));
  if (/^\s+(?:resolve|wait on) $/u.test(head)) return suggest(options(named('chain', 'queue'), 'type'));
  if (/^window .*\bon $/u.test(head)) return suggest(options(named('chain'), 'type'));
  if (/^moment .*\bon $/u.test(head)) return suggest(options(named('queue'), 'type'));
  if (/\brows by $/u.test(head)) return suggest(options(named('number', 'value'), 'property'));
  if (/^\s+do $/u.test(head))
    return suggest(
      options(named('step', 'verb'), 'function'),
      options(
        startsOf('block').flatMap((start) => (start.startsWith('do ') ? [start.slice('do '.length)] : [])),
        'keyword',
      ),
    );
  if (/\bseen by $/u.test(head)) return suggest(options(['all', 'nobody', 'its player'], 'keyword'));
  if (/^zone .*\bof $/u.test(head)) return suggest(options(['player'], 'keyword'));
  if (/^(?:number|mark|player|card) .*\bof $/u.test(head))
    return suggest(options(['player', 'card', 'table', 'turn'], 'keyword'));
  if (/\bwhile in $/u.test(head)) return suggest(options(named('zone'), 'type'));
  if (/^text (?:\S+ )?$/u.test(head)) return null;
  const expression = [
    ...locals(),
    ...options(named('zone', 'chain', 'queue'), 'type', 1),
    ...options(named('number', 'mark', 'player', 'card', 'value', 'keyword'), 'property', 1),
    ...fields.map(({ id, name }): Completion => ({ label: id, type: 'property', detail: name })),
    ...parameters.map(({ id, name }): Completion => ({ label: id, type: 'constant', info: name })),
  ];
  if (/^\s+$/u.test(head)) {
    const [starts, ofPlayer] = lineStarts(lines);
    if (starts.length === 0) return null;
    return suggest(
      options(starts, 'keyword'),
      options(
        localsAt(lines).flatMap((name) => ofPlayer.map((word) => `${name} ${word}`)),
        'keyword',
      ),
    );
  }
  const keywords = options(new Set([...lineWords(head), ...EXPRESSIONS]), 'keyword');
  if (/(?:=|!=|\bhas) $/u.test(head)) return suggest(options(words, 'enum', 2), expression, keywords);
  return suggest(expression, keywords, options(words, 'enum', -1));
}

/** Completes while a person types a name, and anywhere on demand. After `text`, cards are searched by id. */
export function playCompletion(
  game: PlayEditing | null,
  find: ((word: string) => Promise<readonly string[]>) | undefined,
): CompletionSource {
  return async (context: CompletionContext) => {
    const line = context.state.doc.lineAt(context.pos);
    const [, card] = /^text (\S*)$/u.exec(line.text.slice(0, context.pos - line.from)) ?? [];
    if (card !== undefined && find) {
      const ids = await find(card).catch(() => []);
      return { from: context.pos - card.length, options: options(ids, 'constant') };
    }
    const suggested = playSuggestions(context.state.sliceDoc(0, context.pos), context.state.doc.toString(), game);
    if (!suggested) return null;
    const from = line.from + suggested.from;
    const isAfterWord = /(?:\bby|\bdo|\bhappens|\bopen|\bresolve|\bwait on|\bwhen|\binstead of|=|\bseen by) $/u.test(
      line.text.slice(0, suggested.from),
    );
    if (from === context.pos && !context.explicit && !isAfterWord) return null;
    return { from, options: suggested.options, validFor: /^[\w.-]*$/u };
  };
}
