import { describe, expect, test } from "vitest";
import { entity, exists, filter, follow, openScripted, type Script } from "./scripted-world.ts";

/** That a condition is not met of values that are known is a finding, and nothing that came to nothing. */

const KEEPERS = `
@prefix : <urn:keep:> .
:Keeper a owl:Class ; rdfs:label "keeper" . :Light a owl:Class ; rdfs:label "light" .
:died rdfs:label "date of death" . :born rdfs:label "date of birth" . :lit rdfs:label "first lit" .
:Ossery a :Keeper ; rdfs:label "Ossery Pell" ; :born "1601-03-02"^^xsd:date ; :died "1661-11-08"^^xsd:date .
:Maud a :Keeper ; rdfs:label "Maud Tenning" ; :born "1750-05-01"^^xsd:date ; :died "1822-01-30"^^xsd:date .
:Pelle a :Keeper ; rdfs:label "Pelle Undine" ; :died "1650-01-30"^^xsd:date .
:Quill a :Keeper ; rdfs:label "Quill Marrow" ; :born "1770-01-30"^^xsd:date .
:Skerrow a :Light ; rdfs:label "Skerrow Light" ; :lit "1791"^^xsd:gYear .
:Dunn a :Light ; rdfs:label "Dunn Light" .
`;

describe("a yes-no question by a condition on another thing's value", async () => {
  const world = await openScripted({ keepers: KEEPERS });

  const served =
    (who: string, light: string): Script =>
    ({ relation, name, tried }) =>
      tried > 0
        ? { reason: "nothing is to be changed" }
        : [
            entity("s1", who, name(who)),
            entity("s2", light, name(light)),
            follow("s3", "s2", "first lit", relation("first lit")),
            filter("s4", "s1", "could have served at", relation("date of death"), {
              ...{ of: "s3", test: ">=", type: "date" },
            }),
            exists("s5", "s4"),
          ];

  test("is no, in one call, where both values are known and do not pass", async () => {
    world.script = served("Ossery Pell", "Skerrow Light");
    const answer = await world.ask("Could Ossery Pell have served at Skerrow Light");
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["No"], tasks: ["analyse-question"] });
    expect(answer.evidence).toEqual(
      expect.arrayContaining(["Ossery Pell – date of death → 8 November 1661", "Skerrow Light – first lit → 1791"]),
    );
  });

  test("is yes where they pass", async () => {
    world.script = served("Maud Tenning", "Skerrow Light");
    const answer = await world.ask("Could Maud Tenning have served at Skerrow Light");
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["Yes"], tasks: ["analyse-question"] });
  });

  test.each([
    ["Quill Marrow", "Skerrow Light"],
    ["Ossery Pell", "Dunn Light"],
  ])("is open where a value is missing: of %s and %s", async (who, light) => {
    world.script = served(who, light);
    expect(await world.ask(`Could ${who} have served at ${light}`)).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });

  /** Born before the other died, and died after the other was born. */
  const met =
    (one: string, other: string): Script =>
    ({ relation, name, tried }) =>
      tried > 0
        ? { reason: "nothing is to be changed" }
        : [
            entity("s1", one, name(one)),
            entity("s2", other, name(other)),
            follow("s3", "s2", "died", relation("date of death")),
            follow("s4", "s2", "born", relation("date of birth")),
            filter("s5", "s1", "could have met", relation("date of birth"), { of: "s3", test: "<", type: "date" }),
            filter("s6", "s5", "could have met", relation("date of death"), { of: "s4", test: ">", type: "date" }),
            exists("s7", "s6"),
          ];

  test("is no where one of two conditions is not met", async () => {
    world.script = met("Ossery Pell", "Maud Tenning");
    const answer = await world.ask("Could Ossery Pell have met Maud Tenning");
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["No"], tasks: ["analyse-question"] });
  });

  test("is no where one is not met, and of the other a value is missing", async () => {
    world.script = met("Pelle Undine", "Maud Tenning");
    const answer = await world.ask("Could Pelle Undine have met Maud Tenning");
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["No"], tasks: ["analyse-question"] });
  });

  test("is open where one is met, and of the other a value is missing", async () => {
    world.script = met("Quill Marrow", "Maud Tenning");
    expect(await world.ask("Could Quill Marrow have met Maud Tenning")).toMatchObject({ status: "NOT_KNOWN" });
  });
});
