import { parentPort, workerData } from "node:worker_threads";
import type { StageFileMessage, StageFileOptions, StageFileRequest } from "./messages.ts";
import { StageFile } from "./stage-file.ts";

/** Serves one stage file to the thread that started it. */
const port = parentPort;
if (port === null) throw new Error("This module runs as a worker thread only.");

const send = (message: StageFileMessage): void => port.postMessage(message);
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  const file = new StageFile(workerData as StageFileOptions, (message, cause) =>
    send({ type: "problem", message, cause: textOf(cause) }),
  );
  port.on("message", ({ id, request }: { readonly id: number; readonly request: StageFileRequest }) => {
    try {
      send({ type: "answer", id, value: serve(file, request) });
    } catch (error) {
      send({ type: "failed", id, reason: textOf(error) });
    }
    if (request.type === "close") port.close();
  });
  send({ type: "open" });
} catch (error) {
  send({ type: "not-open", reason: textOf(error) });
}

function serve(file: StageFile, request: StageFileRequest): StageFileAnswer {
  switch (request.type) {
    case "get":
      return file.get(request.scope, request.key);
    case "set":
      return void file.set(request.entry);
    case "forget":
      return file.forget(request.scope, request.origin);
    case "close":
      return void file.close();
  }
}

type StageFileAnswer = Extract<StageFileMessage, { type: "answer" }>["value"];
