import { z } from "zod";
import { count, text, timeout } from "./values.ts";

export const network = z
  .strictObject({
    contact: text.describe(
      "Your e-mail address or web page. It is sent in the User-Agent, so that operators of services can reach you; public services ask for it. Overridden by WHYQL_CONTACT.",
    ),
    concurrency: count.max(100).describe("Most requests to one host at the same time. Default 3."),
    perSecond: count
      .max(1000)
      .describe("Most requests to one host that start in one second. Default 10, and 1000 for this machine."),
    timeoutMs: timeout.describe("Timeout of one attempt of a request in milliseconds. Default 60000."),
    attempts: count.max(10).describe("Most attempts of a request: the first one and its retries. Default 3."),
  })
  .partial();
