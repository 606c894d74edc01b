import { describe, expect, test } from "vitest";
import { openBuiltIn } from "./built-in.ts";
import { ask } from "./ask.ts";
import { openWorld } from "./own-world.ts";

const builtIn = await openBuiltIn();

/** Of one parish no border is stated, and of one carver nothing that he carved. */
const asked = await openWorld(`
  :Parish a rdfs:Class ; rdfs:label "parish" . :Mask a rdfs:Class ; rdfs:label "mask" .
  :Carver a rdfs:Class ; rdfs:label "carver" .
  :borders a rdf:Property ; rdfs:label "borders" ; rdfs:domain :Parish ; rdfs:range :Parish .
  :carver a rdf:Property ; rdfs:label "carver" ; skos:altLabel "carved by" ; rdfs:domain :Mask ; rdfs:range :Carver .
  :ulm a :Parish ; rdfs:label "Ulmet" ; :borders :wend, :sark .
  :wend a :Parish ; rdfs:label "Wendle" ; :borders :ulm .
  :sark a :Parish ; rdfs:label "Sarkham" ; :borders :ulm, :dorn .
  :dorn a :Parish ; rdfs:label "Dornby" ; :borders :sark .
  :holm a :Parish ; rdfs:label "Holmsey" .
  :orb a :Carver ; rdfs:label "Orbell Tine" . :quil a :Carver ; rdfs:label "Quill Fane" .
  :grin a :Mask ; rdfs:label "Grinner" ; :carver :orb .
  :howl a :Mask ; rdfs:label "Howler" ; :carver :orb .
`);

describe("what leads to nothing else", () => {
  test("is told of, and not called all, where there is one", async () => {
    const answer = await asked("Which parishes border only Ulmet?");
    expect(answer, answer.explanation).toMatchObject({ text: "Wendle", complete: false });
    expect(answer.explanation).toContain("nothing else is stated for them");
  });

  test.each([
    ["Which parishes are bordered only by Ulmet?", "Wendle"],
    ["Which parish is bordered by only Ulmet?", "Wendle"],
    ["Which masks were carved only by Orbell Tine?", "Grinner, Howler"],
    ["Which parishes border only Sarkham?", "Dornby"],
  ])("%s", async (question, text) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ text, complete: false });
  });

  test("may be what nothing is stated of, where there is none", async () => {
    const answer = await asked("Which parishes border only Wendle?");
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(answer.explanation).toContain(
      "1 of the 5 that were looked at states no “borders”, so that more may be meant",
    );
  });

  test("may be who did nothing that is stated, where there is none", async () => {
    const answer = await asked("Which carvers carved only Grinner?");
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(answer.explanation).toContain("is not stated to be the “carver” of anything");
  });
});

describe("what has none, over the built-in graph", () => {
  test("is found in much less than a source may take", async () => {
    const started = performance.now();
    const answer = await ask(builtIn, "Which people have no children?", "QUERY");
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", complete: false });
    expect(answer.explanation).toContain("which does not mean that there is nothing");
  });
});

test("of a relation that holds both ways it is told once", async () => {
  const answer = await ask(builtIn, "Which country is bordered only by France?", "QUERY");
  expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", complete: false });
  expect(answer.explanation.match(/looked at/gu)).toHaveLength(1);
});
