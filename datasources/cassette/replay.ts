import { readFileSync } from "node:fs";
import { Failure, quoted } from "../../engine/failure.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { type Exchange, exchange, exchangeKey, playedReply, recordedRequest } from "./exchange.ts";
import { Redaction } from "./redaction.ts";

/**
 * Answers requests from a cassette and from nothing else. A request that was recorded several times gets its replies in
 * their order, then the last one again; one that was not recorded fails.
 * @throws Failure `BAD_USER_INPUT` for a file that is missing or malformed, naming the line
 */
export function player(path: string, secrets: readonly string[]): (base: typeof fetch) => typeof fetch {
  const redaction = new Redaction(secrets);
  const recorded = new Map<string, Exchange[]>();
  for (const each of readCassette(path)) {
    const key = exchangeKey(each.request);
    const list = recorded.get(key);
    if (list === undefined) recorded.set(key, [each]);
    else list.push(each);
  }
  return () => async (input, init) => {
    const request = await recordedRequest(new Request(input, init), redaction);
    init?.signal?.throwIfAborted();
    const replies = recorded.get(exchangeKey(request));
    const reply = (replies?.length ?? 0) > 1 ? replies?.shift() : replies?.[0];
    if (reply === undefined) {
      throw new HttpProblem(
        "REJECTED",
        `the cassette does not hold ${request.method} ${quoted(request.url)}; record it anew`,
      );
    }
    return playedReply(reply);
  };
}

function readCassette(path: string): readonly Exchange[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new Failure("BAD_USER_INPUT", `The cassette ${quoted(path)} can not be read. Record one first.`, { cause });
  }
  return text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [readLine(line, `${path}:${index + 1}`)]));
}

function readLine(line: string, place: string): Exchange {
  try {
    return exchange.parse(JSON.parse(line));
  } catch (cause) {
    throw new Failure("BAD_USER_INPUT", `${place} is no line of a cassette: ${quoted(line.slice(0, 60))}.`, { cause });
  }
}
