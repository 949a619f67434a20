/** Checks the size of a deck law and its references: to rules, parameters, fields, zones, and other rules of the law. */
import { LazyCards } from './card-names.ts';
import type { Checker, Where } from './checker.ts';
import {
  LAW_BOUNDS,
  placesOf,
  verbOf,
  type CarriedLaw,
  type DeckLaw,
  type LawPlace,
  type LawRule,
  type LawZone,
  type ZoneChoice,
} from './deck-law.ts';
import { lawFieldsOf } from './deck-law-of.ts';
import { COMMON_FACTS, PREDICATE_WORDS, type LawNumber, type LawTest, type Predicate } from './deck-law-words.ts';
import type { GameContent } from './content.ts';
import type { Gathering, Loaded } from './gathering.ts';
import type { CardDoc, ModeDoc } from './schemas.ts';

type Path = readonly PropertyKey[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a heading of a list begins the maybe-board. */
const isMaybe = (heading: string): boolean => /^(?:maybe[\s-]?(?:board)?|considering)$/iu.test(heading.trim());

/** Walks over one law. Positions are looked up only for problems. */
class LawWalk {
  private readonly fields: ReadonlySet<string>;
  private predicates = 0;

  constructor(
    private readonly one: Pick<Loaded<unknown>, 'path' | 'at'>,
    private readonly check: Checker,
    game: GameContent,
    private readonly zones: ReadonlySet<string>,
    private readonly named: ReadonlySet<string>,
  ) {
    this.fields = new Set([...COMMON_FACTS, ...lawFieldsOf(game).keys()]);
  }

  private where(path: Path): Where {
    return () => this.one.at(path);
  }

  private say(path: Path, code: string, message: string): void {
    this.check.say(this.one.path, this.where(path), code, message);
  }

  field(id: string, path: Path): void {
    this.check.known(this.one.path, this.where(path), 'field', id, this.fields);
  }

  ruleId(id: string | undefined, path: Path): void {
    if (id !== undefined) this.check.rule(this.one.path, this.where(path), id);
  }

  parameter(name: string, path: Path): void {
    this.check.parameter(this.one.path, this.where(path), name);
  }

  condition(text: string, path: Path): void {
    this.check.condition(this.one.path, this.where(path), text);
  }

  zone(id: string, path: Path): void {
    this.check.known(this.one.path, this.where(path), 'zone', id, this.zones);
  }

  /** A zone cannot have the id or a heading of the maybe-board, whose cards no law counts. */
  zoneName({ id, name, words }: LawZone, path: Path): void {
    const help = 'is the maybe-board, which lists of every game can have and no verdict counts. Choose another one.';
    if (id === 'maybe') this.say([...path, 'id'], 'reserved-zone', `The zone "maybe" ${help}`);
    if (isMaybe(name)) this.say([...path, 'name'], 'reserved-zone', `The heading "${name}" ${help}`);
    for (const [at, word] of words.entries())
      if (isMaybe(word)) this.say([...path, 'words', at], 'reserved-zone', `The heading "${word}" ${help}`);
  }

  zoneChoice(choice: ZoneChoice | undefined, path: Path): void {
    if (choice === undefined) return;
    if (!('param' in choice)) choice.forEach((id, at) => this.zone(id, [...path, at]));
    else {
      this.parameter(choice.param, [...path, 'param']);
      for (const [word, id] of Object.entries(choice.words)) this.zone(id, [...path, 'words', word]);
    }
  }

  predicate(predicate: Predicate | undefined, path: Path, depth = 1): void {
    if (predicate === undefined) return;
    this.predicates++;
    if (this.predicates === LAW_BOUNDS.predicates + 1)
      this.say(path, 'law-too-large', `A law has at most ${LAW_BOUNDS.predicates} predicates.`);
    if (depth > LAW_BOUNDS.predicateDepth) {
      this.say(path, 'law-too-deep', `Predicates are at most ${LAW_BOUNDS.predicateDepth} deep.`);
      return;
    }
    for (const part of ['any', 'all'] as const)
      predicate[part]?.forEach((inner, at) => this.predicate(inner, [...path, part, at], depth + 1));
    this.predicate(predicate.not, [...path, 'not'], depth + 1);
    if (predicate.is !== undefined)
      this.check.known(this.one.path, this.where([...path, 'is']), 'named-predicate', predicate.is, this.named);
    for (const [field, test] of Object.entries(predicate)) {
      if (PREDICATE_WORDS.has(field)) continue;
      this.field(field, [...path, field]);
      const written: unknown = test;
      if (!isObject(written)) continue;
      if (typeof written.param === 'string') this.parameter(written.param, [...path, field, 'param']);
      for (const word of ['sameAs', 'within', 'meets', 'names'])
        if (typeof written[word] === 'string') this.reference(written[word], [...path, field, word]);
    }
  }

  reference(text: string, path: Path): void {
    const [, field] = text.split('.');
    if (field !== undefined) this.field(field, path);
  }

  number(number: LawNumber | undefined, path: Path, depth = 1): void {
    if (!isObject(number)) return;
    if (depth > LAW_BOUNDS.numberDepth) {
      this.say(path, 'law-too-deep', `Numbers are at most ${LAW_BOUNDS.numberDepth} deep.`);
      return;
    }
    const inner = (value: LawNumber, ...rest: Path): void => this.number(value, [...path, ...rest], depth + 1);
    if ('param' in number) this.parameter(number.param, [...path, 'param']);
    else if ('leader' in number) this.field(number.leader, [...path, 'leader']);
    else if ('card' in number) this.field(number.card, [...path, 'card']);
    else if ('count' in number) {
      this.predicate(number.count, [...path, 'count']);
      this.zoneChoice(number.in, [...path, 'in']);
    } else if ('sum' in number) {
      this.field(number.sum, [...path, 'sum']);
      this.predicate(number.of, [...path, 'of']);
      this.zoneChoice(number.in, [...path, 'in']);
    } else if ('plus' in number) number.plus.forEach((one, at) => inner(one, 'plus', at));
    else if ('steps' in number) inner(number.steps, 'steps');
    else if ('first' in number) {
      number.first.forEach((one, at) => {
        this.test(one.when, [...path, 'first', at, 'when']);
        inner(one.is, 'first', at, 'is');
        this.ruleId(one.rule, [...path, 'first', at, 'rule']);
      });
    }
  }

  test(test: LawTest | undefined, path: Path, depth = 1): void {
    if (test === undefined) return;
    if (depth > LAW_BOUNDS.predicateDepth) {
      this.say(path, 'law-too-deep', `Tests are at most ${LAW_BOUNDS.predicateDepth} deep.`);
      return;
    }
    if ('leader' in test) this.predicate(test.leader, [...path, 'leader']);
    else if ('card' in test) this.predicate(test.card, [...path, 'card']);
    else if ('has' in test) {
      this.predicate(test.has, [...path, 'has']);
      this.zoneChoice(test.in, [...path, 'in']);
    } else if ('number' in test) this.number(test.number, [...path, 'number']);
    else if ('param' in test) this.condition(test.param, [...path, 'param']);
    else if ('not' in test) this.test(test.not, [...path, 'not'], depth + 1);
    else if ('all' in test) test.all.forEach((one, at) => this.test(one, [...path, 'all', at], depth + 1));
    else test.any.forEach((one, at) => this.test(one, [...path, 'any', at], depth + 1));
  }

  place(place: LawPlace, path: Path): void {
    this.predicate(place.cards, [...path, 'cards']);
    this.number(place.most, [...path, 'most']);
  }

  /** @param ids the verb of every rule of the law, by rule id */
  rule(rule: LawRule, path: Path, ids: ReadonlyMap<string, string>): void {
    const verb = verbOf(rule);
    for (const word of ['rule', 'minRule', 'maxRule', 'bothRule'] as const) this.ruleId(rule[word], [...path, word]);
    this.zoneChoice(rule.in, [...path, 'in']);
    for (const word of ['cards', 'count', 'every', 'remove'] as const) this.predicate(rule[word], [...path, word]);
    for (const word of ['min', 'max', 'exactly'] as const) this.number(rule[word], [...path, word]);
    for (const word of ['sum', 'once', 'distinct'] as const)
      if (rule[word] !== undefined) this.field(rule[word], [...path, word]);
    this.test(rule.when, [...path, 'when']);
    rule.places?.forEach((place, at) => this.place(place, [...path, 'places', at]));
    rule.apart?.forEach((one, at) => this.predicate(one, [...path, 'apart', at]));
    rule.pair?.any.forEach((both, at) =>
      both.forEach((one, k) => this.predicate(one, [...path, 'pair', 'any', at, k])),
    );
    if (rule.contains !== undefined) this.reference(rule.contains, [...path, 'contains']);
    if (rule.copies) this.groups(rule.copies.by, [...path, 'copies', 'by']);
    if (rule.reduced) {
      this.ruleId(rule.reduced.rule, [...path, 'reduced', 'rule']);
      this.test(rule.reduced.allowed, [...path, 'reduced', 'allowed']);
      this.test(rule.reduced.replaceable, [...path, 'reduced', 'replaceable']);
    }
    for (const word of ['after', 'joins'] as const) this.other(rule[word], [...path, word], ids, 'remove');
    rule.either?.forEach((id, at) => this.other(id, [...path, 'either', at], ids));
    this.sentence(rule.say, placesOf(verb), [...path, 'say']);
    this.sentence(rule.because, ['words'], [...path, 'because']);
  }

  private groups(by: NonNullable<LawRule['copies']>['by'], path: Path): void {
    if (!('first' in by)) by.forEach((field, at) => this.field(field, [...path, at]));
    else
      by.first.forEach((one, at) => {
        if (one.when !== undefined) this.condition(one.when, [...path, 'first', at, 'when']);
        one.is.forEach((field, k) => this.field(field, [...path, 'first', at, 'is', k]));
      });
  }

  /** Checks a reference to another rule of the same law. */
  private other(id: string | undefined, path: Path, ids: ReadonlyMap<string, string>, verb?: string): void {
    if (id === undefined) return;
    this.check.known(this.one.path, this.where(path), 'law-rule', id, ids);
    const declared = ids.get(id);
    if (verb !== undefined && declared !== undefined && declared !== verb)
      this.say(path, 'law-rule-verb', `The rule "${id}" is not a "${verb}" rule.`);
  }

  private sentence(text: string | undefined, places: readonly string[], path: Path): void {
    for (const [, place] of text?.matchAll(/\{([^{}]*)\}/g) ?? []) {
      if (places.includes(place!)) continue;
      this.say(
        path,
        'unknown-place',
        `This sentence has no place {${place}}. It may have ${places.map((one) => `{${one}}`).join(', ') || 'none'}.`,
      );
    }
  }

  unique(rules: readonly LawRule[], path: Path, ids: Map<string, string>): void {
    rules.forEach((rule, at) => {
      if (ids.has(rule.id))
        this.say([...path, at, 'id'], 'duplicate-law-rule', `The rule "${rule.id}" is defined twice.`);
      ids.set(rule.id, verbOf(rule));
    });
  }
}

/** Zones that every law has: the deck itself and the side deck. */
const COMMON_ZONES = ['main', 'side'];

function checkLaw(one: Loaded<DeckLaw>, check: Checker, game: GameContent): void {
  const law = one.value;
  const zones = new Set([...COMMON_ZONES, ...(law.zones ?? []).map(({ id }) => id)]);
  const walk = new LawWalk(one, check, game, zones, new Set(Object.keys(law.named)));
  walk.ruleId(law.cardRule, ['cardRule']);
  law.follows.forEach((rule, at) => walk.ruleId(rule, ['follows', at]));
  if (law.points) walk.field(law.points.field, ['points', 'field']);
  law.zones?.forEach((zone, at) => {
    walk.zoneName(zone, ['zones', at]);
    walk.predicate(zone.takes, ['zones', at, 'takes']);
  });
  for (const [name, predicate] of Object.entries(law.named)) walk.predicate(predicate, ['named', name]);
  law.leaveOut.forEach((part, at) => {
    walk.predicate(part.cards, ['leaveOut', at, 'cards']);
    walk.test(part.when, ['leaveOut', at, 'when']);
    walk.ruleId(part.rule, ['leaveOut', at, 'rule']);
  });
  const ids = new Map<string, string>();
  walk.unique(law.rules, ['rules'], ids);
  law.rules.forEach((rule, at) => walk.rule(rule, ['rules', at], ids));
  for (const [word, value] of Object.entries(law.betweenGames ?? {})) {
    if (word.endsWith('Rule')) walk.ruleId(value, ['betweenGames', word]);
    else walk.parameter(value, ['betweenGames', word]);
  }
  checkNamed(one, check);
}

/** Checks that no named predicate refers back to itself. */
function checkNamed({ path, at, value: { named } }: Loaded<DeckLaw>, check: Checker): void {
  const usedBy = (predicate: Predicate): string[] => [
    ...(predicate.is === undefined ? [] : [predicate.is]),
    ...[...(predicate.any ?? []), ...(predicate.all ?? []), ...(predicate.not ? [predicate.not] : [])].flatMap(usedBy),
  ];
  const done = new Set<string>();
  const visit = (name: string, above: readonly string[]): void => {
    if (above.includes(name))
      check.say(path, () => at(['named', name]), 'named-cycle', `The predicate "${name}" uses itself.`);
    else if (!done.has(name) && named[name]) for (const next of usedBy(named[name])) visit(next, [...above, name]);
    done.add(name);
  };
  for (const name of Object.keys(named)) visit(name, []);
}

/** @param added the verbs of the rules that cards add, by rule id */
function checkCarried(
  one: Loaded<CardDoc>,
  law: CarriedLaw,
  check: Checker,
  game: GameContent,
  added: ReadonlyMap<string, string>,
): void {
  const laws = [...game.deckLaws.values()];
  const zones = new Set([...COMMON_ZONES, ...laws.flatMap((each) => (each.zones ?? []).map(({ id }) => id))]);
  const walk = new LawWalk(one, check, game, zones, new Set(laws.flatMap((each) => Object.keys(each.named))));
  const ids = new Map([
    ...laws.flatMap((each) => each.rules.map((rule) => [rule.id, verbOf(rule)] as const)),
    ...added,
  ]);
  // The rule may be on a card that is not parsed yet.
  const allRead = !(game.cards instanceof LazyCards);
  law.forEach((part, at) => {
    const path = ['law', at];
    if (part.while !== 'leader') walk.zoneChoice(part.while.in, [...path, 'while', 'in']);
    part.add.forEach((rule, k) => walk.rule(rule, [...path, 'add', k], ids));
    part.amend.forEach((amend, k) => {
      const where = [...path, 'amend', k];
      if (allRead) check.known(one.path, () => one.at([...where, 'rule']), 'law-rule', amend.rule, ids);
      walk.number(amend.set, [...where, 'set']);
      walk.number(amend.add, [...where, 'add']);
      walk.predicate(amend.waive, [...where, 'waive']);
      walk.test(amend.when, [...where, 'when']);
      if (amend.place) walk.place(amend.place, [...where, 'place']);
    });
  });
}

/** Checks the deck laws of a game, the laws on its cards, and the laws that its modes name. */
export function checkDeckLaws(game: GameContent, gathering: Gathering, check: Checker): void {
  for (const one of gathering.of<DeckLaw>('deck-law')) checkLaw(one, check, game);
  const carrying = gathering.of<CardDoc>('card').filter(({ value }) => value.law !== undefined);
  const added = new Map(
    carrying.flatMap(({ value }) =>
      value.law!.flatMap(({ add }) => add.map((rule) => [rule.id, verbOf(rule)] as const)),
    ),
  );
  for (const one of carrying) checkCarried(one, one.value.law!, check, game, added);
  for (const one of gathering.of<ModeDoc>('mode')) {
    const { deckLaw } = one.value;
    if (deckLaw !== undefined) check.known(one.path, () => one.at(['deckLaw']), 'deck-law', deckLaw, game.deckLaws);
  }
}
