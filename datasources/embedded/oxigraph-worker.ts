import { Store } from "oxigraph";
import { serveRequests } from "../threads/serve.ts";
import { replyOf } from "./oxigraph-replies.ts";
import type { WorkerRequest } from "./worker-protocol.ts";

// Oxigraph answers synchronously and can not be interrupted: in a thread of its own it can be killed.
const store = new Store();

// It writes a page about its own inside when it gives out; the reply says so in words.
// oxlint-disable-next-line no-console
console.error = () => undefined;

serveRequests((request: WorkerRequest) => replyOf(store, request));
