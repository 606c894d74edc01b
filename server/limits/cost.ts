import { getDirectiveValues, type GraphQLSchema } from "graphql";
import type { SelectedField } from "./selection.ts";

/**
 * The price of what is selected, in points, as the GraphQL cost directives say (IBM, GraphQL Cost Directives
 * Specification): an object costs one point, a scalar none, a field with `@cost` its weight besides; what is in a list
 * counts as often as the list is long. Before execution the length is that of `@listSize`.
 */
export function requestedCost(schema: GraphQLSchema, fields: readonly SelectedField[]): number {
  return sum(fields, (field) => requestedFieldCost(schema, field, undefined));
}

/** The same with the lists as long as they came out, and nothing for what came out as null. */
export function actualCost(schema: GraphQLSchema, fields: readonly SelectedField[], data: unknown): number {
  if (data === null || typeof data !== "object") return 0;
  return sum(fields, (field) => actualFieldCost(schema, field, (data as Record<string, unknown>)[field.responseKey]));
}

/** Length of a list about which the schema says nothing. */
const ASSUMED_LIST_LENGTH = 10;

function requestedFieldCost(schema: GraphQLSchema, field: SelectedField, sizeFromParent: number | undefined): number {
  const listSize = directive(schema, "listSize", field);
  const slices = stringsOf(listSize?.["slicingArguments"]).map((name) => field.arguments[name]);
  const sliced = slices.filter((value) => typeof value === "number");
  const sizedFields = stringsOf(listSize?.["sizedFields"]);
  const ownSize = sliced.length > 0 ? Math.max(...sliced) : numberOf(listSize?.["assumedSize"]);
  const length = field.list ? (sizeFromParent ?? lengthOfReferences(field) ?? ownSize ?? ASSUMED_LIST_LENGTH) : 1;
  const costOfOne = greatest(field.possibleTypes, (type) =>
    sum(field.fields(type), (child) =>
      requestedFieldCost(schema, child, sizedFields.includes(child.definition.name) ? ownSize : undefined),
    ),
  );
  return weight(schema, field) + length * ((field.composite ? 1 : 0) + costOfOne);
}

function actualFieldCost(schema: GraphQLSchema, field: SelectedField, value: unknown): number {
  const members = (Array.isArray(value) ? value : [value]).filter((member) => member !== null && member !== undefined);
  return (
    (value === null || value === undefined ? 0 : weight(schema, field)) +
    sum(members, (member) =>
      field.composite ? 1 + greatest(field.possibleTypes, (type) => actualCost(schema, field.fields(type), member)) : 0,
    )
  );
}

/** `_entities` gives as many objects as it is given representations. */
function lengthOfReferences(field: SelectedField): number | undefined {
  const representations = field.definition.name === "_entities" ? field.arguments["representations"] : undefined;
  return Array.isArray(representations) ? representations.length : undefined;
}

function weight(schema: GraphQLSchema, field: SelectedField): number {
  return numberOf(directive(schema, "cost", field)?.["weight"]) ?? 0;
}

function directive(schema: GraphQLSchema, name: string, { definition }: SelectedField) {
  const declared = schema.getDirective(name) ?? schema.getDirective(`federation__${name}`);
  return declared == null || definition.astNode == null ? undefined : getDirectiveValues(declared, definition.astNode);
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((member) => typeof member === "string") : [];
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

function greatest<T>(values: readonly T[], of: (value: T) => number): number {
  return Math.max(0, ...values.map(of));
}
