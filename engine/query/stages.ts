import { isFused, type QueryGraph } from "../graph/fused-graph.ts";
import type { Stage } from "../investigation/stage.ts";
import type { Json } from "../json.ts";
import type { Form } from "../question/form/logical-form.ts";
import type { Question } from "../question/question.ts";
import { catalogueStage } from "../question/stages.ts";
import { maxAgeOf } from "../sources/age.ts";
import { parseDate } from "../values/date.ts";
import type { InvestigationParts } from "../strategies/strategy.ts";
import type { Queried } from "./query-budget.ts";
import { counting } from "./counting.ts";
import { execute, mostExecutionQueries, type Execution } from "./execution/execute.ts";
import { mostFusedExecution, mostFusedGrounding } from "./fused/bounds.ts";
import { executeFused } from "./fused/execute.ts";
import { groundFused } from "./fused/ground.ts";
import { withFused } from "./fused/stages.ts";
import { ground, mostGroundingQueries, type GroundingResult } from "./grounding/ground.ts";
import { literalsOf } from "../evidence/names.ts";
import { todayOf, versionOf } from "./stage-inputs.ts";

/** For stages that ask no source themselves: what they are made of may be fresher for a shorter time, and bounds them. */
export const MAX_AGE_MS = maxAgeOf([]);

/** Which combinations of a reading's candidates a graph supports. */
export function groundingStage(
  form: Form,
  graph: QueryGraph,
  question: Question,
  parts: InvestigationParts,
): Stage<GroundingResult & Queried> {
  return {
    name: "query.grounding",
    version: 3,
    inputs: { form: asJson(form), graph: versionOf(graph) },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      if (isFused(graph)) return withFused({ graph, question, parts }, context, (source) => groundFused(form, source));
      let queries = 0;
      const grounded = await ground(
        form,
        graph,
        counting(context, () => (queries += 1)),
      );
      return { ...grounded, queries };
    },
  };
}

/** What a graph gives for a form with one candidate each. */
export function executionStage(
  form: Form,
  graph: QueryGraph,
  question: Question,
  parts: InvestigationParts,
): Stage<Execution & Queried> {
  const today = todayOf(graph);
  return {
    name: "query.execution",
    version: 5,
    inputs: { form: asJson(form), graph: versionOf(graph), today },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      if (isFused(graph)) return withFused({ graph, question, parts }, context, (source) => executeFused(form, source));
      const catalogue = await context.get(catalogueStage(question, parts));
      let queries = 0;
      const executed = await execute(form, {
        graph,
        context: counting(context, () => (queries += 1)),
        today: parseDate(today) ?? { type: "date", year: new Date().getUTCFullYear() },
        literals: literalsOf(catalogue),
        onCut: (reason) => context.markPartial(reason),
      });
      return { ...executed, queries };
    },
  };
}

/** The most queries that grounding a form takes. */
export function mostGrounding(form: Form, graph: QueryGraph): number {
  return isFused(graph) ? mostFusedGrounding(form, graph) : mostGroundingQueries(form);
}

/** The most queries that executing a form takes. */
export function mostExecution(form: Form, graph: QueryGraph): number {
  return isFused(graph) ? mostFusedExecution(form, graph) : mostExecutionQueries(form);
}

/** Forms are made of JSON values only; the type of an interface does not say so. */
function asJson(form: Form): Json {
  return form as unknown as Json;
}
