import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violationsOf } from "./axe.ts";
import { answered, canOpen, openExplorer, PATIENTLY, QUESTION, SKIPPED } from "./opened-explorer.ts";

const LONG = 120_000;

/** Labels are longer than any box, written from right to left, HTML, or of one word that never ends. */
const ENDLESS = `Weir${"abcdefghij".repeat(40)}`;
const HOSTILE_WORLD = `
  :keeper rdfs:label "keeper" .
  :beside rdfs:label "stands beside" .
  :far rdfs:label "has a relation whose name goes on and on and on until nobody who reads it knows how it began" .
  :weir rdfs:label "Aldous Weir" ; :keeper :a, :b, :c, :d ; :beside :a, :b, :c, :d ; :far :a .
  :a rdfs:label "${ENDLESS}" ; :beside :b .
  :b rdfs:label "שומר הסכר הגדול של הנהר הצפוני" ; :beside :a .
  :c rdfs:label "<b onmouseover=alert(1)>Cato</b> & <script>alert(2)</script>" .
  :d rdfs:label "水門の番人、川の北の大きな水門を守る人" .
`;

/** Words on arrows that lie over other words or over a thing. */
function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(() => {
    const boxes = (of) => [...document.querySelectorAll(of)].map((each) => [each.textContent, each.getBoundingClientRect()]);
    const words = boxes(".edge-label");
    const hit = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    const found = words.flatMap(([text, box], index) =>
      [...words.slice(index + 1), ...boxes(".drawn-graph .term")]
        .filter(([, other]) => hit(box, other))
        .map(([other]) => text + " over " + other));
    return words.length === 0 ? ["nothing is drawn"] : found;
  })()`);
}

/** Texts that are drawn outside their own boxes. */
function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(`[...document.querySelectorAll(".drawn-graph .term, .edge-label")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.clientHeight > 90)
    .map((each) => each.textContent)`);
}

describe.skipIf(!canOpen)(`the Explorer before a graph that is not as one expects${SKIPPED}`, () => {
  test.each([1_000, 390])(
    "draws names of any length and script in their boxes, and no words over others, %i pixels wide",
    async (width) => {
      const explorer = await openExplorer({ world: HOSTILE_WORLD });
      const { page, ask, problems } = explorer;
      await page.setViewportSize({ width, height: 900 });
      await ask("Who are the keepers of Aldous Weir?");
      await answered(explorer, /Cato/u);
      await page.getByRole("figure").getByRole("button", { name: "Aldous Weir" }).waitFor();
      expect(await overlaps(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")).toBe(true);
      expect(await page.locator("main script, main b").count()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("figure").getByRole("button", { name: "Aldous Weir" }).click();
      await page.getByRole("dialog").getByRole("heading", { name: "What the graph says about it" }).waitFor();
      await expect
        .poll(() => page.getByRole("dialog").getByRole("list").first().innerText(), PATIENTLY)
        .toBe("Who is the keeper of Aldous Weir?");
      expect(await violationsOf(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
    LONG,
  );

  test(
    "keeps a question that is too long whole, and says what the gateway says of it",
    async () => {
      const explorer = await openExplorer();
      const { page, problems } = explorer;
      const box = page.getByRole("combobox", { name: "Question" });
      const pasted = `Who is the captain of ${"the ship beside ".repeat(620)}the Arctic Tern?`;
      await box.fill(pasted);
      await page.getByText(`${pasted.length.toLocaleString("en")} characters`, { exact: true }).waitFor();
      const before = page.url();
      await page.getByRole("button", { name: "Ask", exact: true }).click();
      await page.getByRole("alert").filter({ hasText: "at most 1000 are allowed" }).waitFor();
      expect(await box.inputValue()).toBe(pasted);
      expect(await box.getAttribute("aria-invalid")).toBe("true");
      expect(page.url()).toBe(before);
      expect(await violationsOf(page)).toEqual([]);
      await box.fill(QUESTION);
      await box.press("Enter");
      await answered(explorer, /^Valeshire$/);
      expect(problems).toEqual([]);
    },
    LONG,
  );

  test(
    "what was stopped looks like no answer",
    async () => {
      const explorer = await openExplorer({ isHeld: true });
      const { page, ask, asked } = explorer;
      const edge = (): Promise<string> =>
        page.evaluate("getComputedStyle(document.querySelector('section.answer')).borderInlineStartColor");
      await ask(QUESTION);
      await expect.poll(asked, PATIENTLY).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("region", { name: "Stopped" }).waitFor();
      const stopped = await edge();
      explorer.go.open();
      await page.getByRole("button", { name: "Go on" }).click();
      await answered(explorer, /^Valeshire$/);
      expect(await edge()).not.toBe(stopped);
    },
    LONG,
  );

  test(
    "tells the work of the answer from that of panels",
    async () => {
      const explorer = await openExplorer();
      const { page, ask, tab } = explorer;
      await ask(QUESTION);
      await answered(explorer, /^Valeshire$/);
      await tab("Logic tree");
      await page.getByRole("article").first().waitFor(PATIENTLY);
      await tab("Cost");
      const panel = page.getByRole("tabpanel");
      await expect
        .poll(() => panel.innerText(), PATIENTLY)
        .toMatch(/The answer: \d+ ms[^]*The panel “Logic tree”: \d+ ms/u);
      const later = page.getByRole("region", { name: "Work for panels" });
      expect(await panel.getByRole("group", { name: "The answer", exact: true }).innerText()).not.toMatch(/tree/u);
      expect(await later.innerText()).toMatch(/None of this is part of what the answer cost/u);

      // What is there already when the page is opened has no work of its own to show; that of a panel is not taken for it.
      await page.goto(`${page.url().replace(/panel=[a-z]+/u, "panel=cost")}`);
      await answered(explorer, /^Valeshire$/);
      await expect.poll(() => panel.innerText(), PATIENTLY).toMatch(/There is no timeline of the answer/u);
      expect(await panel.innerText()).not.toMatch(/The answer: \d+ ms/u);
    },
    LONG,
  );
});
