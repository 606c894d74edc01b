import type { GraphQLSchema } from "graphql";
import { describesSchema } from "./description-size.ts";
import { directiveOf, expectedLength, greatest, numberOf, sum } from "./list-length.ts";
import type { SelectedField } from "./selection.ts";

/**
 * The price of what is selected, in points, as the GraphQL cost directives say (IBM, GraphQL Cost Directives
 * Specification): an object costs one point, a scalar none, a field with `@cost` its weight besides; what is in a list
 * counts as often as the list is long. Before execution the length is that of `@listSize`. What describes the schema
 * has a price of its own.
 */
export function requestedCost(schema: GraphQLSchema, fields: readonly SelectedField[]): number {
  return sum(fields, (field) => requestedFieldCost(schema, field, undefined));
}

/** The same with the lists as long as they came out, and nothing for what came out as null. */
export function actualCost(schema: GraphQLSchema, fields: readonly SelectedField[], data: unknown): number {
  if (data === null || typeof data !== "object") return 0;
  return sum(fields, (field) => actualFieldCost(schema, field, (data as Record<string, unknown>)[field.responseKey]));
}

function requestedFieldCost(schema: GraphQLSchema, field: SelectedField, sizeFromParent: number | undefined): number {
  if (describesSchema(field)) return 0;
  const { length, sizeOf } = expectedLength(schema, field, sizeFromParent);
  const costOfOne = greatest(field.possibleTypes, (type) =>
    sum(field.fields(type), (child) => requestedFieldCost(schema, child, sizeOf(child))),
  );
  return weight(schema, field) + length * ((field.composite ? 1 : 0) + costOfOne);
}

function actualFieldCost(schema: GraphQLSchema, field: SelectedField, value: unknown): number {
  if (describesSchema(field)) return 0;
  const members = (Array.isArray(value) ? value : [value]).filter((member) => member !== null && member !== undefined);
  return (
    (value === null || value === undefined ? 0 : weight(schema, field)) +
    sum(members, (member) =>
      field.composite ? 1 + greatest(field.possibleTypes, (type) => actualCost(schema, field.fields(type), member)) : 0,
    )
  );
}

function weight(schema: GraphQLSchema, field: SelectedField): number {
  return numberOf(directiveOf(schema, "cost", field)?.["weight"]) ?? 0;
}
