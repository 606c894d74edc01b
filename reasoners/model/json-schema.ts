import { z } from "zod";
import type { Json } from "../../engine/json.ts";

/** Keywords that every server with structured output knows; OpenAI's strict mode refuses some of the others. */
const KEPT: ReadonlySet<string> = new Set([
  "type",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "anyOf",
  "$ref",
  "$defs",
]);

/**
 * The JSON Schema of a reply as servers are asked to enforce it: every member required (what may be left out is then
 * null, or empty), no other members, no bounds; bounds are checked by ourselves.
 */
export function replySchema(schema: z.ZodType): Json {
  return narrowed(z.toJSONSchema(schema, { io: "output" }) as Json);
}

function narrowed(schema: Json): Json {
  if (schema === null || typeof schema !== "object") return schema;
  if (Array.isArray(schema)) return schema.map(narrowed);
  const members = Object.entries(schema).flatMap(([keyword, value = null]): [string, Json][] => {
    if (keyword === "const") return [["enum", [value]]];
    if (keyword === "oneOf") return [["anyOf", narrowed(value)]];
    if (keyword === "properties" || keyword === "$defs") return [[keyword, eachNarrowed(value)]];
    return KEPT.has(keyword) ? [[keyword, keyword === "enum" || keyword === "required" ? value : narrowed(value)]] : [];
  });
  return Object.fromEntries(members);
}

function eachNarrowed(schemas: Json): Json {
  return Object.fromEntries(
    Object.entries(schemas as Record<string, Json>).map(([name, schema]) => [name, narrowed(schema)]),
  );
}
