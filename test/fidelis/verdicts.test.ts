import { describe, expect, test } from "vitest";
import type { FidelisOptions } from "../../engine/strategies/fidelis/parameters.ts";
import type { ChooseStepsInput } from "../../engine/strategies/fidelis/tasks/choose-steps.ts";
import type { VerifyStepsInput } from "../../engine/strategies/fidelis/tasks/verify-steps.ts";
import type { JudgePathsInput } from "../../engine/query/over-paths/judge-paths.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { HOME, pottery } from "../hydra/pottery.ts";
import type { Replies } from "../treeqa/by-hand.ts";
import { askFidelis, type Answered } from "./asking.ts";
import { keywordsAlone, namedGraph, type Fact } from "./named-graph.ts";

/** What verdicts do to the beam: a question that no form was made of, so that nothing but them decides. */
const FACTS: readonly Fact[] = [
  ["A", "made", "Lamp"],
  ["A", "made", "Vase"],
  ["A", "sold", "Rug"],
  ["Lamp", "found_in", "Orby"],
  ["Vase", "found_in", "Malt"],
  ["B", "owns", "Lamp"],
  ["B", "owns", "Rug"],
];

/** Verdicts by what a path's text ends with. */
type Verdicts = Readonly<Record<string, readonly [local: unknown, global: unknown]>>;

interface Asked extends Answered {
  readonly verified: readonly (readonly string[])[];
  readonly judged: readonly string[];
}

async function ask(
  verdicts: Verdicts,
  options: Partial<FidelisOptions> = {},
  { text = "what of A", more = {} }: { readonly text?: string; readonly more?: Replies } = {},
): Promise<Asked> {
  const verified: string[][] = [];
  let judged: readonly string[] = [];
  const of = (path: string): readonly [unknown, unknown] =>
    Object.entries(verdicts).find(([end]) => path.endsWith(end))?.[1] ?? ["UNKNOWN", "UNKNOWN"];
  const answered = await askFidelis(text, {
    graphs: [namedGraph(FACTS, ["A", "B"])],
    options,
    replies: {
      ...keywordsAlone("made", "found in"),
      "choose-steps": ({ steps }: ChooseStepsInput) => ({ steps: steps.map(({ id }) => id) }),
      "verify-steps": ({ paths }: VerifyStepsInput) => {
        verified.push(paths.map(({ text: path }) => path));
        return {
          verdicts: paths.map((path) => ({ path: path.id, local: of(path.text)[0], global: of(path.text)[1] })),
        };
      },
      "judge-paths": ({ paths, values }: JudgePathsInput) => {
        judged = paths.map(({ text: path }) => path);
        // A question of this wording may ask whether something is so; all that is a thing is chosen.
        const things = values.filter(({ label }) => label !== "Yes" && label !== "No");
        return { verdict: "YES", answers: things.map(({ id }) => id), reason: null, ownAnswers: [] };
      },
      ...more,
    },
  });
  return { ...answered, verified, judged };
}

const MADE = "A – made → {Lamp, Vase}";
const SOLD = "A – sold → Rug";

describe("a path", () => {
  test("whose last step does not follow is dropped", async () => {
    const { verified, judged, result } = await ask({ Rug: ["FAILS", "UNKNOWN"] }, { depth: 2 });
    expect(verified[0]).toEqual(expect.arrayContaining([MADE, SOLD]));
    expect(verified[1]?.some((text) => text.startsWith(SOLD))).toBe(false);
    expect(judged.some((text) => text.startsWith(SOLD))).toBe(false);
    expect(result.complete).toBe(false);
  });

  test("that the statement follows from leaves the beam, and the search ends with it", async () => {
    const { verified, judged, tasks } = await ask({ "{Lamp, Vase}": ["FOLLOWS", "FOLLOWS"] });
    expect(verified).toHaveLength(1);
    expect(judged).toEqual([MADE]);
    expect(tasks).toEqual(["analyse-question", "choose-steps", "verify-steps", "judge-paths"]);
  });

  test("of which nobody knows goes on, to the depth", async () => {
    const { verified, result } = await ask({}, { depth: 2 });
    expect(verified).toHaveLength(2);
    expect(verified[1]).toContain(`${MADE} – found in → {Lamp: Orby, Vase: Malt}`);
    expect(result.explanation).toMatch(/no path was verified to the end/iu);
  });

  test("that has failed is not finished", async () => {
    const { judged } = await ask({ "{Lamp, Vase}": ["FAILS", "FOLLOWS"], Rug: ["FOLLOWS", "FOLLOWS"] });
    expect(judged).toEqual([SOLD]);
  });

  test.each([["yes"], ["true"], [true], ["PERHAPS"], [null], [1]])("is not finished by the word %j", async (word) => {
    const { result } = await ask({ "{Lamp, Vase}": [word, word] }, { depth: 1 });
    expect(result.explanation).toMatch(/no path was verified to the end/iu);
  });

  test.each([["follows"], [" Follows "], ["FOLLOWS"]])("is finished by the word %j", async (word) => {
    const { judged } = await ask({ "{Lamp, Vase}": [word, word], Rug: ["fails", "fails"] });
    expect(judged).toEqual([MADE]);
  });

  test("without a verdict is unknown", async () => {
    const { judged, result } = await ask({}, { depth: 1 }, { more: { "verify-steps": () => ({ verdicts: [] }) } });
    expect(judged).toEqual(expect.arrayContaining([MADE, SOLD]));
    const scores = result.paths.flatMap((path) => path.scores);
    expect(scores.filter(({ criterion }) => criterion === "GLOBAL").map(({ value }) => value)).toEqual(
      result.paths.map(() => 0.5),
    );
  });
});

describe("the answer", () => {
  const BOTH = "what of A and B";
  const FINISHED: Verdicts = {
    "A – made → {Lamp, Vase}": ["FOLLOWS", "FOLLOWS"],
    "B – owns → {Lamp, Rug}": ["FOLLOWS", "FOLLOWS"],
  };

  test("is a set: all that finished paths lead to", async () => {
    const { labels, result } = await ask({ "{Lamp, Vase}": ["FOLLOWS", "FOLLOWS"] }, { lastStep: false });
    expect(labels).toEqual(["Lamp", "Vase"]);
    expect(result).toMatchObject({ status: "ANSWERED", support: ["KG"], complete: false });
  });

  test("is what paths of several names have in common", async () => {
    const { labels } = await ask(FINISHED, { lastStep: false }, { text: BOTH });
    expect(labels).toEqual(["Lamp"]);
  });

  test("is not known where these have nothing in common", async () => {
    const apart = await askFidelis(BOTH, {
      graphs: [
        namedGraph(
          [
            ["A", "made", "Vase"],
            ["B", "owns", "Rug"],
          ],
          ["A", "B"],
        ),
      ],
      options: { lastStep: false },
      replies: {
        ...keywordsAlone("made"),
        "choose-steps": ({ steps }: ChooseStepsInput) => ({ steps: steps.map(({ id }) => id) }),
        "verify-steps": ({ paths }: VerifyStepsInput) => ({
          verdicts: paths.map(({ id }) => ({ path: id, local: "FOLLOWS", global: "FOLLOWS" })),
        }),
      },
    });
    expect(apart.result).toMatchObject({ status: "NOT_KNOWN", values: [] });
    expect(apart.result.explanation).toMatch(/do not meet/u);
  });

  test("of unfinished paths without the last step is not known", async () => {
    const { result } = await ask({}, { lastStep: false, depth: 1 });
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
  });

  test("names values that were given alone", async () => {
    const reply = { verdict: "YES", answers: ["v99", "Lamp", ""], reason: null, ownAnswers: ["Lamp"] };
    const { result } = await ask({ Rug: ["FOLLOWS", "FOLLOWS"] }, {}, { more: { "judge-paths": () => reply } });
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], support: [] });
  });
});

describe("a path that was finished too early", () => {
  /** Holds every path to be finished, as soon as it leads anywhere. */
  const HASTY: Replies = {
    "verify-steps": ({ paths }: VerifyStepsInput) => ({
      verdicts: paths.map(({ id }) => ({ path: id, local: "FOLLOWS", global: "FOLLOWS" })),
    }),
  };

  test("goes on where what is asked can not be computed over it, and nothing else is open", async () => {
    const { labels, result, tasks } = await askFidelis(HOME, { graphs: [await pottery()], replies: HASTY });
    expect(labels).toEqual(["Elmstad"]);
    expect(result.complete).toBe(true);
    expect(tasks).toHaveLength(6);
  });

  test("and the others with it, once those that were left have come to nothing", async () => {
    // The first level finishes one path and leaves others open, which then all fail.
    let level = 0;
    const replies: Replies = {
      "choose-steps": ({ steps }: ChooseStepsInput) => ({ steps: steps.map(({ id }) => id) }),
      "verify-steps": ({ paths }: VerifyStepsInput) => {
        level += 1;
        return {
          verdicts: paths.map(({ id, text }) => {
            const isWanted = text.includes("master");
            return {
              path: id,
              local: level === 2 && !isWanted ? "FAILS" : "FOLLOWS",
              global: isWanted ? "FOLLOWS" : "UNKNOWN",
            };
          }),
        };
      },
    };
    const turtle = `
      :master rdfs:label "master" . :home rdfs:label "home" . :likes rdfs:label "likes" . :near rdfs:label "near" .
      :mira rdfs:label "Mira Holt" ; :master :jon ; :likes :tea .
      :jon rdfs:label "Jon Vask" ; :home :elmstad . :elmstad rdfs:label "Elmstad" .
      :tea rdfs:label "Tea" ; :near :cup . :cup rdfs:label "Cup" .
    `;
    const { labels, tasks } = await askFidelis(HOME, { graphs: [await graphOf(turtle)], replies });
    expect(labels).toEqual(["Elmstad"]);
    expect(tasks.filter((name) => name === "verify-steps")).toHaveLength(3);
  });
});

describe("a question that asks whether", () => {
  const turtle = `
    :master rdfs:label "master" . :likes rdfs:label "likes" . :mira rdfs:label "Mira Holt" ; :master :jon .
    :jon rdfs:label "Jon Vask" . :ada rdfs:label "Ada Crane" ; :likes :tea . :tea rdfs:label "Tea" .
  `;
  const judgedBy = async (choose: (values: JudgePathsInput["values"]) => readonly string[]) =>
    askFidelis("Does the master of Mira Holt like Tea?", {
      graphs: [await graphOf(turtle)],
      replies: {
        "judge-paths": ({ values }: JudgePathsInput) => ({
          verdict: "YES",
          answers: choose(values),
          reason: null,
          ownAnswers: [],
        }),
      },
    });

  test("is not answered by what stands on a path, which is neither yes nor no", async () => {
    const { result } = await judgedBy((values) => {
      expect(values.map(({ label }) => label)).toContain("Jon Vask");
      return values.flatMap(({ id, label }) => (label === "Jon Vask" ? [id] : []));
    });
    expect([result.status, result.text]).toEqual(["NOT_KNOWN", "Not known"]);
  });

  test("may be judged, and rests on the paths that were", async () => {
    const { result } = await judgedBy((values) => values.flatMap(({ id, label }) => (label === "No" ? [id] : [])));
    expect([result.status, result.text, result.support, result.complete]).toEqual(["ANSWERED", "No", ["KG"], false]);
    expect(result.evidence.map(({ text }) => text)).toContain("Mira Holt – master → Jon Vask");
  });
});

describe("without", () => {
  const asked = async (options: Partial<FidelisOptions>): Promise<Answered> =>
    askFidelis(HOME, { graphs: [await pottery()], options });

  test("a verifier, paths end at the depth, and are said to be unfinished", async () => {
    const { labels, tasks, result } = await asked({ verifier: "NONE", depth: 2 });
    expect(tasks).toEqual(["analyse-question", "choose-steps", "choose-steps", "judge-paths"]);
    expect(labels).toEqual(["Elmstad"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toMatch(/no path was verified to the end/iu);
  });

  test("a last step, one call less is made, and the answer is the same", async () => {
    const { labels, tasks, result } = await asked({ lastStep: false });
    expect(tasks).toEqual(["analyse-question", "choose-steps", "verify-steps", "choose-steps", "verify-steps"]);
    expect(labels).toEqual(["Elmstad"]);
    expect(result.complete).toBe(true);
  });

  test("a plan, none is shown", async () => {
    const plans: (readonly string[])[] = [];
    for (const planning of [true, false])
      await askFidelis(HOME, {
        graphs: [await pottery()],
        options: { planning },
        replies: {
          "choose-steps": ({ plan }: ChooseStepsInput) => {
            plans.push(plan);
            return { steps: [] };
          },
        },
      });
    expect(plans).toEqual([
      [
        "From “Mira Holt”, follow “master of” to the master.",
        "From the master, follow “home of” to the answer (home).",
      ],
      [],
    ]);
  });

  test("a beam, one path of a topic is gone on with", async () => {
    const { labels, result } = await asked({ width: 1 });
    expect(labels).toEqual(["Elmstad"]);
    expect(result.explanation).toMatch(/1 path was verified at 2 levels/u);
  });

  test("local verdicts, where adequacy is asked", async () => {
    const { verified, judged } = await ask(
      { Rug: ["FAILS", "UNKNOWN"], "{Lamp, Vase}": ["FAILS", "FOLLOWS"] },
      { verifier: "ADEQUACY", depth: 2 },
    );
    expect(verified[0]).toContain(SOLD);
    expect(judged).toEqual([MADE]);
  });

  test("depth enough, the answer is not known", async () => {
    const { result } = await asked({ depth: 1 });
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
    expect(result.explanation).toMatch(/no path shows “home of”/iu);
  });
});

test("where the answer is computed, what was computed is shown with the paths and their scores", async () => {
  const { result } = await askFidelis(HOME, { graphs: [await pottery()] });
  expect(result).toMatchObject({
    status: "ANSWERED",
    text: "Elmstad",
    support: ["KG"],
    complete: true,
  });
  expect(result.sparql).toContain("SELECT");
  expect(result.paths.map(({ text }) => text)).toEqual(["Mira Holt – master → Jon Vask – home → Elmstad"]);
  expect(
    result.paths[0]?.scores.map(({ criterion, value, max }) => [criterion, criterion === "PATH_RAG" ? max : value]),
  ).toEqual([
    ["PATH_RAG", 2.6],
    ["LOCAL", 1],
    ["GLOBAL", 1],
  ]);
  expect(result.paths[0]?.answers.map(({ label }) => label)).toEqual(["Elmstad"]);
});
