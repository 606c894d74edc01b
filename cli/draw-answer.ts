import type { SourceKind, StrategyResult } from "../engine/evidence/trace.ts";
import type { Style } from "./terminal.ts";

const SOURCES: Readonly<Record<SourceKind, string>> = {
  KG: "the graph",
  DOCUMENTS: "documents",
  WEB: "the web",
  MODEL: "a language model",
};

/** `the graph and documents`. */
export function sourcesInWords(kinds: readonly SourceKind[]): string {
  return kinds.map((kind) => SOURCES[kind]).join(" and ");
}

/** The answer, and in a line or two how it came about. */
export function drawAnswer(
  { status, text, support, confidence, asOf, complete, explanation }: StrategyResult,
  style: Style,
): string {
  const from = support.length === 0 ? [] : [`from ${sourcesInWords(support)}`];
  const facts = [
    ...from,
    ...(support.length === 0 ? [] : [`confidence ${confidence.toFixed(2)}`]),
    ...(asOf === undefined ? [] : [`as of ${asOf}`]),
    ...(complete ? [] : [status === "NOT_KNOWN" ? "not everything could be looked at" : "there may be more"]),
  ];
  return `${style.bold(text)}\n${explanation}\n${facts.length === 0 ? "" : `${style.dim(`(${facts.join(", ")})`)}\n`}`;
}
