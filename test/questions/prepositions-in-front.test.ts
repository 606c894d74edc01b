import { expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const stall = await graphOf(
  "stall",
  `@prefix : <urn:stall:> . :Grower rdfs:label "grower" . :Seed rdfs:label "seed" . :Cup rdfs:label "cup" .
  :soldBy rdfs:label "sold by" . :to rdfs:label "lent to" . :by rdfs:label "lent by" . :for rdfs:label "lent for" .
  :cora a :Grower ; rdfs:label "Cora Webb" . :dell a :Grower ; rdfs:label "Dell Pike" .
  :king a :Seed ; rdfs:label "King Bean" ; :soldBy :dell .
  :silver a :Cup ; rdfs:label "Silver Cup" ; :to :cora ; :by :dell ; :for :king .
  :copper a :Cup ; rdfs:label "Copper Cup" ; :to :cora .
`,
);

/** It belongs to the verb, however far that stands behind it. */
test.each([
  ["By whom was the Silver Cup lent?", ["Dell Pike"]],
  ["To whom was the Silver Cup lent?", ["Cora Webb"]],
  ["For what was the Silver Cup lent?", ["King Bean"]],
  ["By whom was the Copper Cup lent?", []],
  ["For whom was the Copper Cup lent?", []],
  ["By whom is King Bean sold?", ["Dell Pike"]],
  ["To whom is King Bean sold?", []],
  ["For whom is King Bean sold?", []],
])("%s", async (question, answers) => {
  expect((await askAll([stall], question)).values).toEqual(answers);
});
