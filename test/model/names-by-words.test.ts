import { describe, expect, test } from "vitest";
import { entity, filter, follow, openScripted, type Script } from "./scripted-world.ts";

/** What a model names by words alone, as it is not listed, is looked up; so is the text of a filter over things. */

// Colours and guilds have no class, and the question says none of their names.
const DYERS = `
@prefix : <urn:dyer:> .
:Dyer a owl:Class ; rdfs:label "dyer" .
:colour rdfs:label "works in" . :guild rdfs:label "guild" . :motto rdfs:label "motto" .
:yards rdfs:label "yards dyed" .
:Madder rdfs:label "Madder Red" . :Woad rdfs:label "Woad Blue" .
:Weld rdfs:label "Weld Yellow" .
:Ferrin a :Dyer ; rdfs:label "Ferrin Doll" ; :colour :Madder ; :motto "Madder Red" .
:Onna a :Dyer ; rdfs:label "Onna Veck" ; :colour :Woad ; :yards 30 .
:Tibb a :Dyer ; rdfs:label "Tibb Sorrel" ; :colour :Weld ; :motto "never" ; :yards 40 .
:Marl a :Dyer ; rdfs:label "Marl Osk" ; :colour :Woad .
`;
const GUILDS = `
@prefix : <urn:dyer:> . @prefix g: <urn:guild:> .
:guild rdfs:label "guild" . g:Thirteen rdfs:label "Guild of Thirteen" .
:Onna :guild g:Thirteen . :Marl :guild g:Thirteen .
`;

for (const [kind, graphs] of [
  ["one graph", { "dyers-alone": DYERS }],
  ["graphs read as one", { "dyers-a": DYERS, "dyers-b": GUILDS }],
] as const)
  describe(`a name by words alone, of ${kind}`, async () => {
    const world = await openScripted(graphs);

    test("is what is called exactly so, though it has no class and is not listed", async () => {
      world.script = ({ relation, name }) => {
        if (name("Woad Blue") !== undefined) return { reason: "it is listed" };
        return [entity("s1", "woad blue"), follow("s2", "s1", "work in", `^${relation("works in")}`)];
      };
      const answer = await world.ask("Which dyers work in what grows up north");
      expect(answer).toMatchObject({ status: "ANSWERED", values: ["Marl Osk", "Onna Veck"] });
      // That this is what the question means is the model's word.
      expect(answer.complete).toBe(false);
      expect(answer.tasks).toEqual(["analyse-question"]);
    });

    const withColour =
      (value: string): Script =>
      ({ relation, kind: classId }) => [
        { id: "s1", op: "class", words: "dyers", classes: [classId("dyer")] },
        filter("s2", "s1", "work in", relation("works in"), { value }),
      ];

    test("and so is the text that a relation is to be equal to, where it leads to things", async () => {
      world.script = withColour("Woad Blue");
      const answer = await world.ask("Which dyers work in woad blue");
      expect(answer).toMatchObject({ status: "ANSWERED", values: ["Marl Osk", "Onna Veck"] });
      expect(answer.evidence).toContain("Onna Veck – works in → Woad Blue");
      expect(answer.tasks).toEqual(["analyse-question"]);
    });

    test("which is no thing where the relation leads to texts, and none where nothing is called so", async () => {
      world.script = ({ relation, kind: classId }) => [
        { id: "s1", op: "class", words: "dyers", classes: [classId("dyer")] },
        filter("s2", "s1", "motto", relation("motto"), { value: "Madder Red" }),
      ];
      expect(await world.ask("Which dyers have the motto madder red")).toMatchObject({ values: ["Ferrin Doll"] });
      world.script = withColour("Woad");
      expect(await world.ask("Which dyers work in woad")).toMatchObject({ status: "NOT_KNOWN", values: [] });
    });

    test("is compared as a thing where a step gives it", async () => {
      world.script = ({ relation, kind: classId }) => [
        { id: "s1", op: "class", words: "dyers", classes: [classId("dyer")] },
        entity("s2", "weld yellow"),
        filter("s3", "s1", "work in", relation("works in"), { of: "s2" }),
      ];
      const answer = await world.ask("Which dyers work in what the sun is like");
      expect(answer).toMatchObject({ status: "ANSWERED", values: ["Tibb Sorrel"] });
    });
  });

describe("a name that a step gives in full", async () => {
  const world = await openScripted({
    weavers: `
    @prefix : <urn:weaver:> .
    :Weaver a owl:Class ; rdfs:label "weaver" . :River a owl:Class ; rdfs:label "river" .
    :born rdfs:label "born in" . :flows rdfs:label "flows through" .
    :Z a :Weaver ; rdfs:label "Zehridinn Auskel" ; :born :Orr .
    :Orr rdfs:label "Orr" . :Tarn a :River ; rdfs:label "Tarn" ; :flows :Orr .
    `,
  });

  test("stands for all of its words, though it is listed under a part of them", async () => {
    world.script = ({ relation, name }) => [
      entity("s1", "Zehr-i-dinn Auskel", name("Zehridinn Auskel")),
      follow("s2", "s1", "born in", relation("born in")),
    ];
    const answer = await world.ask("Where was Zehr-i-dinn Auskel born");
    expect(answer).toMatchObject({ status: "ANSWERED", values: ["Orr"] });
    expect(answer.tasks).toEqual(["analyse-question"]);
  });

  test("does not where the thing is called by a part of them only", async () => {
    world.script = ({ relation, name }) => [
      entity("s1", "Tarn Regatta", name("Tarn")),
      follow("s2", "s1", "where was", relation("flows through")),
    ];
    const answer = await world.ask("Where was the Tarn Regatta");
    expect(answer.complete).toBe(false);
    expect(answer.explanation).toContain("Nothing in this reading stands for “Tarn Regatta”");
  });
});

describe("a form that was tried", async () => {
  const world = await openScripted({ dyers: DYERS });

  test("tells no type of a value that a step gives", async () => {
    world.script = ({ relation, kind, name, tried }) =>
      tried > 0
        ? { reason: "no" }
        : [
            { id: "s1", op: "class", words: "dyers", classes: [kind("dyer")] },
            entity("s2", "Tibb Sorrel", name("Tibb Sorrel")),
            follow("s3", "s2", "dyed", relation("yards dyed")),
            filter("s4", "s1", "dyed more than", relation("yards dyed"), { of: "s3", test: ">", type: "number" }),
          ];
    await world.ask("Which dyers dyed more than Tibb Sorrel");
    const [, revised] = world.requests;
    expect(revised?.task).toBe("revise-form");
    expect(revised?.data).toContain('"of":"s3"');
    expect(revised?.data).not.toContain('"type":"text"');
  });
});
