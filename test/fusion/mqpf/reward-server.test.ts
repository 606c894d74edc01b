import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { Outbound } from "../../../datasources/http/outbound.ts";
import { openRewardServer, type RewardServerSettings } from "../../../datasources/reward/reward-server.ts";
import { CostMeter } from "../../../engine/investigation/cost.ts";
import { outcomesByRewardModel } from "../../../engine/strategies/fusion/mqpf/outcome/by-reward-model.ts";
import { weighPaths } from "../../../engine/strategies/fusion/mqpf/fuse.ts";
import { serve } from "../../http/serve.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { ALL, LUND, QUESTION, weighing } from "./paths.ts";

const SECRET = "s3cret-of-the-reward-model";

const fetch = new Outbound({ userAgent: "t" }).fetchFor({
  attempts: 2,
  maxWaitMs: 10,
  retriesPosts: true,
  perSecond: 1_000,
  timeoutMs: 300,
  maxBytes: 10_000,
});

interface Asked {
  readonly question: string;
  readonly paths: readonly string[];
}

/** A reward model that likes paths to Lund; or whatever else a reply may be. */
async function rewards(
  reply: (asked: Asked, response: ServerResponse) => unknown = ({ paths }) => ({
    scores: paths.map((path) => (path.includes("Lund") ? 12.5 : -3)),
  }),
  settings: Partial<RewardServerSettings> = {},
) {
  const asked: Asked[] = [];
  const { url, requests } = await serve((request, response) => {
    let body = "";
    request
      .on("data", (part) => (body += String(part)))
      .on("end", () => {
        const input = JSON.parse(body) as Asked;
        asked.push(input);
        const said = reply(input, response);
        if (said === undefined || response.writableEnded) return;
        response.writeHead(200, { "content-type": "application/json" });
        response.end(typeof said === "string" ? said : JSON.stringify(said));
      });
  });
  const meter = new CostMeter();
  const model = openRewardServer(
    { url: `${url}score`, headers: { authorization: `Bearer ${SECRET}` }, ...settings },
    { fetch },
  );
  return {
    asked,
    requests,
    url,
    model,
    meter,
    score: (texts: readonly string[]) => model.score(QUESTION, texts, meter.context(new AbortController().signal)),
  };
}

describe("a reward model behind an address", () => {
  test("is sent question and paths, and gives a score for each", async () => {
    const { score, asked, requests, meter } = await rewards();
    expect(await score([LUND.text, "Ada Krall – residence → Malmö"])).toEqual([12.5, -3]);
    expect(asked).toEqual([{ question: QUESTION, paths: [LUND.text, "Ada Krall – residence → Malmö"] }]);
    expect(requests[0]).toMatchObject({
      method: "POST",
      url: "/score",
      headers: { authorization: `Bearer ${SECRET}`, "content-type": "application/json" },
    });
    expect(meter.cost().upstream).toMatchObject({ HTTP: 1 });
  });

  test("is sent many in few requests, and no more of each than it reads", async () => {
    const { score, asked } = await rewards();
    const many = Array.from({ length: 70 }, (_, index) => `${index} ${"x".repeat(10_000)}`);
    expect(await score(many)).toHaveLength(70);
    expect(asked.map(({ paths }) => paths.length).sort()).toEqual([6, 64]);
    expect(Math.max(...asked.flatMap(({ paths }) => paths.map((path) => path.length)))).toBe(8_000);
  });

  test("scores outcomes by its own name", async () => {
    const { model } = await rewards();
    const outcome = outcomesByRewardModel(model);
    const { weighed } = await weighPaths(ALL, QUESTION, weighing({}, { outcome }), recordingContext());
    expect(weighed.find(({ path }) => path.id === LUND.id)?.outcome).toEqual({
      raw: 12.5,
      scaled: 10 / 3,
      scorer: "reward-model",
    });
  });

  test("is another one at another address, and never shows it", async () => {
    const [one, other] = [await rewards(), await rewards()];
    expect(one.model.version).not.toBe(other.model.version);
    expect(one.model.version).toMatch(/^[0-9a-f]{16}$/u);
  });

  test("is tried with a right answer and a wrong one", async () => {
    const good = await rewards(({ paths }) => ({ scores: paths.map((path) => (path.includes("seven") ? 1 : 0)) }));
    const check = (model: typeof good.model) => model.check?.(recordingContext());
    expect(await check(good.model)).toMatchObject({ usable: true, problem: undefined });
    expect(good.asked).toHaveLength(1);
    const same = await rewards(({ paths }) => ({ scores: paths.map(() => 1) }));
    expect(await check(same.model)).toMatchObject({
      usable: false,
      problem: expect.stringContaining("rewardModel.url"),
    });
    const down = await rewards((_asked, response) => void response.writeHead(404).end("nothing here"));
    expect(await check(down.model)).toMatchObject({ usable: false, code: "SOURCE_UNAVAILABLE" });
  });
});

describe("a reward model that replies with", () => {
  test.each([
    ["too few scores", { scores: [1] }],
    ["too many", { scores: [1, 2, 3] }],
    ["words", { scores: ["good", "bad"] }],
    ["nulls", { scores: [null, 1] }],
    ["no scores", { result: [1, 2] }],
    ["a list", [1, 2]],
    ["a number", 1],
  ])("%s is told of, with what it should reply", async (_name, said) => {
    const { score } = await rewards(() => said);
    await expect(score(["a", "b"])).rejects.toMatchObject({
      code: "MODEL_REPLY_INVALID",
      source: "reward-model",
      message: expect.stringContaining("rewardModel.url"),
    });
  });

  test.each<[string, (asked: Asked, response: ServerResponse) => unknown, string]>([
    ["a page", () => "<html><title>Sign in</title></html>", "SOURCE_UNAVAILABLE"],
    ["JSON cut short", () => '{"scores":[1,', "SOURCE_UNAVAILABLE"],
    ["an infinite number", () => '{"scores":[1e999,1]}', "MODEL_REPLY_INVALID"],
    ["more than it may", () => `{"scores":[${"1,".repeat(20_000)}1]}`, "SOURCE_UNAVAILABLE"],
    ["nothing", (_asked, response) => void response.destroy(), "SOURCE_UNAVAILABLE"],
    ["silence", () => undefined, "SOURCE_UNAVAILABLE"],
    ["429", (_asked, response) => void response.writeHead(429).end("{}"), "RATE_LIMITED"],
    ["500", (_asked, response) => void response.writeHead(500).end("{}"), "SOURCE_UNAVAILABLE"],
  ])("%s fails by name, after few attempts", async (_name, reply, code) => {
    const { score, asked } = await rewards(reply);
    await expect(score(["a", "b"])).rejects.toMatchObject({
      code,
      source: "reward-model",
      message: expect.stringContaining("reward-model"),
    });
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test("its own key shows it to nobody", async () => {
    const { score } = await rewards((_asked, response) => void response.writeHead(401).end(`bad token ${SECRET}`));
    const error = await score(["a"]).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(String(error)).toContain("401");
    expect(JSON.stringify([String(error), (error as Error).cause])).not.toContain(SECRET);
  });

  test("a redirect to another origin takes no key there, whatever header it stands in", async () => {
    const stranger = await serve((_request, response) => void response.end('{"scores":[1]}'));
    const { score, requests } = await rewards(
      (_asked, response) => void response.writeHead(307, { location: `${stranger.url}score` }).end(),
      { headers: { authorization: `Bearer ${SECRET}`, "x-api-key": SECRET } },
    );
    await score(["a"]).catch(() => undefined);
    expect(JSON.stringify(requests[0]?.headers)).toContain(SECRET);
    expect(JSON.stringify(stranger.requests.map(({ headers }) => headers))).not.toContain(SECRET);
  });

  test("a redirect to an address that is not public is not followed", async () => {
    const { score } = await rewards(
      (_asked, response) => void response.writeHead(307, { location: "http://169.254.169.254/score" }).end(),
    );
    await expect(score(["a"])).rejects.toMatchObject({ code: "SOURCE_UNAVAILABLE" });
  });

  test("nothing in time leaves the outcomes equal, and says so", async () => {
    const { model } = await rewards(() => undefined);
    const context = recordingContext();
    const outcome = outcomesByRewardModel(model);
    const { weighed, remarks } = await weighPaths(ALL, QUESTION, weighing({}, { outcome }), context);
    expect(new Set(weighed.map((each) => each.outcome?.scaled))).toEqual(new Set([5 / 3]));
    expect(remarks).toEqual([expect.stringContaining("outcomes were not scored by reward-model")]);
    expect(context.shortcomings).toHaveLength(1);
  });

  test("nothing, when nobody waits any more, ends at once", async () => {
    const { model, asked } = await rewards(() => undefined);
    const abort = new AbortController();
    const scoring = model.score(QUESTION, ["a"], recordingContext(abort.signal));
    setTimeout(() => abort.abort(new Error("enough")), 30);
    await expect(scoring).rejects.toThrow("enough");
    expect(asked.length).toBeLessThanOrEqual(1);
  });
});
