import { z } from "zod";
import { Failure, quoted } from "../../engine/failure.ts";
import { counted } from "../../engine/values/counted.ts";
import { type Document, type ReadDocuments, sectionsOf } from "./document.ts";

const Line = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  title: z.string().min(1),
  text: z.string(),
  aliases: z.array(z.string().trim().min(1)).optional(),
  url: z.string().optional(),
  about: z.string().optional(),
  licence: z.string().optional(),
  modified: z.iso.date().optional(),
});

/**
 * One document per line: `{id, title, text}`, and where it is known `aliases`, `url`, `about`, `licence`, `modified`.
 * Blank lines are passed over. What is not such an object is left out, and named by file and line.
 * @throws Failure `BAD_USER_INPUT` where more than a few lines are malformed: one, or 5 % of them.
 */
export function readJsonLines(source: string, path: string): ReadDocuments {
  const bad: { readonly line: number; readonly failure: Failure }[] = [];
  const documents = source.split("\n").flatMap((line, index): Document[] => {
    if (line.trim() === "") return [];
    try {
      const { text, ...document } = parsedLine(line, path, index + 1);
      return [{ ...document, sections: sectionsOf([{ level: 0, title: "", text }]) }];
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      bad.push({ line: index + 1, failure: cause });
      return [];
    }
  });
  const [first, ...others] = bad;
  if (first === undefined) return { documents };
  const lines = others.slice(0, LINES_NAMED).map(({ line }) => String(line));
  const more = others.length > lines.length ? ` and ${others.length - lines.length} further on` : "";
  const also =
    others.length === 0
      ? ""
      : ` ${counted(others.length, "more line is", "more lines are")} malformed: ${lines.join(", ")}${more}.`;
  const isFew = documents.length > 0 && bad.length <= Math.max(1, (documents.length + bad.length) * FEW);
  const kept = isFew ? ` The other ${counted(documents.length, "line is", "lines are")} read.` : "";
  const flaw = new Failure(
    "BAD_USER_INPUT",
    `${first.failure.message}${also}${kept} Correct or remove what is malformed.`,
  );
  if (!isFew) throw flaw;
  return { documents, flaw };
}

/** Of a file's lines, how many may be malformed for the others to be read. */
const FEW = 0.05;
const LINES_NAMED = 5;

function parsedLine(line: string, path: string, number: number): z.infer<typeof Line> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw malformed(
      path,
      number,
      `${cause instanceof Error ? withoutPlace(cause.message) : String(cause)}; it reads ${quoted(line)}`,
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

/** The parser counts the lines of the one line that it is given. */
function withoutPlace(message: string): string {
  const place = message.lastIndexOf(" (line ");
  return place < 0 ? message : message.slice(0, place);
}
