import type { Table } from "../compare/table.ts";
import { html, type Html } from "./html/html.ts";
import { htmlChart } from "./html/html-chart.ts";
import { htmlTable } from "./html/html-table.ts";
import { htmlTrace } from "./html/html-trace.ts";
import { page, type PagePart } from "./html/page.ts";
import { titleOf } from "./measured-run.ts";
import { chartsOf } from "./plots/charts.ts";
import { introduction } from "./introduction.ts";
import type { ScoredRun } from "./scored-run.ts";
import { definitionsSection, type Section, sectionsOf, settingsSection } from "./sections.ts";
import { wrongQuestions, type WrongQuestions } from "./wrong-questions.ts";

export interface ReportOptions {
  /** Of the page; `Evaluation` and the sets unless told. */
  readonly title?: string;
  /** Wrong questions that are shown with their traces, of all runs together; 200 unless told. */
  readonly maxWrong?: number;
}

const MAX_WRONG = 200;

/**
 * Runs as one page of HTML that needs nothing besides itself: tables, plots, and every wrong question with its trace,
 * as many as there is room for. The same runs give the same page.
 * @throws RangeError when there is no run, or for a bound that is no whole number
 */
export function writeReport(runs: readonly ScoredRun[], { title, maxWrong = MAX_WRONG }: ReportOptions = {}): string {
  if (!Number.isInteger(maxWrong) || maxWrong < 0)
    throw new RangeError(`maxWrong is to be a whole number from 0, not ${maxWrong}.`);
  const { heading, lead } = introduction(runs);
  return page(title ?? heading, lead, [
    ...sectionsOf(runs).map(part),
    wrongPart(wrongQuestions(runs, maxWrong)),
    part(settingsSection(runs)),
    part(definitionsSection(runs)),
  ]);
}

function part({ id, title, lead, tables, plotted }: Section): PagePart {
  const plots = plotted === undefined ? undefined : html`<div class="plots">${chartsOf(plotted).map(htmlChart)}</div>`;
  const body = html`${lead === undefined ? undefined : html`<p class="note">${lead}</p>`}${plots}${tables.map((table) => titled(table, title))}`;
  return { id, title, body };
}

/** A table that is named like its section needs no heading of its own. */
function titled(table: Table, section: string): Html {
  return html`${table.title === section ? undefined : html`<h3>${table.title}</h3>`} ${htmlTable(table)}`;
}

function wrongPart(runs: readonly WrongQuestions[]): PagePart {
  const lead =
    "Answers that are not exactly the gold set, in the order in which they were asked. Each unfolds to what it was answered from.";
  return {
    id: "wrong",
    title: "Wrong questions",
    body: html`<p class="note">${lead}</p>`,
    parts: runs.map(({ run, shown, left }, index) => ({
      id: `wrong-${index + 1}`,
      title: `${titleOf(run)}: ${shown.length + left} of ${run.summary.asked}`,
      body: html`${left > 0 ? html`<p class="note">${left} of them are left out here.</p>` : undefined}${shown.map(htmlTrace)}`,
    })),
  };
}
