import type { RequestHandler, Response } from "express";
import type { Engine } from "../engine/engine.ts";
import type { ExampleQuestion, Examples } from "../engine/examples/example.ts";
import type { ExampleSource } from "../engine/examples/example-source.ts";
import { Failure } from "../engine/failure.ts";
import { escapeHtml } from "../engine/text/escape-html.ts";
import { visible, visibleValue } from "../engine/text/visible.ts";
import type { Log } from "./log.ts";

/** An example as pages are given it. */
export interface ShownExample extends ExampleQuestion {
  /** Of the question, as `questionById` takes it. */
  readonly id: string;
}

/** What pages are given: no examples where those that come with the playground do. */
export interface ShownExamples extends Omit<Examples, "examples"> {
  readonly isOwnGraph: boolean;
  readonly examples: readonly ShownExample[];
}

/** What the pages that show examples are made with. */
export interface ExamplePages {
  /** Undefined for the graph that is built in. */
  readonly source: ExampleSource | undefined;
  readonly engine: Engine;
  readonly log: Log;
}

/** Milliseconds for which a page waits for examples that are still looked for. */
const PATIENCE_MS = 3_000;
const NONE: ShownExamples = { isOwnGraph: false, examples: [], missing: [], cutShort: false };

/** `GET /graphql/examples`: the examples as JSON, when they are found; 503 where the graph can not be asked now. */
export function examplesAsJson(pages: ExamplePages): RequestHandler {
  return async (_request, response) => {
    response.set("cache-control", "no-store");
    try {
      response.json(await shownExamples(pages));
    } catch (error) {
      response.status(503).json({ problem: problemOf(error, pages.log) });
    }
  };
}

/** The page may load and run nothing. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `GET /`: what can be asked of the graph, for a browser; others are sent to the endpoint, and so is everybody where
 * the graph is the one that is built in.
 */
export function examplesPage(pages: ExamplePages): RequestHandler {
  return async (request, response) => {
    const isRead = request.method === "GET" && request.accepts(["json", "html"]) === "html";
    if (pages.source === undefined || !isRead) return response.redirect("graphql");
    const playground = `${request.baseUrl}/graphql`;
    response.set("content-security-policy", CONTENT_SECURITY_POLICY).set("cache-control", "no-store");
    try {
      const found = await Promise.race([shownExamples(pages), later()]);
      sendPage(response, found === undefined ? SEARCHING : listed(found, playground), playground, found === undefined);
    } catch (error) {
      response.status(503);
      sendPage(
        response,
        `<p>The graph can not be asked now: ${escapeHtml(problemOf(error, pages.log))}</p>`,
        playground,
      );
    }
  };
}

const SEARCHING = "<p>Questions that this graph answers are being looked for. The page loads itself again.</p>";

async function later(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
}

async function shownExamples({ source, engine }: ExamplePages): Promise<ShownExamples> {
  if (source === undefined) return NONE;
  const { examples, ...others } = await source.examples();
  return {
    isOwnGraph: true,
    ...visibleValue(others),
    examples: examples.map((each) => ({ ...visibleValue(each), id: engine.question(each.question).id })),
  };
}

function problemOf(error: unknown, log: Log): string {
  if (error instanceof Failure) return visible(error.message);
  log.error("Examples could not be looked for", error);
  return "Something went wrong on our side.";
}

function listed({ examples, missing }: ShownExamples, playground: string): string {
  const link = ({ question, answer }: ShownExamples["examples"][number]): string =>
    `<li><a href="${escapeHtml(playground)}#question=${encodeURIComponent(question)}">${escapeHtml(question)}</a> ${escapeHtml(answer)}</li>`;
  // Each of several graphs has a list of its own.
  const titles = [...new Set(examples.map(({ graph }) => graph))];
  const lists = titles.map((title) => {
    const own = examples.filter(({ graph }) => graph === title).map(link);
    return `${title === undefined ? "" : `<h2>${escapeHtml(title)}</h2>`}<ul>${own.join("")}</ul>`;
  });
  const reasons = missing.map(
    ({ reason, graph }) => `<li>${graph === undefined ? "" : `${escapeHtml(graph)}: `}${escapeHtml(reason)}</li>`,
  );
  return [
    examples.length === 0
      ? "<p>No question was found that this graph answers.</p>"
      : `<p>Questions made from the graph, and its answers:</p>${lists.join("")}`,
    reasons.length === 0 ? "" : `<p>There are no more, because</p><ul>${reasons.join("")}</ul>`,
    "<p><code>npm run doctor</code> says what the graph holds and what would make more of it.</p>",
  ].join("\n");
}

function sendPage(response: Response, content: string, playground: string, isRefreshed = false): void {
  response.type("html").send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">${isRefreshed ? '\n<meta http-equiv="refresh" content="2">' : ""}
<title>whyql</title>
<style>body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem } li { margin: .3rem 0 }</style>
</head>
<body>
<h1>whyql</h1>
${content}
<p><a href="${escapeHtml(playground)}">The playground</a> asks anything else.</p>
</body>
</html>
`);
}
