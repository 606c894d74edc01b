import { describe, expect, test } from "vitest";
import type { Reading } from "../../engine/question/analysis.ts";
import type { SetForm } from "../../engine/question/form/logical-form.ts";
import type { TraceNode } from "../../engine/evidence/trace.ts";
import { fuse } from "../../engine/graph/fuse.ts";
import type { Party } from "../../engine/strategies/fusion/party.ts";
import { fusionOf } from "../../engine/strategies/fusion/strategy.ts";
import { queryStrategy } from "../../engine/strategies/query/strategy.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { fakeQuestion } from "../fakes/question.ts";
import { runStage } from "../query/run-stages.ts";
import { reading, replying } from "../treeqa/by-hand.ts";
import { askInTurn } from "./asking.ts";
import { answering, finding } from "./parties.ts";

/**
 * A place and one within it are one answer, the inner one, whoever is asked: where the same is said of both, and not
 * where another relation leads by chance to what lies around.
 */
const MAP = `
  :Person a rdfs:Class ; rdfs:label "person" . :House a rdfs:Class ; rdfs:label "house" .
  :Town a rdfs:Class ; rdfs:label "town" . :Land a rdfs:Class ; rdfs:label "land" .
  :in rdfs:label "located in" . :within rdfs:label "lies within" . :home rdfs:label "home" . :grave rdfs:label "grave" ; skos:altLabel "is buried in" .
  :master rdfs:label "master" . :teacher rdfs:label "teacher" .
  :elmstad a :Town ; rdfs:label "Elmstad" ; :in :sorn . :orby a :Town ; rdfs:label "Orby" ; :in :tarn .
  :sorn a :Land ; rdfs:label "Sorn" . :tarn a :Land ; rdfs:label "Tarn" .
  :hall a :House ; rdfs:label "Old Hall" ; :in :elmstad ; :within :sorn .
  :mill a :House ; rdfs:label "Mill" ; :in :elmstad ; :within :tarn .
  :mira a :Person ; rdfs:label "Mira Holt" ; :home :elmstad ; :grave :sorn .
  :ole a :Person ; rdfs:label "Ole Rud" ; :master :ane ; :teacher :jon .
  :ane a :Person ; rdfs:label "Ane Rud" ; :home :elmstad . :jon a :Person ; rdfs:label "Jon Vask" ; :home :sorn .
`;
const ALL = ["QUERY", "TREEQA", "HYDRA", "FIDELIS", "FUSION"];

/** What relations lead to, one after another. */
const along = (thing: string, label: string, ...relations: readonly string[]): Reading => ({
  form: relations.reduce<SetForm>(
    (from, name) => ({
      kind: "follow",
      from,
      relation: { text: name, candidates: [{ iri: `urn:test:${name}`, label: name, direction: "FORWARD", score: 1 }] },
    }),
    { kind: "mention", text: label, candidates: [{ iri: `urn:test:${thing}`, label, score: 1 }] },
  ),
  score: 0.9,
});

describe.each([
  ["as they are", (readings: readonly Reading[]) => readings],
  ["the other way round", (readings: readonly Reading[]) => readings.toReversed()],
])("readings that fit as well, %s", (_order, ordered) => {
  test.each<[string, string, readonly Reading[], readonly string[], string]>([
    [
      "relations that say where it lies lead to a town and its land",
      "What of Old Hall?",
      [along("hall", "Old Hall", "in"), along("hall", "Old Hall", "within")],
      ["Elmstad"],
      "ANSWERED",
    ],
    [
      "one relation leads to both, from whom others lead to",
      "What of Ole Rud?",
      [along("ole", "Ole Rud", "master", "home"), along("ole", "Ole Rud", "teacher", "home")],
      ["Elmstad"],
      "ANSWERED",
    ],
    [
      "the town lies in another land",
      "What of Mill?",
      [along("mill", "Mill", "in"), along("mill", "Mill", "within")],
      ["Elmstad", "Tarn"],
      "CONFLICTING",
    ],
    [
      "another relation leads by chance to the land of the town",
      "What of Mira Holt?",
      [along("mira", "Mira Holt", "home"), along("mira", "Mira Holt", "grave")],
      ["Elmstad", "Sorn"],
      "CONFLICTING",
    ],
  ])("%s", async (_name, question, readings, values, status) => {
    const replies = reading(...ordered(readings));
    const answered = await askInTurn(question, ALL, { graphs: [await graphOf(MAP)], replies });
    for (const { result, labels } of answered)
      expect([result.strategy, result.status, labels, result.complete]).toEqual([
        result.strategy,
        status,
        values,
        false,
      ]);
  });
});

describe("what strategies find by themselves", () => {
  const unchecked = { complete: false, unchecked: "CONDITION" } as const;
  const named = (name: string): TraceNode => ({ kind: "entity", iri: `urn:test:${name.toLowerCase()}`, label: name });

  /** A strategy that finds a place by a relation of the graph, or by words of a text. */
  const finds = (strategy: string, place: string, by: string, isChecked = false): Party => {
    const { result } = answering(strategy, [place], isChecked ? {} : unchecked);
    const [path] = result.paths;
    const [step] = path?.steps ?? [];
    if (path === undefined || step === undefined) throw new TypeError("A strategy that answers has a path.");
    const relation = by.includes(" ") ? { label: by } : { iri: `urn:test:${by}`, label: by };
    const steps = [{ ...step, relation, objects: [named(place)] }];
    return {
      strategy,
      result: { ...result, values: [{ node: named(place) }], paths: [{ ...path, steps, answers: [named(place)] }] },
    };
  };

  const together = async (one: Party, other: Party) => {
    const strategies = [queryStrategy, finding(one, []), finding(other, [])];
    const parts = { graph: fuse([await graphOf(MAP)]), documents: [], reasoner: replying({}) };
    const question = fakeQuestion("Who is the godmother of Mira Holt?", {
      options: { parameters: { FUSION: { thoroughness: "EXHAUSTIVE" } } },
    });
    const { value } = await runStage(fusionOf(strategies).result(question, parts));
    return [value.status, value.values.map(({ node }) => node.label).sort(), value.complete];
  };

  test.each<[string, Party, Party, readonly [string, readonly string[]]]>([
    [
      "a town and its land by one relation are one answer, the town",
      finds("HYDRA", "Elmstad", "home"),
      finds("FIDELIS", "Sorn", "home"),
      ["ANSWERED", ["Elmstad"]],
    ],
    [
      "by relations that say where something lies, too",
      finds("HYDRA", "Elmstad", "in"),
      finds("FIDELIS", "Sorn", "within"),
      ["ANSWERED", ["Elmstad"]],
    ],
    [
      "and by words of a text that name the relation",
      finds("HYDRA", "Elmstad", "is buried in"),
      finds("FIDELIS", "Sorn", "grave"),
      ["ANSWERED", ["Elmstad"]],
    ],
    [
      "a town of another land excludes it",
      finds("HYDRA", "Elmstad", "home"),
      finds("FIDELIS", "Tarn", "home"),
      ["CONFLICTING", ["Elmstad", "Tarn"]],
    ],
    [
      "so does the land of the town where another relation leads to it",
      finds("HYDRA", "Elmstad", "home"),
      finds("FIDELIS", "Sorn", "grave"),
      ["CONFLICTING", ["Elmstad", "Sorn"]],
    ],
    [
      "or words of a text that name none",
      finds("HYDRA", "Elmstad", "home"),
      finds("FIDELIS", "Sorn", "is fond of"),
      ["CONFLICTING", ["Elmstad", "Sorn"]],
    ],
    [
      "a land that alone was checked is the answer",
      finds("HYDRA", "Elmstad", "home"),
      finds("FIDELIS", "Sorn", "home", true),
      ["ANSWERED", ["Sorn"]],
    ],
  ])("%s", async (_name, one, other, expected) => {
    for (const both of [await together(one, other), await together(other, one)]) {
      const [status, values, complete] = both;
      expect([status, values]).toEqual(expected);
      if (values?.toString() !== "Sorn") expect(complete).toBe(false);
    }
  });
});
