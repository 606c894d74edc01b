import { HttpProblem } from "./http-problem.ts";

const MASK = "***";
/** Characters of a secret that tell something of it. */
const SHORTEST_PART = 4;

/** The same problem with a message that shows no secret, as it is or as an address has it, and without a cause that might. */
export function withoutSecrets(problem: HttpProblem, secrets: readonly string[]): HttpProblem {
  const { kind, status, retryAfterMs } = problem;
  const written = secrets.filter((secret) => secret.length >= SHORTEST_PART).flatMap((secret) => [secret, encodeURIComponent(secret)]);
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
