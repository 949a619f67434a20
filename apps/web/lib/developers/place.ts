/** A place in the schema of the API: a type, or one of its fields. */
export interface Place {
  readonly type: string;
  readonly field?: string | undefined;
}
