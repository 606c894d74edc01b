import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { playgroundFolder } from "../../server/playground.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { hasBrowser, openPage } from "./browser.ts";
import { WATCHED_QUESTION } from "./watched-question.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

const PATIENTLY = { timeout: 20_000 };
const built = existsSync(join(playgroundFolder(), "index.html"));

describe.skipIf(!hasBrowser || !built)(
  `the playground${hasBrowser ? "" : " (skipped: no Chromium is installed)"}${built ? "" : " (skipped: not built)"}`,
  () => {
    test("asks a question and follows its progress, offline and under its content security policy", async () => {
      const engine = fakeEngine();
      const { origin, url, post } = await gatewayUnderTest({ engine });
      const page = await openPage();
      const problems: string[] = [];
      const elsewhere: string[] = [];
      page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on(
        "request",
        (request) =>
          void (
            /^(data|blob):/.test(request.url()) ||
            request.url().startsWith(origin) ||
            elsewhere.push(request.url())
          ),
      );

      await page.goto(url);
      const editor = page.getByRole("region", { name: /operation editor/i });
      await expect.poll(() => editor.innerText(), PATIENTLY).toMatch(/confidence/);
      // Introspection and the workers.
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { name: /execute query/i }).click();
      const shown = async () =>
        (await page.getByRole("region", { name: /result window/i }).innerText()).replace(/\s+/g, " ");
      await expect.poll(shown, PATIENTLY).toMatch(/"text": "Java"/);
      expect(engine.computed).toEqual(["topicEntities", "analysis", "query.result"]);
      const picture = process.env["SCREENSHOT"];
      if (picture !== undefined) await page.screenshot({ path: picture });

      await page.getByRole("tab", { name: "Watch" }).click();
      // Who watches as the tab comes watches what no tab has worked on.
      const { id } = engine.question(WATCHED_QUESTION);
      vi.spyOn(engine, "questionById").mockImplementation(() => engine.question(WATCHED_QUESTION));
      await expect.poll(() => editor.innerText(), PATIENTLY).toMatch(/subscription/);
      const observing = vi.spyOn(engine, "observe");
      await page.getByRole("button", { name: /execute query/i }).click();
      await expect.poll(() => observing.mock.calls.length, PATIENTLY).toBe(1);
      await post(`query ($id: ID!) { questionById(id: $id) { answer { text } } }`, { id });
      // All events, the latest first, not the last alone. The window holds what can be seen of them.
      await expect.poll(shown, PATIENTLY).toMatch(/"WorkEnded".*"StageFinished".*"StageFinished"/);
      expect({ problems, elsewhere }).toEqual({ problems: [], elsewhere: [] });
    }, 60_000);
  },
);

test("the GraphQL address gives a program no page", async () => {
  const { url } = await gatewayUnderTest({ engine: fakeEngine() });
  const response = await fetch(`${url}?query={sources{id}}`, {
    headers: { accept: "text/html,application/json", "apollo-require-preflight": "1" },
  });
  expect(response.headers.get("content-type")).toMatch("application/json");
});
