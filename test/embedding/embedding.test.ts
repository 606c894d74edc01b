import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type EmbeddingServerSettings, openEmbeddingServer } from "../../datasources/embedding/embedding-server.ts";
import { openLocalModel } from "../../datasources/embedding/local-model.ts";
import { Outbound } from "../../datasources/http/outbound.ts";
import { CostMeter } from "../../engine/investigation/cost.ts";
import type { StageContext } from "../../engine/investigation/stage.ts";
import { lexicalEmbedder, similarities } from "../../engine/text/embedder.ts";
import { serve } from "../http/serve.ts";

const fetch = new Outbound({ userAgent: "t" }).fetchFor({
  attempts: 1,
  retriesPosts: true,
  perSecond: 1_000,
  timeoutMs: 500,
});

interface Asked {
  readonly model: string;
  readonly input: readonly string[];
  readonly encoding_format: string;
  readonly dimensions?: number;
}

/** An embeddings server; each text's vector says how long it is. */
async function embeddings(
  settings: Partial<EmbeddingServerSettings> = {},
  alter: (asked: Asked, data: unknown[]) => unknown = (_asked, data) => ({ data }),
) {
  const asked: Asked[] = [];
  const { url, requests } = await serve((request, response) => {
    let body = "";
    request
      .on("data", (part) => (body += String(part)))
      .on("end", () => {
        const input = JSON.parse(body) as Asked;
        asked.push(input);
        const reply = alter(
          input,
          input.input.map((text, index) => ({ object: "embedding", index, embedding: [text.length, 1] })),
        );
        if (typeof reply === "number")
          response
            .writeHead(reply, { "content-type": "application/json" })
            .end('{"error":{"message":"no such model"}}');
        else if (typeof reply === "string") response.writeHead(200, { "content-type": "text/html" }).end(reply);
        else if (reply !== undefined)
          response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply));
      });
  });
  const meter = new CostMeter();
  const embedder = openEmbeddingServer({ model: "m", baseUrl: `${url}v1`, ...settings }, { fetch });
  return {
    asked,
    requests,
    embedder,
    meter,
    embed: (texts: readonly string[]) => embedder.embed(texts, meter.context(new AbortController().signal)),
  };
}

describe("a server of embeddings", () => {
  test("gives vectors of length 1 in the order of the texts, whatever its own", async () => {
    const { embed, asked, requests } = await embeddings({ apiKey: "k-123", dimensions: 2 }, (_asked, data) => ({
      data: data.reverse(),
    }));
    const [short, long] = await embed(["ab", "abcdefgh"]);
    expect(Math.hypot(...(short ?? []))).toBeCloseTo(1);
    expect((short?.[0] ?? 0) / (short?.[1] ?? 1)).toBeCloseTo(2);
    expect((long?.[0] ?? 0) / (long?.[1] ?? 1)).toBeCloseTo(8);
    expect(asked).toEqual([{ model: "m", input: ["ab", "abcdefgh"], encoding_format: "float", dimensions: 2 }]);
    expect(requests[0]?.headers.authorization).toBe("Bearer k-123");
  });

  test("is asked in batches, and once for equal texts", async () => {
    const { embed, asked, meter } = await embeddings({ batchSize: 2 });
    await embed(["a", "b", "a", "c", "b"]);
    expect(asked.map(({ input }) => input)).toEqual([["a", "b"], ["c"]]);
    await embed(["c", "d", "a"]);
    expect(asked.map(({ input }) => input).slice(2)).toEqual([["d"]]);
    expect(meter.cost().upstream.EMBEDDINGS).toBe(3);
  });

  test.each([
    ["too few vectors", () => ({ data: [] }), "MODEL_REPLY_INVALID", /0 vectors for 2 texts/],
    ["nothing", () => ({}), "MODEL_REPLY_INVALID", /no list of vectors/],
    [
      "words",
      (_asked: Asked, data: unknown[]) => ({ data: data.map((each) => ({ ...(each as object), embedding: ["x"] })) }),
      "MODEL_REPLY_INVALID",
      /at 0 that is none/,
    ],
    [
      "one place twice",
      (_asked: Asked, data: unknown[]) => ({ data: data.map((each) => ({ ...(each as object), index: 0 })) }),
      "MODEL_REPLY_INVALID",
      /at 1/,
    ],
    [
      "other lengths",
      (_asked: Asked, data: unknown[]) => ({
        data: data.map((each, index) => ({ ...(each as object), embedding: index === 0 ? [1] : [1, 2] })),
      }),
      "MODEL_REPLY_INVALID",
      /of 1 and of 2/,
    ],
    ["a page", () => "<html>captcha</html>", "MODEL_REPLY_INVALID", /no list of vectors/],
    ["429", () => 429, "RATE_LIMITED", /no such model/],
    ["404", () => 404, "SOURCE_UNAVAILABLE", /no such model/],
    ["500", () => 500, "SOURCE_UNAVAILABLE", /500/],
    ["silence", () => undefined, "SOURCE_UNAVAILABLE", /0\.5 seconds/],
  ] as const)("that gives %s fails as %s", async (_name, alter, code, message) => {
    const { embed } = await embeddings({}, alter);
    await expect(embed(["a", "b"])).rejects.toMatchObject({
      code,
      source: "embeddings",
      message: expect.stringMatching(message) as string,
    });
  });
});

describe("a local model", () => {
  const folder = mkdtempSync(join(tmpdir(), "whyql-model-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("that is missing is said", async () => {
    await expect(openLocalModel(join(folder, "none"))).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringContaining("does not exist") as string,
    });
  });

  test("needs a package, and says how to get it", async () => {
    await expect(openLocalModel(folder)).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringContaining('npm install @huggingface/transformers"') as string,
    });
  });

  test("fetches nothing from anywhere", async () => {
    const env = { allowRemoteModels: true, allowLocalModels: false, localModelPath: "" };
    const embedder = await openLocalModel(folder, () =>
      Promise.resolve({
        env,
        pipeline: () =>
          Promise.resolve((texts: readonly string[]) =>
            Promise.resolve({ tolist: () => texts.map((text) => [text.length, 0]) }),
          ),
      }),
    );
    expect([env.allowRemoteModels, env.localModelPath]).toEqual([false, tmpdir()]);
    expect(await embedder.embed(["abc"], new CostMeter().context(new AbortController().signal))).toEqual([
      Float64Array.from([1, 0]),
    ]);
  });
});

const stageContext = (): StageContext & { readonly shortcomings: string[] } => {
  const shortcomings: string[] = [];
  const { signal, upstream } = new CostMeter().context(new AbortController().signal);
  return {
    signal,
    upstream,
    shortcomings,
    markPartial: (reason) => void shortcomings.push(reason),
    get: () => Promise.reject(new Error("asked for a stage")),
    getCounted: () => Promise.reject(new Error("asked for a stage")),
  };
};

test("texts are compared by their spelling where an embedder fails, and that is said", async () => {
  const { embedder } = await embeddings({}, () => 500);
  const context = stageContext();
  const [same = 0, other = 1] = await similarities(embedder, "spouse", ["spouse", "capital"], context);
  expect(same).toBeGreaterThan(other);
  expect(context.shortcomings).toEqual([
    expect.stringMatching(
      /^Texts were compared by their spelling only: The source "embeddings" failed: it replied with status 500 no such model/,
    ),
  ]);
});

test("the embedder that needs nothing knows spelling, not meaning", async () => {
  const context = stageContext();
  const [same = 0, stem = 0, meaning = 0] = await similarities(
    lexicalEmbedder,
    "the spouse of",
    ["The spouse of", "spouses", "wife"],
    context,
  );
  expect(same).toBeCloseTo(1);
  expect(stem).toBeGreaterThan(meaning);
});
