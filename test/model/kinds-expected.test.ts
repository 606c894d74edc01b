import { describe, expect, test } from "vitest";
import { askWith, readerOf } from "./steps-over-texts.ts";

/** A step that states a kind leads to nothing that is surely of another; what has no known kind stays. */
const NAMES = `:in rdfs:label "lies in" . :holds rdfs:label "holds" . :Well rdfs:label "Tollo Well" .
  :Orrin rdfs:label "Orrin" . :East rdfs:label "Eastern Province" . :Maun rdfs:label "Maun" .
  :Well :in :East . `;
const CLASSES = `:Place a rdfs:Class ; rdfs:label "place" .
  :Country a rdfs:Class ; rdfs:label "country" ; rdfs:subClassOf :Place .
  :Shire a rdfs:Class ; rdfs:label "shire" ; rdfs:subClassOf :Place . `;
const page = (title: string, text: string) => ({ title, text });

const ask = (graph: string, { expects = "country", pages = [], more = [] as readonly object[] } = {}) =>
  askWith({
    text: "In which country does Tollo Well lie?",
    steps: [
      { id: "s1", op: "entity", words: "Tollo Well" },
      { id: "s2", op: "follow", from: "s1", words: "lies in", relations: ["lies in"], expects },
      ...(more as Readonly<Record<string, unknown>>[]),
    ],
    ...{ graph, pages, replies: { "read-passages": readerOf(["lies in"]) } },
  });

describe("of several things those of another class are left out, and told,", () => {
  const graph = `${NAMES} ${CLASSES} :Well :in :Orrin, :Hythe . :Orrin a :Country . :Hythe a :Shire ; rdfs:label "Hythe" .
    :East a :Shire .`;

  test("beside one that is of the kind", async () => {
    const { answer } = await ask(graph);
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Orrin" });
    expect(answer.explanation).toContain("“country” was expected, and 2 things of another kind are left out");
  });

  test("also of a step that others go on from", async () => {
    const { answer } = await ask(`${graph} :East :holds :Maun . :Orrin :holds :Well .`, {
      more: [{ id: "s3", op: "follow", from: "s2", words: "holds", relations: ["holds"], expects: null }],
    });
    expect(answer.text).not.toContain("Maun");
  });

  test.each([
    ["that have no class", `${NAMES} ${CLASSES} :Well :in :Orrin, :Maun . :Orrin a :Country .`, ["Maun", "Orrin"]],
    [
      "of a wider class",
      `${NAMES} ${CLASSES} :Well :in :Orrin, :Maun . :Orrin a :Country . :Maun a :Place .`,
      ["Maun", "Orrin"],
    ],
    [
      "of a class that is called a kind of it",
      `${NAMES} ${CLASSES} :Old a rdfs:Class ; rdfs:label "former country" .
        :Well :in :Orrin, :Maun . :Orrin a :Country . :Maun a :Old .`,
      ["Maun", "Orrin"],
    ],
    [
      "of a class by whose name it may be called",
      `${NAMES} ${CLASSES} :Realm a rdfs:Class ; rdfs:label "kingdom" .
        :Well :in :Orrin, :Maun . :Orrin a :Country . :Maun a :Realm .`,
      ["Maun", "Orrin"],
    ],
    [
      "of a narrower class",
      `${NAMES} ${CLASSES} :Isle a rdfs:Class ; rdfs:label "island state" ; rdfs:subClassOf :Country .
        :Well :in :Orrin, :Maun . :Orrin a :Country . :Maun a :Isle .`,
      ["Maun", "Orrin"],
    ],
  ])("and those %s stay", async (_which, turtle, names) => {
    const { answer } = await ask(turtle);
    expect(answer.text.split(", ").sort()).toEqual(names);
  });

  test("and none where no class is called so", async () => {
    const { answer } = await ask(graph, { expects: "domain" });
    expect(answer.text.split(", ").sort()).toEqual(["Eastern Province", "Hythe", "Orrin"]);
  });

  test("and none for what somebody does", async () => {
    const kept = `${NAMES} :Warden a rdfs:Class ; rdfs:label "warden" . :Human a rdfs:Class ; rdfs:label "human" .
      :kept rdfs:label "kept by" . :Well :kept :Ann, :Bo . :Ann a :Warden ; rdfs:label "Ann" . :Bo a :Human ; rdfs:label "Bo" .`;
    const { answer } = await askWith({
      text: "Which wardens keep Tollo Well?",
      steps: [
        { id: "s1", op: "entity", words: "Tollo Well" },
        { id: "s2", op: "follow", from: "s1", words: "kept by", relations: ["kept by"], expects: "wardens" },
      ],
      graph: kept,
    });
    expect(answer.text.split(", ").sort()).toEqual(["Ann", "Bo"]);
  });
});

describe("what is of another kind by its own name", () => {
  test("leaves the step to texts where nothing else was found", async () => {
    const { answer } = await ask(NAMES, { pages: [page("Tollo Well", "Tollo Well lies in Orrin.")] as any });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Orrin", support: ["DOCUMENTS"] });
  });

  test("is no answer without them, and the answer is not known to be none", async () => {
    const { answer } = await ask(NAMES);
    expect(answer).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(answer.explanation).toContain("“Eastern Province”");
  });

  test("stays where it may be a settlement as well", async () => {
    const { answer } = await ask(NAMES.replace("Eastern Province", "Tollo Municipality"), { expects: "town" });
    expect(answer.text).toBe("Tollo Municipality");
  });

  test("stays where that very kind was asked for, or one that may be called so", async () => {
    for (const expects of ["province", "area", "state"])
      expect((await ask(NAMES, { expects })).answer.text).toBe("Eastern Province");
  });
});
