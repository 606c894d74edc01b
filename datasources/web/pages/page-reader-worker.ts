import { parentPort } from "node:worker_threads";
import { mainText } from "./main-text.ts";
import type { ReadReply, ReadRequest } from "./page-reader.ts";

/** Reads the pages that it is sent, one after the other. */
parentPort?.on("message", ({ id, source }: ReadRequest) => {
  parentPort?.postMessage(replyTo(id, source));
});

function replyTo(id: number, source: string): ReadReply {
  try {
    return { id, text: mainText(source) };
  } catch (error) {
    return { id, reason: error instanceof Error ? error.message : String(error) };
  }
}
