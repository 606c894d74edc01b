import { factKey } from "../engine/evidence/fact.ts";
import type { EvidenceSubgraph } from "../engine/evidence/exploration.ts";
import type { AskedQuestion } from "./asked-question.ts";
import type { Operation } from "./operation.ts";
import { partId } from "./part-id.ts";
import { shownSelection } from "./shown-exploration.ts";
import { shownId } from "./shown-id.ts";

/** Where evidence is looked for, with an id that is good among those of all questions. */
export async function findSelection(asked: AskedQuestion, operation: Operation) {
  const selection = await operation.get(asked, operation.engine.stages.sourceSelection(asked.question));
  const digest = shownId(asked.id, selection);
  return {
    ...shownSelection(selection, operation),
    id: partId({ type: "SourceSelection", question: asked.id, digest }),
  };
}

/** An evidence subgraph with an id that is good among those of all questions. */
export interface FoundSubgraph extends EvidenceSubgraph {
  readonly id: string;
}

/** Facts that tell one subgraph of a question from another: of thousands the first ones and their number do. */
const TELLING = 100;

export async function findSubgraph(asked: AskedQuestion, { engine, get }: Operation): Promise<FoundSubgraph> {
  const subgraph = await get(asked, engine.stages.subgraph(asked.question));
  const { facts, ...counts } = subgraph;
  const digest = shownId(asked.id, counts, facts.length, facts.slice(0, TELLING).map(factKey));
  return { ...subgraph, id: partId({ type: "EvidenceSubgraph", question: asked.id, digest }) };
}
