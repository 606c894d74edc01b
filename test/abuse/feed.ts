import { parentPort } from "node:worker_threads";
import { Failure } from "../../engine/failure.ts";
import { PARSERS } from "./parsers.ts";
import { hostileTexts, SIZE } from "./shapes.ts";

/** What came of one parser: of each text that it did not bear, why. */
export interface Fed {
  readonly texts: number;
  readonly wrong: readonly string[];
  /** The text that took longest; for people. */
  readonly slowest: string;
}

/** Characters and values that a parser may make of one character; and of any text, besides. */
const PER_CHARACTER = 40;
const ANYWAY = 10_000;
/**
 * Processor time that a parser may take for one character, and for any text, besides. Those that are linear stay far
 * below it; one that is quadratic takes more than ten times as much, however many processes share the machine.
 */
const US_PER_CHARACTER = 10;
const US_ANYWAY = 500_000;

async function fed(name: string): Promise<Fed> {
  const parser = PARSERS.find((each) => each.name === name);
  if (parser === undefined) throw new Error(`no parser is called ${name}`);
  const [size] = parser.bound ?? [SIZE];
  const wrong: string[] = [];
  let texts = 0;
  let slowest = { shape: "", ms: 0 };
  for (const [shape, text] of hostileTexts(size)) {
    texts += 1;
    const before = process.threadCpuUsage();
    try {
      const made = weightOf(await parser.parse(text));
      if (made > PER_CHARACTER * text.length + ANYWAY) wrong.push(`${shape}: ${made} characters and values`);
    } catch (error) {
      const isTyped = [Failure, ...(parser.throws ?? [])].some((type) => error instanceof type);
      if (!isTyped) wrong.push(`${shape}: ${String(error).slice(0, 200)}`);
      else if ((error as Error).message.length > ANYWAY)
        wrong.push(`${shape}: a message of ${(error as Error).message.length} characters`);
    }
    const most = US_PER_CHARACTER * text.length + US_ANYWAY;
    let spent = since(before);
    // What earlier texts left is cleared away in the time of one of them: what is slow is slow again.
    if (spent > most) {
      const again = process.threadCpuUsage();
      await new Promise((resolve) => resolve(parser.parse(text))).catch(() => undefined);
      spent = Math.min(spent, since(again));
    }
    const ms = spent / 1_000;
    if (spent > most) wrong.push(`${shape}: ${Math.round(ms)} ms`);
    if (ms > slowest.ms) slowest = { shape, ms };
  }
  return { texts, wrong, slowest: `${slowest.shape}, ${Math.round(slowest.ms)} ms` };
}

/** Microseconds of this thread. */
function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** Characters of all strings in a value, and one for each value; without recursion. */
function weightOf(value: unknown): number {
  let weight = 0;
  const open: unknown[] = [value];
  const seen = new Set<object>();
  while (open.length > 0) {
    const next = open.pop();
    weight += typeof next === "string" ? next.length + 1 : 1;
    if (typeof next !== "object" || next === null || seen.has(next) || ArrayBuffer.isView(next)) continue;
    seen.add(next);
    const isList = Array.isArray(next) || next instanceof Map || next instanceof Set;
    const inside: Iterable<unknown> = isList ? next.values() : Object.values(next);
    for (const each of inside) {
      if (typeof each === "string") weight += each.length + 1;
      else open.push(each);
    }
  }
  return weight;
}

parentPort?.on("message", (name: string) => void fed(name).then((result) => parentPort?.postMessage(result)));
