/** Validates a form's data against its JSON Schema without evaluating code, which the content security policy forbids. */
import { Validator, type Schema } from '@cfworker/json-schema';
import {
  createErrorHandler,
  toErrorSchema,
  unwrapErrorHandler,
  type RJSFSchema,
  type RJSFValidationError,
  type ValidationData,
  type ValidatorType,
} from '@rjsf/utils';

const validators = new WeakMap<object, Validator>();

/** Returns the validator of a schema, created once for each schema object. */
function validatorOf(schema: RJSFSchema): Validator {
  let known = validators.get(schema);
  if (!known) {
    known = new Validator(schema as Schema, '2020-12', false);
    validators.set(schema, known);
  }
  return known;
}

/** Parts of a schema with all the definitions that their references need. */
const parts = new WeakMap<object, RJSFSchema>();

function withDefinitions(schema: RJSFSchema, { $defs }: RJSFSchema): RJSFSchema {
  if (!$defs || schema.$defs) return schema;
  const known = parts.get(schema) ?? { ...schema, $defs };
  parts.set(schema, known);
  return known;
}

/** Converts `#/data/cost` to the form's notation `.data.cost`. */
const propertyOf = (location: string): string => location.replace(/^#/u, '').replaceAll('/', '.');

/** Returns the innermost errors. The outer ones only say that something inside is invalid. */
function errorsOf(schema: RJSFSchema, data: unknown): RJSFValidationError[] {
  const { valid, errors } = validatorOf(schema).validate(data);
  if (valid) return [];
  const inner = errors.filter(
    ({ instanceLocation: place, keyword }) =>
      !['properties', 'items', 'allOf'].includes(keyword) &&
      !errors.some((other) => other.instanceLocation.startsWith(`${place}/`)),
  );
  return inner.map(({ error, instanceLocation, keyword }) => ({
    name: keyword,
    property: propertyOf(instanceLocation),
    message: error,
    stack: `${propertyOf(instanceLocation)} ${error}`,
  }));
}

export const formValidator: ValidatorType<unknown> = {
  validateFormData(data, schema, customValidate): ValidationData<unknown> {
    const errors = errorsOf(schema, data);
    const errorSchema = toErrorSchema<unknown>(errors);
    if (!customValidate) return { errors, errorSchema };
    const handler = customValidate(data, createErrorHandler(data), {});
    return { errors, errorSchema: { ...errorSchema, ...unwrapErrorHandler(handler) } };
  },
  isValid(schema, data, root) {
    try {
      return validatorOf(withDefinitions(schema, root)).validate(data).valid;
    } catch {
      return false;
    }
  },
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The form declares it so.
  rawValidation<Result>(schema: RJSFSchema, data?: unknown) {
    return { errors: errorsOf(schema, data) as Result[] };
  },
};
