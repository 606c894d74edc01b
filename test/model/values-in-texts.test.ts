import { describe, expect, test } from "vitest";
import { askWith, readerOf } from "./steps-over-texts.ts";

/** What is compared without a relation of the graph is a value of each thing, and whoever reads is told so. */
const page = (title: string, text: string) => ({ title, text });
const PAGES = [
  page("Marl Weir", "Marl Weir was finished in 1871. Marl Weir holds back 40 litres."),
  page("Sedge Weir", "Sedge Weir was finished in 1902. Sedge Weir holds back 95 litres."),
];
const GRAPH = `:Brook rdfs:label "Oxley Brook" ; :weir :Marl, :Sedge . :weir rdfs:label "weir" .
  :Marl rdfs:label "Marl Weir" . :Sedge rdfs:label "Sedge Weir" .`;
const MARL = { id: "s1", op: "entity", words: "Marl Weir" };
const SEDGE = { id: "s2", op: "entity", words: "Sedge Weir" };
const WEIRS = [
  { id: "s1", op: "entity", words: "Oxley Brook" },
  { id: "s2", op: "follow", from: "s1", words: "weirs of", relations: ["weir"] },
];

describe("a reader is told that a value is wanted", () => {
  test.each([
    [
      "of both sides of a comparison",
      "Which was finished earlier, Marl Weir or Sedge Weir?",
      [
        MARL,
        SEDGE,
        { id: "s3", op: "compare", a: "s1", b: "s2", words: "was finished in", relations: [], direction: "min" },
      ],
    ],
    [
      "of each member that comes first or last",
      "Which of the weirs of Oxley Brook was finished first?",
      [
        ...WEIRS,
        { id: "s3", op: "top", set: "s2", words: "was finished in", relations: [], direction: "min", rank: 1 },
      ],
    ],
    [
      "of both sides of a difference",
      "How many years later than Marl Weir was Sedge Weir finished?",
      [
        MARL,
        SEDGE,
        { ...{ id: "s3", op: "difference", a: "s2", b: "s1", words: "was finished in", relations: [] }, unit: "year" },
      ],
    ],
  ] as const)("%s", async (_what, text, steps) => {
    const { answer, shownTo } = await askWith({
      ...{ text, steps, graph: GRAPH, pages: PAGES, replies: { "read-passages": readerOf(["was finished in"]) } },
    });
    expect(
      shownTo("read-passages")
        .map(({ subject, expects }) => [subject, expects])
        .sort(),
    ).toEqual([
      ["Marl Weir", "number or date"],
      ["Sedge Weir", "number or date"],
    ]);
    expect(answer.status).toBe("ANSWERED");
    expect(answer.text).toMatch(/Marl Weir|31/u);
  });

  test("of the type that a condition holds it against, and of no text", async () => {
    const asked = (more: object) =>
      askWith({
        text: "Which weirs of Oxley Brook were finished after 1890?",
        steps: [
          ...WEIRS,
          { ...{ id: "s3", op: "filter", set: "s2", words: "were finished in", relations: [] }, ...more },
        ],
        ...{ graph: GRAPH, pages: PAGES, replies: { "read-passages": readerOf(["was finished in"]) } },
      });
    const dated = await asked({ test: ">", type: "date", value: "1890" });
    expect(dated.shownTo("read-passages").map(({ expects }) => expects)).toEqual(["date", "date"]);
    expect(dated.answer.text).toBe("Sedge Weir");
    const named = await asked({ test: "=", type: "text", value: "1890" });
    expect(named.shownTo("read-passages").map(({ expects }) => expects ?? null)).toEqual([null, null]);
  });
});

describe("a side that is a value already", () => {
  const sides = (relations: readonly string[]) => [
    MARL,
    { id: "s4", op: "follow", from: "s1", words: "holds back", relations, expects: "litres" },
    SEDGE,
    { id: "s5", op: "follow", from: "s2", words: "holds back", relations, expects: "litres" },
    { id: "s6", op: "compare", a: "s4", b: "s5", words: "holds back more", relations: [], direction: "max" },
  ];
  const text = "Which holds back more, Marl Weir or Sedge Weir?";

  test("that texts give is compared, and nothing is read of a number", async () => {
    const { answer, shownTo } = await askWith({
      ...{ text, steps: sides([]), graph: GRAPH, pages: PAGES },
      replies: { "read-passages": readerOf(["holds back"]) },
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Sedge Weir" });
    expect(shownTo("read-passages").map(({ subject }) => subject)).toEqual(["Marl Weir", "Sedge Weir"]);
  });

  test.each([[[]], [["litres held"]]])("that the graph gives is compared by its relation (%s)", async (relations) => {
    const graph = `${GRAPH} :held rdfs:label "litres held" . :Marl :held 40 . :Sedge :held 95 .`;
    const steps = sides(["litres held"]).map((step) => (step.op === "compare" ? { ...step, relations } : step));
    const { answer, tasks } = await askWith({ text, steps, graph });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Sedge Weir", support: ["KG"] });
    expect(tasks).toEqual(["analyse-question"]);
  });

  test("that is a thing is still asked for its value", async () => {
    const graph = `${GRAPH} :keeper rdfs:label "keeper" . :Marl :keeper :Ann . :Sedge :keeper :Bo .
      :Ann rdfs:label "Ann Vole" . :Bo rdfs:label "Bo Stoat" .`;
    const { answer } = await askWith({
      text: "Whose keeper was born earlier, Marl Weir or Sedge Weir?",
      steps: sides(["keeper"]).map((step) =>
        step.op === "compare" ? { ...step, words: "was born in", direction: "min" } : step,
      ),
      graph,
      pages: [page("Ann Vole", "Ann Vole was born in 1950."), page("Bo Stoat", "Bo Stoat was born in 1940.")],
      replies: { "read-passages": readerOf(["was born in"]) },
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Bo Stoat" });
  });
});
