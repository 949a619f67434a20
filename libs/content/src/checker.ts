/** Reports the ids, parameters and conditions of a document that are unknown in its game, with their positions. */
import { ConditionError, conditionParameters } from './condition.ts';
import type { GameContent } from './content.ts';
import type { Loaded } from './gathering.ts';
import { valueProblem } from './parameters.ts';
import type { DocumentKind } from './places.ts';
import { didYouMean, type LostReference, type Problem } from './problems.ts';
import type { ModeDoc, VariantDoc } from './schemas.ts';
import { markdownBound } from './text-bounds.ts';
import { collectReferences, treeOf } from './text/chapter.ts';
import type { Position } from './yaml.ts';

/** The lists `setup` and `turn` set these parameters. They are never set directly. */
const STEP_PARAMETERS = new Set(['setup.steps', 'turn.steps']);

/** The kinds of documents that a problem calls by another name. */
const KINDS: Readonly<Record<string, DocumentKind>> = { 'legality document': 'legality', chapter: 'text' };

/** Looks up a position. It is a function because the lookup may parse the file again, and only problems need positions. */
export type Where = () => Position;

export class Checker {
  private readonly declared;
  readonly steps;
  private readonly terms: Set<string>;

  constructor(
    private readonly game: GameContent,
    private readonly problems: Problem[],
    /** The paths of files that were not read, by kind and slug. */
    private readonly unread: ReadonlyMap<string, string> = new Map(),
  ) {
    this.declared = new Map(game.vocabulary.parameters.map((one) => [one.name, one]));
    this.steps = new Map(game.vocabulary.steps.map((one) => [one.id, one]));
    this.terms = new Set(
      game.glossary.flatMap((term) => [term.id, term.term, ...term.also]).map((word) => word.toLowerCase()),
    );
  }

  say(path: string, where: Where, code: string, message: string): void {
    const { line, column } = where();
    this.problems.push({ path, line, column, code, message });
  }

  known(
    path: string,
    where: Where,
    what: string,
    id: string,
    known: ReadonlyMap<string, unknown> | ReadonlySet<string>,
  ): void {
    if (known.has(id)) return;
    const unread = this.unread.get(`${KINDS[what] ?? what} ${id}`);
    const message =
      unread === undefined
        ? `There is no ${what} "${id}".${didYouMean(id, known.keys())}`
        : `The ${what} "${id}" cannot be read. Correct the problems of ${unread} first.`;
    this.lost(path, where, { what, id }, message, unread === undefined ? `unknown-${what}` : 'unread-document');
  }

  /** Reports a reference to something that does not exist. Every check of a reference ends here, because views repair them. */
  lost(
    path: string,
    where: Where,
    { what, id }: Omit<LostReference, 'way'>,
    message: string,
    code = `unknown-${what}`,
  ): void {
    const { line, column, way = [] } = where();
    this.problems.push({ path, line, column, code, message, reference: { what, id, way } });
  }

  parameter(path: string, where: Where, name: string): void {
    this.known(path, where, 'parameter', name, this.declared);
  }

  rule(path: string, where: Where, id: string): void {
    this.known(path, where, 'rule', id, this.game.rules);
  }

  condition(path: string, where: Where, text: string): void {
    try {
      for (const name of conditionParameters(text)) this.parameter(path, where, name);
    } catch (error) {
      this.say(path, where, 'bad-condition', `${(error as ConditionError).message} (in "${text}")`);
    }
  }

  /** Checks Markdown inside a YAML file. */
  markdown(path: string, where: Where, text: string): void {
    const bound = markdownBound(text);
    if (bound) return this.say(path, where, bound.code, `In line ${bound.line} of this text: ${bound.message}`);
    const tree = treeOf(text);
    const problems: Problem[] = [];
    for (const one of collectReferences(tree, path, 1, problems)) this.reference(path, where, one.kind, one.id);
    if (problems.length > 0) collectReferences(tree, path, where().line, this.problems);
  }

  reference(path: string, where: Where, kind: 'parameter' | 'rule' | 'term', id: string): void {
    if (kind === 'parameter') this.parameter(path, where, id);
    else if (kind === 'rule') this.rule(path, where, id);
    else if (!this.terms.has(id.toLowerCase())) {
      const message = `The glossary has no term "${id}".${didYouMean(id, this.terms)}`;
      this.lost(path, where, { what: 'term', id }, message);
    }
  }

  layer(one: Loaded<ModeDoc | VariantDoc>): void {
    const { path, value, at } = one;
    for (const [name, setting] of Object.entries(value.parameters)) {
      const where = () => at(['parameters', name]);
      const declared = this.declared.get(name);
      if (!declared) this.parameter(path, where, name);
      else if (STEP_PARAMETERS.has(name))
        this.say(path, where, 'step-parameter', `${name} is set by the lists setup and turn.`);
      else if (setting !== null && typeof setting === 'object' && !Array.isArray(setting))
        this.parameter(path, where, setting.sameAs);
      else {
        const wrong = valueProblem(declared, setting);
        if (wrong) this.say(path, where, 'bad-parameter-value', wrong);
      }
    }
    for (const kind of ['setup', 'turn'] as const) {
      value[kind]?.forEach((id, index) => {
        const known = new Set([...this.steps.values()].filter((step) => step.kind === kind).map((step) => step.id));
        this.known(path, () => at([kind, index]), 'step', id, known);
      });
    }
    value.rules.forEach((rule, index) => {
      const result = this.game.vocabulary.modeRule.safeParse(rule);
      if (result.success) return;
      for (const issue of result.error.issues) {
        this.say(
          path,
          () => at(['rules', index, ...issue.path]),
          'mode-rule',
          `The rule "${rule.id}": ${issue.message} (${issue.path.join('.')})`,
        );
      }
    });
  }
}
