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

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
