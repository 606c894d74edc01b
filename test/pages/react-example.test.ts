import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { describe, expect, onTestFinished, test } from "vitest";
import { openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { Latch } from "../kernel/stages.ts";
import { hasBrowser, openPage } from "../server/browser.ts";
import { gatewayUnderTest } from "../server/gateway-under-test.ts";

const FOLDER = "examples/react";
const PATIENTLY = { timeout: 20_000 };
const BEERS = ["Harvest Lamp", "Night Ferry", "Old Holt", "Perihelion", "River Dog", "Tail Light"];

/** Serves the example as `npx vite examples/react` does, and sends its operations to the gateway at this origin. */
async function served(gateway: string): Promise<string> {
  const server = await createServer({
    root: FOLDER,
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0, proxy: { "/graphql": gateway }, hmr: false, watch: null },
  });
  onTestFinished(() => server.close());
  await server.listen();
  return server.resolvedUrls!.local[0]!;
}

/** The example in a browser, before a graph that answers no query until the latch is open. */
async function opened() {
  const go = new Latch();
  const files = ["examples/own-graph/brewery.ttl"];
  const graph = await openEmbeddedGraph({ id: "breweries", title: "The brewers' guild", files });
  onTestFinished(() => graph.close());
  const select: KnowledgeGraph["select"] = async (...asked) => {
    await go.promise;
    return graph.select(...asked);
  };
  const engine = createEngine({ graphs: [{ ...graph, select }], reasoner: createBuiltinReasoner() });
  const { origin } = await gatewayUnderTest({ engine });
  const page = await openPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(await served(origin));
  const ask = async (question: string) => {
    await page.getByRole("textbox", { name: "Question" }).fill(question);
    await page.getByRole("button", { name: "Ask" }).click();
  };
  const region = (name: string) => page.getByRole("region", { name });
  const progress = () => page.getByRole("list", { name: "Progress" }).innerText();
  return { go, page, problems, ask, region, progress };
}

describe.skipIf(!hasBrowser)(`the example for React${hasBrowser ? "" : " (skipped: no Chromium is installed)"}`, () => {
  test("shows the work while it runs, then the answer and the paths to it, page by page", async () => {
    const { go, page, problems, ask, region, progress } = await opened();
    const [answer, paths] = [region("Answer"), region("Paths")];
    const shownValues = () => answer.getByRole("listitem").allInnerTexts();
    const shownPaths = () => paths.getByRole("group").allInnerTexts();
    const expectedPaths = BEERS.map((beer) =>
      expect.stringMatching(
        RegExp(`^beer ← .*\\s+${beer} – instance of → beer — .*\\s+${beer} – alcohol by volume → .* guild$`),
      ),
    );

    await ask("Which beers have an alcohol by volume above 3?");
    await expect.poll(progress, PATIENTLY).toMatch(/^mentions: OK after \d+ ms$[^]*^query\.execution …$/m);
    expect(await Promise.all([answer.count(), paths.count()])).toEqual([0, 0]);

    go.open();
    await expect.poll(shownValues, PATIENTLY).toEqual(BEERS.slice(0, 5));
    expect(await answer.innerText()).toMatch(
      /Read as “beers whose alcohol by volume is more than 3”[^]*Confidence 0\.\d\d\./,
    );
    expect(await shownPaths()).toEqual(expectedPaths.slice(0, 4));

    await paths.getByRole("button", { name: "More paths" }).click();
    await expect.poll(shownPaths, PATIENTLY).toEqual(expectedPaths);
    expect(await shownValues()).toEqual(BEERS.slice(0, 5));
    await answer.getByRole("button", { name: "More values" }).click();
    await expect.poll(shownValues, PATIENTLY).toEqual(BEERS);
    expect(await shownPaths()).toEqual(expectedPaths);
    expect(await answer.getByTitle("https://brewery.example/tail-light").innerText()).toBe("Tail Light");
    expect(await page.getByRole("button", { name: "More" }).count()).toBe(0);

    await ask("What does Esme Quill weigh?");
    await expect.poll(() => answer.getByRole("heading").allInnerTexts(), PATIENTLY).toEqual(["Not known"]);
    expect(await Promise.all([shownValues(), shownPaths()])).toEqual([[], []]);
    expect(problems).toEqual([]);
  }, 60_000);

  test("says what went wrong, and fetches a page anew that was not had", async () => {
    const { go, page, ask, region } = await opened();
    await ask("   ");
    await expect
      .poll(() => page.getByRole("alert").allInnerTexts(), PATIENTLY)
      .toEqual([expect.stringMatching(/empty/)]);

    go.open();
    await ask("Which beers have an alcohol by volume above 3?");
    const paths = region("Paths");
    const more = paths.getByRole("button", { name: "More paths" });
    await more.waitFor();
    const uncaught: Error[] = [];
    page.on("pageerror", (error) => uncaught.push(error));
    await page.route("**/graphql", (route) => route.abort());
    await more.click();
    await expect.poll(() => paths.innerText(), PATIENTLY).toMatch(/Failed to fetch$/);
    expect(await paths.getByRole("group").count()).toBe(4);
    await page.unroute("**/graphql");
    await more.click();
    await expect.poll(() => paths.getByRole("group").count(), PATIENTLY).toBe(6);
    expect(await paths.innerText()).not.toMatch(/Failed to fetch/);
    expect(uncaught).toEqual([]);
  }, 60_000);
});

test("the example for React is short", () => {
  const files = readdirSync(FOLDER).filter((name) => name !== "generated");
  const lines = files.flatMap((name) => readFileSync(join(FOLDER, name), "utf8").trimEnd().split("\n"));
  expect(lines.length).toBeLessThan(200);
});
