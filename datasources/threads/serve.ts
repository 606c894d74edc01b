import { parentPort } from "node:worker_threads";

/** Answers, in a worker, the requests of the thread or process that started it, one at a time. */
export function serveRequests<Request, Reply>(reply: (request: Request) => Reply | Promise<Reply>): void {
  const port = parentPort;
  if (port === null) return serveProcess(reply);
  port.on("message", (request: Request) => {
    void (async () => port.postMessage(await reply(request)))();
  });
}

function serveProcess<Request, Reply>(reply: (request: Request) => Reply | Promise<Reply>): void {
  if (process.send === undefined) throw new Error("This module runs as a worker only.");
  process.on("message", (request: Request) => {
    void (async () => {
      const replied = await reply(request);
      // Whoever asked may have ended.
      if (process.connected) process.send?.(replied);
    })();
  });
}
