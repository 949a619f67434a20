/**
 * Turns verbs, triggers and keywords into steps and texts of cards. Each sentence of a card is read, and what it means becomes the same
 * syntax that a declaration `text` has. So the checks, the compiler and the reference interpreter know one kind of text.
 */
import { readSentence, type Reading } from '../sentences/sentence.ts';
import type { CardDoc } from '../schemas.ts';
import type { Phrase, Place as SentencePlace } from '../sentences/phrase.ts';
import { elaboratePhrases, hintsIn } from './elaborate-phrases.ts';
import { demandPrinted, demandRead, namedIn, unread } from './unread.ts';
import { MOST_PROBLEMS, PlayError, guarded, type Place, type PlayProblem } from './problem.ts';
import type {
  Declaration,
  Expression,
  Given,
  Name,
  Param,
  PlayDocument,
  PlayStatement,
  SpokenDeclaration,
  TextPart,
} from './syntax.ts';
import type { Type } from './typed.ts';
import { IN_WORDS } from './entry-phrases.ts';
import {
  grammarOf,
  lacksIn,
  holesOf,
  placeOn,
  questionOf,
  type GamePhrases,
  type SpokenAbility,
  type SpokenEffect,
  type SpokenPhrase,
  type SpokenStatement,
  type SpokenValues,
  type WordGrammar,
} from './words.ts';
import { demandWord, fieldTypes, type PlayWorld } from './world.ts';

type Verb = Extract<SpokenDeclaration, { kind: 'verb' }>;
type Trigger = Extract<SpokenDeclaration, { kind: 'trigger' }>;
type Keyword = Extract<SpokenDeclaration, { kind: 'keyword' }>;
type Value = Extract<Declaration, { kind: 'value' }>;
type Text = Extract<Declaration, { kind: 'text' }>;

export interface Elaborated {
  readonly document: PlayDocument;
  /** Null for a game that declares none. */
  readonly phrases: GamePhrases | null;
  readonly problems: readonly PlayProblem[];
}

const isSpoken = (one: Declaration): one is SpokenDeclaration =>
  one.kind === 'verb' || one.kind === 'trigger' || one.kind === 'keyword';

/** The card that has a text. */
const ME = 'this';
const possibleOf = (verb: string): string => `${verb} is possible`;

/** Whether a part of the syntax tree names something. */
function names(part: unknown, name: string): boolean {
  if (Array.isArray(part)) return part.some((one) => names(one, name));
  if (typeof part !== 'object' || part === null) return false;
  return Object.values(part).some((one) => one === name || names(one, name));
}

function rulesIn(part: unknown, rules = new Set<string>()): string[] {
  if (Array.isArray(part)) for (const one of part) rulesIn(one, rules);
  else if (typeof part === 'object' && part !== null)
    for (const [key, one] of Object.entries(part)) {
      if (key === 'rule' && one !== null) rules.add((one as Name).text);
      else rulesIn(one, rules);
    }
  return [...rules];
}

class Elaborator {
  readonly problems: PlayProblem[] = [];
  private readonly types: ReadonlyMap<string, Type>;
  private readonly verbs = new Map<string, Verb>();
  private readonly triggers = new Map<string, Trigger>();
  private readonly keywords = new Map<string, Keyword>();
  private readonly values = new Map<string, Value>();
  private readonly spoken = new Set<string>();
  private readonly used = new Set<string>();
  private readonly texts: Text[] = [];

  constructor(
    private readonly world: PlayWorld,
    private readonly document: PlayDocument,
  ) {
    this.types = fieldTypes(world);
  }

  run(): Elaborated {
    const { document } = this;
    const hints = hintsIn(document.declarations, (part) => this.guarded(part));
    const { entries, problems } = elaboratePhrases(document.declarations, hints, this.world);
    this.problems.push(...problems);
    const phrases = this.phrasesOf(entries, hints);
    if (phrases === null) return { document: withoutPhrases(document), phrases, problems: this.problems };
    if (this.problems.length === 0) {
      const grammar = grammarOf(phrases);
      this.checkExamples(grammar);
      for (const card of this.world.cards.values())
        if (this.problems.length < MOST_PROBLEMS) this.readCard(card, phrases, grammar);
    }
    const rest = withoutPhrases(document).declarations.filter((one) => !isSpoken(one));
    const made = [...this.verbs.values()].flatMap((verb) => this.stepOf(verb));
    const unused = [...this.triggers.values(), ...this.keywords.values()].filter(
      ({ name }) => !this.used.has(name.text),
    );
    const only = unused.flatMap((one) => this.onlyChecked(one));
    return { document: { declarations: [...rest, ...made, ...this.texts, ...only] }, phrases, problems: this.problems };
  }

  private guarded(part: () => void): void {
    guarded(this.problems, part);
  }

  // ---- phrases ------------------------------------------------------------------------------------------------

  private phrasesOf(entries: GamePhrases['entries'], hints: GamePhrases['hints']): GamePhrases | null {
    const lists = {
      verbs: [] as SpokenPhrase[],
      triggers: [] as GamePhrases['triggers'][number][],
      keywords: [] as GamePhrases['keywords'][number][],
      conditions: [] as SpokenPhrase[],
      counts: [] as SpokenPhrase[],
    };
    for (const one of this.document.declarations)
      this.guarded(() => {
        switch (one.kind) {
          case 'verb':
            lists.verbs.push(this.phrase(one, rulesIn(one.body)));
            this.verbs.set(one.name.text, one);
            break;
          case 'trigger': {
            const { on } = one;
            if (on) this.demandWord(on.field, on.word);
            const action = one.when === null;
            if (action && one.says.length > 0)
              throw new PlayError(
                'unexpected',
                'The texts of actions have no words for when. Remove `says`.',
                one.says[0]!,
              );
            lists.triggers.push({
              ...this.phrase(one, rulesIn([one])),
              action,
              on: on && { field: on.field.text, word: on.word.text },
            });
            this.triggers.set(one.name.text, one);
            break;
          }
          case 'keyword': {
            const parts = one.parts.filter(({ kind }) => kind === 'action');
            if (parts.length > 0)
              throw new PlayError(
                'unexpected',
                'A keyword has parts with `when` and `change`. Actions belong to cards.',
                parts[0]!,
              );
            if (one.reminder !== null) this.checkHoles(one.reminder, one.params, one);
            const lasts = one.parts.length > 0 && one.parts.every(({ kind }) => kind === 'change');
            lists.keywords.push({ ...this.phrase(one, rulesIn(one.parts)), reminder: one.reminder, lasts });
            this.keywords.set(one.name.text, one);
            break;
          }
          case 'value':
            if (one.says.length === 0) break;
            this.values.set(one.name.text, one);
            // What is counted is a number, and a condition is yes or no. The form of the value tells which.
            (isCondition(one.is) ? lists.conditions : lists.counts).push(this.phrase(one, []));
            break;
          default:
        }
      });
    if (this.spoken.size === 0 && entries === null && this.problems.length === 0) return null;
    const { fields } = this.world.documents.fields;
    const group = fields.find(({ id, type }) => type === 'group' && entries?.texts[id] === undefined);
    const member = group?.type === 'group' ? group.fields.find(({ type }) => type === 'text') : undefined;
    return {
      ...lists,
      words: Object.fromEntries(
        [...this.types].flatMap(([id, type]) =>
          type.is === 'word' || type.is === 'words'
            ? [[id, Object.fromEntries(type.list.words.map((word, i) => [word, type.list.labels[i]!]))]]
            : [],
        ),
      ),
      cards: Object.fromEntries([...this.world.cards.values()].map(({ id, name }) => [id, name])),
      actions: group && member ? { group: group.id, member: member.id } : null,
      entries,
      hints,
      declared: this.document.declarations.flatMap((one) => (one.kind === 'text' ? declaredBy(one) : [])),
    };
  }

  private phrase(
    one: Pick<SpokenDeclaration, 'name' | 'params' | 'says'> & Partial<Pick<SpokenDeclaration, 'reads'>>,
    rules: string[],
  ): SpokenPhrase {
    const { name, params, says, reads = null } = one;
    if (this.spoken.has(name.text))
      throw new PlayError('taken-name', `Another declaration with a wording is called \`${name.text}\`.`, name);
    this.spoken.add(name.text);
    const all = says.map((wording) => this.checkHoles(wording.text, params, wording));
    if (reads) this.checkHoles(reads.text, params, reads);
    const [first = []] = all;
    all.forEach((held, i) => {
      if (held.join() !== first.join())
        throw new PlayError(
          'wrong-count',
          'Each wording says the same things. This one says others than the first.',
          says[i]!,
        );
    });
    return {
      id: name.text,
      says: says.map(({ text }) => text),
      reads: reads && reads.text,
      params: params
        .filter((param) => first.includes(param.name.text))
        .map((param) => ({ name: param.name.text, kind: param.type })),
      rules,
    };
  }

  /** The names that a wording says, in the order of the alphabet. */
  private checkHoles(wording: string, params: readonly Param[], place: Place): string[] {
    if (
      /^\s*(?:\{[^{}]*\}\s*)*$/u.test(wording.replaceAll(/\{this\}/gu, '')) ||
      /[{}]/u.test(wording.replaceAll(/\{[^{}]*\}/gu, ''))
    )
      throw new PlayError(
        'bad-wording',
        'A wording needs words of its own, and a closing bracket for each opening one.',
        place,
      );
    if (wording.trimEnd().endsWith('.') && place && 'text' in place)
      throw new PlayError('bad-wording', 'A wording has no full stop at its end. The sentence adds it.', place);
    const held = holesOf(wording).flatMap(({ name, rest }) => {
      if (name === ME) return [];
      const param = params.find((one) => one.name.text === name);
      if (!param)
        throw new PlayError('unknown-name', `Nothing is called \`${name}\` here. Name it after \`with\`.`, place);
      const list = this.types.get(param.type);
      const isWord = list !== undefined && (list.is === 'word' || list.is === 'words');
      if (param.type !== 'number' && param.type !== 'name' && !isWord)
        throw new PlayError(
          'wrong-type',
          `A sentence cannot say \`${name}\`. It says numbers, names of cards, and words of fields.`,
          place,
        );
      const fits =
        rest === '' || (param.type === 'number' ? rest === IN_WORDS || isCounted(rest) : isWord && rest === 'plural');
      if (!fits)
        throw new PlayError(
          'bad-wording',
          param.type === 'number'
            ? `Write a number as \`{${name}}\`, \`{${name} in words}\` or with its noun, as in \`{${name} a card|cards}\`.`
            : `Write a word as \`{${name}}\` or \`{${name} plural}\`.`,
          place,
        );
      return [name];
    });
    if (new Set(held).size < held.length) throw new PlayError('wrong-count', 'A wording says each thing once.', place);
    return held.sort();
  }

  private demandWord(field: Name, word: Name): void {
    demandWord(this.types, field, word);
  }

  // ---- verbs --------------------------------------------------------------------------------------------------

  private paramsOf({ player, params, body, possible }: Verb): Param[] {
    const own = (name: string, type: string, at: Place): Param => ({
      name: { text: name, ...place(at) },
      type,
      ...place(at),
    });
    return [
      ...(names(body, ME) || names(possible, ME) ? [own(ME, 'card', body[0]!)] : []),
      ...(player ? [own(player.text, 'player', player)] : []),
      ...params,
    ];
  }

  private stepOf(verb: Verb): Declaration[] {
    const { name, possible, body } = verb;
    const params = this.paramsOf(verb);
    const at = place(verb);
    const args = params.map((param): Expression => ({ kind: 'name', name: param.name.text, ...at }));
    const call: Expression | null = possible && this.call(possibleOf(name.text), args, at);
    const whole: readonly PlayStatement[] =
      call === null ? body : [{ kind: 'if', when: call, then: body, otherwise: [], rule: null, ...at }];
    const step: Declaration = { kind: 'step', name, params, body: whole, spoken: true, ...at };
    if (possible === null) return [step];
    const value: Declaration = {
      kind: 'value',
      rules: [],
      name: { ...name, text: possibleOf(name.text) },
      params,
      is: possible,
      changes: false,
      title: null,
      shownIf: null,
      alsoAt0: null,
      isAddedUp: false,
      says: [],
      ...at,
    };
    return [value, step];
  }

  private call(name: string, args: readonly Expression[], at: Place): Expression {
    return args.length === 0
      ? { kind: 'name', name, ...at }
      : { kind: 'call', name: { text: name, ...at }, args, ...at };
  }

  // ---- texts of cards -----------------------------------------------------------------------------------------

  private readCard(card: CardDoc, phrases: GamePhrases, grammar: WordGrammar): void {
    const data = card.data as Readonly<Record<string, unknown>>;
    const read = (
      text: unknown,
      phrase: Phrase,
      key: string,
      way: readonly (string | number)[],
      use: (meant: unknown, at: SentencePlace) => void,
    ): void => {
      if (typeof text !== 'string' || text.trim() === '' || phrases.declared.includes(key)) return;
      const at = placeOn(grammar, card.name, text, data);
      const reading = readSentence(phrase, text, at);
      const fault = (code: 'unread-text' | 'two-readings', message: string): void => {
        if (this.problems.length < MOST_PROBLEMS)
          this.problems.push({ code, message, line: 1, column: 1, card: card.id, way });
      };
      if (reading.kind !== 'read') {
        fault(
          reading.kind === 'ambiguous' ? 'two-readings' : 'unread-text',
          `${card.name}: ${unread(reading, { text, self: at.self, lacks: lacksIn(phrases.hints) })}`,
        );
        return;
      }
      for (const name of namedIn(reading.data)) this.used.add(name);
      try {
        use(reading.data, at);
      } catch (error) {
        if (!(error instanceof PlayError)) throw error;
        fault('unread-text', `${card.name}: ${error.message}`);
      }
    };
    const name: Name = { text: card.id, line: 1, column: 1 };
    read(data['text'], grammar.text, card.id, ['data', 'text'], (meant, at) => {
      for (const ability of (meant as { readonly text: readonly SpokenAbility[] }).text)
        this.texts.push(
          'keyword' in ability ? this.keywordText(name, ability) : this.triggerText(name, ability, at, grammar),
        );
    });
    const { actions } = phrases;
    const list = actions === null ? [] : data[actions.group];
    (Array.isArray(list) ? (list as readonly Readonly<Record<string, unknown>>[]) : []).forEach((entry, index) => {
      const title = String(entry['name'] ?? '');
      const way = ['data', actions!.group, index, actions!.member];
      read(entry[actions!.member], grammar.action, `${card.id}/${title}`, way, (meant, at) => {
        const { trigger: id, do: statements } = meant as Extract<SpokenAbility, { trigger: string }>;
        const trigger = this.triggers.get(id)!;
        const player = trigger.player ?? { text: 'player-of-the-action', ...place(trigger) };
        const body = this.statements(statements, { ...trigger, player }, [], at, grammar);
        const part: TextPart = { kind: 'action', name: title, player, body, ...place(trigger) };
        this.texts.push({
          kind: 'text',
          card: name,
          zones: trigger.zones,
          works: null,
          printed: null,
          parts: [part],
          ...place(trigger),
        });
      });
    });
  }

  private argsOf(params: readonly Param[], values: SpokenValues = {}): Given[] {
    return params.map((param) => {
      const value = values[param.name.text];
      if (value === undefined || typeof value === 'object')
        throw new PlayError('wrong-count', `no text says \`${param.name.text}\`.`, param);
      return { param, value: this.constant(value, param) };
    });
  }

  private constant(value: number | string, at: Place): Expression {
    return typeof value === 'number' ? { kind: 'number', value, ...place(at) } : { kind: 'text', value, ...place(at) };
  }

  private keywordText(card: Name, ability: Extract<SpokenAbility, { keyword: string }>): Text {
    const keyword = this.keywords.get(ability.keyword)!;
    const at = place(keyword);
    const self: Expression = { kind: 'name', name: ME, ...at };
    const you: Expression = { kind: 'of', name: { text: 'holder', ...at }, of: self, ...at };
    const condition = ability.while ? this.valueCall(ability.while.condition, ability.while.with, you, at) : null;
    const parts = keyword.parts.map((part): TextPart => {
      if (part.kind !== 'change' || condition === null) return part;
      const where: Expression =
        part.where === null ? condition : { kind: 'logic', sign: 'and', left: part.where, right: condition, ...at };
      return { ...part, where };
    });
    const args = this.argsOf(keyword.params, ability.with);
    return { kind: 'text', card, zones: keyword.zones, printed: null, works: null, parts, args, ...at };
  }

  private triggerText(
    card: Name,
    ability: Extract<SpokenAbility, { trigger: string }>,
    self: SentencePlace,
    grammar: WordGrammar,
  ): Text {
    const trigger = this.triggers.get(ability.trigger)!;
    const at = place(trigger);
    const { moment, params, where } = trigger.when!;
    const heard = params.map(({ text }) => text);
    const body = this.statements(ability.do, trigger, heard, self, grammar);
    const part: TextPart = { kind: 'when', moment, params, where, body, ...at };
    const args = this.argsOf(trigger.params, ability.with);
    return { kind: 'text', card, zones: trigger.zones, printed: null, works: null, parts: [part], args, ...at };
  }

  private statements(
    list: readonly SpokenStatement[],
    trigger: Trigger,
    heard: readonly string[],
    self: SentencePlace,
    grammar: WordGrammar,
  ): PlayStatement[] {
    const at = place(trigger);
    const you: Expression | null = trigger.player && { kind: 'name', name: trigger.player.text, ...at };
    const effects = (all: readonly SpokenEffect[]): PlayStatement[] =>
      all.map((one) => this.effect(one, you, heard, at));
    return list.map((one): PlayStatement => {
      const acts = one.may
        ? [this.mayDo(one.do, effects(one.do), trigger, you, heard, self, grammar)]
        : effects(one.do);
      if (!one.if)
        return acts.length === 1
          ? acts[0]!
          : { kind: 'if', when: { kind: 'name', name: 'yes', ...at }, then: acts, otherwise: [], rule: null, ...at };
      const when = this.valueCall(one.if.condition, one.if.with, you, at);
      return { kind: 'if', when, then: acts, otherwise: effects(one.otherwise ?? []), rule: null, ...at };
    });
  }

  private mayDo(
    list: readonly SpokenEffect[],
    body: readonly PlayStatement[],
    trigger: Trigger,
    you: Expression | null,
    heard: readonly string[],
    self: SentencePlace,
    grammar: WordGrammar,
  ): PlayStatement {
    const at = place(trigger);
    if (you === null)
      throw new PlayError(
        'unexpected',
        `\`${trigger.name.text}\` has no player who may do this. Write \`for\` and a name.`,
        at,
      );
    if (trigger.rule === null)
      throw new PlayError(
        'no-rule',
        `no rule says that a player may do this. Write \`by\` and a rule in \`${trigger.name.text}\`.`,
        at,
      );
    const possible = list.flatMap((one): Expression[] => {
      const verb = this.verbs.get(one.verb)!;
      return verb.possible === null ? [] : [this.call(possibleOf(one.verb), this.args(one, you, heard, at), at)];
    });
    const where = possible.reduce<Expression | null>(
      (left, right) => (left === null ? right : { kind: 'logic', sign: 'and', left, right, ...at }),
      null,
    );
    return {
      kind: 'ask',
      player: you,
      may: true,
      many: false,
      question: { text: questionOf(grammar, list, self), otherwise: null },
      choices: [
        {
          id: { text: 'do-it', ...at },
          binders: [],
          where,
          label: 'Do it',
          buttons: [],
          refusals: [],
          price: null,
          otherwise: null,
          shownPrices: [],
          risks: [],
          compares: null,
          gives: null,
          members: null,
          again: null,
          acts: null,
          features: [],
          body,
          ...at,
        },
      ],
      pass: { label: 'Do not', where: null, risks: [], body: [], ...at },
      parts: null,
      rule: trigger.rule,
      ...at,
    };
  }

  private effect(one: SpokenEffect, you: Expression | null, heard: readonly string[], at: Place): PlayStatement {
    return { kind: 'do', step: { text: one.verb, ...at }, args: this.args(one, you, heard, at), rule: null, ...at };
  }

  /** The values of a verb: what the sentence says, who acts, the card, and what the moment has under the same name. */
  private args(one: SpokenEffect, you: Expression | null, heard: readonly string[], at: Place): Expression[] {
    const verb = this.verbs.get(one.verb)!;
    return this.paramsOf(verb).map((param): Expression => {
      const name = param.name.text;
      const value = one.with?.[name];
      if (typeof value === 'object') {
        const each = this.valueCall(value.each.count, value.each.with, you, at);
        return value.times === 1
          ? each
          : { kind: 'arith', sign: '*', left: this.constant(value.times, at), right: each, ...at };
      }
      if (value !== undefined) return this.constant(value, at);
      if (name === ME) return { kind: 'name', name, ...at };
      if (name === verb.player?.text) {
        if (you === null)
          throw new PlayError('unexpected', `\`${one.verb}\` needs a player, and the words before it name none.`, at);
        return you;
      }
      if (heard.includes(name)) return { kind: 'name', name, ...at };
      throw new PlayError(
        'wrong-count',
        `\`${one.verb}\` needs \`${name}\`, which neither its words nor the words before it give.`,
        at,
      );
    });
  }

  private valueCall(id: string, values: SpokenValues | undefined, you: Expression | null, at: Place): Expression {
    const value = this.values.get(id)!;
    const args = value.params.map((param): Expression => {
      const said = values?.[param.name.text];
      if (typeof said === 'number' || typeof said === 'string') return this.constant(said, at);
      if (param.type === 'card') return { kind: 'name', name: ME, ...at };
      if (param.type === 'player' && you !== null) return you;
      throw new PlayError('wrong-count', `\`${id}\` needs \`${param.name.text}\`, which no word gives.`, at);
    });
    return this.call(id, args, at);
  }

  // ---- checks -------------------------------------------------------------------------------------------------

  /** A trigger or a keyword that no card has, so that its mistakes show. */
  private onlyChecked(one: Trigger | Keyword): Text[] {
    const at = place(one);
    const args = one.params.map((param): Given => ({ param, value: null }));
    const parts: readonly TextPart[] =
      one.kind === 'keyword' ? one.parts : one.when === null ? [] : [{ kind: 'when', ...one.when, body: [], ...at }];
    return [
      { kind: 'text', card: null, isUnused: true, zones: one.zones, works: null, printed: null, parts, args, ...at },
    ];
  }

  /**
   * The data of the cards that an example can be on: one for each trigger without words, which is for such cards alone. Undefined for every card, if
   * triggers do not divide them.
   */
  private exampleCards(): readonly unknown[] {
    const bare = [...this.triggers.values()].filter(({ says, on }) => says.length === 0 && on !== null);
    if (bare.length < 2) return [undefined];
    return [{}, ...bare.map(({ on }) => ({ [on!.field.text]: on!.word.text }))];
  }

  /** How an example is read on a card. */
  private readExample(grammar: WordGrammar, text: string, data: unknown): Reading {
    const at = placeOn(grammar, 'this card', text, data);
    const readings = [grammar.text, grammar.action].map((phrase) => readSentence(phrase, text, at));
    return readings.find(({ kind }) => kind === 'read') ?? readings[0]!;
  }

  /** Each example is a sentence that has one meaning on each card, names its declaration, and is printed with the same words. */
  private checkExamples(grammar: WordGrammar): void {
    const cards = this.exampleCards();
    const own = [...this.verbs.values(), ...this.triggers.values(), ...this.keywords.values()];
    for (const { name, examples } of own)
      for (const example of examples)
        this.guarded(() => {
          const readings = cards.map((data) => this.readExample(grammar, example.text, data));
          const [first] = readings;
          const reading =
            readings.find(({ kind }) => kind === 'ambiguous') ?? readings.find(({ kind }) => kind === 'read') ?? first!;
          demandRead(reading, example);
          if (!namedIn(reading.data).has(name.text))
            throw new PlayError('bad-example', `This sentence is read without \`${name.text}\`.`, example);
          demandPrinted(reading, example);
        });
  }
}

/** What is used up when the texts of cards are read. */
const OF_TEXTS: ReadonlySet<string> = new Set(['phrase', 'entries', 'variants', 'hints']);
const withoutPhrases = ({ declarations }: PlayDocument): PlayDocument => ({
  declarations: declarations.filter(({ kind }) => !OF_TEXTS.has(kind)),
});

/** Whether a hole has the forms of a noun: `a card|cards`. */
const isCounted = (rest: string): boolean => {
  const forms = rest.split('|');
  return forms.length === 2 && forms.every((form) => form.trim() !== '');
};

const place = ({ line, column }: Place): Place => ({ line, column });

/** The texts that a declaration says: those of its actions, and the text of the card if it has other parts. */
function declaredBy({ card, parts, printed }: Text): string[] {
  if (card === null) return [];
  const actions = parts.flatMap((part) => (part.kind === 'action' ? [`${card.text}/${part.name}`] : []));
  return printed !== null || actions.length < parts.length ? [card.text, ...actions] : actions;
}

const CONDITIONS: ReadonlySet<Expression['kind']> = new Set([
  'not',
  'logic',
  'compare',
  'has',
  'covers',
  'in',
  'any',
  'every',
  'no',
]);
const isCondition = (is: Expression): boolean =>
  CONDITIONS.has(is.kind) ||
  (is.kind === 'choose' ? isCondition(is.then) : is.kind === 'name' && (is.name === 'yes' || is.name === 'no'));

/** Makes steps and texts from the verbs, triggers and keywords of a document and the sentences of the cards. */
export const elaborate = (document: PlayDocument, world: PlayWorld): Elaborated =>
  new Elaborator(world, document).run();
