import type { InputPosition } from "../../input-error.ts";
import type { LeftOut } from "../../question-set.ts";
import { Forgiving } from "./forgiving.ts";
import { textOf } from "./text.ts";

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/**
 * The lines of a file that are not blank, without their ends; the file is never in memory as a whole.
 * @throws EvaluationInputError for a file that cannot be read or is not UTF-8
 */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  let number = 0;
  let rest = "";
  for await (const part of textOf(file)) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      number += 1;
      const text = withoutReturn(line);
      if (text.trim() !== "") yield { number, text };
    }
  }
  if (rest.trim() !== "") yield { number: number + 1, text: withoutReturn(rest) };
}

/**
 * Reads the lines of a file that are not blank, as records: those for which `take` throws an EvaluationInputError are
 * left out. It is told of each with its place, and its position among them, from 1 on.
 * @throws EvaluationInputError when the file can not be read, and when more than 5 % of its lines are left out
 */
export async function readLines(
  file: string,
  take: (text: string, place: Required<Pick<InputPosition, "file" | "line">>, position: number) => void,
): Promise<LeftOut> {
  const forgiving = new Forgiving(file);
  for await (const { number, text } of linesOf(file))
    forgiving.take(() => take(text, { file, line: number }, forgiving.position));
  return forgiving.done();
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
