import type { z } from "zod";
import { quoted } from "../../engine/failure.ts";
import { configurationFile } from "./configuration-file.ts";

/** Says what is wrong with a configuration: the key, its value and what to do. */
export function describeIssue(issue: z.core.$ZodIssue, content: unknown): string {
  const key = keyOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    const unknown = issue.keys.map((name) => quoted(key === "" ? name : `${key}.${name}`)).join(", ");
    return `${unknown} is not a setting${key === "" ? `. Those that are: ${Object.keys(configurationFile.shape).join(", ")}` : ` of "${key}"`}. Remove it, or see whyql.config.schema.json.`;
  }
  const value = valueAt(content, issue.path);
  // A whole section may hold a secret.
  if (issue.code === "custom" && typeof value === "object") return `"${key}": ${expectation(issue)}.`;
  const got = value === undefined ? "it is missing" : isSecret(issue.path) ? "what it is set to is wrong" : `it is ${quoted(value)}`;
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
    default:
      return issue.message.startsWith("must") ? `it ${issue.message}` : issue.message;
  }
}

/** Keys and passwords are never shown, wrong ones included: they may be right elsewhere. */
function isSecret(path: readonly PropertyKey[]): boolean {
  return path.some((part) => /^(?:apiKey|password|headers)$/u.test(String(part)));
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
