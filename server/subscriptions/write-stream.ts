import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { FormattedExecutionResult } from "graphql";
import type { StreamFormat } from "./stream-format.ts";

export interface StreamTimes {
  /** Milliseconds between signs of life. */
  readonly heartbeatMs: number;
  /** Milliseconds for which a client may leave unread what was written. Then its connection is closed. */
  readonly readerPatienceMs: number;
}

/** Where a stream is written to: compression around it, an application's, holds back what is not flushed. */
type Streamed = ServerResponse & { flush?(): void };

/**
 * Writes results into a response as they come, and a heartbeat now and then, until there are no more or the client has
 * gone, which `gone` tells. Of what a client does not read, one result waits at most, and the next is not asked for.
 */
export async function writeStream(
  response: Streamed,
  format: StreamFormat,
  results: AsyncIterable<FormattedExecutionResult>,
  { heartbeatMs, readerPatienceMs }: StreamTimes,
  gone: AbortSignal,
): Promise<void> {
  response.writeHead(200, {
    "content-type": format.contentType,
    // Whoever transforms an answer has to wait for its end.
    "cache-control": "no-store, no-transform",
    // Proxies that buffer would hold progress back until it is history.
    "x-accel-buffering": "no",
  });
  const write = async (text: string): Promise<void> => {
    const isTaken = response.write(text);
    response.flush?.();
    if (isTaken) return;
    // A client that does not read does not go by itself, either.
    const impatience = setTimeout(() => response.destroy(), readerPatienceMs);
    try {
      await once(response, "drain", { signal: gone });
    } finally {
      clearTimeout(impatience);
    }
  };
  const beat = (): void => {
    if (response.writableNeedDrain) return;
    response.write(format.heartbeat);
    response.flush?.();
  };
  const heartbeat = setInterval(beat, heartbeatMs);
  try {
    await write(format.opening);
    for await (const result of results) {
      if (gone.aborted) break;
      await write(format.result(result));
    }
    response.end(format.closing);
  } catch (error) {
    if (!gone.aborted) throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
