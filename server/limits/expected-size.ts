import type { GraphQLSchema } from "graphql";
import { describesSchema, keyBytes } from "./description-size.ts";
import { expectedLength, greatest, sum } from "./list-length.ts";
import type { SelectedField } from "./selection.ts";

/** What a value is taken for of which nothing is known beforehand, in bytes. */
const ASSUMED_VALUE_BYTES = 20;

/** What base64 adds to what is given back as an id. */
const ENCODED = 4 / 3;

/**
 * The bytes that what is selected is expected to give, before anything runs: names in full, lists as long as the cost
 * takes them for. Arguments may be given back by the fields right below, as a question's text and id are.
 */
export function expectedBytes(schema: GraphQLSchema, fields: readonly SelectedField[]): number {
  return sum(fields, (field) => (describesSchema(field) ? 0 : bytesOf(schema, field, undefined, 0)));
}

function bytesOf(
  schema: GraphQLSchema,
  field: SelectedField,
  sizeFromParent: number | undefined,
  givenBack: number,
): number {
  const { length, sizeOf } = expectedLength(schema, field, sizeFromParent);
  const below = (ENCODED * Buffer.byteLength(JSON.stringify(field.arguments))) / Math.max(1, length);
  const bytesOfOne = field.composite
    ? 3 +
      greatest(field.possibleTypes, (type) =>
        sum(field.fields(type), (child) => bytesOf(schema, child, sizeOf(child), below)),
      )
    : ASSUMED_VALUE_BYTES + (isText(field) ? givenBack : 0);
  return keyBytes(field) + length * bytesOfOne;
}

function isText({ definition }: SelectedField): boolean {
  return definition.name !== "__typename" && ["String!", "ID!"].includes(String(definition.type));
}
