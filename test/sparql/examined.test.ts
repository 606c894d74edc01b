import { describe, expect, onTestFinished, test, vi } from "vitest";
import { LearnedFiles } from "../../datasources/learned/learned-files.ts";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { FAULTS, serveGraph } from "./serve-graph.ts";

/** A graph that is examined by one process after the other, as the doctor does. */
const TURTLE = `
:kiln a :Workshop ; rdfs:label "Kiln House"@en ; :owner :ida ; :opened "1911" . :Workshop rdfs:subClassOf :House .
:loom a :Workshop ; rdfs:label "Loom Yard"@en ; :owner :olaf ; :opened "1923" . :owner rdfs:label "owner"@en .
:ida a :Smith ; rdfs:label "Ida Brandt"@en . :olaf a :Smith ; rdfs:label "Olaf Quist"@en . :shed a :Workshop .
`;
const MOST_CALLS = 2;

async function served() {
  const [endpoint, folder] = [await serveGraph(TURTLE), await temporaryFolder({})];
  const onProblem = vi.fn();
  const open = (mirrorBound: number) => {
    const learned = new LearnedFiles({ folder, onProblem });
    const graph = openSparqlGraph({ id: "g", title: "G", endpoint: endpoint.url, mirrorBound }, { fetch, learned });
    onTestFinished(() => graph.close());
    return graph;
  };
  const examine = async (mirrorBound: number) => {
    const graph = open(mirrorBound);
    const before = endpoint.queries.length;
    const { latencyMs, ...check } = await graph.check(recordingContext());
    const survey = await graph.survey(recordingContext());
    const catalogue = await graph.catalogue(recordingContext());
    const calls = endpoint.queries.length - before;
    await graph.close();
    expect(latencyMs).toBeGreaterThanOrEqual(0);
    expect(onProblem).not.toHaveBeenCalled();
    return { calls, told: JSON.parse(JSON.stringify({ check, survey, catalogue })) as unknown };
  };
  return { endpoint, open, examine };
}

describe.each([
  ["read whole", 300_000],
  ["asked", 0],
])("a graph that is %s", (_way, mirrorBound) => {
  test("is examined again by two calls at most, which tell the same", async () => {
    const { examine } = await served();
    const first = await examine(mirrorBound);
    expect(first.calls).toBeGreaterThan(MOST_CALLS);
    const second = await examine(mirrorBound);
    expect(second.calls).toBeLessThanOrEqual(MOST_CALLS);
    expect(second.calls).toBeGreaterThan(0);
    expect(second.told).toEqual(first.told);
  });

  test("is examined anew when it has changed", async () => {
    const { endpoint, examine } = await served();
    const first = await examine(mirrorBound);
    endpoint.update(`INSERT DATA { <urn:test:shed> <urn:test:owner> <urn:test:olaf> }`);
    const second = await examine(mirrorBound);
    expect(second.calls).toBeGreaterThan(MOST_CALLS);
    expect(second.told).not.toEqual(first.told);
    const third = await examine(mirrorBound);
    expect(third.calls).toBeLessThanOrEqual(MOST_CALLS);
    expect(third.told).toEqual(second.told);
  });

  test("is said not to be reached, whatever was known of it", async () => {
    const { endpoint, open, examine } = await served();
    await examine(mirrorBound);
    endpoint.always = FAULTS.status(503, "down");
    const { usable, problem } = await open(mirrorBound).check(recordingContext());
    expect([usable, problem]).toEqual([false, expect.stringContaining("503")]);
  });
});

test("a graph that is read whole is read once, be it examined and asked about", async () => {
  const { endpoint, examine } = await served();
  await examine(300_000);
  const readings = endpoint.queries.filter(({ query }) => /^SELECT DISTINCT \?p \?s \?o WHERE/u.test(query));
  expect(readings).toHaveLength(1);
});

test("what bounds replies is told again", async () => {
  const [endpoint, folder] = [await serveGraph(TURTLE, { maxRows: 12 }), await temporaryFolder({})];
  for (let start = 0; start < 2; start += 1) {
    const learned = new LearnedFiles({ folder, onProblem: () => undefined });
    const graph = openSparqlGraph({ id: "g", title: "G", endpoint: endpoint.url }, { fetch, learned });
    onTestFinished(() => graph.close());
    const { problem } = await graph.check(recordingContext());
    await graph.survey(recordingContext());
    await graph.close();
    expect([start, problem]).toEqual([start, expect.stringContaining("set rowCap to 12")]);
  }
});
