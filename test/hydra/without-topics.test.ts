import { describe, expect, test } from "vitest";
import { graphOf } from "../embedded/graph-under-test.ts";
import { askHydra } from "./asking.ts";

/** A question that names only kinds of things is computed as every strategy does: no search could begin anywhere. */

const RIVERS = `
  :River a rdfs:Class ; rdfs:label "river" . :Lake a rdfs:Class ; rdfs:label "lake" .
  :length rdfs:label "length" . :mouth rdfs:label "mouth" .
  :tarn a :River ; rdfs:label "Tarn" ; :length 120 ; :mouth :sorn .
  :elm a :River ; rdfs:label "Elm" ; :length 310 .
  :orb a :River ; rdfs:label "Orb" ; :length 95 .
  :sorn a :Lake ; rdfs:label "Sorn" .
`;

describe("a question without names", () => {
  test("is answered by its reading, and says that nothing was searched", async () => {
    const { result, labels, stages, tasks } = await askHydra("Which river is the longest?", {
      graphs: [await graphOf(RIVERS)],
    });
    expect(labels).toEqual(["Elm"]);
    expect(result).toMatchObject({ status: "ANSWERED", support: ["KG"], complete: true });
    expect(result.explanation).toContain("names nothing where a search could begin");
    expect(result.evidence.length).toBeGreaterThan(0);
    expect(stages.filter((name) => name.startsWith("hydra.initial"))).toEqual([]);
    expect(tasks).toEqual(["analyse-question"]);
  });

  test("gives all of a list", async () => {
    const { labels } = await askHydra("Which rivers have a length of more than 100?", {
      graphs: [await graphOf(RIVERS)],
    });
    expect(labels).toEqual(["Elm", "Tarn"]);
  });

  test("says plainly that nothing could be searched where no reading answers", async () => {
    const { result } = await askHydra("Which river is the widest?", { graphs: [await graphOf(RIVERS)] });
    expect(result.status).toBe("NOT_KNOWN");
    expect(result.explanation).toContain("names nothing where a search could begin");
  });

  test("asks no graph that is not to be searched", async () => {
    const { result } = await askHydra("Which river is the longest?", {
      graphs: [await graphOf(RIVERS)],
      options: { searchGraphs: false },
    });
    expect(result.status).toBe("NOT_KNOWN");
  });
});
