import type { z } from "zod";
import { placeText, EvaluationInputError, type Place } from "../../input-error.ts";
import { quoted } from "../../../engine/failure.ts";
import { jsonElements, type Read } from "./json-elements.ts";
import { linesOf } from "./lines.ts";
import { parseJson } from "./parse-json.ts";
import { headOf, textOf } from "./text.ts";

/** A record with the place where it was read. */
export interface Located<T> {
  readonly record: T;
  readonly place: Place;
}

/**
 * The records of a file: the elements of its JSON array (or of the one its object has under a name), or one of each
 * line for `.jsonl` and for files that do not begin with a bracket, whatever they are called.
 * @throws EvaluationInputError naming the line or element that is damaged or of another shape
 */
export async function* recordsOf<S extends z.ZodType>(file: string, shape: S, under?: string): AsyncGenerator<Located<z.infer<S>>> {
  for await (const { value, place } of await valuesOf(file, under)) yield { record: checked(value, shape, place), place };
}

/** A JSON file as a whole, for those that are one object. */
export async function jsonFile<S extends z.ZodType>(file: string, shape: S): Promise<z.infer<S>> {
  const parts: string[] = [];
  for await (const part of textOf(file)) parts.push(part);
  return checked(parseJson(parts.join(""), { file }), shape, { file });
}

/** @throws EvaluationInputError naming the place, the path in it, and what is there. */
export function checked<S extends z.ZodType>(value: unknown, shape: S, place: Place): z.infer<S> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path ?? [];
  const found = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
  const where = path.length === 0 ? "" : `, at ${quoted(path.map(String).join("."))}`;
  const wanted = issue?.message.replace(/^Invalid input: /u, "").replace(/, received .*$/u, "") ?? "another shape";
  throw new EvaluationInputError(`${placeText(place)}${where}: ${wanted}, got ${quoted(found)}.`);
}

async function valuesOf(file: string, under: string | undefined): Promise<AsyncGenerator<Read>> {
  const byLines = file.endsWith(".jsonl") || (under === undefined && !(await headOf(file)).trimStart().startsWith("["));
  return byLines ? lineValues(file) : jsonElements(file, under);
}

async function* lineValues(file: string): AsyncGenerator<Read> {
  for await (const { number, text } of linesOf(file)) {
    const place = { file, line: number };
    yield { value: parseJson(text, place), place };
  }
}
