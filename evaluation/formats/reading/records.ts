import { z } from "zod";
import { placeText, EvaluationInputError, type InputPosition } from "../../input-error.ts";
import { quoted } from "../../../engine/failure.ts";
import type { LeftOut } from "../../question-set.ts";
import type { GoldCount } from "../gold/with-gold.ts";
import { Forgiving } from "./forgiving.ts";
import { jsonElements, type Unread } from "./json-elements.ts";
import { linesOf } from "./lines.ts";
import { parseJson } from "./parse-json.ts";
import { headOf, textOf } from "./text.ts";

export interface RecordsToRead<S extends z.ZodType> {
  readonly file: string;
  readonly shape: S;
  /** The member of the file that lists the records; absent when the file is the list. */
  readonly under?: string | undefined;
  /** Counts records that have no answer; where others of the file do have one, they are left out as malformed. */
  readonly gold?: GoldCount;
  /**
   * Told of each record of the shape, with its position in the file, from 1 on. What it throws as EvaluationInputError
   * leaves the record out.
   */
  readonly take: (record: z.infer<S>, place: InputPosition, position: number) => void;
}

/**
 * Reads the records of a file: the elements of its JSON array (or of the one its object has under a name), or one of
 * each line for `.jsonl` and for files that do not begin with a bracket, whatever they are called. Those that are
 * damaged or of another shape are left out.
 * @throws EvaluationInputError when the file itself is damaged, and when more than 5 % of its records are left out,
 * naming the first of them by line or element
 */
export async function readRecords<S extends z.ZodType>({
  file,
  shape,
  under,
  gold,
  take,
}: RecordsToRead<S>): Promise<LeftOut> {
  const forgiving = new Forgiving(file);
  for await (const { value, place } of await valuesOf(file, under)) {
    forgiving.take(() => take(checked(value(), shape, place), place, forgiving.position));
  }
  for (const problem of gold?.lacking ?? []) forgiving.leave(problem);
  return forgiving.done();
}

/** Reads the members of a file that is one object, each as a record is read. */
export async function readMembers<S extends z.ZodType>(
  file: string,
  shape: S,
  take: (name: string, value: z.infer<S>) => void,
): Promise<LeftOut> {
  const parts: string[] = [];
  for await (const part of textOf(file)) parts.push(part);
  const forgiving = new Forgiving(file);
  const members = checked(parseJson(parts.join(""), { file }), z.record(z.string(), z.unknown()), { file });
  for (const [name, value] of Object.entries(members))
    forgiving.take(() => take(name, checked(value, shape, { file, member: name })));
  return forgiving.done();
}

/** @throws EvaluationInputError naming the place, the path in it, and what is there. */
function checked<S extends z.ZodType>(value: unknown, shape: S, place: InputPosition): z.infer<S> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path ?? [];
  const found = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
  const where = path.length === 0 ? "" : `, at ${quoted(path.map(String).join("."))}`;
  const wanted = issue?.message.replace(/^Invalid input: /u, "").split(", received ", 1)[0] ?? "another shape";
  throw new EvaluationInputError(`${placeText(place)}${where}: ${wanted}, got ${quoted(found)}.`);
}

async function valuesOf(file: string, under: string | undefined): Promise<AsyncGenerator<Unread>> {
  const byLines = file.endsWith(".jsonl") || (under === undefined && !(await headOf(file)).trimStart().startsWith("["));
  return byLines ? lineValues(file) : jsonElements(file, under);
}

async function* lineValues(file: string): AsyncGenerator<Unread> {
  for await (const { number, text } of linesOf(file)) {
    const place = { file, line: number };
    yield { place, value: () => parseJson(text, place) };
  }
}
