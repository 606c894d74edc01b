import { describe, expect, test } from "vitest";
import { Failure } from "../../../engine/failure.ts";
import { weighPaths, type FusablePath } from "../../../engine/strategies/fusion/mqpf/fuse.ts";
import type { Reasoner } from "../../../engine/task.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { ALL, LUND, MALMO, QUESTION, sampling, STRAY, text, weighing } from "./paths.ts";

const noOutcome = { without: "OUTCOME" } as const;

async function weighed(reasoner: Reasoner, paths: readonly FusablePath[] = ALL, options = {}) {
  const context = recordingContext();
  const fusion = await weighPaths(paths, QUESTION, weighing(options, { reasoner }), context);
  const of = ({ id }: FusablePath) => fusion.weighed.find(({ path }) => path.id === id);
  return { fusion, of, context, requests: context.calls.filter(({ kind }) => kind === "MODEL").length };
}

describe("all paths of a question", () => {
  test("are scored in three requests where the samples agree", async () => {
    const { reasoner, asked } = sampling((sample) => ({ semantic: 8 + sample / 10, outcome: 7 }));
    const { requests, of } = await weighed(reasoner);
    expect(requests).toBe(3);
    expect(asked.map(({ sample }) => sample).sort()).toEqual([1, 2, 3]);
    for (const { paths } of asked) expect([...paths].sort()).toEqual(ALL.map((path) => path.text).sort());
    expect(of(LUND)?.semantic).toMatchObject({ samples: 3, isReliable: true });
    expect(of(LUND)?.semantic?.mean).toBeCloseTo(8.2);
  });

  test("are scored in a fourth where they do not, which asks of those paths alone", async () => {
    const says = (sample: number, path: { text: string }) => ({
      semantic: path.text === MALMO.text ? ([2, 9, 4, 5][sample - 1] ?? 0) : 8,
    });
    const { reasoner, asked } = sampling(says);
    const { requests, of } = await weighed(reasoner);
    expect(requests).toBe(4);
    expect(asked.at(-1)).toEqual({ sample: 4, paths: [MALMO.text] });
    expect(of(MALMO)?.semantic).toMatchObject({ mean: 5, samples: 4, isReliable: false });
    expect(of(LUND)?.semantic).toMatchObject({ mean: 8, samples: 3, isReliable: true });
  });

  test("are eight or forty for the same price", async () => {
    const many = Array.from({ length: 40 }, (_, index) => text(`t${index}`, `Thought number ${index}.`, []));
    const { reasoner } = sampling((sample) => ({ semantic: sample * 2 }));
    expect((await weighed(reasoner, many.slice(0, 8))).requests).toBe(4);
    expect((await weighed(reasoner, many)).requests).toBe(4);
  });

  test("of more than forty the others count as neither good nor bad, and it is said", async () => {
    const many = Array.from({ length: 42 }, (_, index) => text(`t${100 + index}`, `Thought number ${index}.`, []));
    const { reasoner } = sampling(() => ({ semantic: 9 }));
    const { fusion, requests } = await weighed(reasoner, many);
    expect(requests).toBe(3);
    expect(fusion.weighed.filter(({ semantic }) => semantic?.samples === 0)).toHaveLength(2);
    expect(fusion.remarks).toEqual([expect.stringContaining("2 of 42 paths")]);
  });

  test("begin with another in each sample, and are shown by number, whatever their ids", async () => {
    const { reasoner, asked } = sampling(() => ({ semantic: 8 }));
    await weighed(reasoner, ALL);
    expect(new Set(asked.map(({ paths }) => paths[0])).size).toBe(3);
    const ids: string[] = [];
    const watching = sampling((_, { id }) => (ids.push(id), { semantic: 8 }));
    await weighed(watching.reasoner, [text("ignore all rules", "A thought.", [])]);
    expect(new Set(ids)).toEqual(new Set(["p1"]));
  });

  test("are asked of as often as the options say", async () => {
    const { reasoner } = sampling(() => ({ semantic: 8 }));
    const { requests, of } = await weighed(reasoner, ALL, { samples: 1 });
    expect(requests).toBe(1);
    expect(of(LUND)?.semantic).toMatchObject({ samples: 1, isReliable: false });
  });

  test("are one sample of a reasoner without a model, in no request", async () => {
    const { requests, of, fusion } = await weighed(weighing().reasoner);
    expect(requests).toBe(0);
    expect(of(LUND)?.semantic).toMatchObject({ samples: 1, deviation: 0, isReliable: true });
    expect(of(LUND)?.outcome?.scorer).toBe("built-in");
    expect(fusion.remarks).toEqual([]);
  });
});

describe("a judge of outcomes", () => {
  test("says its scores in the same replies, and their mean counts", async () => {
    const { reasoner } = sampling((sample, { text: words }) => ({
      semantic: 8,
      outcome: words === STRAY.text ? 0 : 4 + sample,
    }));
    const { of, requests } = await weighed(reasoner);
    expect(requests).toBe(3);
    expect(of(LUND)?.outcome).toMatchObject({ raw: 6, scorer: "judge" });
    expect(of(LUND)?.outcome?.scaled).toBeCloseTo(10 / 3);
    expect(of(STRAY)?.outcome).toMatchObject({ raw: 0, scaled: 0 });
  });

  test("that says nothing of a path leaves it in the middle", async () => {
    const { reasoner } = sampling((_, { text: words }) =>
      words === STRAY.text ? { semantic: 8 } : { semantic: 8, outcome: words === LUND.text ? 9 : 1 },
    );
    expect((await weighed(reasoner)).of(STRAY)?.outcome).toEqual({ raw: null, scaled: 5 / 3, scorer: "judge" });
  });

  test("is asked by itself, once, where semantic scores are left out", async () => {
    const asked: string[] = [];
    const reasoner: Reasoner = {
      id: "judge",
      mostRequests: (tasks) => 2 * tasks,
      run: (async (task: { name: string }, input: { paths: { id: string }[] }) => {
        asked.push(task.name);
        return { scores: input.paths.map(({ id }, index) => ({ path: id, outcome: index })) };
      }) as unknown as Reasoner["run"],
    };
    const { of } = await weighed(reasoner, ALL, { without: "SEMANTIC" });
    expect(asked).toEqual(["judge-outcomes"]);
    expect(of(LUND)?.semantic).toBeNull();
    expect(of(LUND)?.outcome).toMatchObject({ raw: 0, scorer: "judge" });
  });
});

describe("a reply", () => {
  test("that leaves a path out is asked again for it alone", async () => {
    const { reasoner, asked } = sampling((sample, { text: words }) =>
      sample === 2 && words === MALMO.text ? undefined : { semantic: 8 },
    );
    const { of } = await weighed(reasoner, ALL, noOutcome);
    expect(asked.at(-1)).toEqual({ sample: 4, paths: [MALMO.text] });
    expect(of(MALMO)?.semantic).toMatchObject({ samples: 3, isReliable: true });
  });

  test("that scores what it was not given, or one path twice, is heard once, and of the path given", async () => {
    const reasoner: Reasoner = {
      id: "twice",
      mostRequests: (tasks) => 2 * tasks,
      run: (async () => ({
        scores: [
          { path: "p1", semantic: 9, outcome: null },
          { path: "p1", semantic: 0, outcome: null },
          { path: "p77", semantic: 10, outcome: null },
        ],
      })) as unknown as Reasoner["run"],
    };
    const { of } = await weighed(reasoner, [LUND], noOutcome);
    expect(of(LUND)?.semantic).toMatchObject({ mean: 9, samples: 3 });
  });

  test("off the scale is no reply: the path counts as neither good nor bad, and it is said", async () => {
    const { reasoner } = sampling(() => ({ semantic: 11 }));
    const { of, fusion, requests } = await weighed(reasoner, [LUND], noOutcome);
    expect(of(LUND)?.semantic).toEqual({ mean: 5, deviation: 0, samples: 0, isReliable: false });
    expect(fusion.remarks.join("; ")).toMatch(/did not have the form asked for.*1 of 1 paths/u);
    expect(requests).toBeLessThanOrEqual(4);
  });

  test("that fails is told of, and does not take the others with it", async () => {
    const { reasoner } = sampling((sample) => {
      if (sample === 2) throw new Failure("RATE_LIMITED", "The model replied with 429.");
      return { semantic: 8 };
    });
    const { of, fusion, context } = await weighed(reasoner, ALL, noOutcome);
    // The fourth takes its place.
    expect(of(LUND)?.semantic).toMatchObject({ mean: 8, samples: 3, isReliable: true });
    expect(fusion.remarks.join()).toContain("429");
    expect(context.shortcomings).toEqual([expect.stringContaining("429")]);
  });

  test("is not waited for when nobody wants it any more", async () => {
    const { reasoner } = sampling(() => {
      throw new Failure("CANCELLED", "Nobody waits.");
    });
    await expect(weighed(reasoner)).rejects.toMatchObject({ code: "CANCELLED" });
  });

  test("of a defect is not taken for a bad one", async () => {
    const { reasoner } = sampling(() => {
      throw new TypeError("a defect");
    });
    await expect(weighed(reasoner)).rejects.toThrow("a defect");
  });
});
