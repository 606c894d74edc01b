import { createHash } from "node:crypto";
import { canonicalJson, type Json } from "../engine/json.ts";

/**
 * Characters of an id. Each is six bits: among a million objects, as a client's cache may hold, two share an id with a
 * chance of one in ten thousand millions.
 */
const LENGTH = 12;

/**
 * An id that any process gives to the same things, and that stands for nothing else: clients merge what has the same
 * type and id. When a source was asked is no part of it.
 */
export function shownId(...things: readonly unknown[]): string {
  return createHash("sha256")
    .update(canonicalJson(things as readonly Json[], ["retrievedAt"]))
    .digest("base64url")
    .slice(0, LENGTH);
}
