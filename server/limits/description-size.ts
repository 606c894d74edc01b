import { getIntrospectionQuery, Kind, parse, type GraphQLResolveInfo, type GraphQLSchema } from "graphql";
import { selectedFields, type SelectedField } from "./selection.ts";

/** How often all that describes the schema may be asked for in one operation; tools ask once. */
const TIMES = 3;

/** Fields that describe the schema: introspection, and the text that a federation gateway reads. */
const DESCRIBING: readonly string[] = ["__schema", "__type", "_service"];

/** What an operation asks about the schema is there beforehand: it is priced by the bytes that it gives, exactly. */
export interface DescriptionPrice {
  /** Bytes of the descriptions that are asked for; no more is counted than what is too much. */
  bytes(fields: readonly SelectedField[]): number;
  readonly maxBytes: number;
}

export function describesSchema({ definition }: SelectedField): boolean {
  return DESCRIBING.includes(definition.name);
}

/**
 * Whether a field of a type is part of what describes the schema. The types of introspection belong to all schemas
 * together.
 */
export function isDescription(type: string, field: string): boolean {
  return type.startsWith("__") || type === "_Service" || DESCRIBING.includes(field);
}

/**
 * The bound is what introspection and the schema's text take, so that it grows with the schema. It is counted when
 * something that describes the schema is first asked for.
 */
export function descriptionPrice(schema: GraphQLSchema): DescriptionPrice {
  let counted: number | undefined;
  const maxBytes = (): number => (counted ??= TIMES * bytesOf(schema, everythingOf(schema), Number.POSITIVE_INFINITY));
  return {
    get maxBytes() {
      return maxBytes();
    },
    bytes: (fields) => bytesOf(schema, fields.filter(describesSchema), maxBytes()),
  };
}

function everythingOf(schema: GraphQLSchema): readonly SelectedField[] {
  const most = {
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  };
  const service =
    schema.getQueryType()?.getFields()["_service"] === undefined ? "" : "query Service { _service { sdl } }";
  const document = parse(getIntrospectionQuery(most) + service);
  return document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION ? (selectedFields(schema, document, operation, {}) ?? []) : [],
  );
}

/** Resolves as the execution would, and stops where there is too much. */
function bytesOf(schema: GraphQLSchema, fields: readonly SelectedField[], most: number): number {
  let bytes = 0;
  const count = (value: unknown, field: SelectedField): void => {
    if (bytes > most) return;
    if (Array.isArray(value)) for (const member of value) count(member, field);
    else if (value === null || value === undefined || !field.composite) bytes += leafBytes(value);
    else for (const type of field.possibleTypes) countAll(field.fields(type), value, type);
  };
  const countAll = (selected: readonly SelectedField[], source: unknown, parentType: unknown): void => {
    for (const field of selected) {
      if (bytes > most) return;
      bytes += keyBytes(field);
      const { resolve, name } = field.definition;
      // Apollo Server gives every field a resolver once it has answered something: it takes the name from here. And
      // `__typename`, which clients that keep a cache select everywhere, takes the type.
      const info = { schema, fieldName: name, parentType } as GraphQLResolveInfo;
      count(
        resolve === undefined
          ? (source as Record<string, unknown>)[name]
          : resolve(source, field.arguments, undefined, info),
        field,
      );
    }
  };
  countAll(fields, undefined, schema.getQueryType());
  return bytes;
}

/** What a field takes in JSON besides its value: its name in quotes, a colon and a comma. */
export function keyBytes({ responseKey }: { readonly responseKey: string }): number {
  return responseKey.length + 4;
}

/** What the value of a scalar or an enum takes, in bytes, save for what JSON escapes. */
export function leafBytes(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value) + 2;
  if (typeof value === "object" && value !== null) return Buffer.byteLength(JSON.stringify(value) ?? "");
  return String(value).length;
}
