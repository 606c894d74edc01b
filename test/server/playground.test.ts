import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { playgroundFolder } from "../../server/playground.ts";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { hasBrowser, openPage } from "./browser.ts";
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

      await page.goto(origin);
      expect(page.url()).toBe(url);
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
      const { id } = engine.question("Where?");
      await editor.locator(".view-lines").click();
      await page.keyboard.press("Control+A");
      await page.keyboard.insertText(`subscription Watch { progress(id: "${id}") { __typename } }`);
      const watching = page.waitForResponse((response) => response.url().endsWith("/graphql/stream"));
      await page.getByRole("button", { name: /execute query/i }).click();
      await watching;
      await post(`query ($id: ID!) { questionById(id: $id) { answer { text } } }`, { id });
      await expect.poll(shown, PATIENTLY).toMatch(/WorkEnded/);
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
