import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Store } from "oxigraph";
import type { Behaviour } from "../model/test-model.ts";
import * as faults from "./faults.ts";
import type { Fault } from "./faulty-server.ts";
import { NETWORK } from "./open-gateway.ts";
import type { Row, SourceName, Wrong } from "./row.ts";

/** Every fault of every source, with what a client is to see. */
export function table(): readonly Row[] {
  return [
    ...connectionFaults("SPARQL endpoint", OTHERS),
    ...sparqlFaults(),
    ...connectionFaults("MediaWiki", DOCUMENTS),
    ...wikiFaults(),
    ...connectionFaults("web search", DOCUMENTS),
    ...searchFaults(),
    ...pageFaults(),
    ...documentFaults(),
    ...connectionFaults("embeddings", DOCUMENTS),
    ...embeddingFaults(),
    ...connectionFaults("model", OTHERS),
    ...modelFaults(),
  ];
}

type Expected = Pick<Row, "answer" | "complete">;

const OTHERS: Expected = { answer: "Leonardo da Vinci", complete: false };
/** One text may name one of several architects: nothing tells that it is the only one. */
const DOCUMENTS: Expected = { answer: "Jørn Utzon", complete: false };
const NONE: Expected = { answer: null, complete: null };

/** Those that hang are waited for in vain; all others are given time, however busy the machine is. */
const IMPATIENT = { ...NETWORK, timeoutMs: 300 };

/** What is no reply at all may be one another time; one that breaks off is asked for twice more. */
const again = (row: Row): Row => ({ ...row, attempts: 2 });
const oftenAgain = (row: Row): Row => ({ ...row, attempts: 4 });

const server = (fault: Fault): Wrong => ({ kind: "server", fault });

/** What can go wrong with any server, and means the same everywhere. */
function connectionFaults(source: SourceName, expected: Expected): readonly Row[] {
  const row = (
    fault: string,
    wrong: Wrong,
    says: RegExp,
    attempts: number,
    code: Row["code"] = "SOURCE_UNAVAILABLE",
  ): Row => ({ source, fault, wrong, code, says, attempts, ...expected });
  const hangs = (fault: string, wrong: Fault, says: RegExp): Row => ({
    ...row(fault, server(wrong), says, 2),
    network: IMPATIENT,
  });
  return [
    row("nothing listens", { kind: "refused" }, /http:\/\/127\.0\.0\.1:\d+: nothing listens at its address/u, 0),
    row(
      "its name can not be resolved",
      { kind: "unknown name" },
      /http:\/\/nowhere\.invalid: its host name (?:is not known|could not be looked up)/u,
      0,
    ),
    row("401", server(faults.status(401, "who are you?")), /401/u, 1),
    row("403", server(faults.status(403, "not you")), /403/u, 1),
    row("404", server(faults.status(404, "no such thing")), /404/u, 1),
    row(
      "429 with Retry-After: 1",
      server(faults.status(429, "slow down", { "retry-after": "1" })),
      /429/u,
      2,
      "RATE_LIMITED",
    ),
    row(
      "429 with Retry-After: 3600",
      server(faults.status(429, "come back later", { "retry-after": "3600" })),
      /429|asked not to be called again/u,
      1,
      "RATE_LIMITED",
    ),
    row("500", server(faults.status(500, "out of memory")), /500/u, 2),
    row("503", server(faults.status(503, "starting")), /503/u, 2),
    hangs(
      "hangs before its headers",
      faults.silent,
      /no whole reply from http:\/\/127\.0\.0\.1:\d+ within 0\.3 seconds/u,
    ),
    hangs(
      "hangs within its body",
      faults.stalled,
      /no whole reply from http:\/\/127\.0\.0\.1:\d+ within 0\.3 seconds/u,
    ),
    row("body cut off", server(faults.cutOff), /http:\/\/127\.0\.0\.1:\d+: the connection broke/u, 2),
    row("hangs up", server(faults.hangUp), /http:\/\/127\.0\.0\.1:\d+: the connection broke/u, 2),
    row("body too large", server(faults.oversized), /more than 33,554,432 bytes/u, 1),
  ];
}

/** Data of which an endpoint gives a part: enough to answer from, and to say that something is missing. */
const PAINTINGS = new Store();
PAINTINGS.load(
  `@prefix : <urn:test:> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
   :painter rdfs:label "painter" . :MonaLisa rdfs:label "Mona Lisa" ; :painter :Leonardo . :Leonardo rdfs:label "Leonardo da Vinci" .`,
  { format: "text/turtle" },
);

/** Answers queries, with headers that say that it is a part. */
function partially(headers: Readonly<Record<string, string>>): Fault {
  return (response, request, body) => {
    const parameters =
      request.method === "POST" ? new URLSearchParams(body) : new URL(request.url ?? "", "http://x").searchParams;
    const query = parameters.get("query") ?? "";
    const results = PAINTINGS.query(query, { results_format: "json" }) as string;
    response.writeHead(200, { "content-type": "application/sparql-results+json", ...headers }).end(results);
  };
}

function sparqlFaults(): readonly Row[] {
  const row = (fault: string, wrong: Fault, says: RegExp): Row => ({
    source: "SPARQL endpoint",
    fault,
    wrong: server(wrong),
    code: "SOURCE_UNAVAILABLE",
    says,
    attempts: 1,
    ...OTHERS,
  });
  const results = { "content-type": "application/sparql-results+json" };
  return [
    again(
      row(
        "another content type",
        faults.body("<sparql/>", { "content-type": "application/sparql-results+xml" }),
        /application\/sparql-results\+xml instead of SPARQL results in JSON/u,
      ),
    ),
    again(
      row(
        "HTML in place of JSON",
        faults.html,
        /text\/html instead of SPARQL results in JSON: Sign in Are you a robot\?/u,
      ),
    ),
    oftenAgain(row("malformed JSON", faults.body("{'head': 1}", results), /no whole JSON/u)),
    again(row("empty reply", faults.body("", results), /its reply is empty/u)),
    row("no rows where they should be", faults.body('{"head":{"vars":["n"]}}', results), /results is missing/u),
    oftenAgain(
      row(
        "an exception within a 200",
        faults.body(
          '{"head":{"vars":["n"]},"results":{"bindings":[ java.util.concurrent.TimeoutException: Query timed out',
          results,
        ),
        /TimeoutException: Query timed out/u,
      ),
    ),
    row(
      "400 for a query",
      faults.status(400, "Virtuoso 37000 Error SP030: syntax error"),
      /400: Virtuoso 37000 Error SP030/u,
    ),
    {
      ...row(
        "a part of the rows, by X-SQL-State",
        partially({ "x-sql-state": "S1TAT", "x-sql-message": "Returning incomplete results" }),
        /only a part of the rows/u,
      ),
      checkCode: null,
    },
    {
      ...row(
        "a part of the rows, by X-SPARQL-MaxRows",
        partially({ "x-sparql-maxrows": "1" }),
        /only a part of the rows/u,
      ),
      usable: true,
      checkCode: null,
    },
  ];
}

function wikiFaults(): readonly Row[] {
  const row = (fault: string, wrong: Fault, says: RegExp, code: Row["code"] = "SOURCE_UNAVAILABLE"): Row => ({
    source: "MediaWiki",
    fault,
    wrong: server(wrong),
    code,
    says,
    attempts: 1,
    ...DOCUMENTS,
  });
  const error = (code: string, info: string): Fault => faults.json({ error: { code, info } });
  return [
    again(row("HTML in place of JSON", faults.html, /text\/html that is not whole JSON: Sign in Are you a robot\?/u)),
    oftenAgain(row("malformed JSON", faults.body("{'query': 1}"), /not whole JSON/u)),
    again(row("empty reply", faults.body(""), /not whole JSON, without any text/u)),
    row("JSON of something else", faults.json({ hello: "world" }), /its reply is not that of a MediaWiki/u),
    row(
      "error object",
      error("badvalue", "Unrecognized value for parameter"),
      /the error "badvalue": Unrecognized value/u,
    ),
    row(
      "error object of the server",
      error("internal_api_error_DBQueryError", "Database query error"),
      /internal_api_error_DBQueryError/u,
    ),
    row(
      "maxlag",
      error("maxlag", "Waiting for 10.64.48.35: 7.5 seconds lagged"),
      /the error "maxlag": Waiting for/u,
      "RATE_LIMITED",
    ),
    row(
      "ratelimited",
      error("ratelimited", "You've exceeded your rate limit"),
      /the error "ratelimited"/u,
      "RATE_LIMITED",
    ),
  ];
}

function searchFaults(): readonly Row[] {
  const row = (fault: string, wrong: Fault, says: RegExp, provider = "searxng"): Row => ({
    source: "web search",
    fault,
    wrong: server(wrong),
    code: "SOURCE_UNAVAILABLE",
    says,
    attempts: 1,
    settings: { provider },
    ...DOCUMENTS,
  });
  return [
    again(row("HTML in place of JSON", faults.html, /text\/html that is not whole JSON/u)),
    oftenAgain(row("malformed JSON", faults.body("{'results': 1}"), /not whole JSON/u)),
    again(row("empty reply", faults.body(""), /without any text/u)),
    row("JSON of something else", faults.json({ hello: "world" }), /its reply is not that of a search: results/u),
    row(
      "SearXNG: no engine answers",
      faults.json({ results: [], unresponsive_engines: [["google", "CAPTCHA"]] }),
      /none of its engines gave results: google \(CAPTCHA\)/u,
    ),
    row(
      "Brave: 422 for the token",
      faults.json({ error: { code: "SUBSCRIPTION_TOKEN_INVALID", detail: "sk-fault-secret is not valid" } }, 422),
      /422: .*SUBSCRIPTION_TOKEN_INVALID/u,
      "brave",
    ),
    row(
      "Tavily: 432, above the plan",
      faults.json({ detail: { error: "This request exceeds your plan's set usage limit." } }, 432),
      /432: .*exceeds your plan/u,
      "tavily",
    ),
    row(
      "SerpApi: an error within a 200",
      faults.json({
        search_metadata: { status: "Error" },
        error: "Your account has run out of searches. sk-fault-secret",
      }),
      /Your account has run out of searches/u,
      "serpapi",
    ),
  ];
}

/** The search finds one page and quotes it; the page is what fails. */
function pageFaults(): readonly Row[] {
  const row = (fault: string, wrong: Wrong, rest: Pick<Row, "code" | "says" | "attempts"> & Partial<Row>): Row => ({
    source: "web page",
    fault,
    wrong,
    ...DOCUMENTS,
    ...rest,
  });
  const passing = (fault: string, wrong: Fault, says: RegExp, code: Row["code"] = "SOURCE_UNAVAILABLE"): Row =>
    row(fault, server(wrong), { code, says, attempts: 1 });
  const gone = (fault: string, wrong: Fault): Row =>
    row(fault, server(wrong), { code: null, says: /gives Jørn Utzon/u, attempts: 1, ...DOCUMENTS });
  return [
    passing(
      "429 with Retry-After: 1",
      faults.status(429, "slow down", { "retry-after": "1" }),
      /the page http:\/\/\S+ could not be read \(it answered 429: slow down\)/u,
      "RATE_LIMITED",
    ),
    passing("503", faults.status(503, "starting"), /could not be read \(it answered 503: starting\)/u),
    {
      ...passing("hangs before its headers", faults.silent, /could not be read \(no page within 1 seconds\)/u),
      settings: { pageTimeoutSeconds: 1 },
    },
    {
      ...passing("hangs within its body", faults.stalled, /could not be read \(no page within 1 seconds\)/u),
      settings: { pageTimeoutSeconds: 1 },
    },
    passing("body cut off", faults.cutOff, /could not be read \(.*the connection broke\)/u),
    gone("401", faults.status(401, "subscribers only")),
    gone("404", faults.status(404, "no such page")),
    gone("body too large", faults.oversized),
    gone("no page but a picture", faults.body("GIF89a", { "content-type": "image/gif" })),
    gone("an empty page", faults.body("", { "content-type": "text/html" })),
    gone("a redirect to an address that is not public", faults.body("", { location: "http://10.0.0.1/" }, 302)),
  ];
}

function documentFaults(): readonly Row[] {
  const row = (fault: string, change: (folder: string) => Promise<void>, says: RegExp): Row => ({
    source: "documents",
    fault,
    wrong: { kind: "folder", change },
    code: "SOURCE_UNAVAILABLE",
    says,
    attempts: 0,
    ...DOCUMENTS,
  });
  const left = (fault: string, change: (folder: string) => Promise<void>, says: RegExp): Row => ({
    ...row(fault, change, says),
    code: null,
    usable: true,
  });
  return [
    row(
      "the folder is gone",
      (folder) => rm(folder, { recursive: true }),
      /No document file at .*: there is no such file or folder/u,
    ),
    row("the folder is empty", (folder) => rm(join(folder, "note.md")), /holds no document files/u),
    left(
      "a file can not be read",
      (folder) => writeFile(join(folder, "bad.jsonl"), '{"id": '),
      /The source "notes" failed: .*bad\.jsonl/u,
    ),
  ];
}

function embeddingFaults(): readonly Row[] {
  const row = (fault: string, wrong: Fault, says: RegExp, code: Row["code"] = "SOURCE_UNAVAILABLE"): Row => ({
    source: "embeddings",
    fault,
    wrong: server(wrong),
    code,
    says,
    attempts: 1,
    ...DOCUMENTS,
  });
  return [
    again(row("HTML in place of JSON", faults.html, /no list of vectors/u, "MODEL_REPLY_INVALID")),
    oftenAgain(row("malformed JSON", faults.body("{'data': 1}"), /can not be read/u)),
    again(row("empty reply", faults.body(""), /no list of vectors/u, "MODEL_REPLY_INVALID")),
    row("too few vectors", faults.json({ data: [] }), /0 vectors for \d+ texts/u, "MODEL_REPLY_INVALID"),
    row(
      "vectors that are none",
      (response, request, body) =>
        faults.json({
          data: (JSON.parse(body) as { input: string[] }).input.map((_text, index) => ({ index, embedding: ["x"] })),
        })(response, request, body),
      /a vector at 0 that is none/u,
      "MODEL_REPLY_INVALID",
    ),
  ];
}

function modelFaults(): readonly Row[] {
  const model = (
    fault: string,
    behaviour: Behaviour,
    rest: Pick<Row, "code" | "says" | "attempts"> & Partial<Row>,
  ): Row => ({ source: "model", fault, wrong: { kind: "model", behaviour }, ...OTHERS, ...rest });
  // The server has replied: only the answer says what was wrong with it, and who answered in its place.
  const invalid = (fault: string, behaviour: Behaviour, says: RegExp, attempts = 2): Row =>
    model(fault, behaviour, { code: null, says, attempts });
  const unavailable = (fault: string, behaviour: Behaviour, says: RegExp, attempts = 1): Row =>
    model(fault, behaviour, { code: "SOURCE_UNAVAILABLE", says, attempts });
  return [
    unavailable("the key is wrong", "401", /set OPENAI_API_KEY \(or model\.apiKey\) to a key of this server/u),
    {
      ...unavailable("no key is set", "401", /no key is set: set OPENAI_API_KEY \(or model\.apiKey\)/u),
      settings: { apiKey: undefined },
    },
    unavailable("the model is not known", "404", /check that it has the model "test" \(model\.name, WHYQL_MODEL\)/u),
    {
      ...unavailable(
        "the prompt is too long for it",
        "400 of a context that is too long",
        /maximum context length is 4096 tokens/u,
      ),
      // It replied, and would to another prompt.
      code: null,
    },
    unavailable("an error within a 200", "an error with status 200", /no model is loaded/u),
    again(unavailable("HTML in place of JSON", "HTML", /no chat completion; check that model\.baseUrl/u)),
    oftenAgain(unavailable("malformed JSON", "JSON that is none", /said to be JSON and is none/u)),
    invalid("refusal", "reply refused", /refused/u, 1),
    invalid("filtered", "reply filtered", /refused/u, 1),
    invalid("truncated reply", "reply cut off", /cannot be used/u),
    invalid("rubbish for ever", "reply of prose alone", /cannot be used/u),
    invalid("empty reply", "reply empty", /cannot be used/u),
    invalid("no choices", "empty choices", /cannot be used/u),
    invalid("a member is missing", "reply without a member", /cannot be used/u),
    invalid("wrong ids", "reply of wrong ids", /cannot be used/u),
    {
      ...model("down, and nobody is to answer in its place", "401", {
        code: "SOURCE_UNAVAILABLE",
        says: /set OPENAI_API_KEY/u,
        attempts: 1,
      }),
      settings: { fallback: false },
      ...NONE,
    },
    {
      ...model("rubbish, and nobody is to answer in its place", "reply of prose alone", {
        code: "MODEL_REPLY_INVALID",
        says: /cannot be used/u,
        attempts: 2,
      }),
      settings: { fallback: false },
      ...NONE,
    },
    model("tokens are not counted", "no usage", {
      code: null,
      says: /gives Leonardo da Vinci/u,
      attempts: 1,
      answer: "Leonardo da Vinci",
      complete: true,
    }),
    model("fenced, against the format", "reply fenced", {
      code: null,
      says: /gives Leonardo da Vinci/u,
      attempts: 1,
      answer: "Leonardo da Vinci",
      complete: true,
    }),
  ];
}
