/**
 * A field of an object whose method runs without the steps that Nest puts around a resolver: about ten promises for each member of a list. No
 * guard, interceptor or filter of this API applies to such a field, so the steps would only pass its arguments on.
 *
 * Nest calls a method whose parameters have no decorators with the four values of GraphQL, and adds no step. So the method takes
 * `(parent, args, context)`, and the decorator of the field declares the arguments.
 */
import { PARAM_ARGS_METADATA, ResolveField, TypeMetadataStorage, type ResolveFieldOptions } from '@nestjs/graphql';

/** An argument of a field, with the options of `@Args`. `list`: whether it is a list of `type`. */
interface FieldArgument {
  readonly type: object;
  readonly list?: boolean;
  readonly nullable?: boolean;
  readonly defaultValue?: unknown;
  readonly description?: string;
  readonly deprecationReason?: string;
}

type DirectFieldOptions = ResolveFieldOptions & { readonly args?: Readonly<Record<string, FieldArgument>> };

/**
 * `@ResolveField` for a field that the API may run directly. The method may return a value or a promise.
 * @throws Error for a method with decorated parameters, which need the steps of Nest
 */
export const DirectField =
  (name: string, type: () => unknown, { args = {}, ...options }: DirectFieldOptions = {}): MethodDecorator =>
  (target, key, descriptor) => {
    if (Reflect.hasMetadata(PARAM_ARGS_METADATA, target.constructor, key))
      throw new Error(`The parameters of the direct field "${name}" have decorators. Take (parent, args, context).`);
    for (const [argument, { type: of, list = false, description, deprecationReason, ...rest }] of Object.entries(args))
      TypeMetadataStorage.addMethodParamMetadata({
        kind: 'arg',
        name: argument,
        description,
        deprecationReason,
        target: target.constructor,
        methodName: key as string,
        typeFn: () => of as never,
        options: { ...rest, ...(list && { isArray: true, arrayDepth: 1 }) },
        index: 1,
      });
    ResolveField(name, type as never, options)(target, key, descriptor);
  };
