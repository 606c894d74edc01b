import { describe, expect, test } from "vitest";
import { fuse } from "../../../engine/graph/fuse.ts";
import type { GraphUse } from "../../../engine/query/filling/filling.ts";
import type { InvestigationParts } from "../../../engine/investigation-parts.ts";
import type { Stage } from "../../../engine/investigation/stage.ts";
import { nodeKey } from "../../../engine/evidence/fact.ts";
import { membersOf } from "../../../engine/query/execution/hop.ts";
import { queryContextOf } from "../../../engine/query/outcomes.ts";
import type { Reading } from "../../../engine/question/analysis.ts";
import { computeOver } from "../../../engine/query/over-paths/compute.ts";
import type { CandidatePath } from "../../../engine/strategies/hydra/candidate-path.ts";
import { createBuiltinReasoner } from "../../../reasoners/english/reasoner.ts";
import { fakeQuestion } from "../../fakes/question.ts";
import { count, except, follow, mention, relation } from "../../query/forms.ts";
import { path, said } from "../pruning/paths.ts";
import { runStage } from "../../query/run-stages.ts";
import { turtleGraph } from "../../query/turtle-graph.ts";

const FILMS = `
  :Fury :starring :Ann , :Bob ; :genre :War ; :language :English .
  :Calm :starring :Ann ; :genre :Comedy ; :language :French .
  :Loud :starring :Bob ; :genre :Musical ; :kind :Musical ; :language :English .
  :Song :recording :Song ; :album :Hits .
`;

/** The films of those who play in Fury. */
const OTHERS = follow(follow(mention("Fury"), ">starring"), "<starring");
const GENRES: Reading = { form: follow(OTHERS, ">genre"), score: 0.9 };
/** A worse reading of the same words. */
const FILMS_ALONE: Reading = { form: OTHERS, score: 0.5 };

interface Outcome {
  readonly values: readonly string[];
  readonly obstacles: readonly string[];
  readonly rivals: number;
}

/** What comes of readings over paths of these steps, each `subject relation object`. */
async function computed(
  readings: readonly Reading[],
  steps: readonly string[],
  { graphUse = "BEFORE_TEXTS" }: { readonly graphUse?: GraphUse } = {},
): Promise<Outcome> {
  const question = fakeQuestion();
  const parts: InvestigationParts = {
    ...{ graph: fuse([turtleGraph(FILMS)]), documents: [], reasoner: createBuiltinReasoner() },
  };
  const stage: Stage<Outcome> = {
    ...{ name: "test.computed", version: 1, inputs: {} },
    async compute(context) {
      const queryContext = await queryContextOf(question, parts, context);
      const { answers, obstacles, rivals } = await computeOver(steps.map(pathOf), readings, queryContext, graphUse);
      const rows = answers[0]?.answered.outcome.decision.rows ?? [];
      const values = membersOf(rows).map((member) =>
        nodeKey(member)
          .replace(/^.*urn:t:/u, "")
          .replace(/\W/gu, ""),
      );
      return { values: values.sort(), obstacles, rivals: rivals.length };
    },
  };
  return (await runStage(stage)).value;
}

function pathOf(step: string): CandidatePath {
  const [subject = "", by = "", object = ""] = step.split(" ");
  return path(said(subject, by, object));
}

describe("a question computed over paths", () => {
  test("is answered by the reading that the graphs support best, where paths show it", async () => {
    const { values, obstacles } = await computed([GENRES, FILMS_ALONE], ["Fury starring Ann", "Calm genre Comedy"]);
    expect(values).toEqual(["Comedy", "Musical", "War"]);
    expect(obstacles).toEqual([]);
  });

  test("is not answered by a worse reading because paths show that alone", async () => {
    const { values, obstacles } = await computed([GENRES, FILMS_ALONE], ["Fury starring Ann"]);
    expect(values).toEqual([]);
    expect(obstacles).toEqual(["no path shows “genre”"]);
  });

  test("is answered by a worse reading where the graphs do not support a better one", async () => {
    const unsupported: Reading = { form: follow(mention("Fury"), ">recording"), score: 0.9 };
    const { values } = await computed([unsupported, FILMS_ALONE], ["Fury starring Ann"]);
    expect(values).toEqual(["Calm", "Fury", "Loud"]);
  });

  test("is answered by the one of several relations that paths show, where all fit the words as well", async () => {
    const either: Reading = { form: follow(mention("Loud"), relation(">genre", ">kind")), score: 0.9 };
    expect((await computed([either], ["Loud kind Musical"])).values).toEqual(["Musical"]);
    const worse: Reading = { form: follow(mention("Loud"), relation(">genre", [">kind", 0.8])), score: 0.9 };
    expect((await computed([worse], ["Loud kind Musical"])).values).toEqual([]);
  });

  test("says which reading fits as well", async () => {
    const same: Reading = { form: OTHERS, score: 0.9 };
    const { rivals } = await computed([GENRES, same], ["Fury starring Ann", "Calm genre Comedy"]);
    expect(rivals).toBe(1);
  });

  test("needs no path for what a thing says of itself, nor for what is left out", async () => {
    const recorded: Reading = { form: follow(follow(mention("Song"), ">recording"), ">album"), score: 0.9 };
    expect((await computed([recorded], ["Song album Hits"])).values).toEqual(["Hits"]);
    const besides: Reading = { form: except(OTHERS, follow(mention("French"), "<language")), score: 0.9 };
    expect((await computed([besides], ["Fury starring Ann"])).values).toEqual(["Fury", "Loud"]);
  });

  test("is not counted by what no path shows", async () => {
    const number: Reading = { form: count(follow(mention("Fury"), ">starring")), score: 0.9 };
    expect((await computed([number], ["Fury genre War"])).obstacles).toEqual(["no path shows “starring”"]);
    expect((await computed([number], ["Fury starring Ann"])).obstacles).toEqual([]);
  });

  test("asks nothing of graphs that were not searched", async () => {
    const { values, obstacles } = await computed([GENRES, FILMS_ALONE], [], { graphUse: "NOT_ASKED" });
    expect(values).toEqual([]);
    expect(obstacles).toEqual(["the paths do not say all that the question asks"]);
  });
});
