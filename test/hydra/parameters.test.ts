import { describe, expect, test } from "vitest";
import { DEFAULT_HYDRA_OPTIONS, HYDRA_PARAMETERS } from "../../engine/strategies/hydra/parameters.ts";
import { HYDRA_TASKS } from "../../engine/strategies/hydra/tasks/tasks.ts";
import { PROMPTS } from "../../reasoners/model/prompts/prompts.ts";
import { settingsFor } from "../../datasources/model/model-settings.ts";
import { askHydra } from "./asking.ts";
import { MAYOR, NEVER, pottery } from "./pottery.ts";

/** Every number of the paper (sections 3.2 and 3.3, appendix D), and where it leaves one open, ours. */
const PAPER = {
  maxDepth: 3,
  beam: 100,
  crossBeam: 20,
  paths: 3,
  // λ_ent is what λ_sem leaves of 1.
  semanticWeight: 0.7,
  crossWeight: 0.7,
  graphTrust: 1,
  documentTrust: 0.8,
  webTrust: 0.7,
  trustWeight: 1 / 3,
  supportWeight: 1 / 3,
  consistencyWeight: 1 / 3,
  predictions: 3,
  pruning: "CROSS_SOURCE",
  searchGraphs: true,
  searchDocuments: true,
  searchWeb: true,
  selectSources: true,
  refinePaths: true,
} as const;
const OURS = {
  alignment: 0.75,
  corroboration: 0.8,
  // The paper's lower bound of the length would leave out the gold paths of its own tables 11 and 14.
  minimumLength: false,
  relationsPerLevel: 24,
  factsPerEntity: 200,
  seed: 1,
} as const;

test("parameters are the paper's unless they are set, and each is one that can be set", () => {
  expect(DEFAULT_HYDRA_OPTIONS).toEqual({ ...PAPER, ...OURS });
  const { each } = HYDRA_PARAMETERS;
  expect(Object.keys(each).sort()).toEqual(Object.keys({ ...PAPER, ...OURS }).sort());
  for (const { type, default: usual, description } of Object.values(each)) {
    expect(type.safeParse(usual).success).toBe(true);
    expect(description).not.toBe("");
  }
});

test("a model explores at 0.4, and prunes and answers at 0, unless it is set otherwise", () => {
  const temperatures = Object.fromEntries(
    HYDRA_TASKS.map(({ name }) => {
      const prompt = PROMPTS.find(({ task }) => task.name === name);
      return [name, settingsFor(name, { name: "m" }, prompt?.temperature).temperature];
    }),
  );
  expect(temperatures).toEqual({
    "select-sources": 0,
    "read-paths": 0.4,
    "ask-further": 0.4,
    "predict-answers": 0.4,
    "choose-paths": 0,
    "refine-paths": 0,
    "judge-paths": 0,
  });
  const own = settingsFor(
    "read-paths",
    { name: "m", tasks: { "read-paths": { temperature: 0, maxTokens: 256 } } },
    0.4,
  );
  expect(own).toMatchObject({ temperature: 0, maxTokens: 256 });
});

describe("answers that are predicted", () => {
  const predicting = async (predictions: number) => {
    const asked: number[] = [];
    const answered = await askHydra(MAYOR, {
      graphs: [await pottery()],
      options: { predictions },
      replies: {
        ...NEVER,
        "predict-answers": ({ most }: { readonly most: number }) => {
          asked.push(most);
          return {
            predictions: ["Lena Sorn", "Blue Kiln", "Jon Vask", "Elmstad", "Rita Sorn", "Mira Holt"].map((answer) => ({
              answer,
              skyline: { places: ["Mira Holt", answer], relations: ["knows"] },
            })),
          };
        },
      },
    });
    const { stages, tasks, estimate } = answered;
    expect(tasks.length).toBeLessThanOrEqual(estimate.most.upstream.MODEL ?? 0);
    return { asked, stages, bound: estimate.most.upstream.MODEL };
  };

  test.each([1, 3, 5])("are as many as are wanted, each searched along once: %i", async (wanted) => {
    const { asked, stages } = await predicting(wanted);
    expect(asked).toEqual([wanted]);
    expect(stages.filter((stage) => stage === "hydra.predict.graph")).toHaveLength(wanted);
  });

  test("and none where none are wanted: then there are two phases", async () => {
    const { asked, stages, bound } = await predicting(0);
    expect(asked).toEqual([]);
    expect(stages.filter((stage) => stage.startsWith("hydra.predict"))).toEqual([]);
    expect(bound).toBe(1 + 2 * 3 + 1 + 1);
  });
});
