/** An optional value as clients give it: absent or null. */
export type Maybe<Value> = Value | null | undefined;
