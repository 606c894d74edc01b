/** Makes the pictures of the Explorer in docs/explorer: `npm run build && npm run explorer:pictures`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { startServer } from "../pages/server.ts";

const FOLDER = "docs/explorer";
const HOPS = "In the country where Ghost in the Shell was created, who is the current head of state?";
const MOON = "Who was the President of the United States when humans made their third landing on the moon?";

interface Picture {
  readonly file: string;
  /** Parameters of the page's address. */
  readonly place: Record<string, string>;
  readonly colorScheme: "light" | "dark";
  readonly width: number;
  readonly height: number;
  /** What is done before it is taken. */
  readonly prepare: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    ...{ file: "answer.png", place: { question: HOPS }, colorScheme: "light", width: 1_000, height: 860 },
    prepare: async (page) => {
      await page.getByRole("figure").getByRole("button", { name: "Japan" }).waitFor();
      await page.getByRole("button", { name: "Evidence 1" }).hover();
    },
  },
  {
    ...{ file: "tree.png", place: { question: MOON, strategy: "TREEQA", panel: "tree" } },
    ...{ colorScheme: "light", width: 1_000, height: 900 },
    prepare: async (page) => {
      await page.getByRole("button", { name: "Show the evidence" }).last().click();
      await page.getByRole("article").getByRole("listitem").first().waitFor();
      await page.evaluate("document.querySelector('[role=tablist]').scrollIntoView()");
    },
  },
  {
    ...{ file: "phone.png", place: { question: HOPS }, colorScheme: "dark", width: 390, height: 844 },
    prepare: async (page) => {
      await page.getByRole("figure").getByRole("button", { name: "Japan" }).waitFor();
      await page.evaluate("document.querySelector('.answer').scrollIntoView()");
    },
  },
];

const server = await startServer({ ...process.env, WHYQL_STORE: "false" });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
mkdirSync(FOLDER, { recursive: true });
try {
  for (const { file, place, colorScheme, width, height, prepare } of PICTURES) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height }, reducedMotion: "reduce" });
    await page.goto(`http://${server.address}/?${new URLSearchParams(place).toString()}`);
    await prepare(page);
    await page.screenshot({ path: join(FOLDER, file) });
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
