import { z } from "zod";

/** Kinds of values that several sections hold. */

export const iri = z
  .string()
  .regex(/^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i, "must be an absolute IRI, in full and without angle brackets");
export const iris = z.array(iri).min(1);
export const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be 1 to 40 small letters, digits and hyphens");
export const count = z.int().min(1);
/** Milliseconds of a request. */
export const timeout = count.max(300_000, "must be at most 300000: Node.js waits no longer for a reply to begin");
export const text = z.string().min(1);
export const url = z
  .string()
  .regex(/^https?:\/\/[^\s@]+$/i, "must be an address that begins with http:// or https://, without user name");
/** Sent in a header: what is read from a file often ends in a line break, which no header may hold. */
export const secret = (variable: string) =>
  z
    .string()
    .regex(
      /^[\x21-\x7e]+$/,
      `must be visible ASCII characters without white space; see whether a line break came along with ${variable}`,
    );
export const hostName = z
  .string()
  .regex(
    /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|[0-9a-f:]+)$/i,
    "must be a host name or an address, without scheme and port",
  );
export const pattern = z
  .string()
  .min(1)
  .check((context) => {
    try {
      new RegExp(context.value, "u");
    } catch (error) {
      context.issues.push({
        code: "custom",
        input: context.value,
        message: `must be a regular expression (${error instanceof Error ? error.message : String(error)})`,
      });
    }
  });
export const title = text.optional().describe("Name to show to readers. Default: the id.");
export const seconds = z.int().min(0);
export const sourceId = id.describe(
  "Short name of the source in evidence, cost and errors. It must be unique among all sources.",
);
