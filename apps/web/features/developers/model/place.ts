/** A place in the API schema: a type, or one of its fields. */
export interface SchemaPlace {
  readonly type: string;
  readonly field?: string | undefined;
}
