import { createHash, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { ResolvedSettings } from "../resolved-settings.ts";

const derive = promisify<string, string, number, Buffer>(scrypt);
const KEY_BYTES = 32;

/**
 * What decides what is learned of an endpoint, as hexadecimal digits: its address, and the settings. Whoever signs in
 * may see another graph: what may be secret counts too, by a function that is as slow to be guessed back as those that
 * keep passwords.
 */
export async function learnedKey(settings: ResolvedSettings): Promise<string> {
  const { profile, vocabulary, languages, defaultGraphs, namedGraphs, ignored } = settings;
  const { rowCap, valuesPerQuery, mirrorBound, headers = {}, user, password } = settings;
  const { origin, pathname, search } = new URL(settings.endpoint);
  const secrets = [search, Object.entries(headers).sort(), user ?? "", password ?? ""];
  const hasSecrets = secrets.some((each) => each.length > 0);
  const signedIn = hasSecrets
    ? (await derive(JSON.stringify(secrets), origin + pathname, KEY_BYTES)).toString("hex")
    : "";
  const told = [origin, pathname, signedIn, profile, vocabulary, languages, defaultGraphs ?? [], namedGraphs ?? []];
  return createHash("sha256")
    .update(JSON.stringify([...told, ignored ?? [], rowCap, valuesPerQuery, mirrorBound]))
    .digest("hex");
}
