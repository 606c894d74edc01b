import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Who held an office, without dates; who leads a town goes by several names, one of which has a rank in it. */
const ask = await openWorld(`
  :Keeper a rdfs:Class ; rdfs:label "keeper" . :Office a rdfs:Class ; rdfs:label "public office" . :Town a rdfs:Class ; rdfs:label "town" .
  :holds rdfs:label "position held" . :head rdfs:label "head of the council" ; skos:altLabel "first minister", "chancellor" .
  :ede a :Keeper ; rdfs:label "Ede Voss" ; :holds :reeve . :jan a :Keeper ; rdfs:label "Jan Pell" ; :holds :reeve .
  :reeve a :Office ; rdfs:label "dyke reeve of Quellen" . :quell a :Town ; rdfs:label "Quellen" ; :head :ede, :jan .
`);

test.each([
  "Who was the thirteenth dyke reeve of Quellen?",
  "Who was the twenty-second dyke reeve of Quellen?",
  "Who was the previous dyke reeve of Quellen?",
  "Who was the first chancellor of Quellen?",
  "Who was the first prime minister of Quellen?",
])("a rank among those who held an office is not left out: %s", async (question) => {
  const answer = await ask(question);
  expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
});

test.each([
  "Who was dyke reeve of Quellen?",
  "Who is the chancellor of Quellen?",
  "Who is the first minister of Quellen?",
])("without one, and where it belongs to the name, all are told: %s", async (question) => {
  const answer = await ask(question);
  expect(answer, answer.explanation).toMatchObject({ text: "Ede Voss, Jan Pell", complete: true });
});
