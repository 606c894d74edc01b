import { HttpProblem } from "../../http/http-problem.ts";
import { packRows } from "../../select/packed-rows.ts";
import { serveRequests } from "../../threads/serve.ts";
import { readResults } from "./results-json.ts";
import type { ResultsReply, ResultsRequest } from "./results-protocol.ts";

function replyTo(body: ResultsRequest): ResultsReply {
  try {
    return { ok: true, packed: packRows(readResults(new TextDecoder().decode(body))) };
  } catch (error) {
    if (error instanceof HttpProblem) return { ok: false, problem: error.message };
    throw error;
  }
}

serveRequests(replyTo);
