import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { FormattedExecutionResult } from "graphql";
import type { StreamFormat } from "./stream-format.ts";

/**
 * Writes results into a response as they come, and a heartbeat now and then, until there are no more or the client has
 * gone, which `gone` tells.
 */
export async function writeStream(
  response: ServerResponse,
  format: StreamFormat,
  results: AsyncIterable<FormattedExecutionResult>,
  heartbeatMs: number,
  gone: AbortSignal,
): Promise<void> {
  response.writeHead(200, {
    "content-type": format.contentType,
    "cache-control": "no-store",
    // Proxies that buffer would hold progress back until it is history.
    "x-accel-buffering": "no",
  });
  response.write(format.opening);
  const heartbeat = setInterval(() => response.write(format.heartbeat), heartbeatMs);
  try {
    for await (const result of results) {
      if (gone.aborted) break;
      if (!response.write(format.result(result))) await once(response, "drain", { signal: gone });
    }
    response.end(format.closing);
  } catch (error) {
    if (!gone.aborted) throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
