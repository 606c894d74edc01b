import { describe, expect, test } from "vitest";
import type { JudgePathsInput } from "../../engine/query/over-paths/judge-paths.ts";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import type { CompareForm, Form } from "../../engine/question/form/logical-form.ts";
import type { ReadPathsInput } from "../../engine/strategies/hydra/tasks/read-paths.ts";
import type { AnswerFromTreeInput } from "../../engine/strategies/treeqa/tasks/answer-from-tree.ts";
import type { ChooseEntitiesInput } from "../../engine/strategies/treeqa/tasks/choose-entities.ts";
import type { ChooseRelationsInput } from "../../engine/strategies/treeqa/tasks/choose-relations.ts";
import type { VerifyNodesInput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { mayAskWhether } from "../../reasoners/english/language/asks-whether.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { collection } from "../hydra/text/pages.ts";
import { exists, follow, intersect, relation } from "../query/forms.ts";
import type { Replies } from "../treeqa/by-hand.ts";
import { askInTurn } from "./asking.ts";

/** What whoever judges paths may choose from. */
const STRATEGIES = ["HYDRA", "FIDELIS", "TREEQA"];
const GRAPH = `
  :Bell a rdfs:Class ; rdfs:label "bell" . :Tower a rdfs:Class ; rdfs:label "tower" .
  :age rdfs:label "age" . :tower rdfs:label "tower" . :keeper rdfs:label "keeper" .
  :humphrey a :Bell ; rdfs:label "Humphrey" ; :age 300 ; :tower :south .
  :harvest a :Bell ; rdfs:label "Harvest" .
  :south a :Tower ; rdfs:label "South" ; :keeper :ann . :ann rdfs:label "Ann" .
`;

/** Told of one of both alone. */
const PAGES = collection("pages", "DOCUMENTS", [{ title: "Humphrey", text: "Humphrey was cast by Ann." }]);

const bell = (name: string, ...others: readonly string[]) => ({
  ...({ kind: "mention", text: name } as const),
  candidates: [name.toLowerCase(), ...others].map((id) => ({ iri: `urn:test:${id}`, label: name, score: 1 })),
});

interface Told {
  readonly strategy: string;
  readonly text: string;
  readonly status: string;
  readonly offered: readonly string[];
}

/** The one part of a tree that follows no reading. */
const node = {
  ...{ id: "a", parent: null, hypothesis: null, part: null, needs: [] },
  entities: ["Humphrey"],
};

/** Asks a question that is read so; what is offered, and what comes of choosing the one of this name. */
async function ask(text: string, analysis: Partial<QuestionAnalysis>, choice: string): Promise<readonly Told[]> {
  const graph = await graphOf(GRAPH);
  const told: Told[] = [];
  for (const strategy of STRATEGIES) {
    let offered: readonly string[] = [];
    const replies: Replies = {
      "analyse-question": () => ({ readings: [], reason: "not read", keywords: ["Humphrey", "tower"], ...analysis }),
      "judge-paths": ({ values, mayUseOwnKnowledge }: JudgePathsInput) => {
        if (!mayUseOwnKnowledge) offered = values.map(({ label }) => label);
        const answers = values.filter(({ label }) => label === choice).map(({ id }) => id);
        return { verdict: answers.length > 0 ? "YES" : "NO", answers, reason: null, ownAnswers: [] };
      },
      "read-paths": ({ paragraphs }: ReadPathsInput) => ({
        paths: paragraphs.flatMap(({ sentences }) =>
          sentences.map(({ id, text: quote }) => ({
            steps: [{ subject: "Humphrey", relation: "cast by", object: "Ann", sentence: id, quote, score: 1 }],
          })),
        ),
      }),
      "draft-tree": () => ({
        trees: [{ reading: null, nodes: [{ ...node, question: "In which tower does Humphrey hang?" }] }],
      }),
      "choose-entities": ({ nodes }: ChooseEntitiesInput) => ({
        nodes: nodes.map(({ id, candidates }) => ({ id, entities: candidates.map((each) => each.id) })),
      }),
      "choose-relations": ({ nodes }: ChooseRelationsInput) => ({
        nodes: nodes.map(({ id, candidates }) => ({ id, relations: candidates.map((each) => each.id) })),
      }),
      "verify-nodes": ({ nodes }: VerifyNodesInput) => ({
        nodes: nodes.map(({ id, triples }) => ({
          ...{ id, verdict: "SUPPORTED", factSufficient: true, references: triples.map((each) => each.id) },
          answers: triples.map((each) => ({ text: each.answer, reference: each.id })),
        })),
      }),
      "answer-from-tree": ({ values }: AnswerFromTreeInput) => {
        offered = values.map(({ label }) => label);
        return { answers: values.filter(({ label }) => label === choice).map(({ id }) => id), reason: null };
      },
      "verify-steps": ({ paths }: { readonly paths: readonly { readonly id: string }[] }) => ({
        verdicts: paths.map(({ id }) => ({ path: id, local: "FOLLOWS", global: "FOLLOWS" })),
      }),
      "choose-steps": ({ steps }: { readonly steps: readonly { readonly id: string }[] }) => ({
        steps: steps.map(({ id }) => id),
      }),
      "choose-paths": ({ paths }: { readonly paths: readonly { readonly id: string }[] }) => ({
        paths: paths.map(({ id }) => id),
      }),
    };
    const [answered] = await askInTurn(text, [strategy], {
      ...{ graphs: [graph], documents: [PAGES], replies, hasModel: true },
    });
    if (answered === undefined) throw new TypeError("One strategy gives one answer.");
    told.push({ strategy, text: answered.result.text, status: answered.result.status, offered });
  }
  return told;
}

const compared: CompareForm = {
  ...{ kind: "compare", a: bell("Humphrey"), b: bell("Harvest"), direction: "max" },
  by: { ...relation(">age"), candidates: [] },
};
const read = (form: Form): Partial<QuestionAnalysis> => ({ readings: [{ form, score: 1 }] });

describe("what is compared is offered though it stands on no path", () => {
  test("and may be chosen, by its name", async () => {
    for (const { strategy, offered, text, status } of await ask("Which is older?", read(compared), "Harvest")) {
      expect([strategy, offered.filter((label) => label.startsWith("H"))]).toEqual([
        strategy,
        expect.arrayContaining(["Humphrey", "Harvest"]),
      ]);
      expect([strategy, status, text]).toEqual([strategy, "ANSWERED", "Harvest"]);
    }
  });

  test("each once, whatever else its name may mean", async () => {
    const twice = { ...compared, a: bell("Humphrey", "other") };
    for (const { offered } of await ask("Which is older?", read(twice), "Harvest"))
      expect(offered.filter((label) => label === "Humphrey")).toHaveLength(1);
  });

  test("by name alone where no graph knows it", async () => {
    const unknown = { ...compared, b: { ...bell("Little Bess"), candidates: [] } };
    for (const { offered } of await ask("Which is older?", read(unknown), "")) expect(offered).toContain("Little Bess");
  });

  test("but not where nothing is to be chosen: there it names what is asked about", async () => {
    const whether = { ...compared, whether: true };
    for (const { offered } of await ask("Is one older?", read(whether), "")) {
      expect(offered).not.toContain("Harvest");
      expect(offered).toEqual(expect.arrayContaining(["Yes", "No"]));
    }
  });
});

describe("Yes and No are offered", () => {
  const tower: Form = follow(bell("Humphrey"), { ...relation(">tower"), candidates: [] });
  const whether: Form = exists(intersect(bell("South"), tower));

  test.each<[string, Partial<QuestionAnalysis>, boolean]>([
    ["where the question is read as asking whether", read(whether), true],
    ["not where it is read as asking for a thing", read(tower), false],
    ["where nobody could read it, and it may ask whether", { mayAskWhether: true }, true],
    ["where nobody could read it, and nothing tells", {}, true],
    ["not where nobody could read it, and it is worded otherwise", { mayAskWhether: false }, false],
  ])("%s", async (_about, analysis, isOffered) => {
    for (const { strategy, offered } of await ask("Humphrey hangs in a tower?", analysis, "")) {
      expect([strategy, offered.length > 0]).toEqual([strategy, true]);
      expect([strategy, offered.includes("Yes"), offered.includes("No")]).toEqual([strategy, isOffered, isOffered]);
    }
  });
});

test.each<[string, boolean | undefined]>([
  ["was humphrey cast before harvest", true],
  ["isn't humphrey older", true],
  ["and did ann keep it", true],
  ["can you tell me who keeps it", false],
  ["is it known who keeps it", false],
  ["is it recorded to whom it was given", false],
  ["did ann know the man who keeps it", true],
  ["is the man who keeps it known", true],
  ["tell me whether ann keeps it", true],
  ["who keeps it if ann does not", false],
  ["so , which of both is older", false],
  ["in which tower does it hang", false],
  ["name the keeper of it", false],
  ["ann is the mother of which keeper", false],
  ["if harvest hangs in south humphrey hangs where and in what", false],
  ["south was built by a founder who cast what kind of bell", false],
  ["the bell which ann keeps is old", undefined],
  ["south , in which humphrey hangs , is old", undefined],
  ["humphrey was cast before harvest", undefined],
  ["keeper of south", undefined],
  ["", undefined],
])("“%s” may ask whether something is so: %s", (words, may) => {
  expect(mayAskWhether(words.split(" "))).toBe(may);
});
