/** Random data that a schema accepts, for tests. The same seed gives the same data. */
import type { z } from 'zod';

/** Returns a function for random integers from 0 to below `n`. The seed determines the sequence (mulberry32). */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** Possible values of text and number fields, by the name of the field. */
type Samples = Readonly<Record<string, readonly unknown[]>>;

const MOST_TRIES = 30;

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  getter?(): z.ZodType;
}

/** A random value of a schema. Deeply nested lists get as few entries as allowed, so that the data stays small. */
export function randomData(
  schema: z.ZodType,
  roll: (n: number) => number,
  samples: Samples,
  key = '',
  depth = 0,
): unknown {
  const def = schema._zod.def as unknown as Def;
  const inner = (one: z.ZodType, name = key): unknown => randomData(one, roll, samples, name, depth + 1);
  const listed = samples[key];
  switch (def.type) {
    case 'object': {
      const draw = (): unknown =>
        Object.fromEntries(
          Object.entries(def.shape!).flatMap(([name, one]) => {
            const value = inner(one, name);
            return value === undefined ? [] : [[name, value]];
          }),
        );
      // A check across several fields may reject values that each field accepts.
      let value = draw();
      for (let i = 0; i < MOST_TRIES && !schema.safeParse(value).success; i++) value = draw();
      return value;
    }
    case 'union': {
      // At great depth, use only the first half of the options: recursive ones come last.
      const options = depth > 14 ? def.options!.slice(0, Math.ceil(def.options!.length / 2)) : def.options!;
      return inner(options[roll(options.length)]!);
    }
    case 'array': {
      const bag = (schema as z.ZodType & { _zod: { bag: { minimum?: number } } })._zod.bag;
      const least = bag.minimum ?? 0;
      return Array.from({ length: least + (depth > 8 ? 0 : roll(3 - Math.min(least, 1))) }, () => inner(def.element!));
    }
    case 'optional':
      return roll(3) > 0 ? undefined : inner(def.innerType!);
    case 'default':
    case 'prefault':
      return roll(2) === 0 ? undefined : inner(def.innerType!);
    case 'lazy':
      return inner(def.getter!());
    case 'pipe':
      return inner(def.in!);
    case 'literal':
      return def.values![roll(def.values!.length)];
    case 'enum': {
      const values = Object.values(def.entries!);
      return values[roll(values.length)];
    }
    case 'boolean':
      return roll(2) === 0;
    case 'string':
      return (listed ?? ['word'])[roll((listed ?? ['word']).length)];
    case 'number': {
      if (listed) return listed[roll(listed.length)];
      const { minimum = 1, maximum = 12 } = schema._zod.bag as { minimum?: number; maximum?: number };
      const least = Math.max(minimum, -20);
      return least + roll(Math.min(maximum, least + 12) - least + 1);
    }
    case 'record': {
      const keys = Object.values((def.keyType!._zod.def as unknown as Def).entries!);
      return Object.fromEntries([0, 1].slice(roll(2)).map(() => [keys[roll(keys.length)], inner(def.valueType!)]));
    }
    default:
      throw new Error(`randomData does not know ${def.type} (${key})`);
  }
}
