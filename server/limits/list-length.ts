import { getDirectiveValues, type GraphQLSchema } from "graphql";
import type { SelectedField } from "./selection.ts";

/** Length of a list about which the schema says nothing. */
const ASSUMED_LIST_LENGTH = 10;

export interface ExpectedLength {
  /** How many members the field is expected to give; 1 for what is no list. */
  readonly length: number;
  /** What the field says of the length of a list below it; undefined when nothing. */
  sizeOf(child: SelectedField): number | undefined;
}

/**
 * How long a list is expected to be, from `@listSize` (GraphQL Cost Directives Specification) or from what is above it.
 */
export function expectedLength(
  schema: GraphQLSchema,
  field: SelectedField,
  sizeFromParent: number | undefined,
): ExpectedLength {
  const listSize = directiveOf(schema, "listSize", field);
  const slices = stringsOf(listSize?.["slicingArguments"]).map((name) => field.arguments[name]);
  const sliced = slices.filter((value) => typeof value === "number");
  const sizedFields = stringsOf(listSize?.["sizedFields"]);
  const ownSize = sliced.length > 0 ? Math.max(...sliced) : numberOf(listSize?.["assumedSize"]);
  return {
    length: field.list ? (sizeFromParent ?? lengthOfReferences(field) ?? ownSize ?? ASSUMED_LIST_LENGTH) : 1,
    sizeOf: (child) => (sizedFields.includes(child.definition.name) ? ownSize : undefined),
  };
}

/** `_entities` gives as many objects as it is given representations. */
function lengthOfReferences(field: SelectedField): number | undefined {
  const representations = field.definition.name === "_entities" ? field.arguments["representations"] : undefined;
  return Array.isArray(representations) ? representations.length : undefined;
}

/** The arguments of a directive on a field's definition; undefined when it has none of the name. */
export function directiveOf(schema: GraphQLSchema, name: string, { definition }: SelectedField) {
  const declared = schema.getDirective(name) ?? schema.getDirective(`federation__${name}`);
  return declared == null || definition.astNode == null ? undefined : getDirectiveValues(declared, definition.astNode);
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

export function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

export function greatest<T>(values: readonly T[], of: (value: T) => number): number {
  return Math.max(0, ...values.map(of));
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((member) => typeof member === "string") : [];
}
