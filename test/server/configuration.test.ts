import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { configurationJsonSchema } from "../../server/configuration/json-schema.ts";
import { readConfiguration } from "../../server/configuration/read-configuration.ts";
import { DEFAULT_LIMITS } from "../../server/limits/limits.ts";
import { requireLoopback } from "../../server/loopback.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whyql-configuration-"));
  writeFileSync(join(folder, "mountains.ttl"), "");
  writeFileSync(join(folder, "rivers.nt"), "");
  mkdirSync(join(folder, "notes"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(content?: unknown, environment: Record<string, string> = {}, file?: string) {
  if (content !== undefined) {
    writeFileSync(join(folder, "whyql.config.json"), typeof content === "string" ? content : JSON.stringify(content));
  }
  return readConfiguration({ workingDirectory: folder, environment, file });
}

describe("the configuration", () => {
  test("is what is built in when nothing is configured", () => {
    expect(read()).toMatchObject({
      host: "127.0.0.1",
      port: 4000,
      graphs: [{ id: "knowledge" }],
      documents: [{ id: "documents" }],
      store: { path: join(folder, ".whyql", "stages.sqlite") },
      limits: DEFAULT_LIMITS,
    });
  });

  test("takes a user's graph in place of the built-in graph and documents", () => {
    const { graphs, documents } = read({
      graphs: [{ id: "mountains", files: ["mountains.ttl"], vocabulary: { label: ["urn:x:name"] } }],
    });
    expect(graphs).toEqual([
      {
        id: "mountains",
        title: "mountains",
        files: [join(folder, "mountains.ttl")],
        vocabulary: { label: ["urn:x:name"] },
      },
    ]);
    expect(documents).toEqual([]);
  });

  test("takes a user's documents beside the built-in graph", () => {
    const { graphs, documents } = read({ documents: [{ id: "notes", title: "Notes", folder: "notes" }] });
    expect(graphs).toMatchObject([{ id: "knowledge" }]);
    expect(documents).toEqual([{ id: "notes", title: "Notes", folder: join(folder, "notes") }]);
  });

  test("is overlaid by the environment, key by key", () => {
    const content = {
      port: 5000,
      limits: { maxCost: 10, maxDepth: 4 },
      graphs: [{ id: "rivers", files: ["rivers.nt"] }],
    };
    const environment = {
      PORT: "0",
      WHYQL_MAX_COST: "20",
      WHYQL_GRAPH_FILES: "mountains.ttl,rivers.nt",
      WHYQL_GRAPH_LABELS: "urn:x:name",
      WHYQL_DOCUMENTS: "notes",
      WHYQL_STORE: "false",
    };
    expect(read(content, environment)).toMatchObject({
      port: 0,
      limits: { ...DEFAULT_LIMITS, maxCost: 20, maxDepth: 4 },
      graphs: [
        {
          id: "graph",
          files: [join(folder, "mountains.ttl"), join(folder, "rivers.nt")],
          vocabulary: { label: ["urn:x:name"] },
        },
      ],
      documents: [{ id: "documents", folder: join(folder, "notes") }],
      store: false,
    });
  });

  test("is read from the file that is named", () => {
    writeFileSync(join(folder, "notes", "other.json"), JSON.stringify({ port: 1234 }));
    expect(read(undefined, {}, "notes/other.json").port).toBe(1234);
    expect(read(undefined, { WHYQL_CONFIG: "notes/other.json" }).port).toBe(1234);
  });
});

describe("a configuration error names key, value and remedy:", () => {
  test.each<[string, unknown, Record<string, string>, RegExp]>([
    ["an unknown key", { prot: 4000 }, {}, /"prot" is not a setting. Those that are: .*port/],
    ["an unknown key inside", { limits: { maxWidth: 4 } }, {}, /"limits\.maxWidth" is not a setting of "limits"/],
    [
      "prices in two currencies",
      {
        model: {
          name: "m",
          prices: { input: 1, output: 1, currency: "EUR" },
          tasks: { "draft-tree": { prices: { input: 1, output: 1, currency: "USD" } } },
        },
      },
      {},
      /"model": it must name the same currency in all its prices/,
    ],
    ["a wrong type", { port: "4000" }, {}, /"port": it is "4000"; it must be a number/],
    ["a port that is none", { port: 70000 }, {}, /"port": it is 70000; it must be at most 65535/],
    ["a graph without files", { graphs: [{ id: "g" }] }, {}, /"graphs\[0\]": it must have either files or endpoint/],
    [
      "an id that is none",
      { graphs: [{ id: "My Graph", files: ["mountains.ttl"] }] },
      {},
      /"graphs\[0\]\.id": it is "My Graph"; it must be 1 to 40 small letters/,
    ],
    [
      "a store that is true",
      { store: true },
      {},
      /"store": it is true; it must be false, or an object with the key path/,
    ],
    ["a file that is not JSON", "{ port: 4000 }", {}, /whyql\.config\.json is not JSON/],
    [
      "a graph file that is missing",
      { graphs: [{ id: "g", files: ["hills.ttl"] }] },
      {},
      /The graph "g" names ".*hills\.ttl", which does not exist/,
    ],
    [
      "a folder that is missing",
      { documents: [{ id: "d", folder: "letters" }] },
      {},
      /The documents "d" name the folder ".*letters", which does not exist/,
    ],
    [
      "two sources of one name",
      {
        graphs: [
          { id: "a", files: ["mountains.ttl"] },
          { id: "a", files: ["rivers.nt"] },
        ],
      },
      {},
      /Two sources have the id "a"/,
    ],
    [
      "a variable that does not exist",
      undefined,
      { WHYQL_GRAPH_FILE: "x" },
      /WHYQL_GRAPH_FILE is not a setting. Those that are: .*WHYQL_GRAPH_FILES/,
    ],
    ["a variable that is no number", undefined, { PORT: "http" }, /PORT is "http"; it must be a whole number/],
    ["a variable that is out of range", undefined, { PORT: "70000" }, /In the environment: "port": it is 70000/],
    ["labels without files", undefined, { WHYQL_GRAPH_LABELS: "urn:x:name" }, /WHYQL_GRAPH_FILES is not set/],
    [
      "files and an endpoint",
      { graphs: [{ id: "g", files: ["rivers.nt"], endpoint: "http://localhost/sparql" }] },
      {},
      /"graphs\[0\]": it must have either files or endpoint/,
    ],
    [
      "a password for files",
      { graphs: [{ id: "g", files: ["rivers.nt"], password: "hunter22" }] },
      {},
      /"graphs\[0\]\.password": what it is set to is wrong; it must not be set for a graph of files/,
    ],
    [
      "an endpoint that is no address",
      undefined,
      { WHYQL_SPARQL_ENDPOINT: "localhost:8890" },
      /"graphs\[0\]\.endpoint": it is "localhost:8890"; it must be an address that begins with http/,
    ],
    [
      "an address with a password in it",
      { graphs: [{ id: "g", endpoint: "http://me:secret@localhost/sparql" }] },
      {},
      /"graphs\[0\]\.endpoint"/,
    ],
    [
      "a profile that there is not",
      undefined,
      { WHYQL_SPARQL_ENDPOINT: "http://localhost/sparql", WHYQL_SPARQL_PROFILE: "yago" },
      /"graphs\[0\]\.profile": it is "yago"; .*wikidata.*generic/,
    ],
    [
      "a profile without an endpoint",
      undefined,
      { WHYQL_SPARQL_PROFILE: "dbpedia" },
      /WHYQL_SPARQL_PROFILE is "dbpedia", but WHYQL_SPARQL_ENDPOINT is not set/,
    ],
    [
      "a part of a profile that there is not",
      { graphs: [{ id: "g", endpoint: "http://localhost/", profile: { name: "p", limit: {} } }] },
      {},
      /"graphs\[0\]\.profile\.limit" is not a setting of "graphs\[0\]\.profile"\. Remove it/,
    ],
    [
      "a key in a part of a profile",
      { graphs: [{ id: "g", endpoint: "http://localhost/", profile: { name: "p", limits: { rows: 5 } } }] },
      {},
      /"graphs\[0\]\.profile\.limits\.rows" is not a setting of "graphs\[0\]\.profile\.limits"/,
    ],
    [
      "a relation in a profile that is no IRI",
      {
        graphs: [
          {
            id: "g",
            endpoint: "http://localhost/",
            profile: { name: "p", properties: { types: ["Property"], typePredicate: "urn:x:a" } },
          },
        ],
      },
      {},
      /"graphs\[0\]\.profile\.properties\.types\[0\]": it is "Property"; it must be an absolute IRI/,
    ],
    [
      "an IRI in angle brackets",
      { graphs: [{ id: "g", endpoint: "http://localhost/", profile: { name: "p", redirect: "<urn:x:a>" } }] },
      {},
      /"graphs\[0\]\.profile\.redirect": it is "<urn:x:a>"; it must be an absolute IRI, in full and without angle brackets/,
    ],
    [
      "what a profile needs",
      {
        graphs: [
          { id: "g", endpoint: "http://localhost/", profile: { name: "p", properties: { types: ["urn:x:P"] } } },
        ],
      },
      {},
      /"graphs\[0\]\.profile\.properties\.typePredicate": it is missing; it must be a string/,
    ],
    [
      "a pattern that is none",
      { graphs: [{ id: "g", endpoint: "http://localhost/", profile: { name: "p", entityPattern: "(Q\\d+" } }] },
      {},
      /"graphs\[0\]\.profile\.entityPattern": it is "\(Q.*"; it must be a regular expression/,
    ],
    [
      "a kind that there is not",
      {
        graphs: [
          {
            id: "g",
            endpoint: "http://localhost/",
            profile: {
              name: "p",
              properties: {
                types: [],
                typePredicate: "urn:x:a",
                kinds: { predicate: "urn:x:k", values: { "urn:x:Item": "THING" } },
              },
            },
          },
        ],
      },
      {},
      /properties\.kinds\.values\.urn:x:Item": it is "THING"; .*ENTITY/,
    ],
    [
      "a search of names that there is not",
      { graphs: [{ id: "g", endpoint: "http://localhost/", profile: { name: "p", entitySearch: { kind: "solr" } } }] },
      {},
      /"graphs\[0\]\.profile\.entitySearch.*"kind": "mediawiki"/,
    ],
    [
      "a task that there is not",
      { model: { name: "m", tasks: { "draft-tre": { maxTokens: 9 } } } },
      {},
      /"model\.tasks\.draft-tre": there is no such task; there are .*draft-tree/,
    ],
    [
      "a key with a line break",
      undefined,
      { WHYQL_MODEL: "m", OPENAI_API_KEY: "sk-1\n" },
      /"model\.apiKey": what it is set to is wrong; it must be visible ASCII characters .* line break/,
    ],
    [
      "a language that is none",
      { wikis: [{ id: "w", language: "English" }] },
      {},
      /"wikis\[0\]\.language": it is "English"; it must be a code/,
    ],
    [
      "a store with another key",
      { store: { file: "x" } },
      {},
      /"store\.path": it is missing|"store\.file" is not a setting of "store"/,
    ],
    [
      "a host with its scheme",
      { allowedHosts: ["http://whyql.example"] },
      {},
      /"allowedHosts\[0\]": it is "http:\/\/whyql\.example"; it must be a host name or an address, without scheme and port/,
    ],
    [
      "a host with its port",
      undefined,
      { WHYQL_ALLOWED_HOSTS: "whyql.example:4000" },
      /"allowedHosts\[0\]": it is "whyql\.example:4000"; it must be a host name/,
    ],
    [
      "a search without its key",
      undefined,
      { WHYQL_WEB: "brave" },
      /"web\.apiKey": it is missing; it must be the key .* WHYQL_WEB_KEY/,
    ],
    [
      "a search of one's own without its address",
      { web: { provider: "searxng" } },
      {},
      /"web\.baseUrl": it is missing; it must be the address of your SearXNG/,
    ],
    [
      "a search that there is not",
      undefined,
      { WHYQL_WEB: "bing", WHYQL_WEB_KEY: "k" },
      /"web\.provider": it is "bing"; .*searxng/,
    ],
    [
      "a temperature that is too high",
      { model: { name: "m", temperature: 3 } },
      {},
      /"model\.temperature": it is 3; it must be at most 2/,
    ],
    [
      "a key that is no text",
      { model: { name: "m", apiKey: 123456789 } },
      {},
      /"model\.apiKey": what it is set to is wrong; it must be a string/,
    ],
    ["embeddings of nothing", { embedding: { batchSize: 3 } }, {}, /"embedding": it must have either model or folder/],
    ["a reward model without an address", { rewardModel: { timeoutMs: 5 } }, {}, /"rewardModel\.url": it is missing/],
    [
      "a reward model at no address",
      { rewardModel: { url: "localhost:9" } },
      {},
      /"rewardModel\.url": it is "localhost:9"; it must be an address/,
    ],
    [
      "a wiki and documents of one name",
      { documents: [{ id: "a", folder: "notes" }], wikis: [{ id: "a" }] },
      {},
      /Two sources have the id "a"/,
    ],
    ["a file that is named and missing", undefined, { WHYQL_CONFIG: "nothing.json" }, /nothing\.json" does not exist/],
  ])("%s", (_name, content, environment, message) => {
    expect(() => read(content, environment)).toThrow(message);
    expect(() => read(content, environment)).toThrow(expect.objectContaining({ name: "ConfigurationError" }));
  });
});

describe("sources that lie elsewhere", () => {
  test("are named by the environment alone", () => {
    const environment = {
      WHYQL_SPARQL_ENDPOINT: "https://query.example.org/sparql",
      WHYQL_SPARQL_PROFILE: "wikidata",
      WHYQL_SPARQL_USER: "me",
      WHYQL_SPARQL_PASSWORD: "hunter22",
      WHYQL_WIKIPEDIA: "de",
      WHYQL_WEB: "searxng",
      WHYQL_WEB_URL: "http://localhost:8888",
      WHYQL_MODEL: "llama",
      OPENAI_BASE_URL: "http://localhost:8000/v1",
      OPENAI_API_KEY: "sk-1",
      WHYQL_EMBEDDING_MODEL: "bge",
      WHYQL_CONTACT: "me@example.org",
    };
    expect(read(undefined, environment)).toMatchObject({
      graphs: [],
      endpoints: [
        {
          id: "endpoint",
          title: "query.example.org",
          endpoint: "https://query.example.org/sparql",
          profile: "wikidata",
          user: "me",
          password: "hunter22",
        },
      ],
      documents: [],
      wikis: [{ id: "wikipedia", language: "de" }],
      web: { id: "web", provider: "searxng", baseUrl: "http://localhost:8888" },
      model: { name: "llama", baseUrl: "http://localhost:8000/v1", apiKey: "sk-1" },
      // A server of embeddings is the model's, unless another is named.
      embedding: { model: "bge", baseUrl: "http://localhost:8000/v1", apiKey: "sk-1" },
      network: { contact: "me@example.org" },
    });
  });

  test("stand beside graphs of files, and a wiki takes the place of the built-in documents", () => {
    const { graphs, endpoints, documents, wikis } = read({
      graphs: [
        { id: "rivers", files: ["rivers.nt"] },
        { id: "far", endpoint: "http://localhost/sparql", maxAgeSeconds: 60 },
      ],
    });
    expect([graphs.map(({ id }) => id), endpoints, documents, wikis]).toEqual([
      ["rivers"],
      [{ id: "far", title: "far", endpoint: "http://localhost/sparql", maxAgeMs: 60_000 }],
      [],
      [],
    ]);
    expect(read({ wikis: [{ id: "ours", apiUrl: "http://localhost/w/api.php" }] })).toMatchObject({
      graphs: [{ id: "knowledge" }],
      documents: [],
      wikis: [{ id: "ours", apiUrl: "http://localhost/w/api.php" }],
    });
  });

  test("may hold a reward model", () => {
    const rewardModel = { url: "http://localhost:9/score", headers: { "x-api-key": "k" }, timeoutMs: 5_000 };
    expect(read({ rewardModel }).rewardModel).toEqual(rewardModel);
    expect(read({}).rewardModel).toBeUndefined();
  });

  test("are overlaid key by key, and the key of a model that nobody names is nothing to us", () => {
    const content = {
      model: { name: "a", temperature: 0.3, apiKey: "old" },
      web: { provider: "tavily", apiKey: "x", maxPages: 1 },
    };
    const { model, web } = read(content, { WHYQL_MODEL: "b", OPENAI_API_KEY: "new", WHYQL_WEB_KEY: "y" });
    expect([model, web]).toEqual([
      { name: "b", temperature: 0.3, apiKey: "new" },
      { id: "web", provider: "tavily", apiKey: "y", maxPages: 1 },
    ]);
    expect(read({}, { OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: "http://localhost/v1" }).model).toBeUndefined();
  });

  test.each([
    { model: { name: "m", apiKey: "sk-secret-1", temperature: 9 } },
    { web: { provider: "tavly", apiKey: "sk-secret-1" } },
    { graphs: [{ id: "g", files: ["rivers.nt"], endpoint: "http://localhost/", password: "sk-secret-1" }] },
    { model: { name: "m", apiKey: ["sk-secret-1"] } },
  ])("keep their secrets when something is wrong: %j", (content) => {
    expect(() => read(content)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("sk-secret-1") as string }),
    );
  });
});

describe("the host", () => {
  test.each(["127.0.0.1", "127.1.2.3", "::1", "localhost"])("may be %s", (host) => {
    expect(() => requireLoopback(host, false)).not.toThrow();
  });
  test.each(["0.0.0.0", "::", "192.168.1.4", "example.org", "127.0.0.1.example.org"])(
    "may be %s only with --insecure",
    (host) => {
      expect(() => requireLoopback(host, false)).toThrow(/no access control.* --insecure/);
      expect(() => requireLoopback(host, true)).not.toThrow();
    },
  );
});

test("the shipped JSON schema is what is read", () => {
  expect(readFileSync("whyql.config.schema.json", "utf8")).toBe(configurationJsonSchema());
});
