import {
  defaultFieldResolver,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type FormattedExecutionResult,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { Failure } from "../../engine/failure.ts";
import { isDescription, keyBytes, leafBytes } from "./description-size.ts";
import type { Limits } from "./limits.ts";

/** What an operation has given so far. */
interface Given {
  bytes: number;
  /** What its client is told, once that is too much. */
  tooMuch?: Failure;
}

const given = new WeakMap<object, Given>();

/**
 * Makes a schema count what each operation gives, by its context, while it is made: where that is too much, nothing
 * more is looked up or put together. The largest part of what a question gives is not known beforehand. What describes
 * the schema is, and is not counted again.
 */
export function boundResponses(schema: GraphQLSchema, { maxResponseBytes }: Limits): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const startsAnew = type === schema.getSubscriptionType();
    for (const field of Object.values(type.getFields())) {
      if (!isDescription(type.name, field.name)) field.resolve = counting(field, startsAnew, maxResponseBytes);
    }
  }
}

function counting(
  field: GraphQLField<unknown, unknown>,
  startsAnew: boolean,
  most: number,
): GraphQLFieldResolver<unknown, unknown> {
  const { resolve = defaultFieldResolver } = field;
  const nullable = !isNonNullType(field.type);
  const isLeaf = isLeafType(getNamedType(field.type));
  return (source, args, context, info) => {
    // Each event of a subscription is a response of its own.
    const total = totalOf(context, startsAnew);
    const add = (bytes: number): void => {
      total.bytes += bytes;
      if (total.bytes > most) total.tooMuch ??= tooMuch(most);
    };
    const counted = (value: unknown): unknown => {
      if (isLeaf)
        for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) add(leafBytes(each));
      return stopped(value);
    };
    const stopped = (value: unknown): unknown => {
      if (total.tooMuch === undefined) return value;
      if (nullable) return null;
      throw total.tooMuch;
    };
    add(keyBytes({ responseKey: String(info.path.key) }));
    if (total.tooMuch !== undefined) return stopped(null);
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise ? value.then(counted) : counted(value);
  };
}

function totalOf(context: unknown, startsAnew: boolean): Given {
  if (typeof context !== "object" || context === null) return { bytes: 0 };
  const known = startsAnew ? undefined : given.get(context);
  const total = known ?? { bytes: 0 };
  given.set(context, total);
  return total;
}

function tooMuch(most: number): Failure {
  return new Failure(
    "QUERY_TOO_COSTLY",
    `The response would have more than ${most} bytes. Ask for shorter lists with \`first\`, select less, or the same not so often.`,
  );
}

/**
 * What may be sent of a result: all, or nothing but why, when it was too much; and of its errors, each of which names
 * its path, no more than may be sent of data.
 */
export function boundedResult(
  result: FormattedExecutionResult,
  context: object,
  { maxResponseBytes }: Limits,
): FormattedExecutionResult {
  const failure = given.get(context)?.tooMuch;
  if (failure !== undefined) {
    const { data: _data, errors: _errors, ...rest } = result;
    return { ...rest, data: null, errors: [asError(failure)] };
  }
  const errors = result.errors ?? [];
  let bytes = 0;
  const cut = errors.findIndex((error) => (bytes += leafBytes(error)) > maxResponseBytes);
  if (cut < 0) return result;
  return {
    ...result,
    errors: [
      ...errors.slice(0, cut),
      asError(
        new Failure(
          "QUERY_TOO_COSTLY",
          `${errors.length - cut} more problems are not listed: the response would have more than ${maxResponseBytes} bytes.`,
        ),
      ),
    ],
  };
}

function asError({ message, code }: Failure): GraphQLFormattedError {
  return { message, extensions: { code } };
}
