import { appendFileSync, writeFileSync } from "node:fs";
import { HttpProblem } from "../http/http-problem.ts";
import { wholeResponse } from "../http/whole-response.ts";
import { type Exchange, recordedReply, recordedRequest } from "./exchange.ts";
import { Redaction } from "./redaction.ts";

/** Bound of a body that is recorded, in bytes; sources have bounds of their own, below it. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Writes every exchange to a cassette, a JSONL file, as it happens: whatever is cut off, the lines before it are whole.
 * An existing file is replaced.
 * @throws Error of the file system when the file can not be written, before anything is sent
 */
export function recorder(path: string, secrets: readonly string[]): (base: typeof fetch) => typeof fetch {
  const redaction = new Redaction(secrets);
  writeFileSync(path, "", { mode: 0o600 });
  const write = (exchange: Exchange): void => appendFileSync(path, `${JSON.stringify(exchange)}\n`);
  return (base) => async (input, init) => {
    const request = new Request(input, init);
    const kept = await recordedRequest(request, redaction);
    let whole: Response;
    try {
      whole = await wholeResponse(await base(request, init), MAX_BYTES);
    } catch (error) {
      const problem = problemOf(error, init?.signal);
      if (problem !== undefined) write({ request: kept, problem });
      throw error;
    }
    write({ request: kept, reply: await recordedReply(whole.clone(), redaction) });
    return whole;
  };
}

/** Nothing is recorded of a request that was given up. */
function problemOf(error: unknown, signal: AbortSignal | null | undefined): Exchange["problem"] {
  if (error instanceof HttpProblem && (error.kind === "TOO_LARGE" || error.kind === "FORBIDDEN_ADDRESS")) {
    return { kind: error.kind, message: error.message };
  }
  if (signal?.aborted === true) {
    const isTimeout = signal.reason instanceof Error && signal.reason.name === "TimeoutError";
    return isTimeout ? { kind: "TIMEOUT", message: "no reply in time" } : undefined;
  }
  return { kind: "UNREACHABLE", message: "the connection failed" };
}
