import { expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { documents, MAYOR, pottery } from "../hydra/pottery.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";

/** How far FUSION goes on stands among the options of a question, and in its id. */
async function asking() {
  const engine = createEngine({
    graphs: [await pottery()],
    documents: [documents()],
    reasoner: createBuiltinReasoner(),
  });
  const { post } = await gatewayUnderTest({ engine });
  return async (options: string) => {
    const given = options === "" ? "" : `, options: { ${options} }`;
    const { body } = await post(
      `{ question(text: ${JSON.stringify(MAYOR)}${given}) { id strategy estimate { most { stages } } answer { status explanation } } }`,
    );
    return body.data?.question ?? body.errors[0].message;
  };
}

test("is told by a client, and is another question", async () => {
  const ask = await asking();
  const [usual, balanced, fast, exhaustive] = [
    await ask(""),
    await ask("thoroughness: BALANCED"),
    await ask("thoroughness: FAST"),
    await ask("thoroughness: EXHAUSTIVE"),
  ];
  expect(usual.strategy).toBe("FUSION");
  expect(balanced.id).toBe(usual.id);
  expect(new Set([usual.id, fast.id, exhaustive.id]).size).toBe(3);
  expect(usual.answer.explanation).toContain("HYDRA (found nothing)");
  expect(usual.answer.explanation).not.toContain("FIDELIS");
  expect(fast.answer.explanation).toContain("No other strategy was asked");
  expect(exhaustive.answer.explanation).toContain("FIDELIS (found nothing)");
  const most = [fast, usual, exhaustive].map(({ estimate }) => estimate.most.stages);
  expect(most).toEqual(most.toSorted((a, b) => a - b));
});

test("the parameters of weighing stand in their own option", async () => {
  const ask = await asking();
  const [usual, other] = [await ask(""), await ask("fusion: { threshold: 3 }, thoroughness: null")];
  expect(other.id).not.toBe(usual.id);
  expect(await ask("fusion: { thoroughness: FAST }")).toContain(
    '"thoroughness" is not defined by type "FusionOptions"',
  );
  expect(await ask("thoroughness: SLOW")).toContain('"SLOW" does not exist in "Thoroughness"');
});

test("a question that was given an id while QUERY was the default is still answered by QUERY", async () => {
  const engine = createEngine({ graphs: [await pottery()], reasoner: createBuiltinReasoner() });
  const before = "X13X45f-UVVFUlkKT24gd2hpY2ggaXNsYW5kIGlzIHRoZSBJbmRvbmVzaWFuIGNhcGl0YWwgbG9jYXRlZD8";
  expect(engine.questionById(before)).toMatchObject({ id: before, strategy: "QUERY" });
  expect(engine.question(engine.questionById(before).text).strategy).toBe("FUSION");
  await engine.close();
});
