import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { loadTrace } from "../provenance/loaded-trace.ts";
import { openYard, SENTENCE } from "../provenance/world.ts";
import { answered, canOpen, openExplorer, PATIENTLY, QUESTION, sentOperations, SKIPPED } from "./opened-explorer.ts";

const LONG = 120_000;
const DESIGNED = "Who designed the Arctic Tern?";

describe.skipIf(!canOpen)(`what an answer rests on${SKIPPED}`, () => {
  test(
    "is a quote that is marked in the text around it, by mouse and by keys, fetched when it is looked at",
    async () => {
      const explorer = await openExplorer({ documents: [await openYard()] });
      const { page, origin, ask, sent, problems } = explorer;
      // How long the answer takes is not what is tried here.
      const asked = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: `{ question(text: "${DESIGNED}") { answer { text complete } } }` }),
      });
      expect(await asked.json()).toMatchObject({
        data: { question: { answer: { text: "Mira Holt", complete: true } } },
      });
      await ask(DESIGNED);
      await answered(explorer, /^Mira Holt$/);
      const answer = page.getByRole("region", { name: "Mira Holt" });
      const mark = answer.getByRole("button", { name: "Evidence 1" });
      const card = answer.getByRole("note").first();
      await expect.poll(async () => (await sent()).map(({ name }) => name), PATIENTLY).toContain("PathsOf");
      await mark.hover();
      const shown = (): Promise<string[]> => card.locator("mark").allInnerTexts();
      await expect.poll(shown, PATIENTLY).toEqual([SENTENCE]);
      expect(await card.innerText()).toMatch(
        /the log of the yard[^]*designed by Mira Holt\. Her sails were sewn[^]*…[^]*Papers of the yard[^]*sound/u,
      );
      const [looked] = await sentOperations(explorer, ["ContextOf"]);
      expect(looked).toMatchObject({ stages: 0, calls: 0 });

      await page.mouse.move(0, 0);
      await expect.poll(() => card.isVisible()).toBe(false);
      await mark.focus();
      await expect.poll(shown, PATIENTLY).toEqual([SENTENCE]);

      // Its text, to scroll it, and its links are reached by keys. It stays while the focus is in it.
      const focused = () => page.locator(":focus").innerText();
      for (const part of [SENTENCE, 'The yard "at" <the> \\ sound', "licence"]) {
        await page.keyboard.press("Tab");
        expect(await focused()).toContain(part);
        expect(await card.isVisible()).toBe(true);
      }
      await page.keyboard.press("Escape");
      expect(await card.isVisible()).toBe(false);
      expect(await focused()).toBe("1");
      await mark.blur();
      await mark.focus();
      for (let links = 0; links < 4; links++) await page.keyboard.press("Tab");
      expect(await focused()).toMatch(/^Evidence/u);
      expect(await card.isVisible()).toBe(false);
      expect(await sent()).toEqual([]);
      expect(problems).toEqual([]);
    },
    LONG,
  );

  test(
    "is kept as Turtle and as JSON-LD, without more work",
    async () => {
      const explorer = await openExplorer();
      const { page, ask, sent, problems } = explorer;
      await ask(QUESTION);
      await answered(explorer, /^Valeshire$/);
      await expect.poll(async () => (await sent()).map(({ name }) => name), PATIENTLY).toContain("PathsOf");
      const traces = [];
      for (const [name, file, format] of [
        ["Turtle", "provenance.ttl", "text/turtle"],
        ["JSON-LD", "provenance.jsonld", "application/ld+json"],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name: `Download the provenance as ${name}` }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(file);
        traces.push(loadTrace(await readFile(await download.path(), "utf8"), format));
        expect(await sentOperations(explorer, ["ProvenanceOf"])).toMatchObject([{ stages: 0, calls: 0 }]);
      }
      const [turtle, jsonLd] = traces;
      expect(turtle?.rows("SELECT ?text WHERE { ?any prov:hadMember/prov:value ?text }")).toEqual([
        { text: "Valeshire" },
      ]);
      expect(turtle?.misfits()).toEqual([]);
      expect(jsonLd?.triples()).toEqual(turtle?.triples());
      expect(problems).toEqual([]);
    },
    LONG,
  );
});
