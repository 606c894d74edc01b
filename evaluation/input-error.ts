import { relative } from "node:path";
import { quoted } from "../engine/failure.ts";

/** What was given to be evaluated cannot be read, or is not what it was said to be. The user can put it right. */
export class EvaluationInputError extends Error {
  override readonly name = "EvaluationInputError";
}

/** Where something is read: a file, and the line or the element in it. */
export interface InputPosition {
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** Of a JSON array, from 0. */
  readonly element?: number;
  /** Of a JSON object. */
  readonly member?: string;
}

/** `"dev.json", element 3 (line 120)`: the file as seen from where the command was given, if it lies below. */
export function placeText({ file, line, element, member }: InputPosition): string {
  const below = relative(process.cwd(), file);
  const name = quotedPath(below.startsWith("..") ? file : below);
  if (member !== undefined) return `${name}, member ${quoted(member)}`;
  if (element === undefined) return line === undefined ? name : `${name}, line ${line}`;
  return `${name}, element ${element}${line === undefined ? "" : ` (line ${line})`}`;
}

/** An error that says where, what was expected there, and quotes what came. */
export function unexpected(
  place: InputPosition,
  expected: string,
  got: unknown,
  cause?: unknown,
): EvaluationInputError {
  return new EvaluationInputError(
    `${placeText(place)}: expected ${expected}, got ${quoted(got)}.`,
    cause === undefined ? undefined : { cause },
  );
}

/** A path is told in full: it is what the reader has to find. */
export function quotedPath(path: string): string {
  return JSON.stringify(path);
}
