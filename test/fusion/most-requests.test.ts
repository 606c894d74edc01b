import { expect, test } from "vitest";
import type { InvestigationParts } from "../../engine/investigation-parts.ts";
import type { Stage, StageContext } from "../../engine/investigation/stage.ts";
import type { Question } from "../../engine/question/question.ts";
import { MOST_REQUESTS, untilSettled } from "../../engine/strategies/fusion/go-on.ts";
import { answering, finding } from "./parties.ts";

/** Each strategy takes four requests and finds nothing; READING goes on from QUERY, whose own count among them. */
async function asked(requests: number, names: readonly string[]): Promise<{ asked: string[]; stopped?: string }> {
  const told: string[] = [];
  const context = {
    getCounted: async <T>(stage: Stage<T>) => {
      const value = await stage.compute({} as StageContext);
      return { value, calls: { MODEL: told.at(-1) === "READING" ? requests + 4 : 4 } };
    },
  } as unknown as StageContext;
  const { stopped } = await untilSettled(
    names.map((name) => finding(answering(name, []), told)),
    { first: answering("QUERY", []), requests },
    {
      question: { text: "Which town?" } as Question,
      parts: { reasoner: { mostRequests: (tasks: number) => tasks } } as unknown as InvestigationParts,
      context,
    },
  );
  return { asked: told, ...(stopped === undefined ? {} : { stopped }) };
}

test("nobody else is asked once a question has cost what it is worth, and it is told who was not", async () => {
  expect(MOST_REQUESTS).toBe(10);
  expect(await asked(2, ["READING", "HYDRA"])).toEqual({ asked: ["READING", "HYDRA"] });
  expect(await asked(6, ["READING", "HYDRA", "OWN"])).toEqual({
    asked: ["READING"],
    stopped: "10 requests were made to the model, and HYDRA and OWN not asked",
  });
});

test("what reads the question as a whole is asked whatever was spent before it", async () => {
  expect(await asked(30, ["READING", "HYDRA"])).toMatchObject({ asked: ["READING"] });
});
