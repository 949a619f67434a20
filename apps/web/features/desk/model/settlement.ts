/** Groups failing examples by kind (the possible fix) and by cause. */
import type { CheckRunPartsFragment } from '@rulewright/api-client';

export type FailingExample = NonNullable<CheckRunPartsFragment['settlement']>['examples'][number];

interface ExampleGroup {
  readonly kind: string;
  readonly cause: string;
  readonly examples: readonly FailingExample[];
}

/** The props of a component for one group. */
export interface GroupProps extends Pick<ExampleGroup, 'cause' | 'examples'> {
  readonly run: CheckRunPartsFragment;
  readonly changeSet: number;
  /** Whether the visitor may change the drafts. */
  readonly mayEdit: boolean;
  readonly onChange: (run: CheckRunPartsFragment) => void;
}

/** The order of the groups. Groups that need only one press are first. */
const ORDER = ['keep', 'outcome', 'open'];

export function groupsOf(examples: readonly FailingExample[]): ExampleGroup[] {
  const groups = new Map<string, ExampleGroup>();
  for (const example of examples) {
    const { kind, cause } = example;
    const key = `${kind} ${cause}`;
    groups.set(key, { kind, cause, examples: [...(groups.get(key)?.examples ?? []), example] });
  }
  return [...groups.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/**
 * Splits the path of a changed field: `then.zones.A/hand` is the field `zones.A/hand` of the part `then`, and `play[2].expect.asked` is the
 * field `asked` in step 3. For `thenIn`, `step` is the id of the mode.
 */
export function placeOfField(field: string): { readonly part: string; readonly name: string; readonly step: string } {
  const { index, inPlay } = /^play\[(?<index>\d+)\]\.expect\.?(?<inPlay>.*)$/u.exec(field)?.groups ?? {};
  if (index !== undefined) return { part: 'play', name: inPlay ?? '', step: String(Number(index) + 1) };
  const { mode, inMode } = /^thenIn\.(?<mode>[^.]+)(?:\.(?<inMode>.*))?$/u.exec(field)?.groups ?? {};
  if (mode !== undefined) return { part: 'thenIn', name: inMode ?? '', step: mode };
  const [part = '', ...rest] = field.split('.');
  return { part: ['then', 'table', 'state'].includes(part) ? part : 'other', name: rest.join('.') || field, step: '' };
}

/** An event as a played example tells it: its sentence, and its words in the notation of examples. */
export interface ToldEvent {
  readonly sentence: string;
  readonly words: unknown;
}

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a told event has all members that an example states. */
const fits = (stated: Readonly<Record<string, unknown>>, { words }: ToldEvent): boolean =>
  isMembers(words) &&
  Object.entries(stated).every(
    ([name, value]) => name === 'rule' || JSON.stringify(words[name]) === JSON.stringify(value),
  );

/** The places of the events that an example states, in the story. Each is the first that fits after the one before. */
export function statedPlaces(stated: readonly unknown[], told: readonly ToldEvent[]): number[] {
  let from = 0;
  return stated.flatMap((event) => {
    const at = isMembers(event) ? told.findIndex((one, place) => place >= from && fits(event, one)) : -1;
    if (at < 0) return [];
    from = at + 1;
    return [at];
  });
}

/** "card.moved" with its members, for an event that did not happen: "card moved: card Last, from A/draw-pile". */
function eventWords({ event, ...members }: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(members).flatMap(([name, value]) =>
    name === 'rule' ? [] : [`${name} ${String(value)}`],
  );
  const name = String(event).replaceAll(/[.-]/gu, ' ');
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
}

/** The entries of a changed field as words: cards, options, and the sentences of events. */
export function wordsOfField(value: unknown, told: readonly ToldEvent[]): string[] {
  if (value == null) return [];
  if (Array.isArray(value))
    return value.flatMap((each) => (Array.isArray(each) ? [`(${each.join(', ')})`] : wordsOfField(each, told)));
  if (!isMembers(value)) return [String(value)];
  if ('event' in value) return [told.find((event) => fits(value, event))?.sentence ?? eventWords(value)];
  return Object.entries(value).map(([name, member]) => `${name}: ${wordsOfField(member, told).join(', ')}`);
}
