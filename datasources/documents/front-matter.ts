import { Failure, quoted } from "../../engine/failure.ts";

/** What the head of a Markdown file may say; other keys are for other readers. */
export interface FrontMatter {
  readonly title?: string;
  readonly about?: string;
  readonly url?: string;
  readonly licence?: string;
  readonly modified?: string;
}

type Key = keyof FrontMatter;

const FENCE = /^---[^\S\n]*$/u;
const KEY = /^[A-Za-z][\w-]*$/u;

/** How each known value must look, and how a message says so. */
const RULES: Readonly<Record<Key, readonly [RegExp, string]>> = {
  title: [/\S/u, "some text"],
  about: [/^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/u, "an absolute IRI"],
  url: [/^https?:\/\/\S+$/u, "an http or https address"],
  licence: [/\S/u, "some text"],
  modified: [/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u, "a date such as 2026-01-31"],
};

/**
 * Splits a file into its head of `key: value` lines between two lines of `---`, and its body. A file without a head is
 * all body. Values are plain text; quotation marks around a value are taken off.
 * @throws Failure `BAD_USER_INPUT` naming the file and line of what is malformed.
 */
export function readFrontMatter(source: string, path: string): { readonly head: FrontMatter; readonly body: string } {
  const lines = source.split("\n");
  if (!FENCE.test(lines[0] ?? "")) return { head: {}, body: source };
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end < 0) throw malformed(path, 1, "the front matter that begins here is not closed by a line of ---");
  const head = new Map<string, string>();
  lines.slice(1, end).forEach((line, index) => {
    if (line.trim() === "" || line.startsWith("#")) return;
    const [key, value] = entryOf(line, path, index + 2);
    if (head.has(key)) throw malformed(path, index + 2, `${quoted(key)} is given twice`);
    head.set(key, value);
  });
  return { head: Object.fromEntries(head), body: lines.slice(end + 1).join("\n") };
}

function entryOf(line: string, path: string, number: number): readonly [string, string] {
  const colon = line.indexOf(":");
  const [key, value] = [line.slice(0, Math.max(0, colon)).trimEnd(), line.slice(colon + 1)];
  if (!KEY.test(key) || /^\S/u.test(value)) throw malformed(path, number, `expected "key: value", got ${quoted(line)}`);
  const plain = value.trim().replace(/^(["'])(.*)\1$/u, "$2");
  const rule = Object.hasOwn(RULES, key) ? RULES[key as Key] : undefined;
  if (rule !== undefined && !rule[0].test(plain)) {
    throw malformed(path, number, `${key} must be ${rule[1]}, got ${quoted(plain)}`);
  }
  return [key, plain];
}

function malformed(path: string, line: number, what: string): Failure {
  return new Failure("BAD_USER_INPUT", `The document ${quoted(path)} is malformed at line ${line}: ${what}.`);
}
