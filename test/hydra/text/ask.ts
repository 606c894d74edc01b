import type { FactNode } from "../../../engine/evidence/fact.ts";
import type { InvestigationParts } from "../../../engine/investigation-parts.ts";
import { DEFAULT_HYDRA_OPTIONS } from "../../../engine/strategies/hydra/parameters.ts";
import { textPathsStage, type TextAsked, type TextPaths } from "../../../engine/strategies/hydra/text/text-paths.ts";
import { createBuiltinReasoner } from "../../../reasoners/english/reasoner.ts";
import { fakeQuestion } from "../../fakes/question.ts";
import { runStage, type Ran } from "../../query/run-stages.ts";
import { graph } from "./pages.ts";

export interface AskedText extends Partial<Omit<TextAsked, "outline">> {
  readonly skyline: TextAsked["outline"]["skyline"];
  readonly question?: string;
}

/** Paths of documents along a skyline, as the built-in reasoner reads them unless another is given. */
export async function pathsAlong(
  { skyline, question = "a question", ...rest }: AskedText,
  parts: Partial<InvestigationParts>,
): Promise<{ readonly value: TextPaths; readonly ran: Ran }> {
  const asked: TextAsked = {
    phase: "initial",
    kind: "DOCUMENTS",
    topics: [],
    searchFor: [question],
    otherSkylines: [],
    rejected: [],
    options: DEFAULT_HYDRA_OPTIONS,
    outline: { skyline, subQuestions: [question] },
    ...rest,
  };
  const all = { graph, documents: [], reasoner: createBuiltinReasoner(), ...parts };
  return runStage(textPathsStage(asked, fakeQuestion(question), all));
}

/** `Mariner Moose – mascot of → Seattle Mariners`: words in quotation marks where no entity is linked. */
export function shown({ paths, labels }: TextPaths): readonly string[] {
  return paths.map(({ path }) =>
    path.chains
      .flat()
      .map(({ facts: [fact], direction }, index) => {
        if (fact === undefined) throw new Error("a step without facts");
        const [subject, object] = [nameOf(fact.subject, labels), nameOf(fact.object, labels)];
        const [from, to] = direction === "FORWARD" ? [subject, object] : [object, subject];
        const arrow = direction === "FORWARD" ? ` – ${fact.relation} → ` : ` ← ${fact.relation} – `;
        return `${index === 0 ? from : ""}${arrow}${to}`;
      })
      .join(""),
  );
}

function nameOf(node: FactNode, labels: TextPaths["labels"]): string {
  return node.kind === "iri" ? (labels[node.value] ?? node.value) : node.kind === "words" ? `“${node.text}”` : "?";
}

/** The sentences of all paths. */
export function quotesOf({ paths }: TextPaths): readonly string[] {
  return paths.flatMap(({ path }) =>
    path.facts.map((fact) => (fact.kind === "quote" ? fact.quote.text : "no sentence")),
  );
}
