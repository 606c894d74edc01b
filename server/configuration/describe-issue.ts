import type { z } from "zod";
import { quoted } from "../../engine/failure.ts";
import { configurationFile } from "./configuration-file.ts";

/** Says what is wrong with a configuration: the key, its value and what to do. */
export function describeIssue(found: z.core.$ZodIssue, content: unknown): string {
  const issue = innermost(found, content);
  const key = keyOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    const unknown = issue.keys.map((name) => quoted(key === "" ? name : `${key}.${name}`)).join(", ");
    return `${unknown} is not a setting${key === "" ? `. Those that are: ${Object.keys(configurationFile.shape).join(", ")}` : ` of "${key}"`}. Remove it, or see whyql.config.schema.json.`;
  }
  const value = valueAt(content, issue.path);
  // A whole section may hold a secret.
  if (issue.code === "custom" && typeof value === "object") return `"${key}": ${expectation(issue)}.`;
  const got =
    value === undefined
      ? "it is missing"
      : isSecret(issue.path)
        ? "what it is set to is wrong"
        : `it is ${withoutUser(quoted(value))}`;
  return `"${key}": ${got}; ${expectation(issue)}.`;
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `it must be ${articled(issue.expected)}`;
    case "too_small":
      return `it must ${sized(issue.origin)} at least ${issue.minimum}`;
    case "too_big":
      return `it must ${sized(issue.origin)} at most ${issue.maximum}`;
    case "invalid_key":
      return `as a key, ${issue.issues[0] === undefined ? "it is not allowed" : expectation(issue.issues[0])}`;
    default:
      return issue.message.startsWith("must") ? `it ${issue.message}` : issue.message;
  }
}

/** Keys and passwords are never shown, wrong ones included: they may be right elsewhere. */
function isSecret(path: readonly PropertyKey[]): boolean {
  return path.some((part) => /^(?:apiKey|password|headers)$/u.test(String(part)));
}

/** An address may hold a password where there should be none. */
function withoutUser(shown: string): string {
  return shown.replace(/\/\/[^/\s]*@/gu, "//***@");
}

function sized(origin: string): string {
  return origin === "array" || origin === "string" ? "have a length of" : "be";
}

function articled(type: string): string {
  return type === "int" ? "a whole number" : `${/^[aeio]/.test(type) ? "an" : "a"} ${type}`;
}

function keyOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
}

function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    content,
  );
}

/**
 * Of what may be written in several ways, what is wrong with the way that was chosen: whoever writes an object means
 * the object.
 */
function innermost(issue: z.core.$ZodIssue, content: unknown): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const value = valueAt(content, issue.path);
  if (typeof value !== "object" || value === null) return issue;
  const inside = issue.errors.flat().find(({ code, path }) => path.length > 0 || code === "unrecognized_keys");
  return inside === undefined ? issue : innermost({ ...inside, path: [...issue.path, ...inside.path] }, content);
}
