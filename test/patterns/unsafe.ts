import { check } from "recheck";
import { type Expression } from "./expressions.ts";

/**
 * Work is bounded by characters read and not by time, so that a busy machine judges as an idle one does: 1,000 for each
 * character of the longest text tried. Only what takes longer than a minute counts as unsafe unjudged.
 */
const BOUNDS = {
  timeout: 60_000,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  maxAttackStringSize: 20_000,
  attackLimit: 20_000_000,
};

/** Why an expression may take more than linear time over some text, with such a text; undefined when it can not. */
export async function whyUnsafe({ source, flags }: Pick<Expression, "source" | "flags">): Promise<string | undefined> {
  const judged = await check(source, flags, BOUNDS);
  if (judged.status === "safe") return undefined;
  if (judged.status === "vulnerable") return `${judged.complexity.summary}, as over ${judged.attack.pattern}`;
  return `not judged: ${JSON.stringify(judged.error)}`;
}
