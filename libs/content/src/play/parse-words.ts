/** Reads the declarations that sentences on cards are read with: verbs, triggers, keywords, and the wordings of values. */
import type { WordOf } from './forms.ts';
import { Parser } from './parse.ts';
import { PlayError, type Place, type PlayProblem } from './problem.ts';
import type {
  Declaration,
  EntryMemberDeclaration,
  EntryNeedDeclaration,
  Expression,
  HintDeclaration,
  Name,
  PhraseExample,
  PhraseValue,
  PhraseWay,
  PlayDocument,
  PlayStatement,
  Says,
  SpokenDeclaration,
  TextPart,
  VariantDeclaration,
} from './syntax.ts';
import { tokensOf } from './tokens.ts';

type Wording = Says[number];
type Trigger = Extract<SpokenDeclaration, { kind: 'trigger' }>;
type PhraseDeclaration = Extract<Declaration, { kind: 'phrase' }>;

/** The lines of a declaration about its words. Values have no examples and no meaning of their own. */
interface Spoken {
  readonly says: Wording[];
  readonly examples: Wording[] | null;
  reads: Wording | null;
}

/** The most wordings and examples of one declaration. */
const MOST_WORDINGS = 12;
/** The most wordings of a phrase, and its most examples. */
const MOST_WAYS = 40;
/** The kinds of members of entries, and the most members. */
const ENTRY_MEMBERS = ['number', 'mark', 'word', 'card', 'line'] as const;
const MOST_MEMBERS = 40;
/** The most characters of a wording or an example. */
const LONGEST_WORDING = 300;

class WordParser extends Parser {
  /** A line such as `says "…"`; null if the line has another word. */
  private wording(word: Exclude<WordOf<'wording'>, 'possible'>): Wording | null {
    const at = this.here();
    if (!this.is(word) || this.tokens[this.at + 1]?.kind !== 'text') return null;
    this.at++;
    const text = this.text('a text');
    if (text.length > LONGEST_WORDING)
      throw new PlayError('bad-wording', `A wording has at most ${LONGEST_WORDING} characters.`, at);
    this.endLine();
    return { text, ...at };
  }

  /** Adds the wording, the example or the meaning of the next line. */
  private takesWording(into: Spoken): boolean {
    const { says, examples } = into;
    if (examples !== null && into.reads === null && (into.reads = this.wording('reads'))) return true;
    const first = says.length === 0 ? this.wording('says') : null;
    const said = first ?? this.wording('also');
    const example = said === null && examples !== null ? this.wording('example') : null;
    if (said === null && example === null) return false;
    if (said && first === null && says.length === 0)
      throw new PlayError(
        'missing',
        'Write `says` and the wording that is printed before those that are only read.',
        said,
      );
    const list = said ? says : examples!;
    list.push((said ?? example)!);
    if (list.length > MOST_WORDINGS)
      throw new PlayError(
        'too-many',
        `There are at most ${MOST_WORDINGS} wordings and ${MOST_WORDINGS} examples.`,
        list.at(-1)!,
      );
    return true;
  }

  protected belowValue(): { readonly says: Says; readonly rules: readonly Name[] } {
    const spoken: Spoken = { says: [], examples: null, reads: null };
    const rules: Name[] = [];
    if (this.token.kind === 'in')
      this.block(() => this.takesWording(spoken) || this.takesRule(rules) || this.fail('`says`, `also` or `by`'));
    return { says: spoken.says, rules };
  }

  private player(): Name | null {
    return this.accept('for') ? this.ownName('a name for the player') : null;
  }

  private zones(): Name[] {
    const zones: Name[] = [];
    if (this.accept('in'))
      do zones.push(this.name('a zone'));
      while (this.accept('or'));
    return zones;
  }

  /** The members of entries that phrases set. */
  protected entries(at: Place): Declaration {
    const name = this.name('a group of entries');
    this.endLine();
    const members: EntryMemberDeclaration[] = [];
    const needs: EntryNeedDeclaration[] = [];
    this.block(() => {
      if (this.is('needs')) needs.push(this.entryNeed());
      else members.push(this.entryMember());
    });
    if (members.length > MOST_MEMBERS)
      throw new PlayError('too-many', `Entries have at most ${MOST_MEMBERS} members.`, name);
    return { kind: 'entries', name, members, needs, ...at };
  }

  private entryNeed(): EntryNeedDeclaration {
    const at = this.here();
    this.expect('needs');
    const member = this.name('a member');
    const group = this.accept('of') ? this.name('a group of entries') : null;
    this.expect('before');
    const of = this.name('a member with words');
    const word = this.name('a word of the member');
    this.endLine();
    return { member, group, of, word, ...at };
  }

  private entryMember(): EntryMemberDeclaration {
    const at = this.here();
    const is = ENTRY_MEMBERS.find((word) => this.accept(word));
    if (is === undefined) this.fail('`number`, `mark`, `word`, `card` or `line` and the name of a member');
    const name = this.name('the name of the member');
    let bounds: EntryMemberDeclaration['bounds'] = null;
    const words: Name[] = [];
    if (is === 'number' && this.accept('from')) {
      const least = this.wholeNumber();
      this.expect('to');
      bounds = { least, most: this.wholeNumber() };
    }
    if (is === 'word') {
      this.expect(':');
      do words.push(this.name('a word, or a field of words'));
      while (this.accept(','));
    }
    this.endLine();
    return { is, name, bounds, words, ...at };
  }

  private wholeNumber(): number {
    const sign = this.accept('-') ? -1 : 1;
    return sign * Number(this.take('number', 'a number').text);
  }

  /** Common ways to say what the phrases of a group say in other words. */
  protected variants(at: Place): Declaration {
    this.expect('of');
    const name = this.name('a group of entries');
    this.endLine();
    return { kind: 'variants', name, variants: this.block(() => this.variant()), ...at };
  }

  private variant(): VariantDeclaration {
    const at = this.here();
    const from = this.text('what people write');
    this.expect('for');
    const to = this.text('the words of the phrases');
    const notAfter: string[] = [];
    if (this.accept('not')) {
      this.expect('after');
      do notAfter.push(this.text('a word'));
      while (this.accept(','));
    }
    this.endLine();
    return { from, to, notAfter, ...at };
  }

  /** What the game cannot say, and what an editor is told who writes it. */
  protected hints(at: Place): Declaration {
    this.endLine();
    return { kind: 'hints', hints: this.block(() => this.hint()), ...at };
  }

  private hint(): HintDeclaration {
    const at = this.here();
    const words = this.text('what people write');
    this.expect('says');
    const says = this.text('what can be written');
    this.endLine();
    return { words, says, ...at };
  }

  /** A phrase by which texts make entries. */
  protected phrase(at: Place): Declaration {
    const name = this.ownName('the name of the phrase');
    this.expect('of');
    const group = this.name('a group of fields');
    const isApart = this.accept(',');
    const words = isApart && this.accept('words') ? this.wordsOfField() : null;
    const isWhole = isApart && words === null;
    if (isWhole) this.expect('whole');
    this.endLine();
    const ways: PhraseWay[] = [];
    const examples: PhraseExample[] = [];
    this.block(() => {
      if (this.is('example')) examples.push(this.phraseExample());
      else ways.push(this.way());
      if (ways.length > MOST_WAYS || examples.length > MOST_WAYS)
        throw new PlayError('too-many', `There are at most ${MOST_WAYS} wordings and ${MOST_WAYS} examples.`, name);
    });
    if (ways.length === 0)
      throw new PlayError('missing', 'A phrase needs a wording. Write `says` and the words of the texts.', name);
    return { kind: 'phrase', name, group, isWhole, words, ways, examples, ...at };
  }

  /** `words of cost`, `words of symbols of abilities with ability`. */
  private wordsOfField(): NonNullable<PhraseDeclaration['words']> {
    this.expect('of');
    const field = this.name('a field of words or amounts');
    const of = this.accept('of') ? this.name('the group of this field') : null;
    return { field, of, member: this.accept('with') ? this.name('the member for the number of the entry') : null };
  }

  private phraseExample(): PhraseExample {
    const at = this.here();
    this.expect('example');
    const text = this.text('a sentence');
    const on = this.cardWord();
    this.endLine();
    return { text, on, ...at };
  }

  private cardWord(): PhraseWay['on'] {
    return this.accept('on') ? { field: this.name('a field of words'), word: this.name('a word of the field') } : null;
  }

  private way(): PhraseWay {
    const at = this.here();
    const use = (['says', 'also', 'reads'] as const).find((word) => this.accept(word));
    if (use === undefined) this.fail('`says`, `also`, `reads` or `example` and a text');
    const text = this.text('a wording');
    if (text.length > LONGEST_WORDING)
      throw new PlayError('bad-wording', `A wording has at most ${LONGEST_WORDING} characters.`, at);
    const on = this.cardWord();
    const sets: { readonly member: Name; readonly value: PhraseValue }[] = [];
    if (this.accept('sets'))
      do {
        const member = this.name('a member of the group');
        this.expect('to');
        sets.push({ member, value: this.constantValue() });
      } while (this.accept(','));
    this.endLine();
    return { text, use, on, sets, ...at };
  }

  /** A number, a word or a text. */
  private constantValue(): PhraseValue {
    const at = this.here();
    if (this.token.kind === 'text') return { text: this.text('a text'), isText: true, ...at };
    if (this.token.kind === 'number' || this.is('-')) return { value: this.wholeNumber(), ...at };
    return { text: this.name('a number, a word or a text').text, isText: false, ...at };
  }

  protected verb(at: Place): SpokenDeclaration {
    const name = this.ownName('the name of the verb');
    const player = this.player();
    const params = this.accept('with') ? this.params() : [];
    this.endLine();
    const spoken = { says: [] as Wording[], examples: [] as Wording[], reads: null as Wording | null };
    let possible: Expression | null = null;
    const body: PlayStatement[] = [];
    this.block(() => {
      if (body.length === 0 && this.takesWording(spoken)) return;
      if (body.length === 0 && possible === null && this.is('possible') && this.isThen('if')) {
        this.at += 2;
        possible = this.expression();
        this.endLine();
        return;
      }
      body.push(this.statement());
    });
    if (spoken.says.length === 0)
      throw new PlayError('missing', 'A verb needs its wording. Write `says` and the words of the texts.', name);
    if (body.length === 0) throw new PlayError('missing', 'This verb does nothing. Add statements.', name);
    return { kind: 'verb', name, player, params, ...spoken, possible, body, ...at };
  }

  protected trigger(at: Place): SpokenDeclaration {
    const name = this.ownName('the name of the trigger');
    const player = this.player();
    const params = this.accept('with') ? this.params() : [];
    const zones = this.zones();
    let on: Trigger['on'] = null;
    if (this.accept('on')) on = { field: this.name('a field of words'), word: this.name('a word of the field') };
    this.endLine();
    const spoken = { says: [] as Wording[], examples: [] as Wording[], reads: null as Wording | null };
    let when: Trigger['when'] | undefined;
    let rule: Name | null = null;
    this.block(() => {
      if (this.takesWording(spoken)) return;
      if (when === undefined && this.accept('when')) {
        const moment = this.name('the name of a moment');
        const names = this.accept('with') ? this.names() : [];
        const where = this.accept('where') ? this.expression() : null;
        when = { moment, params: names, where };
        this.endLine();
      } else if (when === undefined && this.accept('action')) {
        when = null;
        this.endLine();
      } else if (rule === null && this.is('by')) rule = this.rule();
      else this.fail('`says`, `reads`, `when` and a moment, `action` or `by` and a rule');
    });
    if (when === undefined) throw new PlayError('missing', 'A trigger needs `when` and a moment, or `action`.', name);
    return { kind: 'trigger', name, player, params, zones, on, ...spoken, when, rule, ...at };
  }

  protected keyword(at: Place): SpokenDeclaration {
    const name = this.ownName('the name of the keyword');
    const params = this.accept('with') ? this.params() : [];
    const zones = this.zones();
    this.endLine();
    const spoken = { says: [] as Wording[], examples: [] as Wording[], reads: null as Wording | null };
    const parts: TextPart[] = [];
    let reminder: string | null = null;
    this.textRule = null;
    this.block(() => {
      if (this.takesWording(spoken)) return;
      const reminds = reminder === null ? this.wording('reminder') : null;
      if (reminds) {
        reminder = reminds.text;
        return;
      }
      const part = this.textPart();
      if (part) parts.push(part);
    });
    if (spoken.says.length === 0)
      throw new PlayError('missing', 'A keyword needs its wording. Write `says` and the words of the texts.', name);
    return { kind: 'keyword', name, params, zones, ...spoken, reminder, parts, ...at };
  }
}

/** Reads a play document. Returns what could be read, and the problems. */
export function parsePlay(source: string): {
  readonly document: PlayDocument;
  readonly problems: readonly PlayProblem[];
} {
  try {
    const parser = new WordParser(tokensOf(source));
    const document = parser.document();
    return { document, problems: parser.problems };
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    return { document: { declarations: [] }, problems: [error.problem] };
  }
}
