import { expect, onTestFinished, test, vi } from "vitest";
import { readConfiguration } from "../../server/configuration/read-configuration.ts";
import { Loading } from "../../server/loading.ts";
import { logTo } from "../../server/log.ts";
import { listen } from "../../server/serve.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

test("while graphs are loaded the process is alive, and says how far it has come and to ask again", async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const configuration = readConfiguration({
    workingDirectory: await temporaryFolder({}),
    environment: { PORT: "0", WHYQL_STORE: "false" },
  });
  const loading = new Loading(log);
  const server = await listen(configuration, loading, log);
  onTestFinished(() => server.stop(0));
  loading.tell("films", 0.25);
  const { origin } = new URL(server.url);
  expect(await (await fetch(`${origin}/health/live`)).json()).toEqual({ status: "live" });
  const ready = await fetch(`${origin}/health/ready`);
  expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await ready.json()).toEqual({ status: "loading", graphs: { films: 0.25 } });
  const asked = await fetch(server.url, { method: "POST", body: "{}" });
  expect(asked.status).toBe(503);
  expect(await asked.json()).toMatchObject({ errors: [{ message: expect.stringContaining("is loading its graphs") }] });
});

test("what is loaded in a second is not told; what takes longer is, now and then, and that it is open", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const loading = new Loading(logTo({ write: (text: string) => void lines.push(text) }));
  vi.advanceTimersByTime(900);
  loading.tell("small", 0.5);
  loading.isOpen("small", 10);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(200);
  for (const share of [0.4, 0.41, 0.42]) loading.tell("large", share);
  vi.advanceTimersByTime(5_000);
  loading.tell("large", 1);
  loading.isOpen("large", 1_234_567);
  expect(lines.map((line) => line.slice(line.indexOf(" ") + 1))).toEqual([
    'Loading "large" (40 %).\n',
    'Loading "large" (loaded, reading its names).\n',
    'The graph "large" is open after 6.1 s: 1,234,567 triples.\n',
  ]);
});
