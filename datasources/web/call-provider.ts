import type { z } from "zod";
import { HttpProblem } from "../http/http-problem.ts";
import { withoutSecrets } from "../http/without-secrets.ts";
import { jsonReply } from "./json-reply.ts";

/** A provider's request, and what its reply looks like. */
export interface ProviderCall<T extends z.ZodType> {
  readonly url: URL;
  readonly init?: RequestInit;
  readonly schema: T;
  /** Keys that no message may show. */
  readonly secrets: readonly string[];
  /** An error inside a reply of status 200. */
  readonly problemIn?: (value: z.infer<T>) => HttpProblem | undefined;
}

/**
 * Calls a provider once and reads its reply.
 * @throws HttpProblem with its secrets taken out of the message and without a cause, which might hold them; the
 * signal's reason
 */
export async function callProvider<T extends z.ZodType>(
  fetch: typeof globalThis.fetch,
  call: ProviderCall<T>,
  signal: AbortSignal,
): Promise<z.infer<T>> {
  try {
    const { value } = await jsonReply(await fetch(call.url, { ...call.init, signal }));
    const parsed = call.schema.safeParse(value);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new HttpProblem(
        "MALFORMED",
        `its reply is not that of a search: ${issue?.path.join(".") || "the reply"}: ${issue?.message ?? ""}`,
      );
    }
    const problem = call.problemIn?.(parsed.data);
    if (problem !== undefined) throw problem;
    return parsed.data;
  } catch (error) {
    if (error instanceof HttpProblem) throw withoutSecrets(error, call.secrets);
    if (signal.aborted) throw signal.reason;
    // Below a fetch that is not guarded: the message of such an error may hold the whole address.
    throw new HttpProblem("UNREACHABLE", "the connection failed");
  }
}
