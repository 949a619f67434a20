/** An optional argument. Clients may omit it or send null. */
export type Maybe<Value> = Value | null | undefined;
