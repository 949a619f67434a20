/** Reads what says when things happen: moments, chains, queues, windows, and the statements that use them. */
import { readerOf, type Readers } from './forms.ts';
import { ExpressionReader, expressionIn } from './parse-expression.ts';
import type { Place } from './problem.ts';
import type { TextChooser, Declaration, Expression, Name, Param, PendingWords, PlayStatement } from './syntax.ts';

type Ask = Extract<PlayStatement, { kind: 'ask' }>;
type Writable<T> = { -readonly [Member in keyof T]: T[Member] };

export abstract class TimingReader extends ExpressionReader {
  protected abstract endLine(): void;
  protected abstract text(expected: string): string;
  protected abstract here(): Place;
  protected abstract params(): Param[];
  protected abstract args(): Expression[];
  protected abstract rule(): Name | null;
  protected abstract statements(): PlayStatement[];
  /** Reads the parts of an indented block. */
  protected abstract block<T>(part: () => T): T[];
  /** The question, its options and its pass. */
  protected abstract options(player: Expression, may: boolean, many: boolean, at: Place): Ask;

  /** `chosen by active "Which text is first?" by x.order` */
  private chooser(): TextChooser {
    const at = this.here();
    this.expect('by');
    const player = this.expression();
    const question = this.text('the question for the player who chooses');
    this.expect('by');
    return { player, question, rule: this.name('the id of a rule'), ...at };
  }

  protected moment(at: Place): Declaration {
    const name = this.name('the name of the moment');
    const params = this.accept('with') ? this.params() : [];
    const queue = this.accept('on') ? this.name('the name of a queue') : null;
    const chooser = this.accept('chosen') ? this.chooser() : null;
    this.endLine();
    return { kind: 'moment', name, params, queue, chooser, ...at };
  }

  protected chain(order: 'chain' | 'queue', at: Place): Declaration {
    const name = this.ownName(`the name of the ${order}`);
    for (const word of [',', 'at', 'most']) this.expect(word);
    const most = Number(this.take('number', 'the most entries, such as 12').text);
    let again = false;
    let isShown = true;
    let chooser: TextChooser | null = null;
    while (this.accept(',')) {
      if (this.accept('not')) {
        this.expect('shown');
        isShown = false;
      } else if (order === 'queue') {
        this.expect('chosen');
        chooser = this.chooser();
      } else {
        for (const word of ['asked', 'again', 'after', 'each']) this.expect(word);
        again = true;
      }
    }
    this.endLine();
    return { kind: 'chain', order, name, most, again, isShown, chooser, ...at };
  }

  /** A window is one question for several players, in order, until all pass in a row. */
  protected window(at: Place): Declaration {
    const name = this.name('the name of the window');
    const actor = this.accept('for') ? this.ownName('a name for the player who acted last') : null;
    const params = this.accept('with') ? this.params() : [];
    const chain = this.accept('on') ? this.name('the name of a chain') : null;
    this.endLine();
    this.take('in', 'the question of the window, indented by two spaces more,');
    const place = this.here();
    const player = this.ownName('a name for the player who is asked');
    this.expect('in');
    const set = this.expression();
    this.expect('may');
    const once = this.accept(',');
    if (once) this.expect('once');
    const { text, line, column } = player;
    const ask = this.options({ kind: 'name', name: text, line, column }, true, false, place);
    this.take('out', 'the end of the window, which has one question,');
    return { kind: 'window', name, actor, params, chain, once, player, set, ask, ...at };
  }

  protected happens(at: Place): PlayStatement {
    const moment = this.name('the name of a moment');
    const args = this.accept('with') ? this.args() : [];
    const rule = this.rule();
    return { kind: 'happens', moment, args, then: this.token.kind === 'in' ? this.statements() : null, rule, ...at };
  }

  protected opened(at: Place): PlayStatement {
    const window = this.name('the name of a window');
    const args: Expression[] = [];
    if (this.accept('for')) args.push(this.expression());
    if (this.accept('with')) args.push(...this.args());
    return { kind: 'open', window, args, rule: this.rule(), ...at };
  }

  private readonly pendingLines: Readers<'pending', (words: Writable<PendingWords>) => void> = {
    on: (words) => void (words.targets = this.args()),
    stopped: (words) => void (words.stopped = this.condition()),
    waiting: (words) => void (words.waiting = this.condition()),
  };

  private condition(): Expression {
    this.expect('if');
    return this.expression();
  }

  /** `pending "{p} casts {c}" by x.cast`, and below it the targets and when it is stopped. */
  protected pending(at: Place): PlayStatement {
    const text = this.text('what is done');
    const shown = [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, written = '']) => ({
      written,
      is: expressionIn(written, at),
    }));
    const card = this.accept('with') ? this.expression() : null;
    const where = this.accept('where') ? this.expression() : null;
    const rule = this.rule();
    const words: Writable<PendingWords> = { text, shown, card, where, targets: [], stopped: null, waiting: null };
    if (this.token.kind === 'in')
      this.block(() => {
        const read = this.token.kind === 'name' ? readerOf(this.pendingLines, this.token.text) : undefined;
        if (!read) return this.fail('`on`, `stopped if` or `waiting if`');
        this.at++;
        read(words);
        this.endLine();
      });
    return { kind: 'pending', ...words, rule, ...at };
  }

  protected wait(at: Place): PlayStatement {
    this.expect('on');
    const on = this.name('the name of a chain or queue');
    const card = this.accept('with') ? this.expression() : null;
    const rule = this.rule();
    return { kind: 'wait', on, card, body: this.statements(), rule, ...at };
  }
}
