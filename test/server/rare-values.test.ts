import { beforeAll, expect, test } from "vitest";
import { openBuiltIn, type BuiltIn } from "../questions/built-in.ts";

/** Values of fields that most questions never give. */
let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
});

const ENTITY = "urn:whyql:entity:";

// Tests look wherever they like.
async function asked(query: string): Promise<any> {
  const { data, errors } = await builtIn.gateway.execute({ query });
  expect(errors).toBeUndefined();
  return data;
}

test("an entity that no graph knows is said not to be known, and one that is known to be", async () => {
  const { nobody, somebody } = await asked(`{
    nobody: entity(iri: "urn:nope") { known label }
    somebody: entity(iri: "${ENTITY}matterhorn") { known label }
  }`);
  expect(nobody).toEqual({ known: false, label: "urn:nope" });
  expect(somebody).toEqual({ known: true, label: "Matterhorn" });
});

test("words are said to be corrected where the client has said what they mean, and only those", async () => {
  const { question } = await asked(`{
    question(
      text: "Is Georgia larger than Armenia?"
      options: { topicEntities: [{ mention: "Georgia", iri: "${ENTITY}matterhorn" }] }
    ) { topicEntities { mention corrected chosen { label } } }
  }`);
  expect(question.topicEntities).toEqual([
    { mention: "Georgia", corrected: true, chosen: { label: "Matterhorn" } },
    { mention: "Armenia", corrected: false, chosen: { label: "Armenia" } },
  ]);
});

test("readings of which each gives another answer give distinct values", async () => {
  const { question } = await asked(`{
    question(text: "What is the capital of Georgia?") {
      answer {
        status text values { totalCount nodes { id label } }
        conflicts { taken weight values { nodes { id } } paths { nodes { answers { nodes { label } } } } evidence { totalCount } }
      }
    }
  }`);
  const { status, text, values, conflicts } = question.answer;
  const labels = values.nodes.map(({ label }: { label: string }) => label);
  expect(status).toBe("CONFLICTING");
  expect(labels.toSorted()).toEqual(["Atlanta", "Tbilisi"]);
  expect(new Set(values.nodes.map(({ id }: { id: string }) => id)).size).toBe(2);
  expect({ total: values.totalCount, text }).toEqual({ total: 2, text: labels.join(" / ") });
  // Each reading is a side, with the evidence for it; none is taken.
  expect(conflicts.map((side: any) => side.values.nodes)).toEqual(
    values.nodes.map(({ id }: { id: string }) => [{ id }]),
  );
  for (const [index, side] of conflicts.entries()) {
    expect(side).toMatchObject({
      taken: false,
      paths: { nodes: [{ answers: { nodes: [{ label: labels[index] }] } }] },
    });
    expect(side.weight).toBeGreaterThan(0);
    expect(side.evidence.totalCount).toBeGreaterThan(0);
  }
});

test.each([
  ["Who has been the head of government of Germany since 2022?", true],
  ["Who was the head of government of Germany in 2022?", false],
])("%s: throughout is %s", async (text, throughout) => {
  const { question } = await asked(`{
    question(text: ${JSON.stringify(text)}) { analysis { readings { logicalForm { nodes { time { kind from throughout } } } } } }
  }`);
  const nodes: any[] = question.analysis.readings[0].logicalForm.nodes;
  // The office itself holds at some time, too.
  expect(nodes.flatMap(({ time }) => (time?.from === "2022" ? [time] : []))).toMatchObject([{ throughout }]);
});
