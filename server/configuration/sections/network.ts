import { z } from "zod";
import { count, text, timeout } from "./values.ts";

export const network = z
  .strictObject({
    contact: text.describe(
      "Address or page at which operators of services reach you, told to them in the User-Agent; public services ask for it. Overridden by WHYQL_CONTACT.",
    ),
    concurrency: count.max(100).describe("Requests to one host that may be under way at once. Default 3."),
    perSecond: count
      .max(1000)
      .describe("Requests to one host that may start within a second. Default 10, and 1000 to this machine."),
    timeoutMs: timeout.describe("Milliseconds for one attempt of a request. Default 60000."),
    attempts: count.max(10).describe("Attempts of a request in all. Default 3."),
  })
  .partial();
