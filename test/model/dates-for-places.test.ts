import { describe, expect, onTestFinished, test } from "vitest";
import { openModel } from "../../datasources/model/open-model.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { collection } from "../hydra/text/pages.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";
import { startTestModel } from "./test-model.ts";

/** A graph that was read out of texts, without classes: one relation leads to a month and to nothing else. */
const GRAPH = `
  :held rdfs:label "was held in" . :Fair rdfs:label "Osk Fair" ; :held :May . :May rdfs:label "May 1861" .
  :Show rdfs:label "Osk Show" ; :held :May, :Lund . :Lund rdfs:label "Lund Green" .
`;
const PAGES = [{ title: "Osk Fair", text: "Osk Fair was held in the village of Brenn." }];

const shownIn = (data: string): any => JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1));

async function ask(name: string, expects: string, isSaid = true) {
  const server = await startTestModel({
    reply(data, { task }) {
      const shown = shownIn(data);
      if (task === "analyse-question") {
        const entities = shown.names.flatMap(({ mayMean }: any) => mayMean).filter(({ label }: any) => label === name);
        const steps = [
          { id: "s1", op: "entity", words: name, entities: entities.slice(0, 1).map(({ id }: any) => id) },
          { id: "s2", op: "follow", from: "s1", words: "was held in", relations: [shown.relations[0].id], expects },
        ];
        return { readings: [{ meaning: name, confidence: 0.9, steps, answer: "s2" }], reason: null };
      }
      if (task !== "read-passages" || !isSaid) return { readings: [], findings: [], clue: null, reason: "nothing" };
      const [said] = shown.passages.flatMap(({ sentences }: any) => Object.keys(sentences));
      return { findings: [{ sentences: [said], answer: "Brenn", certainty: 0.9 }], clue: null };
    },
  });
  onTestFinished(() => server.close());
  const model = openModel({ name: "test", baseUrl: server.baseUrl }, { fetch: globalThis.fetch });
  const engine = createEngine({
    graphs: [await graphOf(GRAPH)],
    documents: [collection("pages", "DOCUMENTS", PAGES)],
    reasoner: createModelReasoner({ model }),
  });
  const { post } = await gatewayUnderTest({ engine });
  const { body } = await post(
    `{ question(text: "What was it that ${name} was held in?", strategy: QUERY) { answer { status text explanation } } }`,
  );
  expect(body.errors).toBeUndefined();
  return body.data.question.answer;
}

describe("where a place is expected, a date", () => {
  test("is no answer, and texts are asked", async () => {
    expect(await ask("Osk Fair", "village")).toMatchObject({ status: "ANSWERED", text: "Brenn" });
  });

  test("is no answer where texts say nothing either", async () => {
    expect((await ask("Osk Fair", "village", false)).status).toBe("NOT_KNOWN");
  });

  test("is left out beside a place, and this is told", async () => {
    const answer = await ask("Osk Show", "place");
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Lund Green" });
    expect(answer.explanation).toContain("ates among what was found are left out");
  });
});

test("what is expected to be a month, or anything, may be one", async () => {
  for (const expects of ["month", "occasion"])
    expect(await ask("Osk Fair", expects)).toMatchObject({ text: "May 1861" });
});
