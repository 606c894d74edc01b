import { HttpProblem } from "../http/http-problem.ts";
import { excerpt, statusProblem } from "../http/status-problem.ts";

/**
 * The JSON of a successful reply.
 * @throws HttpProblem as the status says; `MALFORMED` for what is not JSON, such as a page with a captcha or a body cut
 * short
 */
export async function jsonReply(response: Response): Promise<{ readonly value: unknown; readonly headers: Headers }> {
  const problem = await statusProblem(response);
  if (problem !== undefined) throw problem;
  const text = await response.text();
  try {
    return { value: JSON.parse(text) as unknown, headers: response.headers };
  } catch (cause) {
    const type = response.headers.get("content-type") ?? "something of no stated type";
    const start = excerpt(text);
    throw new HttpProblem(
      "MALFORMED",
      `it answered with ${type} that is not whole JSON${start === "" ? ", without any text" : `: ${start}`}`,
      { cause },
    );
  }
}
