import { issuesOf } from "../../engine/issues.ts";
import { jsonObjectsIn } from "./extract-json.ts";
import type { ModelReply } from "../../engine/sources/language-model.ts";
import { type AnyPrompt, type Prepared, type ReadReply, UnusableReply } from "./prompt.ts";

/** What came of a reply: its meaning, or why it has none. */
export type ParsedReply =
  | { readonly ok: true; readonly read: ReadReply<unknown> }
  | { readonly ok: false; readonly problem: string };

/** Takes the first JSON object of a reply that has the form asked for and can be converted. */
export function readReply(
  { text, ending }: ModelReply,
  prompt: AnyPrompt,
  prepared: Prepared<unknown, unknown>,
): ParsedReply {
  const objects = jsonObjectsIn(text);
  const cut = ending === "TRUNCATED" ? "It was cut off at the bound of its length; be shorter. " : "";
  if (objects.length === 0)
    return {
      ok: false,
      problem: `${cut}${text.trim() === "" ? "It was empty." : "There is no complete JSON object in it."}`,
    };
  let problem: string | undefined;
  for (const object of objects) {
    const reading = readObject(object, prompt, prepared);
    if (reading.ok) return reading;
    problem ??= reading.problem;
  }
  return { ok: false, problem: `${cut}${problem ?? ""}` };
}

function readObject(object: unknown, prompt: AnyPrompt, prepared: Prepared<unknown, unknown>): ParsedReply {
  const reply = prompt.reply.safeParse(object);
  if (!reply.success) return { ok: false, problem: issuesOf(reply.error) };
  try {
    const read = prepared.read(reply.data);
    const output = prompt.task.output.safeParse(read.output);
    return output.success
      ? { ok: true, read: { ...read, output: output.data } }
      : { ok: false, problem: issuesOf(output.error) };
  } catch (error) {
    if (!(error instanceof UnusableReply)) throw error;
    return { ok: false, problem: error.message };
  }
}
