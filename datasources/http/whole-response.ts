import { HttpProblem } from "./http-problem.ts";

/** Statuses that have no body by definition; a `Response` refuses one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/**
 * The response with its whole body read, so that a stalled or endless body is seen here and nowhere later.
 * @throws HttpProblem `TOO_LARGE` as soon as more than `maxBytes` came
 */
export async function wholeResponse(response: Response, maxBytes: number): Promise<Response> {
  const bytes = await readBytes(response, maxBytes);
  const headers = new Headers(response.headers);
  // The body is no longer compressed, nor of that length.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const { status, statusText, url, redirected } = response;
  const whole = new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, statusText, headers });
  Object.defineProperties(whole, { url: { value: url }, redirected: { value: redirected } });
  return whole;
}

async function readBytes({ body, headers }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(headers.get("content-length") ?? 0);
  if (announced > maxBytes) {
    await body?.cancel();
    throw tooLarge(maxBytes);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    // Leaving the loop cancels the body, and with it the connection.
    if (length > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.byteLength;
  }
  return bytes;
}

function tooLarge(maxBytes: number): HttpProblem {
  return new HttpProblem("TOO_LARGE", `the reply has more than ${maxBytes.toLocaleString("en")} bytes`);
}
