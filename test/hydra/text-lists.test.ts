import { expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { collection } from "./text/pages.ts";

/** A text names whom it likes: nobody says that a list in it is all there is. One value stays what it is. */

const GRAPH = `
  :Band a rdfs:Class ; rdfs:label "band" . :Person a rdfs:Class ; rdfs:label "person" .
  :drummer rdfs:label "drummer" . :town rdfs:label "town" .
  :larks a :Band ; rdfs:label "Tarn Larks" . :finches a :Band ; rdfs:label "Orby Finches" ; :drummer :ada, :ole ; :town :orby .
  :ada a :Person ; rdfs:label "Ada Brook" . :ole a :Person ; rdfs:label "Ole Rud" . :orby rdfs:label "Orby" . :cave rdfs:label "Blue Cave" .
`;
const CAVE = { title: "Blue Cave", text: "The Blue Cave was discovered by Lena Sorn and Ines Vatt." };
const PAGE = {
  title: "Tarn Larks",
  text: "The singer of the Tarn Larks is Mira Holt. The drummer of the Tarn Larks is Nell Vane. The town of the Tarn Larks is Orby.",
};

async function ask(text: string, strategy: "QUERY" | "HYDRA") {
  const engine = createEngine({
    graphs: [await graphOf(GRAPH)],
    documents: [collection("pages", "DOCUMENTS", [PAGE, CAVE])],
    reasoner: createBuiltinReasoner(),
  });
  try {
    const question = engine.question(text, { strategy });
    const lease = engine.attend(question, { tenant: "test" }, { client: "me" });
    const result = await lease.get(engine.stages.result(question)).finally(() => lease.leave());
    return { ...result, labels: result.values.map(({ node }) => node.label) };
  } finally {
    await engine.close();
  }
}

test.each(["QUERY", "HYDRA"] as const)("%s calls no list of a text complete", async (strategy) => {
  const result = await ask("Who discovered the Blue Cave?", strategy);
  expect(result.labels.toSorted()).toEqual(["Ines Vatt", "Lena Sorn"]);
  expect(result).toMatchObject({ status: "ANSWERED", support: ["DOCUMENTS"], complete: false });
  expect(result.explanation).toContain("A text names 2 of them, and does not say that these are all");
});

test.each(["QUERY", "HYDRA"] as const)(
  "%s calls one value of a text complete, and a list of a graph",
  async (strategy) => {
    const one = await ask("Who is the singer of the Tarn Larks?", strategy);
    expect(one).toMatchObject({ labels: ["Mira Holt"], support: ["DOCUMENTS"], complete: true });
    const list = await ask("Who are the drummers of the Orby Finches?", strategy);
    expect(list).toMatchObject({ labels: ["Ada Brook", "Ole Rud"], support: ["KG"], complete: true });
  },
);

test("one value of a text is not called complete where graphs know several by that relation", async () => {
  const one = await ask("Who are the drummers of the Tarn Larks?", "QUERY");
  expect(one).toMatchObject({ labels: ["Nell Vane"], support: ["DOCUMENTS"], complete: false });
  expect(one.explanation).toContain("A text says so, and there may be more than it names");
  const town = await ask("What is the town of the Tarn Larks?", "QUERY");
  expect(town).toMatchObject({ status: "ANSWERED", support: ["DOCUMENTS"], complete: true });
});
