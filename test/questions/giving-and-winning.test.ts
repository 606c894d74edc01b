import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const CLASSES = `
  @prefix : <urn:show:> .
  :Grower rdfs:label "grower" . :Cup rdfs:label "cup" . :Society rdfs:label "society" .
  :cora a :Grower ; rdfs:label "Cora Webb" . :dell a :Grower ; rdfs:label "Dell Pike" .
  :leek a :Society ; rdfs:label "Leek Society" .
`;

/** Prizes that say who gave them and who got them. */
const show = await graphOf(
  "show",
  `${CLASSES}
  :to rdfs:label "awarded to" . :by rdfs:label "awarded by" .
  :silver a :Cup ; rdfs:label "Silver Cup" ; :to :cora ; :by :dell .
  :copper a :Cup ; rdfs:label "Copper Cup" ; :to :dell ; :by :leek .
`,
);

/** Growers who won prizes, which say who gave them. */
const won = await graphOf(
  "won",
  `${CLASSES}
  :won rdfs:label "won" . :by rdfs:label "awarded by" .
  :silver a :Cup ; rdfs:label "Silver Cup" ; :by :dell . :cora :won :silver .
  :copper a :Cup ; rdfs:label "Copper Cup" ; :by :leek . :dell :won :copper .
`,
);

const asked = async (
  graph: typeof show,
  question: string,
): Promise<readonly [values: readonly string[], complete: boolean]> => {
  const { values, result } = await askAll([graph], question);
  return [[...values].sort(), result.complete];
};

describe("who gave a prize did not win it", () => {
  test.each([
    "What awards did the Leek Society win?",
    "What prizes did the Leek Society receive?",
    "Which awards has the Leek Society won?",
    "What awards does the Leek Society have?",
    "How many awards did the Leek Society win?",
  ])("%s", async (question) => {
    expect((await asked(show, question))[0]).toEqual([]);
    expect((await asked(won, question))[0]).toEqual([]);
  });

  test.each([
    ["What awards did Dell Pike win?", ["Copper Cup"]],
    ["Which cup was awarded to Dell Pike?", ["Copper Cup"]],
    ["Which cup was awarded by Dell Pike?", ["Silver Cup"]],
    ["Which cups did Dell Pike award?", ["Silver Cup"]],
    ["Who awarded the Silver Cup?", ["Dell Pike"]],
    ["By whom was the Silver Cup awarded?", ["Dell Pike"]],
    ["Who was awarded the Silver Cup?", ["Cora Webb"]],
  ])("%s", async (question, answers) => {
    expect(await asked(won, question)).toEqual([answers, true]);
  });
});
