import { EXAMPLE_KIND_WORDS, type Examples } from "../engine/examples/example.ts";
import type { Style } from "./terminal.ts";

/** Questions with their answers, and the kinds of which there are none with the reason. */
export function drawExamples({ examples, missing }: Examples, style: Style): string {
  const count = examples.length + missing.length;
  const all = `${examples.length} of ${count} kinds of questions, made from the graph and asked of it:`;
  const head = examples.length === 0 ? "No example question was found that is answered." : `Example questions: ${all}`;
  const of = (graph: string | undefined): string => (graph === undefined ? "" : `${graph}: `);
  const shown = examples.map(
    ({ question, answer, graph }) => `    ${style.dim(of(graph))}${style.accent(question)} ${answer}\n`,
  );
  const lacking = missing.map(
    ({ kind, reason, graph }) => `    ${style.dim(`${of(graph)}none for “${EXAMPLE_KIND_WORDS[kind]}”: ${reason}`)}\n`,
  );
  return [`\n${style.bold(head)}\n`, ...shown, ...lacking].join("");
}
