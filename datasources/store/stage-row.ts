import { createHash } from "node:crypto";
import type { StoredStage } from "../../engine/investigation/store.ts";

/** SHA-256 over all of an entry: a row that was damaged, or stands under the wrong key, does not agree with it. */
export function checksumOf(entry: StoredStage): string {
  const { scope, key, stage, value, calls, computedAt, expiresAt, origin } = entry;
  const content = JSON.stringify([scope, key, stage, value, calls, computedAt, expiresAt, origin]);
  return createHash("sha256").update(content).digest("base64url");
}

/** The entry in a row that was looked up by scope and key, or undefined when the row can not be trusted. */
export function entryInRow(
  row: Readonly<Record<string, unknown>>,
  scope: string,
  key: string,
): StoredStage | undefined {
  const { stage, value, calls, computed_at: computedAt, expires_at: expiresAt, origin, checksum } = row;
  if (typeof stage !== "string" || typeof value !== "string" || typeof origin !== "string") return undefined;
  if (typeof calls !== "string") return undefined;
  if (typeof computedAt !== "number" || typeof expiresAt !== "number") return undefined;
  const entry = { scope, key, stage, value, calls, computedAt, expiresAt, origin };
  return checksum === checksumOf(entry) && isJson(calls) ? entry : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
