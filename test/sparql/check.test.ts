import { describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import type { SparqlGraphSettings } from "../../datasources/sparql/settings.ts";
import type { SourceCheck } from "../../engine/sources/check.ts";
import { recordingContext } from "../support/recording-context.ts";
import { FAULTS, type Fault, serveGraph } from "./serve-graph.ts";

const TURTLE = ':inception rdfs:label "Inception"@en ; :director :nolan . :nolan rdfs:label "Christopher Nolan"@en .';

describe("a check", () => {
  test("tells latency, size, whether the graph is read, and names", async () => {
    const check = await checked({});
    expect(check).toMatchObject({ usable: true, problem: undefined });
    expect(check.latencyMs).toBeGreaterThanOrEqual(0);
    expect(finding(check, "triples")).toBe("3");
    expect(finding(check, "read whole")).toBe("yes, at the first question");
    expect(finding(check, "names")?.split(", ").sort()).toEqual(["Christopher Nolan", "Inception"]);
  });

  test("tells that a large graph is not read", async () => {
    expect(finding(await checked({ settings: { mirrorBound: 2 } }), "read whole")).toContain("no");
  });

  test.each<[string, Parameters<typeof checked>[0], RegExp]>([
    ["an empty graph", { turtle: "" }, /holds no triples; set defaultGraphs/],
    [
      "an empty default graph",
      { turtle: "", settings: { defaultGraphs: ["urn:g"] } },
      /holds no triples in urn:g; correct defaultGraphs/,
    ],
    [
      "a graph without names",
      { turtle: ":a :b :c ." },
      /Nothing has a name by .*rdf-schema#label.* in en, mul; set vocabulary\.label/,
    ],
    ["names in another language", { turtle: ':a rdfs:label "Eins"@de .' }, /Nothing has a name .* languages/],
    ["a page", { fault: FAULTS.html }, /text\/html instead of SPARQL results.*often ends in \/sparql/],
    [
      "a wrong path",
      { fault: FAULTS.status(404, "no such page") },
      /answered 404: no such page; check the endpoint's URL/,
    ],
    ["a closed door", { fault: FAULTS.status(403, "forbidden") }, /answered 403: forbidden; set user and password/],
    [
      "too much asked",
      { fault: FAULTS.status(429, "slow down") },
      /answered 429: slow down; ask again later, and less often/,
    ],
    ["a stall", { fault: FAULTS.stall, settings: { timeoutMs: 200 } }, /no whole reply within 200 ms; raise timeoutMs/],
    ["nobody there", { settings: { endpoint: "http://127.0.0.1:9/sparql" } }, /no connection.*check that it runs/],
  ])("of %s says what to do", async (_name, given, problem) => {
    const check = await checked(given);
    expect(check.usable).toBe(false);
    expect(check.problem).toMatch(problem);
  });

  test("finds a bound on rows that is below ours, and says what to set", async () => {
    const check = await checked({ maxRows: 2 });
    expect(finding(check, "rows per reply")).toBe("2 at most");
    expect(check).toMatchObject({ usable: true, problem: expect.stringContaining("set rowCap to 2") as string });
  });

  test("throws what the signal's reason says, and nothing else", async () => {
    const controller = new AbortController();
    controller.abort(new Error("gone"));
    await expect(checked({ signal: controller.signal })).rejects.toThrow("gone");
  });
});

function finding({ findings }: SourceCheck, name: string): string | undefined {
  return findings.find((each) => each.name === name)?.value;
}

async function checked(given: {
  turtle?: string;
  settings?: Partial<SparqlGraphSettings>;
  fault?: Fault;
  maxRows?: number;
  signal?: AbortSignal;
}): Promise<SourceCheck> {
  const served = await serveGraph(
    given.turtle ?? TURTLE,
    given.maxRows === undefined ? {} : { maxRows: given.maxRows },
  );
  served.always = given.fault;
  const graph = openSparqlGraph({ id: "test", title: "Test", endpoint: served.url, ...given.settings }, { fetch });
  onTestFinished(() => graph.close());
  return await graph.check?.(recordingContext(given.signal));
}
