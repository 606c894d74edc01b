import { serveRequests } from "../../datasources/threads/serve.ts";

/** What the threads of these tests can be told to do. */
export type EchoRequest =
  | { readonly kind: "echo"; readonly value: unknown }
  | { readonly kind: "for ever" }
  | { readonly kind: "busy"; readonly ms: number }
  | { readonly kind: "die" }
  | { readonly kind: "throw" };

serveRequests((request: EchoRequest): unknown => {
  switch (request.kind) {
    case "echo":
      return request.value;
    case "for ever":
      for (;;);
    case "busy":
      for (const startedAt = performance.now(); performance.now() - startedAt < request.ms;);
      return "done";
    case "die":
      process.exit(1);
      break;
    case "throw":
      throw new Error("thrown in the thread");
  }
});
