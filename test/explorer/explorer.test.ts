import { describe, expect, test } from "vitest";
import {
  AMBIGUOUS,
  answered,
  canOpen,
  HOSTILE,
  openExplorer,
  PATIENTLY,
  QUESTION,
  sentOperations,
  SKIPPED,
  UNKNOWN,
} from "./opened-explorer.ts";

const LONG = 60_000;

describe.skipIf(!canOpen)(`the Explorer${SKIPPED}`, () => {
  test(
    "shows the work as it comes, then the answer, and the sentence behind a citation",
    async () => {
      const explorer = await openExplorer({ isHeld: true });
      const { page, go, ask, problems } = explorer;
      await ask(QUESTION);
      const stages = () => page.getByRole("list", { name: "Stages" }).innerText();
      await expect.poll(stages, PATIENTLY).toMatch(/mentions \d+ ms[^]*query · execution …/u);
      expect(await page.locator("h2#answer").count()).toBe(0);

      go.open();
      await answered(explorer, /^Valeshire$/);
      const answer = page.getByRole("region", { name: "Valeshire" });
      expect(await answer.innerText()).toMatch(/Answered[^]*graph[^]*% confidence/u);
      const mark = answer.getByRole("button", { name: "Evidence 1" });
      const card = answer.getByRole("note").first();
      await expect.poll(() => card.isVisible()).toBe(false);
      await mark.hover();
      await expect.poll(() => card.innerText()).toMatch(/Arctic Tern – captain → Bern Holt[^]*Register of ships/u);
      await page.mouse.move(0, 0);
      await expect.poll(() => card.isVisible()).toBe(false);
      await mark.focus();
      await expect.poll(() => card.isVisible()).toBe(true);

      // The address alone asks the same.
      const address = page.url();
      expect(new URL(address).searchParams.get("question")).toBe(QUESTION);
      await page.goto("about:blank");
      await page.goto(address);
      await answered(explorer, /^Valeshire$/);
      expect(problems).toEqual([]);
    },
    LONG,
  );

  test(
    "fetches for each panel what it shows, when it is opened, and computes no more",
    async () => {
      const explorer = await openExplorer();
      const { page, ask, tab, problems } = explorer;
      await ask(QUESTION);
      await answered(explorer, /^Valeshire$/);
      const [named, answer, paths] = await sentOperations(explorer, ["AskQuestion", "AnswerOf", "PathsOf"]);
      // The id is free, and the paths came with the answer: the names of what is on them are looked up at once.
      expect(named).toMatchObject({ stages: 0, calls: 0 });
      expect(answer?.stages).toBeGreaterThan(3);
      expect(paths).toMatchObject({ stages: 0, calls: 1 });

      const opened = async (name: string, shown: RegExp, operations: readonly string[]) => {
        await tab(name);
        await expect.poll(() => page.getByRole("tabpanel").innerText(), PATIENTLY).toMatch(shown);
        return await sentOperations(explorer, operations);
      };
      const [meaning] = await opened("Did you mean", /“Arctic Tern” is[^]*the county of the birthplace/u, [
        "MeaningOf",
      ]);
      expect(meaning?.stages).toBe(1);
      const [cost] = await opened("Cost", /The answer: \d+ ms[^]*query · execution[^]*Upper bound/u, ["EstimateOf"]);
      expect(cost).toMatchObject({ stages: 0, calls: 0 });
      await opened("Logic tree", /Supported[^]*Valeshire/u, ["TreeOf"]);
      await page.getByRole("button", { name: "Show the evidence" }).last().click();
      await sentOperations(explorer, ["NodeEvidence"]);
      // What the strategy that is asked would cost is known already.
      const priced = ["QUERY", "TREEQA", "HYDRA", "HYDRA_E", "FIDELIS"].map(() => "EstimateFor");
      const compared = await opened("Compare", /FIDELIS[^]*Upper bound/u, ["Strategies", ...priced]);
      expect(compared.every(({ stages, calls }) => stages === 0 && calls === 0)).toBe(true);
      await opened("Sources", /Register of ships[^]*works/u, ["SourcesHealth"]);
      // What was seen before is not fetched again.
      await opened("Reasoning paths", /Arctic Tern – captain/u, []);
      expect(problems).toEqual([]);
    },
    LONG,
  );

  test(
    "compares strategies, and asks only those that it is told to",
    async () => {
      const explorer = await openExplorer();
      const { page, ask, tab, sent } = explorer;
      await ask(QUESTION);
      await answered(explorer, /^Valeshire$/);
      await tab("Compare");
      const column = (name: string) => page.getByRole("region", { name, exact: true });
      await expect.poll(() => column("FUSION").innerText(), PATIENTLY).toMatch(/Answered\s+Valeshire/u);
      await column("TREEQA").getByText("Upper bound").waitFor();
      await sent();
      await column("TREEQA").getByRole("button", { name: "Ask TREEQA" }).click();
      await expect.poll(() => column("TREEQA").innerText(), PATIENTLY).toMatch(/Answered\s+Valeshire/u);
      await sentOperations(explorer, ["AnswerOf"]);
      expect(await column("HYDRA").innerText()).toMatch(/Upper bound/u);
      await column("TREEQA").getByRole("button", { name: "Look at the reasons of TREEQA" }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get("strategy")).toBe("TREEQA");
    },
    LONG,
  );

  test(
    "shows sides that disagree beside each other, and has a name linked otherwise",
    async () => {
      const explorer = await openExplorer();
      const { page, ask, tab } = explorer;
      await ask(AMBIGUOUS);
      await answered(explorer, /Ada Pell/);
      expect(
        await page
          .getByRole("region", { name: /Ada Pell/ })
          .first()
          .innerText(),
      ).toMatch(/Answers conflict/u);
      for (const side of ["Ada Pell", "Olga Stray"])
        await page.getByRole("figure", { name: `Paths to ${side}` }).waitFor();

      await tab("Did you mean");
      const topic = page.getByRole("article", { name: /“Grey Heron” is Grey Heron/ });
      await topic.getByRole("listitem").filter({ hasText: "tug of 1960" }).getByRole("button").click();
      await answered(explorer, /^Olga Stray$/);
      expect(JSON.parse(new URL(page.url()).searchParams.get("options") ?? "")).toEqual({
        topicEntities: [{ mention: "Grey Heron", iri: "urn:test:tug" }],
      });
      await tab("Did you mean");
      await page.getByRole("button", { name: "Undo the correction" }).click();
      await answered(explorer, /Ada Pell/);
      await page.goBack();
      await answered(explorer, /^Olga Stray$/);
    },
    LONG,
  );

  test(
    "stops when it is told to, and goes on",
    async () => {
      const explorer = await openExplorer({ isHeld: true });
      const { page, go, ask, asked } = explorer;
      await ask(QUESTION);
      await expect.poll(asked, PATIENTLY).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect.poll(() => page.getByRole("region", { name: "Stopped" }).innerText(), PATIENTLY).toMatch(/is kept/u);
      go.open();
      await page.getByRole("button", { name: "Go on" }).click();
      await answered(explorer, /^Valeshire$/);
    },
    LONG,
  );

  test(
    "takes up again the work that goes on, when it is loaded anew",
    async () => {
      const explorer = await openExplorer({ isHeld: true });
      const { page, go, ask, asked } = explorer;
      await ask(QUESTION);
      await expect.poll(asked, PATIENTLY).toBeGreaterThan(0);
      const before = asked();
      await page.reload();
      await page.getByRole("status").filter({ hasText: "Working" }).waitFor();
      expect(asked()).toBe(before);
      go.open();
      await answered(explorer, /^Valeshire$/);
    },
    LONG,
  );

  test(
    "says that the server is not reached, and goes on when it is",
    async () => {
      const explorer = await openExplorer({ isHeld: true });
      const { page, go, ask, asked, stopServer, startServer } = explorer;
      await ask(QUESTION);
      await expect.poll(asked, PATIENTLY).toBeGreaterThan(0);
      await stopServer();
      const alert = page.getByRole("alert").filter({ hasText: "The server does not answer" });
      await alert.waitFor();
      go.open();
      await startServer();
      await answered(explorer, /^Valeshire$/);
      await alert.waitFor({ state: "detached" });
    },
    LONG,
  );

  test(
    "can be used by keys alone",
    async () => {
      const explorer = await openExplorer();
      const { page, sent } = explorer;
      const box = page.getByRole("combobox", { name: "Question" });
      await box.pressSequentially("In which county is the birthplace of the captain of the Arctic T");
      await page.getByRole("option", { name: "Arctic Tern" }).waitFor();
      for (const key of ["ArrowDown", "Enter", "Backspace", "?"]) await page.keyboard.press(key);
      expect(await box.inputValue()).toBe(QUESTION);
      await page.keyboard.press("Enter");
      await answered(explorer, /^Valeshire$/);
      await page.getByRole("button", { name: "Bern Holt" }).waitFor();
      await expect.poll(async () => (await sent()).map(({ name }) => name), PATIENTLY).toContain("PathsOf");

      // Arrows look for a tab; only Enter opens it.
      await page.getByRole("tab", { name: "Reasoning paths" }).focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      expect(await page.locator(":focus").innerText()).toBe("Did you mean");
      expect(await sent()).toEqual([]);
      await page.keyboard.press("Enter");
      await page.getByRole("article", { name: /Arctic Tern/ }).waitFor();

      await page.getByRole("tab", { name: "Reasoning paths" }).press("Enter");
      const node = page.getByRole("button", { name: "Bern Holt" });
      await node.focus();
      await page.keyboard.press("Enter");
      const card = page.getByRole("dialog", { name: "Bern Holt" });
      await expect.poll(() => card.innerText(), PATIENTLY).toMatch(/birthplace\s+Moorhaven/u);
      await page.keyboard.press("Escape");
      await card.waitFor({ state: "detached" });
      expect(await page.locator(":focus").innerText()).toBe("Bern Holt");
    },
    LONG,
  );

  test(
    "walks on from what it shows, and asks on about it and nothing else of its name",
    async () => {
      const explorer = await openExplorer();
      const { page, ask } = explorer;
      await ask("Where was Olga Stray born?");
      await answered(explorer, /^Moorhaven$/);
      await page.getByRole("region", { name: "Moorhaven" }).getByRole("button", { name: "Moorhaven" }).click();
      await page.getByRole("dialog", { name: "Moorhaven" }).getByRole("button", { name: "Olga Stray" }).click();
      const card = page.getByRole("dialog", { name: "Olga Stray" });
      await card.getByRole("button", { name: "Grey Heron" }).click();
      await page
        .getByRole("dialog", { name: "Grey Heron" })
        .getByRole("button", { name: "Who is the captain of Grey Heron?" })
        .click();
      await answered(explorer, /^Olga Stray$/);
    },
    LONG,
  );

  test(
    "shows what sources say as text, and says what is not known",
    async () => {
      const explorer = await openExplorer();
      const { page, ask, problems } = explorer;
      await ask(HOSTILE);
      await answered(explorer, /^Ivo <img src=x onerror=alert\(1\)>$/);
      expect(await page.locator("main img").count()).toBe(0);

      await ask(UNKNOWN);
      await answered(explorer, /^Not known$/);
      await page.getByRole("button", { name: "Did you mean something else?" }).click();
      await expect.poll(() => page.getByRole("tabpanel").innerText(), PATIENTLY).toMatch(/“Arctic Tern”/u);

      await page.getByRole("link", { name: "whyql" }).click();
      const before = page.getByRole("region", { name: "Asked before" });
      expect(await before.getByRole("listitem").allInnerTexts()).toEqual([
        expect.stringMatching(/weigh[^]*Not known/u),
        expect.stringMatching(/Brown Skua[^]*Ivo/u),
      ]);
      await before.getByRole("button", { name: "Forget these" }).click();
      expect(await before.count()).toBe(0);
      expect(problems).toEqual([]);
    },
    LONG,
  );

  test(
    "opens the operation of a panel in GraphiQL",
    async () => {
      const explorer = await openExplorer();
      const { page, ask } = explorer;
      await ask(QUESTION);
      await answered(explorer, /^Valeshire$/);
      await page.getByText("GraphQL of this panel").click();
      await page.getByRole("link", { name: "Open in GraphiQL" }).click();
      const editor = page.getByRole("region", { name: /operation editor/i });
      await expect.poll(() => editor.innerText(), PATIENTLY).toMatch(/query\s+PathsOf/u);
    },
    LONG,
  );
});
