/** Checks the references in the fields, faces and parameters of a game: to each other, to rules and to cards. */
import type { Checker, Where } from '../checker.ts';
import type { GameContent } from '../content.ts';
import type { Gathering, Loaded } from '../gathering.ts';
import { valueProblem } from '../parameters.ts';
import { didYouMean } from '../problems.ts';
import type { CardDoc } from '../schemas.ts';
import type { FacesDoc } from './faces.ts';
import type { DataField, FieldsDoc } from './fields.ts';
import { fieldsOfSay, type Line } from './lines.ts';
import type { ParametersDoc } from './parameters.ts';
import { NAME } from './values.ts';
import type { CardDocuments } from './vocabulary.ts';

/** Reports the words that occur twice in a list, each with its position. */
function eachOnce(
  words: readonly (readonly [word: string, where: Where])[],
  say: (word: string, where: Where) => void,
): void {
  const seen = new Set<string>();
  for (const [word, where] of words) {
    if (seen.has(word)) say(word, where);
    seen.add(word);
  }
}

function checkFields({ path, value, at }: Loaded<FieldsDoc>, check: Checker, hasNoPlugin: boolean): void {
  const ids = new Set([...value.fields, ...value.computed].map(({ id }) => id));
  const listed = (['fields', 'computed'] as const).flatMap((list) =>
    value[list].map(
      (one, i) =>
        [
          one,
          (...rest: PropertyKey[]): Where =>
            () =>
              at([list, i, ...rest]),
        ] as const,
    ),
  );
  eachOnce(
    listed.map(([{ id }, where]) => [id, where('id')]),
    (id, where) =>
      check.say(path, where, 'duplicate-field', `The field "${id}" is defined twice. Rename one of the two fields.`),
  );
  eachOnce(
    listed.flatMap(([field, where]): [string, Where][] => {
      const { id, search } = field;
      if ('hidden' in field && field.hidden) return [];
      return search.length > 0
        ? search.map((word, k) => [word, where('search', k)])
        : [[id.toLowerCase(), where('id')]];
    }),
    (word, where) =>
      check.say(
        path,
        where,
        'duplicate-search-word',
        `Two fields are searched by "${word}". Give one of them another word.`,
      ),
  );
  const fieldAt = (where: Where, id: string): void => check.known(path, where, 'field', id, ids);
  value.fields.forEach((field, i) => {
    if (field.type === 'engine' && hasNoPlugin)
      check.say(
        path,
        () => at(['fields', i, 'type']),
        'no-plugin',
        `${field.label}: only a plugin defines values of the type "engine". Write a group or a text.`,
      );
    if (field.rule) check.rule(path, () => at(['fields', i, 'rule']), field.rule);
    if (field.type === 'group') checkFacts(field, { path, at: (way) => at(['fields', i, ...way]) }, check);
    if (field.type === 'integer' && field.min !== undefined && field.max !== undefined && field.min > field.max)
      check.say(
        path,
        () => at(['fields', i, 'min']),
        'bad-bounds',
        `${field.label}: min is greater than max. Swap them.`,
      );
  });
  value.computed.forEach((one, i) => {
    if ('words' in one)
      return one.words.forEach((of, k) => {
        const [id, member] = of.split('.') as [string, string?];
        const where = (): ReturnType<Where> => at(['computed', i, 'words', k]);
        const field = value.fields.find((other) => other.id === id);
        const members = field?.type === 'group' ? field.fields.map((other) => other.id) : [];
        if (id !== NAME) fieldAt(where, id);
        if (field && member !== undefined) check.known(path, where, 'field', member, new Set(members));
      });
    if ('says' in one) return one.texts.forEach((id, k) => fieldAt(() => at(['computed', i, 'texts', k]), id));
    const verb = 'sum' in one ? 'sum' : 'max';
    const operands = 'sum' in one ? one.sum : one.max;
    const [id, member] = operands.split('.');
    const field = value.fields.find((other) => other.id === id);
    const where = (): ReturnType<Where> => at(['computed', i, verb]);
    if (!field) fieldAt(where, id!);
    else if (!isNumeric(field, member))
      check.say(
        path,
        where,
        'not-a-number',
        `"${operands}" has no numbers. Name an integer, amounts, or an integer of a group.`,
      );
  });
  checkShapes({ path, value, at }, check);
}

/** Checks what the card page lists of the entries of a group. */
function checkFacts(
  { facts, fields }: Extract<DataField, { type: 'group' }>,
  { path, at }: Pick<Loaded<FieldsDoc>, 'path' | 'at'>,
  check: Checker,
): void {
  const members = new Set([NAME, ...fields.map(({ id }) => id)]);
  facts.forEach(({ say, having, rule }, k) => {
    for (const id of fieldsOfSay(say)) check.known(path, () => at(['facts', k, 'say']), 'field', id, members);
    if (having !== undefined) check.known(path, () => at(['facts', k, 'having']), 'field', having, members);
    if (rule) check.rule(path, () => at(['facts', k, 'rule']), rule);
  });
}

const isNumeric = (field: DataField, member: string | undefined): boolean =>
  field.type === 'group'
    ? field.fields.some(({ id, type }) => id === member && type === 'integer')
    : member === undefined && (field.type === 'integer' || field.type === 'amounts');

function checkShapes({ path, value, at }: Loaded<FieldsDoc>, check: Checker): void {
  const { shapes, fields } = value;
  if (!shapes) return;
  const ids = new Set(fields.map(({ id }) => id));
  const by = fields.find(({ id }) => id === shapes.by);
  const where = (): ReturnType<Where> => at(['shapes', 'by']);
  if (!by) return check.known(path, where, 'field', shapes.by, ids);
  if (by.type !== 'choice')
    return check.say(
      path,
      where,
      'not-a-choice',
      `"${shapes.by}" is not a choice. Shapes follow a field of the type choice.`,
    );
  for (const [kind, shape] of Object.entries(shapes.of)) {
    check.known(path, () => at(['shapes', 'of', kind]), 'value', kind, new Set(Object.keys(by.values)));
    for (const list of ['must', 'may'] as const)
      shape[list].forEach((id, k) => check.known(path, () => at(['shapes', 'of', kind, list, k]), 'field', id, ids));
  }
}

/** The values that card files may give a field; null if any value is allowed. */
const valuesOf = (field: DataField | undefined): readonly string[] | null =>
  field && 'values' in field && field.values && !('open' in field && field.open) ? Object.keys(field.values) : null;

/** A field that a slot names. `group` is the group of which it is a member. */
interface SlotField {
  readonly id: string;
  readonly way: readonly PropertyKey[];
  readonly group?: string;
}

type Words = Extract<Line, object>;
type Filling = string | Words | { readonly field: string } | readonly Filling[];

/** The fields that the filling of a slot names. */
function fieldsOfSlot(filling: Filling, way: readonly PropertyKey[]): SlotField[] {
  if (typeof filling === 'string') return [{ id: filling, way }];
  if (!('say' in filling || 'field' in filling)) return filling.flatMap((one, k) => fieldsOfSlot(one, [...way, k]));
  if ('say' in filling) return fieldsOfSay(filling.say).map((id) => ({ id, way: [...way, 'say'] }));
  const { field, ...members } = filling;
  const inside = Object.entries(members).flatMap(([name, one]) =>
    name === 'sign' ? [] : fieldsOfSlot(one as Filling, [...way, name]),
  );
  return [{ id: field, way: [...way, 'field'] }, ...inside.map((one) => ({ ...one, group: field }))];
}

/** The slots that show computed fields. */
const COMPUTED_SLOTS: ReadonlySet<string> = new Set(['type', 'side', 'left', 'right', 'numbers', 'foot']);
/** The slots that a plate of a field guide does not have. */
const NOT_ON_SPECIMEN = ['icon', 'side'] as const;

/** Says what is wrong with the type of a field in a slot, if it is. */
function slotProblem(slot: string, id: string, type: DataField['type']): string | null {
  if (slot === 'symbols' && type !== 'amounts')
    return `"${id}" has no amounts. The slot "symbols" shows fields of the type amounts.`;
  if (slot === 'icon' && type !== 'choice')
    return `"${id}" is not a choice. The slot "icon" shows fields of the type choice.`;
  if (type === 'picture' && slot !== 'picture' && slot !== 'foot')
    return `"${id}" is a picture. The slots "picture" and "foot" show pictures.`;
  if (['left', 'right', 'numbers'].includes(slot) && type !== 'integer')
    return `"${id}" is not a number. The slot "${slot}" shows fields of the type integer.`;
  return null;
}

function checkFaces({ path, value, at }: Loaded<FacesDoc>, { fields, computed }: FieldsDoc, check: Checker): void {
  const ids = new Set(fields.map(({ id }) => id));
  const withComputed = new Set([...ids, ...computed.map(({ id }) => id)]);
  const named = (id: string): DataField | undefined => fields.find((one) => one.id === id);
  value.faces.forEach((face, i) => {
    for (const [id, wanted] of Object.entries(face.for)) {
      const where = (): ReturnType<Where> => at(['faces', i, 'for', id]);
      check.known(path, where, 'field', id, ids);
      const field = named(id);
      const values = field?.type === 'yes' ? ['yes', 'no'] : valuesOf(field);
      for (const one of values ? [wanted].flat() : []) check.known(path, where, 'value', one, new Set(values));
    }
    for (const slot of NOT_ON_SPECIMEN)
      if (face.layout === 'specimen' && face.slots[slot])
        check.say(
          path,
          () => at(['faces', i, 'slots', slot]),
          'bad-slot',
          `The layout "specimen" has no slot "${slot}". Remove it, or use another layout.`,
        );
    for (const [slot, filling] of Object.entries(face.slots))
      for (const { id, way, group } of fieldsOfSlot(filling, ['faces', i, 'slots', slot])) {
        const where = (): ReturnType<Where> => at(way);
        const isLine = way.at(-1) === 'say';
        if (isLine && id === NAME) continue;
        if (group === undefined) {
          check.known(path, where, 'field', id, isLine || COMPUTED_SLOTS.has(slot) ? withComputed : ids);
          const field = named(id);
          const problem = field && slotProblem(slot, id, field.type);
          if (problem) check.say(path, where, 'bad-slot', problem);
          continue;
        }
        const of = named(group);
        if (of && of.type !== 'group')
          check.say(path, where, 'bad-slot', `"${group}" has no entries. Name a field of the type group.`);
        if (of?.type === 'group') check.known(path, where, 'field', id, new Set(of.fields.map((one) => one.id)));
      }
  });
  const known = new Set(
    fields.flatMap((field) =>
      (field.type === 'group' ? [field, ...field.fields] : [field]).flatMap((one) =>
        'values' in one ? Object.keys(one.values ?? {}) : [],
      ),
    ),
  );
  // The words of an open list are known only from its cards.
  const isOpen = (slot: 'tint' | 'picture'): boolean =>
    value.faces.some(({ slots }) => {
      const field = fields.find(({ id }) => id === slots[slot]);
      return field?.type === 'choices' && valuesOf(field) === null;
    });
  const tables = [
    ...(isOpen('tint') ? [] : (['palette'] as const)),
    ...(isOpen('picture') ? [] : (['pictures'] as const)),
    'symbols' as const,
    'signs' as const,
  ];
  for (const table of tables)
    for (const word of Object.keys(value[table])) check.known(path, () => at([table, word]), 'value', word, known);
}

function checkParameters({ path, value, at }: Loaded<ParametersDoc>, check: Checker): void {
  eachOnce(
    value.parameters.map(({ name }, i) => [name, () => at(['parameters', i, 'name'])]),
    (name, where) =>
      check.say(path, where, 'duplicate-parameter', `The parameter "${name}" is defined twice. Remove one.`),
  );
  eachOnce(
    value.steps.map(({ id }, i) => [id, () => at(['steps', i, 'id'])]),
    (id, where) =>
      check.say(path, where, 'duplicate-step', `The step "${id}" is defined twice. Rename one of the two steps.`),
  );
  value.parameters.forEach((one, i) => {
    one.rules.forEach((id, k) => check.rule(path, () => at(['parameters', i, 'rules', k]), id));
    if (one.type === 'enum' && one.values === undefined)
      check.say(
        path,
        () => at(['parameters', i]),
        'missing-values',
        `${one.name} is an enum. Give its values with their words.`,
      );
    else {
      const wrong = valueProblem(one, one.default);
      if (wrong) check.say(path, () => at(['parameters', i, 'default']), 'bad-parameter-value', wrong);
    }
  });
  value.steps.forEach((one, i) =>
    one.rules.forEach((id, k) => check.rule(path, () => at(['steps', i, 'rules', k]), id)),
  );
}

/** Checks that the cards named in card data exist. */
function checkCardNames(gathered: Gathering, { fields }: FieldsDoc, cards: GameContent['cards'], check: Checker): void {
  const naming = fields.filter(({ type }) => type === 'card' || type === 'cards');
  if (naming.length === 0) return;
  for (const { path, value, at } of gathered.of<CardDoc>('card')) {
    for (const { id, label } of naming) {
      const names = value.data[id];
      const list = Array.isArray(names) ? names : names === undefined ? [] : [names];
      list.forEach((one, k) => {
        if (typeof one !== 'string' || cards.has(one)) return;
        const where = (): ReturnType<Where> => at(['data', id, ...(Array.isArray(names) ? [k] : [])]);
        const message = `${label} names the card "${one}", which does not exist.${didYouMean(one, cards.keys())}`;
        check.lost(path, where, { what: 'card', id: one }, message);
      });
    }
  }
}

/** Checks that the picture files named in card data exist. */
function checkPictureNames(gathered: Gathering, { fields, pictures }: CardDocuments, check: Checker): void {
  const showing = fields.fields.filter(({ type }) => type === 'picture');
  if (showing.length === 0) return;
  for (const { path, value, at } of gathered.of<CardDoc>('card'))
    for (const { id, label } of showing) {
      const { file } = (value.data[id] ?? {}) as { readonly file?: unknown };
      if (typeof file !== 'string' || pictures.has(file)) continue;
      const message = `${label} names the picture "${file}", which does not exist.${didYouMean(file, pictures.keys())} Put the file into the folder pictures, beside the folder cards.`;
      check.lost(path, () => at(['data', id, 'file']), { what: 'picture', id: file }, message);
    }
}

/** Rejects worked examples, because without an engine nothing can play them. */
function refuseExamples(gathered: Gathering, check: Checker): void {
  for (const { path } of gathered.of('examples'))
    check.say(
      path,
      () => ({ line: 1, column: 1 }),
      'examples-need-an-engine',
      'A game without an engine has no worked examples. Remove this file, and describe the example in a chapter.',
    );
}

/** Checks the documents that a plugin would otherwise replace, and adds problems to the checker. */
export function checkDataGame(game: GameContent, gathered: Gathering, check: Checker): void {
  for (const one of gathered.of<ParametersDoc>('parameters')) checkParameters(one, check);
  const described = game.data ?? game.declared?.cards;
  if (!described) return;
  for (const one of gathered.of<FieldsDoc>('fields')) checkFields(one, check, game.data !== null);
  for (const one of gathered.of<FacesDoc>('faces')) checkFaces(one, described.fields, check);
  checkCardNames(gathered, described.fields, game.cards, check);
  checkPictureNames(gathered, described, check);
  if (game.data && game.play.length === 0) refuseExamples(gathered, check);
}
