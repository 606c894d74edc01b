import type { RecordedAnswer, RecordedEvidence, RecordedPath } from "../../run/record.ts";
import { clipped } from "../clipped.ts";
import { ERROR_MEANINGS } from "../tables/errors-table.ts";
import { percent } from "../../compare/table.ts";
import type { WrongQuestion } from "../wrong-questions.ts";
import { html, type Html, type HtmlValue } from "./html.ts";

/** Enough to see why; a page of everything is read by nobody, and by no telephone. */
const MOST_ITEMS = 12;
const MOST_CHARACTERS = 500;

/** A wrong question that unfolds to all that is known of how it was answered. */
export function htmlTrace({ record, score: { error, hops, kind } }: WrongQuestion): Html {
  const { id, text, repetition, answer, failure, gold, cost, ms } = record;
  const about = [...(hops === undefined ? [] : [`${hops}-hop`]), ...(kind === undefined ? [] : [kind])].join(", ");
  return html`<details class="question">
    <summary><span class="class">${error}</span> <bdi>${clipped(text, MOST_CHARACTERS)}</bdi></summary>
    <dl>
      ${row("question", html`${id}${repetition > 1 ? `, repetition ${repetition}` : ""}${about === "" ? "" : ` (${about})`}`)}
      ${row("gold", gold.answers.length === 0 ? "none: the question is not answerable" : list(gold.answers.map(({ label }) => label)), "gold")}
      ${answer === undefined ? undefined : row("answer", answer.values.length === 0 ? "none" : list(answer.values.map(valueText)))}
      ${row("status", answer?.status ?? "FAILED")}
      ${error === undefined ? undefined : row("error", `${error}: ${ERROR_MEANINGS[error]}`)}
      ${failure === undefined ? undefined : row("failure", `${failure.code}: ${clipped(failure.message, MOST_CHARACTERS)}`)}
      ${answer === undefined ? undefined : answerRows(answer)}
      ${gold.relations === undefined ? undefined : row("gold relations", gold.relations.join(" → "))}
      ${row("cost", `${cost.modelCalls} model calls, ${cost.inputTokens + cost.outputTokens} tokens, ${cost.upstreamQueries} upstream queries, ${Math.round(ms)} ms`)}
    </dl>
  </details> `;
}

function answerRows({ explanation, confidence, support, paths, evidence }: RecordedAnswer): Html {
  return html`${row("confidence", percent(confidence))}
  ${support.length === 0 ? undefined : row("support", support.join(" + "))}
  ${explanation === "" ? undefined : row("explanation", clipped(explanation, 4 * MOST_CHARACTERS))}
  ${paths.length === 0 ? undefined : row("paths", bounded(paths, path, "paths"))}
  ${evidence.length === 0 ? undefined : row("evidence", bounded(evidence, evidenceItem, "pieces of evidence"))}`;
}

function path({ text, relations, answers, grounded }: RecordedPath): Html {
  const written = text === "" ? `${relations.map(({ label }) => label).join(" → ")}: ${answers.join(", ")}` : text;
  return html`${clipped(written, MOST_CHARACTERS)}${grounded ? undefined : html` <span class="source">(a step is without evidence)</span>`}`;
}

function evidenceItem({ kind, source, title, text }: RecordedEvidence): Html {
  const from = [kind, source, ...(title === undefined ? [] : [title])].join(", ");
  return html`${clipped(text, MOST_CHARACTERS)} <span class="source">(${clipped(from, MOST_CHARACTERS)})</span>`;
}

function valueText({ label, iri }: RecordedAnswer["values"][number]): string {
  return iri === undefined ? label : `${label} <${iri}>`;
}

function row(name: string, value: HtmlValue, kind?: string): Html {
  return kind === undefined
    ? html`<dt>${name}</dt>
        <dd>${value}</dd>`
    : html`<dt>${name}</dt>
        <dd class="${kind}">${value}</dd>`;
}

/** One as it is, several as a list. */
function list(items: readonly string[]): HtmlValue {
  if (items.length === 1) return clipped(items[0] ?? "", MOST_CHARACTERS);
  return bounded(items, (item) => html`${clipped(item, MOST_CHARACTERS)}`, "others");
}

function bounded<T>(items: readonly T[], draw: (item: T) => Html, what: string): Html {
  const left = items.length - MOST_ITEMS;
  return html`<ul>
    ${items.slice(0, MOST_ITEMS).map((item) => html`<li>${draw(item)}</li>`)}${left > 0 ? html`<li class="source">${left} further ${what}</li>` : undefined}
  </ul>`;
}
