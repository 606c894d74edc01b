import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Villages and people of a graph that has no class of places, and states numbers that may be taken for years. */
const VALE = `@prefix : <urn:vale:> .
  :Village rdfs:label "village" . :Cave rdfs:label "cave" . :Hollow rdfs:label "hollow" . :Person rdfs:label "person" .
  :lies rdfs:label "lies in" . :lives rdfs:label "lives in" . :population rdfs:label "population" .
  :advisor rdfs:label "advisor" . :supervised rdfs:label "supervised student" .
  :corle a :Village ; rdfs:label "Corle" ; :lies :hollow ; :population 45 .
  :ashby a :Village ; rdfs:label "Ashby" ; :lies :hollow ; :population 610 .
  :rye a :Village ; rdfs:label "Rye" ; :lies :hollow ; :population 2140 .
  :trow a :Village ; rdfs:label "Trow" ; :lies :hollow ; :population 12500 .
  :grim a :Cave ; rdfs:label "Grim Hole" ; :lies :hollow . :hollow a :Hollow ; rdfs:label "Long Hollow" .
  :mara a :Person ; rdfs:label "Mara Quint" ; :lives :rye ; :supervised :joss . :joss a :Person ; rdfs:label "Joss Pell" .`;

const vale = await graphOf("vale-of-forms", VALE);

describe.each(["QUERY", "TREEQA"] as const)("%s: ordinary questions", (strategy) => {
  test.each([
    ["Where is Grim Hole?", ["Long Hollow"]],
    ["Where is Rye?", ["Long Hollow"]],
    ["Where does Mara Quint live?", ["Rye"]],
    ["Which villages have at least 2000 inhabitants?", ["Rye", "Trow"]],
    ["Which villages have at most 2000 inhabitants?", ["Ashby", "Corle"]],
    ["Which villages have between 500 and 3000 inhabitants?", ["Ashby", "Rye"]],
    ["Which villages have between 40 and 700 inhabitants?", ["Ashby", "Corle"]],
    ["Which villages have a population between 500 and 3000?", ["Ashby", "Rye"]],
    ["How many villages have between 40 and 1500 inhabitants?", ["2"]],
    ["Who is the supervised student of Mara Quint?", ["Joss Pell"]],
  ])("are answered: %s", async (question, expected) => {
    const { result, values } = await askAll([vale], question, strategy);
    expect([...values].sort(), result.explanation).toEqual(expected);
    expect(result.complete).toBe(true);
  });

  test.each(["Who is the supervisor of Mara Quint?", "Who is the advisor of Mara Quint?"])(
    "have no answer who is the other party: %s",
    async (question) => {
      expect((await askAll([vale], question, strategy)).values).toEqual([]);
    },
  );
});
