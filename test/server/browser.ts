import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";

const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Whether a browser is installed; `.ci/run` sees to it. */
export const hasBrowser = existsSync(CHROMIUM);

/** An empty page of a browser that talks to this machine only. It is closed when the test is over. */
export async function openPage(): Promise<Page> {
  const profile = mkdtempSync(join(tmpdir(), "whyql-browser-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    viewport: { width: 1500, height: 950 },
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  onTestFinished(async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  });
  return context.newPage();
}
