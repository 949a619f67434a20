/** Maps the values of an async iterator. Unlike a generator, it ends at once when the consumer returns, even during a pending `next`. */
export function mapped<From, To>(source: AsyncIterator<From>, make: (value: From) => To): AsyncIterableIterator<To> {
  return {
    async next() {
      const next = await source.next();
      return next.done ? { value: undefined, done: true } : { value: make(next.value), done: false };
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
