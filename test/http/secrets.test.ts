import { describe, expect, test } from "vitest";
import { HttpProblem } from "../../datasources/http/http-problem.ts";
import { Outbound } from "../../datasources/http/outbound.ts";
import { redacted } from "../../datasources/http/redacted.ts";
import { secretsInHeaders } from "../../datasources/http/secrets-in.ts";
import { withoutSecrets } from "../../datasources/http/without-secrets.ts";
import { openEmbeddingServer } from "../../datasources/embedding/embedding-server.ts";
import { openModel } from "../../datasources/model/open-model.ts";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { openWeb } from "../../datasources/web/web.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { serve } from "./serve.ts";

/** With everything in it that another notation writes otherwise. */
const SECRET = `p&ss/w"rd+<ü>='k\\y sk-0123456789`;
/** Of a key for a header. */
const KEY = "sk-fault/0123+456789=abcdefgh";

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const WRITTEN: Readonly<Record<string, (secret: string) => string>> = {
  "as it is": (secret) => secret,
  "in an address": (secret) => encodeURIComponent(secret),
  "in an address, in small letters": (secret) =>
    encodeURIComponent(secret).replaceAll(/%[0-9A-F]{2}/gu, (code) => code.toLowerCase()),
  "in an address within an address": (secret) => encodeURIComponent(encodeURIComponent(secret)),
  "in a form": (secret) => new URLSearchParams({ secret }).toString(),
  "in JSON": (secret) => JSON.stringify({ secret }),
  "in JSON within JSON": (secret) => JSON.stringify(JSON.stringify({ secret })),
  "in JSON as PHP writes it": (secret) => JSON.stringify({ secret }).replaceAll("/", "\\/"),
  "in HTML": (secret) =>
    secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
  "in base64": (secret) => base64(secret),
  "in base64 behind one byte": (secret) => base64(`:${secret}`),
  "in base64 behind two bytes, before others": (secret) => base64(`a:${secret} and more`),
  "in base64 for addresses": (secret) => Buffer.from(`user:${secret}`).toString("base64url"),
  "in hexadecimal digits": (secret) => Buffer.from(secret).toString("hex"),
  "without its beginning": (secret) => secret.slice(9),
  "without its end": (secret) => secret.slice(0, -9),
};

/** Whether a text has a part of a secret as it was written, and not only of what would stand around any other one. */
function tells(text: string, write: (secret: string) => string, secret: string): boolean {
  const [own, others] = [write(secret), write("z".repeat(Buffer.byteLength(secret)))];
  const pieces = Array.from({ length: Math.max(1, own.length - 10) }, (_, start) => own.slice(start, start + 11));
  return pieces.some(
    (piece) =>
      !others.includes(piece) &&
      !others.includes(piece.slice(3)) &&
      !others.includes(piece.slice(0, -3)) &&
      text.includes(piece),
  );
}

const write = (name: string): ((secret: string) => string) => WRITTEN[name] ?? expect.unreachable();

describe("a message shows no secret", () => {
  test.each(Object.keys(WRITTEN))("%s", (name) => {
    for (const secret of [SECRET, KEY]) {
      const written = write(name)(secret);
      expect(tells(written, write(name), secret)).toBe(true);
      const { message } = withoutSecrets(new HttpProblem("REJECTED", `it answered 401: who is ${written}? Nobody`), [
        secret,
      ]);
      expect(tells(message, write(name), secret), message).toBe(false);
      expect(message).toMatch(/^it answered 401: who is .*\*\*\*.*\? Nobody$/u);
    }
  });

  test.each([4, 5, 7, 8, 12])("of which %d characters stand at its end, where it was cut off", (length) => {
    expect(redacted(`it answered 401: you sent ${KEY.slice(0, length)}…`, [KEY])).toMatch(/you sent \*\*\*…?$/u);
  });

  test("and all else as it was", () => {
    const message = "it answered 401: who are you? You sent nothing, 0123 and abcdefg";
    expect(redacted(message, [KEY, SECRET, "abc"])).toBe(message);
    expect(redacted(`${KEY}${KEY} and ${KEY}`, [KEY])).toBe("*** and ***");
  });

  test("of fewer than eight characters", () => {
    expect(redacted("me:s3cret is not known, nor is czNjcmV0", ["s3cret"])).toBe("me:*** is not known, nor is ***");
  });

  test("within a megabyte of anything, in time that grows with it", () => {
    for (const shape of ["a", KEY.slice(0, 7), "%2", "…", " "])
      redacted(shape.repeat(1_000_000 / shape.length), [KEY, SECRET]);
  }, 20_000);
});

test("every part of a configured header is a secret, but for names of schemes and what tells of formats", () => {
  const secrets = secretsInHeaders({
    authorization: `Bearer ${KEY}`,
    cookie: "session=0123456789; theme=dark",
    "X-Api-Key": "k3y-of-one",
    Accept: "application/json",
    "x-basic": `Basic ${base64("me:pass-word")}`,
  });
  for (const each of [KEY, "0123456789", "k3y-of-one", "pass-word"]) expect(secrets).toContain(each);
  for (const each of ["Bearer", "Basic", "application/json"]) expect(secrets).not.toContain(each);
});

test("a message is one line, without what steers a terminal, and bounded", () => {
  const { message } = new HttpProblem("REJECTED", `a\u001b[31mb\r\nc\u202ed\u2028e\u0000${"x".repeat(100_000)}`);
  expect(message).toMatch(/^a \[31mb c d e x+…$/u);
  expect(message.length).toBeLessThan(2_100);
});

describe("a server that quotes what it was sent:", () => {
  const fetch = new Outbound({ userAgent: "t" }).fetchFor({ attempts: 1, retriesPosts: true, perSecond: 1_000 });
  const SOURCES: Readonly<Record<string, (origin: string) => Promise<unknown>>> = {
    "a SPARQL endpoint, by a header": async (origin) =>
      openSparqlGraph(
        { id: "g", title: "G", endpoint: origin, headers: { authorization: `Bearer ${KEY}` }, mirrorBound: 0 },
        { fetch },
      ).select(selecting("s", ["?s", "?p", "?o"]), recordingContext()),
    "a SPARQL endpoint, by its address": async (origin) =>
      openSparqlGraph(
        { id: "g", title: "G", endpoint: `${origin}?apikey=${encodeURIComponent(KEY)}`, mirrorBound: 0 },
        { fetch },
      ).select(selecting("s", ["?s", "?p", "?o"]), recordingContext()),
    "a SPARQL endpoint, by a password": async (origin) =>
      openSparqlGraph(
        { id: "g", title: "G", endpoint: origin, user: "me", password: KEY, mirrorBound: 0 },
        { fetch },
      ).select(selecting("s", ["?s", "?p", "?o"]), recordingContext()),
    "a model": async (origin) =>
      openModel({ name: "m", baseUrl: `${origin}v1`, apiKey: KEY }, { fetch }).complete(
        { task: "t", messages: [{ role: "user", content: "a" }], format: { name: "t", schema: { type: "object" } } },
        recordingContext(),
      ),
    "an embedding server": async (origin) =>
      openEmbeddingServer({ model: "m", baseUrl: `${origin}v1`, apiKey: KEY }, { fetch }).embed(
        ["a"],
        recordingContext(),
      ),
    "Brave's search": async (origin) =>
      openWeb({ id: "web", provider: "brave", apiKey: KEY, baseUrl: origin }, { fetch }).search(
        "a",
        { limit: 1 },
        recordingContext(),
      ),
    "SerpApi's search": async (origin) =>
      openWeb({ id: "web", provider: "serpapi", apiKey: KEY, baseUrl: origin }, { fetch }).search(
        "a",
        { limit: 1 },
        recordingContext(),
      ),
  };
  const REPLIES: Readonly<Record<string, readonly [status: number, type: string, around: (quoted: string) => string]>> =
    {
      "an error": [401, "text/plain", (quoted) => `no such key: ${quoted}`],
      "a redirect": [301, "text/plain", (quoted) => quoted],
      "JSON of something else": [200, "application/json", (quoted) => JSON.stringify({ error: { message: quoted } })],
      "JSON that breaks off": [200, "application/json", (quoted) => `{"error": "${quoted}`],
      "a page": [200, "text/html", (quoted) => `<h1>${quoted}</h1>`],
    };

  test.each(Object.keys(SOURCES).flatMap((source) => Object.keys(REPLIES).map((reply) => [source, reply] as const)))(
    "%s, in %s",
    async (source, reply) => {
      for (const name of Object.keys(WRITTEN)) {
        const [status, type, around] = REPLIES[reply] ?? expect.unreachable();
        const written = write(name)(KEY);
        const { url } = await serve((_request, response) => {
          const body = around(written);
          response
            .writeHead(status, {
              "content-type": type,
              ...(status === 301 ? { location: `ftp://elsewhere/${encodeURI(written)}` } : {}),
            })
            .end(body);
        });
        const failure = await SOURCES[source]?.(url).catch((error: unknown) => error);
        let said = "";
        for (let error = failure; error instanceof Error; error = error.cause)
          said += ` ${error.message} ${JSON.stringify(error)}`;
        // Brave leaves out its results where it has none.
        if (!Array.isArray(failure)) expect(said).toMatch(/The (?:source|embedding server) "/u);
        expect(tells(said, write(name), KEY), `${name}: ${said}`).toBe(false);
      }
    },
  );
});
