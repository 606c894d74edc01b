import { describe, expect, onTestFinished, test } from "vitest";
import { openModel } from "../../datasources/model/open-model.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { BuiltinReplies } from "../model/builtin-replies.ts";
import { startTestModel } from "../model/test-model.ts";
import { believing } from "../treeqa/seeded.ts";
import { violationsOf } from "./axe.ts";
import {
  answered,
  canOpen,
  openExplorer,
  PATIENTLY,
  QUESTION,
  SKIPPED,
  UNCLEAR,
  UNKNOWN,
  type ExplorerOptions,
} from "./opened-explorer.ts";

const LONG = 120_000;

/** A reasoner that asks a model, which replies as the built-in reasoner would. */
async function modelReasoner(prices?: { readonly input: number; readonly output: number; readonly currency: string }) {
  const replies = new BuiltinReplies();
  const server = await startTestModel({ reply: (data) => replies.replyTo(data) });
  onTestFinished(() => server.close());
  const model = openModel(
    { name: "test", baseUrl: server.baseUrl, timeoutMs: 5_000, ...(prices === undefined ? {} : { prices }) },
    { fetch: globalThis.fetch },
  );
  return replies.beside(createModelReasoner({ model }));
}

describe.skipIf(!canOpen)(`what the Explorer shows of thoughts${SKIPPED}`, () => {
  test(
    "a reading is chosen by hand, and the address says which",
    async () => {
      const explorer = await openExplorer();
      const { page, ask, tab } = explorer;
      await ask(UNCLEAR);
      await answered(explorer, /^1925 \/ 1940$/);
      await tab("Did you mean");
      await page.getByRole("button", { name: "Use this reading: the year repaired of Brown Skua" }).click();
      await answered(explorer, /^1940$/);
      const address = page.url();
      expect(JSON.parse(new URL(address).searchParams.get("options") ?? "")).toEqual({
        reading: "the year repaired of Brown Skua",
      });
      await page.goto("about:blank");
      await page.goto(address);
      await answered(explorer, /^1940$/);
      await tab("Did you mean");
      const readings = page.getByRole("region", { name: "Readings" });
      await expect.poll(() => readings.innerText(), PATIENTLY).toMatch(/year repaired of Brown Skua\s+chosen by you/u);
      expect(await violationsOf(page)).toEqual([]);
      await readings.getByRole("button", { name: "Use this reading: the year built of Brown Skua" }).click();
      await answered(explorer, /^1925$/);
      await tab("Did you mean");
      await page.getByRole("button", { name: "Undo the choice of a reading" }).click();
      await answered(explorer, /^1925 \/ 1940$/);
    },
    LONG,
  );

  test(
    "an address whose reading the question does not have says so",
    async () => {
      const explorer = await openExplorer();
      const { page, origin } = explorer;
      const options = JSON.stringify({ reading: "the captain of Brown Skua" });
      await page.goto(`${origin}/?${new URLSearchParams({ question: UNCLEAR, options }).toString()}`);
      await page.getByRole("alert").filter({ hasText: "can not be read as" }).first().waitFor();
      await page.getByRole("tab", { name: "Did you mean" }).click();
      await page.getByRole("button", { name: "Use this reading: the year built of Brown Skua" }).click();
      await answered(explorer, /^1925$/);
    },
    LONG,
  );

  test(
    "what was believed is struck through where it is refuted, and what is right stands beside it, with its evidence",
    async () => {
      const explorer = await openExplorer({ reasoner: believing((_, depth) => (depth === 1 ? "Ada Pell" : null)) });
      const { page, origin } = explorer;
      const place = { question: QUESTION, strategy: "TREEQA", panel: "tree" };
      await page.goto(`${origin}/?${new URLSearchParams(place).toString()}`);
      await answered(explorer, /^Valeshire$/);
      const tree = page.getByRole("tabpanel");
      const refuted = tree.getByRole("article").filter({ hasText: "Refuted" });
      await refuted.waitFor(PATIENTLY);
      expect(await refuted.locator("del").innerText()).toBe("Ada Pell");
      expect(await refuted.locator("ins").innerText()).toBe("Bern Holt");
      const line = "getComputedStyle(document.querySelector('[role=tabpanel] article del')).textDecorationLine";
      expect(await page.evaluate(line)).toBe("line-through");
      expect(await refuted.getByRole("listitem").count()).toBe(0);
      await refuted.getByRole("button", { name: "Show the evidence" }).click();
      await expect
        .poll(() => refuted.getByRole("listitem").allInnerTexts(), PATIENTLY)
        .toEqual([expect.stringMatching(/Arctic Tern – captain → Bern Holt/u)]);
      const revisions = tree.getByRole("region", { name: "Revisions" });
      expect(await revisions.innerText()).toMatch(/1: Ada Pell\s+Bern Holt/u);
      expect(await revisions.innerText()).toMatch(/Added: .*Bern Holt/u);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await violationsOf(page)).toEqual([]);
      }
    },
    LONG,
  );

  test.each([
    ["without prices", undefined, /price not known/u],
    ["with prices", { input: 2, output: 8, currency: "EUR" }, /0\.0\d+ EUR/u],
  ] as const)(
    "tokens and money are shown by stage, %s",
    async (_, prices, money) => {
      const explorer = await openExplorer({ reasoner: await modelReasoner(prices) });
      const { page, ask, tab } = explorer;
      await ask(QUESTION);
      await answered(explorer, /^Valeshire$/);
      await tab("Cost");
      const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "analysis", exact: true }) });
      await expect.poll(() => row.first().innerText(), PATIENTLY).toMatch(/ms\s+\d model requests?\s+[\d,]{3,}\s/u);
      expect(await row.first().innerText()).toMatch(money);
      const grounding = page
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: "query · grounding", exact: true }) });
      // What asks no model has no price.
      expect(await grounding.first().innerText()).not.toMatch(/EUR|price/u);
      expect(await page.getByRole("tabpanel").innerText()).toMatch(money);
    },
    LONG,
  );
});

describe.skipIf(!canOpen)(`every state of the Explorer is designed${SKIPPED}`, () => {
  const shown = async (options: ExplorerOptions, question: string) => {
    const explorer = await openExplorer(options);
    await explorer.ask(question);
    return explorer;
  };

  test(
    "failed: says what failed, and tries again",
    async () => {
      const { page } = await shown({ isBroken: true }, QUESTION);
      const alert = page.getByRole("alert").first();
      await alert.filter({ hasText: "“Register of ships” did not answer" }).waitFor(PATIENTLY);
      expect(await page.locator("h2#answer").count()).toBe(0);
      await alert.getByRole("button", { name: "Try again" }).waitFor();
    },
    LONG,
  );

  test(
    "partial: shows what was found, and says that it may not be all",
    async () => {
      const explorer = await shown({ hasBrokenGraph: true }, "Where was Olga Stray born?");
      await answered(explorer, /^Moorhaven$/);
      const answer = explorer.page.getByRole("region", { name: "Moorhaven" });
      expect(await answer.innerText()).toMatch(/may be incomplete[^]*Register of harbours/u);
    },
    LONG,
  );

  test(
    "empty: panels of what is not known say that there is nothing, and why",
    async () => {
      const explorer = await shown({}, UNKNOWN);
      const { page, tab } = explorer;
      await answered(explorer, /^Not known$/);
      const panel = page.getByRole("tabpanel");
      await expect.poll(() => panel.innerText(), PATIENTLY).toMatch(/no path/iu);
      await tab("Logic tree");
      await expect.poll(() => panel.innerText(), PATIENTLY).toMatch(/Not judged|Unknown/u);
      await explorer.ask("Why is that so?");
      await answered(explorer, /^Not known$/);
      await tab("Did you mean");
      await expect.poll(() => panel.innerText(), PATIENTLY).toMatch(/No name of a graph was found in it/u);
    },
    LONG,
  );
});
