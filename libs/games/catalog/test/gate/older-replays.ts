/** Events of the play document as the replays of the plugin contain them: their values in the order of the plugin, with its numbers. */
import type { EventKind, EventRecord, Program } from '@rulewright/engine';

/** The number of each ability in replays: those that are always on have none there. */
function olderAbilities({ abilityNames }: Program, isStatic: (name: string) => boolean): number[] {
  let next = 0;
  return abilityNames.map((name) => (isStatic(name) ? -1 : next++));
}

/**
 * Translates the events of a program.
 * @param older the kinds of events of the plugin
 * @param isStatic whether an ability, such as `ant-swarm/numbers`, is always on
 */
export function replayedWith(
  program: Program,
  older: readonly EventKind[],
  isStatic: (name: string) => boolean,
): NonNullable<Program['replayed']> {
  const abilities = olderAbilities(program, isStatic);
  const { events } = program.mechanics;
  const places = events.map(({ id, fields }) => {
    const kind = older.find((one) => one.id === id);
    return kind?.fields.map((field) => ({ field, at: fields.findIndex(({ name }) => name === field.name) }));
  });
  return ({ kind, rule, args }: EventRecord): EventRecord | null => {
    const told = places[kind]?.map(({ field, at }) => {
      const [own, value] = [events[kind]!.fields[at], args[at]!];
      if (field.type === 'ability') return abilities[value]!;
      if (field.type === 'column' && own?.type !== 'column') return value - 1;
      return field.words && own?.words ? field.words.indexOf(own.words[value]!) : value;
    });
    if (!told) return null;
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = told;
    return { kind, rule, args: [a, b, c, d, e] };
  };
}
