import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { packageRoot } from "./package-root.ts";
import { examplesAsText, type ExamplePages } from "./shown-examples.ts";

/** Where `npm run build` puts the Explorer. */
export function explorerFolder(): string {
  return join(packageRoot(), "dist", "explorer");
}

/** The page may load and talk to nothing but this server, and runs no script and no style but those that it serves. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Where in the page the server says what can be asked, for browsers that run no script. */
const HEAD = "<!--head-->";
const START = "<!--start-->";
const AGAIN = '<noscript><meta http-equiv="refresh" content="2"></noscript>';

/** `GET /`: the Explorer, for a browser; others are sent to the endpoint. */
export function explorerPage(folder: string, pages: ExamplePages): RequestHandler {
  const file = join(folder, "index.html");
  return async (request, response) => {
    const isRead = request.method === "GET" && request.accepts(["json", "html"]) === "html";
    if (!isRead) return response.redirect("graphql");
    const [path = "", ...search] = request.originalUrl.split("?");
    // Below a path, what the page needs is found beside it only if its address ends in a slash.
    if (!path.endsWith("/")) return response.redirect([`${request.baseUrl}/`, ...search].join("?"));
    if (!existsSync(file)) {
      response.status(503).type("text").send("The Explorer has not been built. Run `npm run build`.\n");
      return;
    }
    // Whoever comes with a question is not looked for examples.
    const isStart = request.query["question"] === undefined;
    const { html, isPassing } = isStart ? await examplesAsText(pages, request.baseUrl) : NOTHING;
    response.set("content-security-policy", CONTENT_SECURITY_POLICY).set("cache-control", "no-store");
    response.set("x-content-type-options", "nosniff").set("referrer-policy", "no-referrer");
    const page = readFileSync(file, "utf8")
      .replace(HEAD, () => (isPassing ? AGAIN : ""))
      .replace(START, () => html);
    response.type("html").send(page);
  };
}

const NOTHING = { html: "<p>This page needs JavaScript.</p>", isPassing: false };
