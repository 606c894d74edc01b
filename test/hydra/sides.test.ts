import { describe, expect, test } from "vitest";
import type { HydraOptions } from "../../engine/strategies/hydra/parameters.ts";
import type { ChoosePathsInput } from "../../engine/strategies/hydra/tasks/choose-paths.ts";
import type { JudgePathsInput } from "../../engine/query/over-paths/judge-paths.ts";
import type { Replies } from "../treeqa/by-hand.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { askHydra, type Answered } from "./asking.ts";
import { READS } from "./barred-sentences.ts";
import { collection, type TestPage } from "./text/pages.ts";

/** Every side of a disagreement is judged, with who says it, whatever was chosen of the paths. */

/** Everybody has one home, and by one relation that has several names; Sten's is not known. */
const HOMES = `
  :Person a rdfs:Class ; rdfs:label "person" . :Town a rdfs:Class ; rdfs:label "town" .
  :home rdfs:label "home" ; skos:altLabel "residence" .
  :mira a :Person ; rdfs:label "Mira Holt" ; :home :elmstad .
  :jon a :Person ; rdfs:label "Jon Vask" ; :home :orby .
  :ane a :Person ; rdfs:label "Ane Rud" ; :home :orby .
  :ole a :Person ; rdfs:label "Ole Rud" ; :home :elmstad .
  :sten a :Person ; rdfs:label "Sten Dahl" .
  :elmstad a :Town ; rdfs:label "Elmstad" . :orby a :Town ; rdfs:label "Orby" . :tarn a :Town ; rdfs:label "Tarn" .
`;

/** Takes paths that stand on one kind of source alone, when there are any. */
const takesOnly = (kind: "KG" | "DOCUMENTS" | "WEB" | "ANY"): Replies => ({
  "choose-paths": ({ paths }: ChoosePathsInput) => ({
    paths: paths.filter(({ kinds }) => kinds.every((each) => kind === "ANY" || each === kind)).map(({ id }) => id),
  }),
});

interface Case {
  /** Whose home is asked for, and whom all pages are about. */
  readonly about?: string;
  readonly documents?: readonly string[];
  readonly web?: readonly string[];
  readonly takes?: "KG" | "DOCUMENTS" | "WEB" | "ANY";
  /** The label that is held to be the answer; what was computed when absent. */
  readonly holds?: string;
  readonly options?: Partial<HydraOptions>;
}

async function ask({ about = "Mira Holt", documents = [], web = [], takes = "KG", holds, options = {} }: Case) {
  const judged: JudgePathsInput[] = [];
  const pages = (kind: string, texts: readonly string[]): readonly TestPage[] =>
    texts.map((text, index) => ({ title: `${about} (${kind} ${index + 1})`, text }));
  const answered: Answered = await askHydra(`What is the home of ${about}?`, {
    graphs: [await graphOf(HOMES)],
    documents: [collection("pages", "DOCUMENTS", pages("Book", documents))],
    web: [collection("web", "WEB", pages("Site", web))],
    options: { selectSources: false, ...options },
    replies: {
      ...READS,
      ...takesOnly(takes),
      "judge-paths": (input: JudgePathsInput, builtIn: () => Promise<unknown>) => {
        judged.push(input);
        if (holds === undefined) return builtIn();
        const answers = input.values.filter(({ label }) => label === holds).map(({ id }) => id);
        return { verdict: answers.length > 0 ? "YES" : "NO", answers, reason: null, ownAnswers: [] };
      },
    },
  });
  const [first] = judged;
  if (first === undefined) throw new Error("nothing was judged");
  const label = (id: string): string => first.values.find((value) => value.id === id)?.label ?? "?";
  const sides = first.contested.map(({ isExclusive, sides: all }) => ({
    isExclusive,
    sides: Object.fromEntries(all.map(({ values, from }) => [values.map(label).sort().join(), [...from].sort()])),
  }));
  const computed = first.computed.map(({ values, from }) => [values.map(label).sort().join(), [...from].sort()]);
  return { ...answered, first, sides, computed };
}

describe("the judge is shown", () => {
  test("every side with its sources, though one kind of source alone was chosen", async () => {
    const { first, sides } = await ask({
      documents: ["Mira Holt |has his residence in| Orby."],
      web: ["Mira Holt |residence| Tarn.", "Mira Holt |home| Elmstad."],
    });
    expect(sides).toEqual([
      { isExclusive: true, sides: { Elmstad: ["KG", "WEB"], Orby: ["DOCUMENTS"], Tarn: ["WEB"] } },
    ]);
    // Each side is on paths that are shown.
    const kinds = new Set(first.paths.flatMap((path) => path.kinds));
    expect([...kinds].sort()).toEqual(["DOCUMENTS", "KG", "WEB"]);
    for (const { paths } of first.contested.flatMap((each) => each.sides)) expect(paths.length).toBeGreaterThan(0);
  });

  test("sides that sentences say the other way round", async () => {
    const { sides } = await ask({ documents: ["Orby |home| Mira Holt."] });
    expect(sides).toEqual([{ isExclusive: true, sides: { Elmstad: ["KG"], Orby: ["DOCUMENTS"] } }]);
  });

  test("what a single page of the web carries as that, with the document that says otherwise", async () => {
    const { sides, computed } = await ask({
      about: "Sten Dahl",
      documents: ["Sten Dahl |residence| Orby."],
      web: ["Sten Dahl |=| Tarn."],
      takes: "WEB",
    });
    expect(computed).toEqual([["Tarn", ["WEB"]]]);
    expect(sides).toEqual([{ isExclusive: true, sides: { Orby: ["DOCUMENTS"], Tarn: ["WEB"] } }]);
  });

  test("no conflict where all say the same, in whatever words", async () => {
    const { sides, first } = await ask({
      documents: ["Mira Holt |residence| Elmstad."],
      web: ["Elmstad |home| Mira Holt."],
    });
    expect(sides).toEqual([]);
    // The town of the graph and its name in the texts are one value.
    expect(first.values.map(({ label }) => label)).toEqual(["Elmstad"]);
  });

  test("no conflict in what is said of another thing, or by another relation", async () => {
    const { sides } = await ask({ documents: ["Jon Vask |home| Tarn.", "Mira Holt |dreams of| Tarn."] });
    expect(sides).toEqual([]);
  });
});

describe("what is judged", () => {
  test("calls a side by its name though its path was pruned", async () => {
    const { result } = await ask({
      documents: ["Mira Holt |home| Orby."],
      web: ["Mira Holt |home| Tarn."],
      takes: "ANY",
      options: { crossBeam: 1 },
    });
    expect(result.conflicts?.flatMap(({ values }) => values.map(({ node }) => node.label)).sort()).toEqual([
      ...["Elmstad", "Orby", "Tarn"],
    ]);
  });

  test("is told with the sides that speak against it", async () => {
    const { result } = await ask({
      about: "Sten Dahl",
      documents: ["Sten Dahl |residence| Orby."],
      web: ["Sten Dahl |home| Tarn."],
      takes: "WEB",
      holds: "Orby",
    });
    expect(result).toMatchObject({ status: "CONFLICTING", complete: false, text: "Orby / Tarn" });
    expect(result.conflicts?.map(({ taken, support }) => [taken, support])).toEqual([
      [false, ["DOCUMENTS"]],
      [false, ["WEB"]],
    ]);
  });

  test("is not taken against what outweighs it", async () => {
    const { result } = await ask({
      documents: ["Mira Holt |home| Elmstad."],
      web: ["Mira Holt |home| Tarn."],
      holds: "Tarn",
    });
    expect(result).toMatchObject({ status: "CONFLICTING", complete: false });
    expect(result.values.map(({ node }) => node.label)).toEqual(["Elmstad", "Tarn"]);
    expect(result.conflicts?.some(({ taken }) => taken)).toBe(false);
  });

  test("stands where it is what outweighs the others", async () => {
    const { result, labels } = await ask({
      documents: ["Mira Holt |home| Elmstad."],
      web: ["Mira Holt |home| Tarn."],
      holds: "Elmstad",
    });
    expect([result.status, labels]).toEqual(["ANSWERED", ["Elmstad"]]);
    expect(result.conflicts?.map(({ taken }) => taken)).toEqual([true, false]);
  });
});

test("values of several relations that the words may mean as well exclude nothing: the island and the country of a town", async () => {
  const places = `
    :Town a rdfs:Class ; rdfs:label "town" .
    :isle rdfs:label "isle" ; skos:altLabel "whereabouts" . :land rdfs:label "land" ; skos:altLabel "whereabouts" .
    :elmstad a :Town ; rdfs:label "Elmstad" ; :isle :greatIsle ; :land :sorn .
    :orby a :Town ; rdfs:label "Orby" ; :isle :smallIsle ; :land :sorn .
    :greatIsle rdfs:label "Great Isle" . :smallIsle rdfs:label "Small Isle" . :sorn rdfs:label "Sorn" .
  `;
  const text = "The whereabouts of Elmstad is Blue Bay.";
  const { result } = await askHydra("What is the whereabouts of Elmstad?", {
    graphs: [await graphOf(places)],
    documents: [collection("pages", "DOCUMENTS", [{ title: "Elmstad", text }])],
    options: { selectSources: false },
  });
  expect(result.conflicts?.flatMap(({ support }) => support) ?? []).not.toContain("DOCUMENTS");
  expect(result.text).not.toContain("Blue Bay");
});
