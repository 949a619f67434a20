/** Checks every reference from one document to another: ids, parameters, steps, rules, cards, sets, conditions. */
import { cardsNamed, LazyCards } from './card-names.ts';
import { Checker } from './checker.ts';
import type { GameContent } from './content.ts';
import { checkDataGame } from './data-game/check-data-game.ts';
import { checkDeckLaws } from './deck-law-references.ts';
import type { Example } from './examples.ts';
import { entriesOf, type Gathering, type Loaded } from './gathering.ts';
import { checkFirstGame } from './first-game-references.ts';
import { checkLearn } from './learn-references.ts';
import { checkLegality } from './legality-references.ts';
import { placeOf } from './places.ts';
import type { Problem } from './problems.ts';
import type { CardDoc, DeckDoc, GameDoc, GlossaryTerm, ModeDoc, Ruling, VariantDoc } from './schemas.ts';

function checkModes(game: GameContent, gathering: Gathering, check: Checker): void {
  for (const one of gathering.of<ModeDoc>('mode')) {
    check.layer(one);
    const { extends: base } = one.value;
    if (base === undefined) continue;
    check.known(one.path, () => one.at(['extends']), 'mode', base, game.modes);
    const chain = new Set<string>();
    for (let id: string | undefined = one.value.id; id !== undefined; id = game.modes.get(id)?.extends) {
      if (chain.has(id)) {
        check.say(
          one.path,
          () => one.at(['extends']),
          'extends-cycle',
          `The modes ${[...chain].join(', ')} extend each other in a circle.`,
        );
        break;
      }
      chain.add(id);
    }
  }
  for (const one of gathering.of<VariantDoc>('variant')) {
    check.layer(one);
    check.condition(one.path, () => one.at(['appliesTo']), one.value.appliesTo);
    one.value.excludes.forEach((id, i) =>
      check.known(one.path, () => one.at(['excludes', i]), 'variant', id, game.variants),
    );
  }
}

function checkTexts(game: GameContent, gathering: Gathering, check: Checker, problems: Problem[]): void {
  const seen = new Map<string, string>();
  for (const chapter of gathering.chapters.values()) {
    const listed = game.doc.chapters.includes(chapter.slug);
    if (!listed)
      check.say(
        chapter.path,
        () => ({ line: 1, column: 1 }),
        'unlisted-chapter',
        'game.yaml does not list this chapter.',
      );
    for (const rule of chapter.rules) {
      const where = () => ({ line: rule.line, column: 1 });
      if (!rule.id.startsWith(`${game.doc.rulePrefix}.`)) {
        check.say(
          chapter.path,
          where,
          'rule-prefix',
          `The rule id "${rule.id}" does not start with ${game.doc.rulePrefix}.`,
        );
      }
      const first = seen.get(rule.id);
      if (first)
        check.say(
          chapter.path,
          where,
          'duplicate-rule',
          `The rule "${rule.id}" is already defined in ${first}. Rename one of the two rules.`,
        );
      seen.set(rule.id, `${chapter.path}:${rule.line}`);
      const next = rule.replacedBy === undefined ? undefined : game.rules.get(rule.replacedBy);
      if (next?.replacedBy !== undefined)
        check.say(
          chapter.path,
          where,
          'bad-successor',
          `The rule "${rule.id}" is replaced by "${next.id}", which is replaced too. Name "${next.replacedBy}" instead.`,
        );
    }
    for (const one of chapter.references) check.reference(chapter.path, () => one, one.kind, one.id);
  }
  // Play is checked by itself, when something asks for it.
  for (const id of game.data === null ? game.vocabulary.citedRules : []) {
    if (!game.rules.has(id)) {
      const path = `rules/${game.doc.id}/text`;
      problems.push({
        path,
        line: 1,
        column: 1,
        code: 'cited-rule-missing',
        message: `The engine cites "${id}", which is not in any chapter.`,
      });
    }
  }
}

function checkWords(gathering: Gathering, check: Checker): void {
  const rulings = new Set<string>();
  for (const { path, value: ruling, at } of entriesOf<Ruling>(gathering, 'ruling', 'rulings', 'rulings')) {
    const where =
      (...rest: PropertyKey[]) =>
      () =>
        at(rest);
    if (rulings.has(ruling.id))
      check.say(path, where('id'), 'duplicate-ruling', `The ruling "${ruling.id}" is defined twice.`);
    rulings.add(ruling.id);
    ruling.rules.forEach((id, k) => check.rule(path, where('rules', k), id));
    ruling.parameters.forEach((name, k) => check.parameter(path, where('parameters', k), name));
    if (ruling.when) check.condition(path, where('when'), ruling.when);
    for (const part of ['question', 'answer', 'why'] as const) check.markdown(path, where(part), ruling[part]);
  }
  const terms = new Map<string, string>();
  for (const { path, value: term, at } of entriesOf<GlossaryTerm>(gathering, 'term', 'glossary', 'terms')) {
    const where =
      (...rest: PropertyKey[]) =>
      () =>
        at(rest);
    // One list may define a term several times, for different conditions. Two files must not define the same term.
    const first = terms.get(term.id);
    if (first !== undefined && first !== path)
      check.say(path, where('id'), 'duplicate-term', `The term "${term.id}" is also defined in ${first}. Remove one.`);
    terms.set(term.id, path);
    term.rules.forEach((id, k) => check.rule(path, where('rules', k), id));
    if (term.when) check.condition(path, where('when'), term.when);
    check.markdown(path, where('meaning'), term.meaning);
  }
}

function checkExamples(game: GameContent, gathering: Gathering, check: Checker): void {
  const seen = new Map<string, string>();
  for (const file of gathering.of<{ examples: Example[] }>('examples')) {
    file.value.examples.forEach((example, i) => {
      const at =
        (...rest: PropertyKey[]) =>
        () =>
          file.at(['examples', i, ...rest]);
      const first = seen.get(example.id);
      if (first)
        check.say(
          file.path,
          at('id'),
          'duplicate-example',
          `The example "${example.id}" is already defined in ${first}.`,
        );
      seen.set(example.id, file.path);
      example.rules.forEach((id, k) => check.rule(file.path, at('rules', k), id));
      for (const name of Object.keys(example.set)) check.parameter(file.path, at('set', name), name);
      example.modes?.forEach((id, k) => check.known(file.path, at('modes', k), 'mode', id, game.modes));
      example.variants.forEach((id, k) => check.known(file.path, at('variants', k), 'variant', id, game.variants));
      for (const id of Object.keys(example.thenIn)) check.known(file.path, at('thenIn', id), 'mode', id, game.modes);
    });
  }
}

/** Reports a card if another card with a smaller id has the same values in all members of the game's `cardKey`. */
function checkCardKey({ doc, cards }: GameContent, { path, value, at }: Loaded<CardDoc>, check: Checker): void {
  const fields = doc.cardKey?.filter((id) => id !== 'name');
  if (!fields) return;
  const keyOf = ({ data }: CardDoc): string => JSON.stringify(fields.map((id) => data[id] ?? null));
  const other = cardsNamed(cards, value.name).find((card) => card.id !== value.id && keyOf(card) === keyOf(value));
  if (!other || other.id > value.id) return;
  const shared = ['name', ...fields].join(', ');
  const message = `The card "${other.id}" has the same ${shared}, so both are one card. Add this printing to it, or change one of these values.`;
  check.say(path, () => at(['name']), 'same-card', message);
}

function checkCards(game: GameContent, gathering: Gathering, check: Checker): void {
  const numbers = new Map<string, string>();
  const unread = game.cards instanceof LazyCards ? game.cards : null;
  for (const one of gathering.of<CardDoc>('card')) {
    const result = game.vocabulary.cardData.safeParse(one.value.data);
    if (!result.success) {
      for (const issue of result.error.issues) {
        const at = ['data', ...issue.path];
        // For an undeclared member, the position is the member's own line, because the message names the member.
        const where = issue.code === 'unrecognized_keys' ? [...at, issue.keys[0]!] : at;
        check.say(one.path, () => one.at(where), 'card-data', `${at.join('.')}: ${issue.message}`);
      }
    }
    checkCardKey(game, one, check);
    one.value.printings.forEach((printing, i) => {
      const where = () => one.at(['printings', i]);
      check.known(one.path, where, 'set', printing.set, game.sets);
      const key = `${printing.set} ${printing.number}`;
      const other = numbers.get(key) ?? unread?.holderOf(printing.set, printing.number, one.value.id)?.id;
      if (other)
        check.say(
          one.path,
          where,
          'duplicate-number',
          `Number ${printing.number} of set ${printing.set} belongs to ${other} already.`,
        );
      numbers.set(key, one.value.id);
    });
  }
  for (const one of gathering.of<DeckDoc>('deck')) {
    one.value.follows.forEach((id, i) => check.rule(one.path, () => one.at(['follows', i]), id));
    for (const part of ['entries', 'side'] as const) {
      one.value[part].forEach((entry, i) =>
        check.known(one.path, () => one.at([part, i, 'card']), 'card', entry.card, game.cards),
      );
    }
  }
}

/** Checks that the sets exist with which documents, or members of their lists, are hidden. */
function checkHiddenWith(game: GameContent, gathering: Gathering, check: Checker): void {
  for (const { path, value, at } of gathering.loaded.values()) {
    const look = (one: unknown, way: readonly PropertyKey[]): void => {
      if (typeof one !== 'object' || one === null) return;
      const { hiddenWith } = one as { readonly hiddenWith?: unknown };
      const where = [...way, 'hiddenWith'];
      if (typeof hiddenWith === 'string') check.known(path, () => at(where), 'set', hiddenWith, game.sets);
      for (const [key, list] of Object.entries(one))
        if (Array.isArray(list)) list.forEach((member, i) => look(member, [...way, key, i]));
    };
    look(value, []);
  }
}

/** Checks the references of one game, and appends problems. */
export function checkReferences(game: GameContent, gathering: Gathering, problems: Problem[]): void {
  const check = new Checker(game, problems, gathering.unread);
  const doc = gathering.of<GameDoc>('game')[0]!;
  doc.value.decks.forEach((id, i) => check.known(doc.path, () => doc.at(['decks', i]), 'deck', id, game.decks));
  doc.value.modes.forEach((id, i) => check.known(doc.path, () => doc.at(['modes', i]), 'mode', id, game.modes));
  for (const id of game.modes.keys()) {
    if (!doc.value.modes.includes(id))
      check.say(doc.path, () => doc.at(['modes']), 'unlisted-mode', `The mode "${id}" is not listed.`);
  }
  doc.value.chapters.forEach((slug, i) =>
    check.known(doc.path, () => doc.at(['chapters', i]), 'chapter', slug, gathering.chapters),
  );
  doc.value.commonQuestions?.forEach(({ rules }, i) =>
    rules.forEach((id, j) => check.rule(doc.path, () => doc.at(['commonQuestions', i, 'rules', j]), id)),
  );
  for (const id of Object.keys(doc.value.ruleWords ?? {})) check.rule(doc.path, () => doc.at(['ruleWords', id]), id);
  const { logo } = doc.value;
  if (logo !== undefined && !gathering.of('logo').some(({ path }) => path.endsWith(`/${logo}`)))
    check.lost(
      doc.path,
      () => doc.at(['logo']),
      { what: 'logo', id: logo },
      `There is no file ${logo} next to this document.`,
    );
  for (const { path, at } of gathering.of('drawing')) {
    const { slug } = placeOf(path)!;
    check.known(path, () => at([]), 'card', slug, game.cards);
  }
  const fields = new Set([
    'name',
    ...game.vocabulary.cardFields.map(({ id }) => id),
    ...(game.data?.fields.fields ?? []).map(({ id }) => id),
  ]);
  doc.value.cardKey?.forEach((id, i) => check.known(doc.path, () => doc.at(['cardKey', i]), 'field', id, fields));
  fields.delete('name');
  const { listCodes, listIds = {} } = doc.value;
  for (const [path, id] of [
    [['listCodes'], listCodes],
    [['listIds', 'octgn', 'field'], listIds.octgn?.field],
    [['listIds', 'mtgo'], listIds.mtgo],
    [['listIds', 'lackey'], listIds.lackey],
  ] as const)
    if (id !== undefined) check.known(doc.path, () => doc.at([...path]), 'field', id, fields);
  const { firstHand } = doc.value;
  if (firstHand?.redraw) check.rule(doc.path, () => doc.at(['firstHand', 'redraw', 'rule']), firstHand.redraw.rule);
  for (const [path, number] of [
    [['firstHand', 'cards'], firstHand?.cards],
    ...(['most', 'fewer', 'least'] as const).map(
      (key) => [['firstHand', 'redraw', key], firstHand?.redraw?.[key]] as const,
    ),
  ] as const)
    if (typeof number === 'object') check.parameter(doc.path, () => doc.at([...path]), number.param);
  checkDataGame(game, gathering, check);
  checkModes(game, gathering, check);
  checkDeckLaws(game, gathering, check);
  checkLegality(game, gathering, check);
  checkTexts(game, gathering, check, problems);
  checkWords(gathering, check);
  checkLearn(game, gathering, check);
  checkFirstGame(game, gathering, check);
  checkExamples(game, gathering, check);
  checkCards(game, gathering, check);
  checkHiddenWith(game, gathering, check);
}
