import type { Json } from "../json.ts";

/** A source as inputs of stages name it. */
export function versionOf({ id, version }: { readonly id: string; readonly version: string }): Json {
  return { id, version };
}
