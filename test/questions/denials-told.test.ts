import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const LODGE = graphOf(
  "lodge",
  `
@prefix : <https://lodge.example/> .
:Keeper a owl:Class ; rdfs:label "keeper" . :Lodge a owl:Class ; rdfs:label "lodge" . :Town a owl:Class ; rdfs:label "town" .
:born rdfs:label "place of birth" ; a owl:FunctionalProperty . :owner rdfs:label "owner" ; a owl:FunctionalProperty .
:keep a :Town ; rdfs:label "Brackwater" . :moor a :Town ; rdfs:label "Hollin Moor" . :ford a :Town ; rdfs:label "Selford" .
:ina a :Keeper ; rdfs:label "Ina Lodd" ; :born :keep . :oda a :Keeper ; rdfs:label "Oda Rusk" ; :born :moor .
:rik a :Keeper ; rdfs:label "Rik Thole" ; :born :ford .
:wolf a :Lodge ; rdfs:label "Wolf Lodge" ; :owner :ina . :hare a :Lodge ; rdfs:label "Hare Lodge" ; :owner :oda .
`,
);

describe("a denial says what was asked, and what is stated instead", () => {
  test.each([
    [
      "Was Ina Lodd born in Hollin Moor?",
      "whether Ina Lodd has Hollin Moor as place of birth",
      "the place of birth of Ina Lodd",
    ],
    ["Is Oda Rusk the owner of Wolf Lodge?", "whether Oda Rusk is an owner of Wolf Lodge", "the owner of Wolf Lodge"],
  ])("%s", async (question, asked, stated) => {
    const { result } = await askAll([await LODGE], question);
    expect(result.text).toBe("No");
    expect(result.reading).toBe(asked);
    expect(result.explanation).toContain(`omething else is stated as “${stated}”`);
  });

  test("a yes says no such thing", async () => {
    const { result } = await askAll([await LODGE], "Was Ina Lodd born in Brackwater?");
    expect(result.text).toBe("Yes");
    expect(result.explanation).not.toContain("omething else");
  });
});
