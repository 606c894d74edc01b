import { describe, expect, test } from "vitest";
import type { ChoosePathsInput } from "../../engine/strategies/hydra/tasks/choose-paths.ts";
import type { JudgePathsInput } from "../../engine/query/over-paths/judge-paths.ts";
import type { RefinePathsInput } from "../../engine/strategies/hydra/tasks/refine-paths.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { askHydra } from "./asking.ts";

/** Whoever chooses among paths, sums them up and judges them sees when their facts hold. */

const MAYORS = `
  :Person a rdfs:Class ; rdfs:label "person" . :Town a rdfs:Class ; rdfs:label "town" .
  :mayor rdfs:label "mayor" . :river rdfs:label "river" .
  :elmstad a :Town ; rdfs:label "Elmstad" ; :mayor :ada, :ole, :per ; :river :tarn .
  :ada a :Person ; rdfs:label "Ada Brook" . :ole a :Person ; rdfs:label "Ole Rud" . :per a :Person ; rdfs:label "Per Noren" .
  :tarn rdfs:label "Tarn" .
  [] a rdf:Statement ; rdf:subject :elmstad ; rdf:predicate :mayor ; rdf:object :ada ;
    schema:startDate "1989-01-07"^^xsd:date ; schema:endDate "2019-04-30"^^xsd:date .
  [] a rdf:Statement ; rdf:subject :elmstad ; rdf:predicate :mayor ; rdf:object :ole ; schema:startDate "2019-05-01"^^xsd:date .
`;

async function shownTo(question: string) {
  const shown: string[] = [];
  const noting = (input: { readonly paths: readonly { readonly text: string }[] }, own: () => Promise<unknown>) => {
    shown.push(...input.paths.map(({ text }) => text));
    return own();
  };
  const answered = await askHydra(question, {
    graphs: [await graphOf(MAYORS)],
    replies: {
      "choose-paths": (input: ChoosePathsInput, own: () => Promise<unknown>) => noting(input, own),
      "refine-paths": (input: RefinePathsInput, own: () => Promise<unknown>) => noting(input, own),
      "judge-paths": (input: JudgePathsInput, own: () => Promise<unknown>) => noting(input, own),
    },
  });
  return { shown, ...answered };
}

describe("paths that a reasoner is shown", () => {
  test("say behind what they lead to since when and until when, and what has not ended", async () => {
    const { shown } = await shownTo("Who was the mayor of Elmstad?");
    const text = "Elmstad – mayor → {Ada Brook (1989-01-07–2019-04-30), Ole Rud (2019-05-01–now), Per Noren}";
    expect(shown.filter((each) => each === text)).toHaveLength(3);
  });

  test("say nothing where the graph does not, and cost one query for all of a phase", async () => {
    const { shown, calls } = await shownTo("What is the river of Elmstad?");
    expect(shown).toContain("Elmstad – river → Tarn");
    // The names of what is on the paths, the dates, and the names of what is computed.
    expect(
      calls.filter(({ stage, kind }) => stage === "hydra.initial" && kind === "SPARQL").length,
    ).toBeLessThanOrEqual(3);
  });

  test("are dated in the trace as well", async () => {
    const { result } = await shownTo("Who was the mayor of Elmstad?");
    const dates = result.evidence.map(({ text, validFrom, validUntil }) => [text, validFrom, validUntil]);
    expect(dates).toContainEqual(["Elmstad – mayor → Ada Brook", "1989-01-07", "2019-04-30"]);
  });
});
