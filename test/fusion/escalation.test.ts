import { describe, expect, test } from "vitest";
import { fuse } from "../../engine/graph/fuse.ts";
import type { InvestigationParts } from "../../engine/investigation-parts.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { fusionOf } from "../../engine/strategies/fusion/strategy.ts";
import type { FusionOptions } from "../../engine/strategies/fusion/parameters.ts";
import type { Party } from "../../engine/strategies/fusion/party.ts";
import { queryStrategy } from "../../engine/strategies/query/strategy.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { fakeQuestion } from "../fakes/question.ts";
import { collection } from "../hydra/text/pages.ts";
import { runStage } from "../query/run-stages.ts";
import { replying } from "../treeqa/by-hand.ts";
import { answering, finding, pathTo } from "./parties.ts";

/** QUERY itself, over invented people, and three others that find what a test has them find. */
const POTTERY = `
  :Person a rdfs:Class ; rdfs:label "person" .
  :Town a rdfs:Class ; rdfs:label "town" .
  :master rdfs:label "master" . :home rdfs:label "home" . :mayor rdfs:label "mayor" .
  :mira a :Person ; rdfs:label "Mira Holt" ; :master :jon .
  :jon a :Person ; rdfs:label "Jon Vask" ; :home :elmstad .
  :olga1 a :Person ; rdfs:label "Olga Rehn" ; :home :elmstad .
  :olga2 a :Person ; rdfs:label "Olga Rehn" ; :home :orby .
  :elmstad a :Town ; rdfs:label "Elmstad" ; :mayor :jon .
  :orby a :Town ; rdfs:label "Orby" .
`;

interface World {
  readonly parties?: readonly Party[];
  readonly documents?: readonly DocumentCollection[];
  readonly hasModel?: boolean;
  readonly options?: Partial<FusionOptions>;
}

interface Told {
  readonly result: StrategyResult;
  /** Who was asked beside QUERY, in this order. */
  readonly asked: readonly string[];
  readonly stages: readonly string[];
}

const NOBODY = ["TREEQA", "HYDRA", "FIDELIS"].map((strategy) => answering(strategy, []));

async function ask(
  text: string,
  { parties = [], documents = [], hasModel = false, options = {} }: World = {},
): Promise<Told> {
  const asked: string[] = [];
  const all = NOBODY.map((none) => parties.find(({ strategy }) => strategy === none.strategy) ?? none);
  const fusion = fusionOf([queryStrategy, ...all.map((party) => finding(party, asked))]);
  const reasoner = { ...replying({}), ...(hasModel ? { mostRequests: (tasks: number) => tasks } : {}) };
  const parts: InvestigationParts = { graph: fuse([await graphOf(POTTERY)]), documents, reasoner };
  const question = fakeQuestion(text, { options: { parameters: { FUSION: options } } });
  const { value, ran } = await runStage(fusion.result(question, parts));
  return { result: value, asked, stages: ran.stages };
}

const PAGES = (): readonly DocumentCollection[] => [
  collection("pages", "DOCUMENTS", [{ title: "Orby", text: "Orby is a town by the sea." }]),
];

const HOME = "What is the home of the master of Mira Holt?";
const NOTHING = "Who is the mayor of the home of the master of Jon Vask?";
const RELATION = "Who is the godmother of Mira Holt?";
const NAME = "What is the home of Otto Quill?";
const RIVALS = "What is the home of Olga Rehn?";
const FUTURE = "Who will be the next mayor of Elmstad?";

describe("what QUERY leaves open goes to", () => {
  test.each<[string, string, World, readonly string[]]>([
    ["nobody, where it has decided", HOME, { documents: PAGES(), hasModel: true }, []],
    ["nobody who could not know more", NOTHING, {}, []],
    ["parts and all sources, where there are texts", NOTHING, { documents: PAGES() }, ["TREEQA", "HYDRA"]],
    ["what follows other relations, for one that is not known", RELATION, {}, ["FIDELIS"]],
    ["all sources after that", RELATION, { documents: PAGES() }, ["FIDELIS", "HYDRA"]],
    ["all sources, for a name", NAME, { documents: PAGES() }, ["HYDRA"]],
    ["all sources, for readings that fit as well", RIVALS, { documents: PAGES() }, ["HYDRA"]],
    ["a model, for what was not understood", FUTURE, { documents: PAGES(), hasModel: true }, ["TREEQA", "HYDRA"]],
  ])("%s", async (_about, text, world, strategies) => {
    expect((await ask(text, world)).asked).toEqual(strategies);
  });

  test("one after another, until one answers", async () => {
    const world = { documents: PAGES(), parties: [answering("TREEQA", ["Jon Vask"])] };
    const { asked, result } = await ask(NOTHING, world);
    expect(asked).toEqual(["TREEQA"]);
    expect(result).toMatchObject({ strategy: "FUSION", status: "ANSWERED", text: "Jon Vask", complete: true });
    expect(result.explanation).toMatch(
      /^Strategies asked: QUERY \(found nothing\), TREEQA \(answered\)\. TREEQA says so\./u,
    );
    expect(result.paths.map(({ strategy }) => strategy)).toEqual(["TREEQA"]);
  });

  test("and on, where that answer could not be checked, until another says the same", async () => {
    const unchecked = { complete: false, unchecked: "CONDITION" } as const;
    const alike = ["FIDELIS", "HYDRA"].map((strategy) => answering(strategy, ["Orby"], unchecked));
    const { asked, result, stages } = await ask(RELATION, { documents: PAGES(), parties: alike });
    expect(asked).toEqual(["FIDELIS", "HYDRA"]);
    expect(result).toMatchObject({ status: "ANSWERED", text: "Orby", complete: false });
    expect(result.paths).toMatchObject([{ strategy: "FIDELIS", supportedBy: ["FIDELIS", "HYDRA"] }]);
    // Nothing is contested: nobody is asked to weigh anything.
    expect(stages).not.toContain("fusion.weights");
  });
});

describe("what a model has chosen from what sources state, step by step,", () => {
  const unchecked = { complete: false, unchecked: "CONDITION" } as const;
  const world = (more: Parameters<typeof answering>[2] = {}) => ({
    documents: PAGES(),
    hasModel: true,
    parties: [answering("TREEQA", ["Orby"], { ...unchecked, ...more }), answering("HYDRA", ["Lund"], unchecked)],
  });

  test("is put to no other strategy", async () => {
    const { asked, result } = await ask(NOTHING, world());
    expect(asked).toEqual(["TREEQA"]);
    expect(result).toMatchObject({ status: "ANSWERED", text: "Orby", complete: false, confidence: 0.5 });
  });

  test.each<[string, Parameters<typeof answering>[2]]>([
    ["a step has no evidence", { paths: [{ ...pathTo("TREEQA", "Orby"), steps: [] }] }],
    [
      "one of the steps has none",
      {
        paths: [
          {
            ...pathTo("TREEQA", "Orby"),
            steps: [
              ...pathTo("TREEQA", "Orby").steps,
              ...pathTo("TREEQA", "Orby").steps.map((step) => ({ ...step, evidence: [] })),
            ],
          },
        ],
      },
    ],
    ["no path leads to it", { paths: [] }],
    ["the model alone says so", { support: ["MODEL"] }],
  ])("is, where %s", async (_what, more) => {
    expect((await ask(NOTHING, world(more))).asked).toEqual(["TREEQA", "HYDRA"]);
  });

  test("is, where no model has chosen", async () => {
    expect((await ask(NOTHING, { ...world(), hasModel: false })).asked).toEqual(["TREEQA", "HYDRA"]);
  });
});

describe("what others find", () => {
  const unchecked = { complete: false, unchecked: "CONDITION" } as const;

  test("is CONFLICTING where it excludes each other, with both sides, their weights and their evidence", async () => {
    const parties = [
      answering("FIDELIS", ["Orby"], unchecked),
      answering("HYDRA", ["Lund"], { ...unchecked, source: "pages" }),
    ];
    const { result, stages } = await ask(RELATION, { documents: PAGES(), parties });
    expect(stages).toContain("fusion.weights");
    expect(result).toMatchObject({
      status: "CONFLICTING",
      complete: false,
      support: expect.arrayContaining(["KG", "DOCUMENTS"]),
    });
    const sides = result.conflicts ?? [];
    expect(sides.map(({ values, taken }) => [values.map(({ node }) => node.label).join(), taken]).sort()).toEqual([
      ["Lund", false],
      ["Orby", false],
    ]);
    expect(sides.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    for (const { evidence, paths } of sides) {
      expect(evidence.length).toBe(1);
      expect(result.evidence.map(({ id }) => id)).toEqual(expect.arrayContaining([...evidence]));
      expect(result.paths.map(({ id }) => id)).toEqual(expect.arrayContaining([...paths]));
    }
    expect(
      result.paths.every(
        ({ weight, scores }) => weight !== undefined && scores.some(({ criterion }) => criterion === "QUALITY"),
      ),
    ).toBe(true);
    expect(result.explanation).toMatch(/FIDELIS \(answered\), HYDRA \(answered\).*exclude each other: .*weight 0\.\d/u);
  });

  test("is explained once where several explain it alike, by all of their names", async () => {
    const alike = "Read as “the godmother”. Dr. Holt is named. ";
    const parties = [
      answering("FIDELIS", ["Orby"], { ...unchecked, explanation: `${alike}Its steps follow.` }),
      answering("HYDRA", ["Lund"], { ...unchecked, source: "pages", explanation: `${alike}The sources agree.` }),
    ];
    const { explanation } = (await ask(RELATION, { documents: PAGES(), parties })).result;
    expect(explanation.match(/Read as/gu)).toHaveLength(1);
    expect(explanation).toContain(
      " FIDELIS and HYDRA: Read as “the godmother”. Dr. Holt is named. FIDELIS: Its steps follow. HYDRA: The sources agree. The answers",
    );
  });

  test("is explained in the words of the one strategy that is open between sides, as they are", async () => {
    const { explanation } = (await ask(RIVALS)).result;
    expect(explanation).toContain("Read as “the home of Olga Rehn”. ");
    expect(explanation).not.toContain("QUERY:");
  });

  test("takes nothing from QUERY where all are asked, and is shown against it", async () => {
    const parties = [answering("HYDRA", ["Lund"])];
    const { result, asked } = await ask(HOME, { parties, options: { thoroughness: "EXHAUSTIVE" } });
    expect(asked.toSorted()).toEqual(["FIDELIS", "HYDRA", "TREEQA"]);
    expect(result).toMatchObject({ status: "ANSWERED", text: "Elmstad", complete: false });
    expect(result.conflicts).toMatchObject([{ taken: true }, { taken: false }]);
    expect(result.explanation).toMatch(
      /^Strategies asked: QUERY \(answered\), TREEQA \(found nothing\), HYDRA \(answered\), FIDELIS \(found nothing\)/u,
    );
  });

  test("is no more sure for agreeing with what QUERY could not check", async () => {
    const graph = await ask(RELATION, { parties: [answering("FIDELIS", ["Orby"], unchecked)] });
    expect(graph.result).toMatchObject({ status: "ANSWERED", complete: false, confidence: 0.5 });
  });

  test("of a model alone is shown as that, and says nothing against a source", async () => {
    const own = answering("HYDRA", ["Lund"], {
      ...unchecked,
      support: ["MODEL"],
      paths: [],
      evidence: [],
      confidence: 0,
    });
    const alone = await ask(RELATION, { documents: PAGES(), hasModel: true, parties: [own] });
    expect(alone.result).toMatchObject({ status: "ANSWERED", support: ["MODEL"], complete: false, confidence: 0 });
    const beside = await ask(RELATION, {
      documents: PAGES(),
      hasModel: true,
      parties: [answering("FIDELIS", ["Orby"], { ...unchecked, paths: [] }), own],
    });
    expect(beside.result).toMatchObject({ status: "ANSWERED", text: "Orby", support: ["KG"] });
    expect(beside.result.conflicts ?? []).toEqual([]);
    expect(beside.result.explanation).toContain("the language model says Lund");
  });

  test("is not known where nobody finds anything, with what QUERY says of it first", async () => {
    const { result } = await ask(NOTHING, { documents: PAGES() });
    expect(result).toMatchObject({ strategy: "FUSION", status: "NOT_KNOWN", values: [], paths: [] });
    expect(result.explanation).toMatch(
      /^Read as .*QUERY \(found nothing\), TREEQA \(found nothing\), HYDRA \(found nothing\)\.$/u,
    );
  });

  test("is left alone where the answer is to be had fast, and that is said", async () => {
    const { result, asked } = await ask(NOTHING, { documents: PAGES(), options: { thoroughness: "FAST" } });
    expect(asked).toEqual([]);
    expect(result.explanation).toContain("No other strategy was asked, to be fast.");
  });
});

test("without QUERY there is nothing to begin with", () => {
  expect(() => fusionOf(NOBODY.map((party) => finding(party, [])))).toThrow("FUSION begins with QUERY");
});
