import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";

const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Whether a browser is installed; `.ci/run` sees to it. */
export const hasBrowser = existsSync(CHROMIUM);

let browser: Promise<Browser> | undefined;

/** Started once for all files that a process tests: that takes longer than most tests. It ends with the process. */
function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: CHROMIUM,
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
  return browser;
}

/**
 * An empty page of a browser that talks to this machine only, in a profile of its own. It is closed when the test is
 * over.
 */
export async function openPage(): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 1500, height: 950 } });
  onTestFinished(() => context.close());
  return context.newPage();
}
