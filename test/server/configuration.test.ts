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
    ["a wrong type", { port: "4000" }, {}, /"port": it is "4000"; it must be a number/],
    ["a port that is none", { port: 70000 }, {}, /"port": it is 70000; it must be at most 65535/],
    [
      "a graph without files",
      { graphs: [{ id: "g" }] },
      {},
      /"graphs\[0\]\.files": it is missing; it must be an array/,
    ],
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
    ["labels without files", undefined, { WHYQL_GRAPH_LABELS: "urn:x:name" }, /WHYQL_GRAPH_FILES names no files/],
    ["a file that is named and missing", undefined, { WHYQL_CONFIG: "nothing.json" }, /nothing\.json" does not exist/],
  ])("%s", (_name, content, environment, message) => {
    expect(() => read(content, environment)).toThrow(message);
    expect(() => read(content, environment)).toThrow(expect.objectContaining({ name: "ConfigurationError" }));
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
