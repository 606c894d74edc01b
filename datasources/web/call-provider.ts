import type { z } from "zod";
import { HttpProblem } from "../http/http-problem.ts";
import { jsonReply } from "./json-reply.ts";

const MASK = "***";
/** Characters of a secret that tell something of it. */
const SHORTEST_PART = 4;

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
 * @throws HttpProblem with its secrets taken out of the message and without a cause, which might hold them; the signal's reason
 */
export async function callProvider<T extends z.ZodType>(fetch: typeof globalThis.fetch, call: ProviderCall<T>, signal: AbortSignal): Promise<z.infer<T>> {
  try {
    const { value } = await jsonReply(await fetch(call.url, { ...call.init, signal }));
    const parsed = call.schema.safeParse(value);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new HttpProblem("MALFORMED", `its reply is not that of a search: ${issue?.path.join(".") || "the reply"}: ${issue?.message ?? ""}`);
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

function withoutSecrets(problem: HttpProblem, secrets: readonly string[]): HttpProblem {
  const { kind, status, retryAfterMs } = problem;
  const written = secrets.filter(Boolean).flatMap((secret) => [secret, encodeURIComponent(secret)]);
  const message = written.reduce(withoutSecret, problem.message);
  return new HttpProblem(kind, message, { ...(status === undefined ? {} : { status }), ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });
}

/** A message is cut where it is long: its end may be the beginning of a secret. */
function withoutSecret(message: string, secret: string): string {
  const masked = message.replaceAll(secret, MASK);
  const end = masked.endsWith("…") ? masked.slice(0, -1) : masked;
  for (let length = secret.length - 1; length >= SHORTEST_PART; length -= 1) {
    if (end.endsWith(secret.slice(0, length))) return `${end.slice(0, -length)}${MASK}`;
  }
  return masked;
}
