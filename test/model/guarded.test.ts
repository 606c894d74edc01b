import { afterEach, expect, test } from "vitest";
import { Outbound } from "../../datasources/http/outbound.ts";
import { openModel } from "../../datasources/model/open-model.ts";
import type { ModelRequest } from "../../engine/sources/language-model.ts";
import { recordingContext } from "../support/recording-context.ts";
import { startTestModel, type Behaviour, type TestModel } from "./test-model.ts";

/** The model behind the guarded `fetch` of the product: what it tries again is one call of the budget. */
const REQUEST: ModelRequest = {
  task: "t",
  messages: [{ role: "user", content: "<data>\n{}\n</data>" }],
  format: { name: "t", schema: { type: "object" } },
};

let server: TestModel;
afterEach(() => server.close());

async function ask(...behaviours: readonly Behaviour[]) {
  server = await startTestModel({ reply: () => ({ ok: true }) });
  server.next(...behaviours);
  const fetch = new Outbound({ userAgent: "whyql-test" }).fetchFor({ retriesPosts: true });
  const model = openModel({ name: "m", baseUrl: server.baseUrl, timeoutMs: 8_000 }, { fetch });
  const context = recordingContext();
  const outcome = await model.complete(REQUEST, context).then(
    ({ text }) => text,
    (error: { code: string }) => error.code,
  );
  return { outcome, sent: server.requests.length, calls: context.calls.length };
}

test("429 with Retry-After is tried again within one call", async () => {
  expect(await ask("429")).toEqual({ outcome: '{"ok":true}', sent: 2, calls: 1 });
});

test("a refused field is another call, since it was another request", async () => {
  expect(await ask("400 of a context that is too long")).toEqual({ outcome: "SOURCE_UNAVAILABLE", sent: 1, calls: 1 });
});

test.each<Behaviour>(["HTML", "JSON that is none"])(
  "%s in place of a reply is tried again within one call",
  async (behaviour) => {
    expect(await ask(behaviour, behaviour)).toEqual({ outcome: '{"ok":true}', sent: 3, calls: 1 });
  },
);

test.each<[Behaviour, string]>([
  ["401", "SOURCE_UNAVAILABLE"],
  ["reply refused", "I cannot help with that."],
])("%s is not tried again", async (behaviour, outcome) => {
  expect(await ask(behaviour)).toEqual({ outcome, sent: 1, calls: 1 });
});

test("a broken connection names the source that failed", async () => {
  const { outcome, calls } = await ask(...Array.from({ length: 8 }, (): Behaviour => "connection broken"));
  expect({ outcome, calls }).toEqual({ outcome: "SOURCE_UNAVAILABLE", calls: 1 });
});
