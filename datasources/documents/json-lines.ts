import { z } from "zod";
import { Failure, quoted } from "../../engine/failure.ts";
import { type Document, sectionsOf } from "./document.ts";

const Line = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  title: z.string().min(1),
  text: z.string(),
  url: z.string().optional(),
  about: z.string().optional(),
  licence: z.string().optional(),
  modified: z.iso.date().optional(),
});

/**
 * One document per line: `{id, title, text}`, and where it is known `url`, `about`, `licence`, `modified`. Blank lines
 * are passed over.
 * @throws Failure `BAD_USER_INPUT` naming file and line of what is not such an object.
 */
export function readJsonLines(source: string, path: string): readonly Document[] {
  return source.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const { text, ...document } = parsedLine(line, path, index + 1);
    return [{ ...document, sections: sectionsOf([{ level: 0, title: "", text }]) }];
  });
}

function parsedLine(line: string, path: string, number: number): z.infer<typeof Line> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw malformed(
      path,
      number,
      `${cause instanceof Error ? cause.message : String(cause)}; it reads ${quoted(line)}`,
    );
  }
  const parsed = Line.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw malformed(
    path,
    number,
    `${issue?.path.join(".") || "the line"}: ${issue?.message ?? "not a document"}; it reads ${quoted(line)}`,
  );
}

function malformed(path: string, line: number, what: string): Failure {
  return new Failure("BAD_USER_INPUT", `The document file ${quoted(path)} is malformed at line ${line}: ${what}.`);
}
