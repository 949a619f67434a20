/** A sequence with each value made into another. Unlike a generator it ends at once when its reader leaves, even while it waits. */
export function mapped<From, To>(source: AsyncIterator<From>, make: (value: From) => To): AsyncIterableIterator<To> {
  return {
    async next() {
      const { value, done } = await source.next();
      return done ? { value: undefined, done: true } : { value: make(value as From), done: false };
    },
    async return() {
      await source.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
