import { HttpProblem } from "./http-problem.ts";
import { redacted } from "./redacted.ts";

/** The same problem with a message that shows no secret, however it is written, and without a cause that might. */
export function withoutSecrets(problem: HttpProblem, secrets: readonly string[], mask?: string): HttpProblem {
  const { kind, status, retryAfterMs } = problem;
  const message = redacted(problem.message, secrets, mask);
  return new HttpProblem(kind, message, {
    ...(status === undefined ? {} : { status }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}
