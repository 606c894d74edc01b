import { HttpProblem } from "../../http/http-problem.ts";
import { type Table, unpackRows } from "../../select/packed-rows.ts";
import { ThreadPool } from "../../threads/thread-pool.ts";
import { ThreadProblem, workerModule } from "../../threads/thread.ts";
import { readResults } from "./results-json.ts";
import type { ResultsReply, ResultsRequest } from "./results-protocol.ts";

/** Bytes of a reply that is read on the spot: that takes about a millisecond, less than to have it read elsewhere. */
const SMALL = 64 * 1024;
/** Of the largest reply that is taken this is a tenth; what takes longer never ends. */
const TIMEOUT_MS = 30_000;

/** Of all endpoints together: one more than one, so that who is sent much does not hold the others up. */
const threads = new ThreadPool<ResultsRequest, ResultsReply>({
  module: workerModule("./results-worker", import.meta.url),
  threads: 2,
  patienceMs: 100,
});

/**
 * Reads the body of a reply, see `readResults`; a long one in another thread.
 * @throws HttpProblem `MALFORMED`; the signal's reason
 */
export async function readReply(body: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Table> {
  if (body.byteLength <= SMALL) return readResults(new TextDecoder().decode(body));
  try {
    const reply = await threads.run(() => body, { signal, timeoutMs: TIMEOUT_MS, transfer: [body.buffer] });
    if (!reply.ok) throw new HttpProblem("MALFORMED", reply.problem);
    return await unpackRows(reply.packed);
  } catch (error) {
    if (error instanceof ThreadProblem)
      throw new HttpProblem("MALFORMED", `its reply could not be read: ${error.message}`);
    throw error;
  }
}
