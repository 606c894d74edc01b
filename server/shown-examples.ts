import type { RequestHandler } from "express";
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

/** Milliseconds for which a page waits for examples: to most readers a script shows them later. */
const PATIENCE_MS = 50;
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

/** What a page says of the examples to a reader whose browser runs no script. */
export interface StartingText {
  /** HTML, in which the names of the graph are text. */
  readonly html: string;
  /** Whether they are still looked for, so that the page has to be loaded again. */
  readonly isPassing: boolean;
}

/**
 * The examples as HTML; waits for them only a moment.
 * @param home Path that the gateway is mounted at, without a slash at its end
 */
export async function examplesAsText(pages: ExamplePages, home: string): Promise<StartingText> {
  if (pages.source === undefined) return { html: WITHOUT_SCRIPT, isPassing: false };
  try {
    const found = await Promise.race([shownExamples(pages), later()]);
    if (found === undefined) return { html: SEARCHING, isPassing: true };
    return { html: `${listed(found, home)}\n${WITHOUT_SCRIPT}`, isPassing: false };
  } catch (error) {
    const html = `<p>The graph can not be asked now: ${escapeHtml(problemOf(error, pages.log))}</p>`;
    return { html: `${html}\n${WITHOUT_SCRIPT}`, isPassing: false };
  }
}

const WITHOUT_SCRIPT = `<p>To ask on this page needs JavaScript. Without it, POST a GraphQL operation to <code>graphql</code> below this address, or run <code>npm run ask -- "question"</code>.</p>`;
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

function listed({ examples, missing }: ShownExamples, home: string): string {
  const link = ({ question, answer }: ShownExamples["examples"][number]): string =>
    `<li><a href="${escapeHtml(home)}/?question=${encodeURIComponent(question)}">${escapeHtml(question)}</a> ${escapeHtml(answer)}</li>`;
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
