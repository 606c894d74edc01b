import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { packageRoot } from "./package-root.ts";

/** Where `npm run build` puts the playground. */
export function playgroundFolder(): string {
  return join(packageRoot(), "dist", "playground");
}

/**
 * The page may load and talk to nothing but this server. Monaco, the playground's editor, writes styles into the page,
 * carries its icons in them and makes its workers from scripts of ours.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Answers a browser that opens the GraphQL address with GraphiQL; every other request goes on. */
export function playgroundPage(folder: string): RequestHandler {
  return (request, response, next) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    const wantsPage = reads && request.query["query"] === undefined && request.accepts(["json", "html"]) === "html";
    if (!wantsPage) return next();
    if (!existsSync(join(folder, "index.html"))) {
      response.status(503).type("text").send("The playground has not been built. Run `npm run build`.\n");
      return;
    }
    response.set("content-security-policy", CONTENT_SECURITY_POLICY);
    response.set("x-content-type-options", "nosniff");
    response.set("referrer-policy", "no-referrer");
    response.sendFile("index.html", { root: folder });
  };
}
