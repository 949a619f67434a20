/** Completion for play documents: what the position allows, from the declarations of the game, the names of the step, and the language. */
import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete';
import { NAME } from '@rulewright/content/play-lines';
import { declaredIn, localsAt, type DeclaredKind, type PlayEditing } from './play-names.ts';

const list = (words: string): readonly string[] => words.split('|');

const DECLARATIONS = list('zone|number|mark|player|card|value|moment|step|text|measure');
const STATEMENTS = list(
  'if|else|else if|while|repeat|for each|let|set|add|take|move|shuffle|show|tell|do|do the setup steps|do the turn of|happens|perform|stop|leave|by|option|pass|unless|when|action|change|nobody wins as',
);
const EXPRESSIONS = list(
  'players|players from|players after|random|random player|top of|bottom of|owner of|holder of|next after|count of|count|any|every|no|sum of|most of|in|of|where|and|or|not|has|covers|if|else|yes|no|none|unlimited|turn|active|to|from|under|times|with|by|because',
);

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
  const found = (...groups: readonly Completion[][]): PlaySuggestions => ({ from, options: groups.flat() });
  if ((head.match(/"/gu)?.length ?? 0) % 2 === 1) return head.endsWith('{') ? found(locals()) : null;
  if (/(?<!\bseen )\bby $/u.test(head))
    return found(rules.map(({ id, text }) => ({ label: id, type: 'constant', info: text })));
  if (head === '') return found(options(DECLARATIONS, 'keyword'));
  if (/^(?:zone|number|mark|player|card|value|moment|step|measure) $/u.test(head)) return null;
  if (/^\s*(?:happens|when) $/u.test(head)) return found(options(named('moment'), 'event'));
  if (/^\s*do $/u.test(head))
    return found(options(named('step'), 'function'), options(['the setup steps', 'the turn of'], 'keyword'));
  if (/\bseen by $/u.test(head)) return found(options(['all', 'nobody', 'its player'], 'keyword'));
  if (/^zone .*\bof $/u.test(head)) return found(options(['player'], 'keyword'));
  if (/^(?:number|mark|player|card) .*\bof $/u.test(head))
    return found(options(['player', 'card', 'table', 'turn'], 'keyword'));
  if (/\bwhile in $/u.test(head)) return found(options(named('zone'), 'type'));
  if (/^text (?:\S+ )?$/u.test(head)) return null;
  const expression = [
    ...locals(),
    ...options(named('zone'), 'type', 1),
    ...options(named('number', 'mark', 'player', 'card', 'value', 'verb', 'keyword'), 'property', 1),
    ...fields.map(({ id, name }): Completion => ({ label: id, type: 'property', detail: name })),
    ...parameters.map(({ id, name }): Completion => ({ label: id, type: 'constant', info: name })),
  ];
  if (/^\s+$/u.test(head))
    return found(
      options(STATEMENTS, 'keyword'),
      options(
        localsAt(lines).flatMap((name) => [`${name} must`, `${name} may`, `${name} wins as`]),
        'keyword',
      ),
    );
  if (/(?:=|!=|\bhas) $/u.test(head))
    return found(options(words, 'enum', 2), expression, options(EXPRESSIONS, 'keyword'));
  return found(expression, options(EXPRESSIONS, 'keyword'), options(words, 'enum', -1));
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
    const isAfterWord = /(?:\bby|\bdo|\bhappens|\bwhen|=|\bseen by) $/u.test(line.text.slice(0, suggested.from));
    if (from === context.pos && !context.explicit && !isAfterWord) return null;
    return { from, options: suggested.options, validFor: /^[\w.-]*$/u };
  };
}
