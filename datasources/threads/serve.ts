import { parentPort } from "node:worker_threads";

/** Answers, in a worker, the requests of the thread that started it, one at a time. */
export function serveRequests<Request, Reply>(reply: (request: Request) => Reply | Promise<Reply>): void {
  const port = parentPort;
  if (port === null) throw new Error("This module runs as a worker thread only.");
  port.on("message", (request: Request) => {
    void (async () => port.postMessage(await reply(request)))();
  });
}
