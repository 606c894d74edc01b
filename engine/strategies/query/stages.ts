import type { Form } from "../../question/form/logical-form.ts";
import type { Question } from "../../question/question.ts";
import { catalogueStage } from "../../question/stages.ts";
import type { Stage } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import { isoDate, parseDate } from "../../values/date.ts";
import type { InvestigationParts } from "../strategy.ts";
import { execute, type Execution } from "./execution/execute.ts";
import { ground, type GroundingResult } from "./grounding/ground.ts";
import { literalsOf } from "./trace/names.ts";

/** Graphs change their version with their content, so that the age only bounds how long unused results are kept. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Which combinations of a reading's candidates a graph supports. */
export function groundingStage(form: Form, graph: KnowledgeGraph): Stage<GroundingResult> {
  return {
    name: "query.grounding",
    version: 1,
    inputs: { form: asJson(form), graph: versionOf(graph) },
    maxAgeMs: MAX_AGE_MS,
    compute: (context) => ground(form, graph, context),
  };
}

/** What a graph gives for a form with one candidate each. */
export function executionStage(form: Form, graph: KnowledgeGraph, question: Question, parts: InvestigationParts): Stage<Execution> {
  const today = todayOf(graph);
  return {
    name: "query.execution",
    version: 1,
    inputs: { form: asJson(form), graph: versionOf(graph), today },
    maxAgeMs: MAX_AGE_MS,
    async compute(context) {
      const catalogue = await context.get(catalogueStage(question, parts));
      return execute(form, {
        graph,
        context,
        today: parseDate(today) ?? { type: "date", year: new Date().getUTCFullYear() },
        literals: literalsOf(catalogue),
        onCut: (reason) => context.markPartial(reason),
      });
    },
  };
}

/** The day that "now" means: the day on which the graph's facts hold, else this day. ISO 8601. */
export function todayOf(graph: KnowledgeGraph): string {
  const asOf = graph.asOf === undefined ? undefined : parseDate(graph.asOf);
  return asOf === undefined ? new Date().toISOString().slice(0, 10) : isoDate(asOf);
}

export function versionOf({ id, version }: { readonly id: string; readonly version: string }): Json {
  return { id, version };
}

/** Forms are made of JSON values only; the type of an interface does not say so. */
function asJson(form: Form): Json {
  return form as unknown as Json;
}
