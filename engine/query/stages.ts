import { isFused, type QueryGraph } from "../graph/fused-graph.ts";
import type { Stage } from "../investigation/stage.ts";
import type { Json } from "../json.ts";
import type { Form } from "../question/form/logical-form.ts";
import type { Question } from "../question/question.ts";
import { catalogueStage } from "../question/stages.ts";
import { maxAgeOf } from "../sources/age.ts";
import { parseDate } from "../values/date.ts";
import { execute, mostExecutionQueries, type Execution } from "./execution/execute.ts";
import { mostFusedExecution, mostFusedGrounding } from "./fused/bounds.ts";
import { executeFused } from "./fused/execute.ts";
import { groundFused } from "./fused/ground.ts";
import { withFused } from "./fused/stages.ts";
import { ground, mostGroundingQueries, type GroundingResult } from "./grounding/ground.ts";
import { datedNodes } from "./untimed-between.ts";
import { literalsOf } from "../evidence/names.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { todayOf } from "../graph/today.ts";
import { versionOf } from "../sources/version.ts";

/**
 * For stages that ask no source themselves: what they are made of may be fresher for a shorter time, and bounds them.
 */
export const MAX_AGE_MS = maxAgeOf([]);

/** Which combinations of a reading's candidates the graph supports. */
export function groundingStage(form: Form, question: Question, parts: InvestigationParts): Stage<GroundingResult> {
  const { graph } = parts;
  return {
    name: "query.grounding",
    version: 5,
    inputs: { form: asJson(form), graph: versionOf(graph) },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      if (isFused(graph)) return withFused({ graph, question, parts }, context, (source) => groundFused(form, source));
      return ground(form, graph, context);
    },
  };
}

/** What the graph gives for a form with one candidate each. */
export function executionStage(form: Form, question: Question, parts: InvestigationParts): Stage<Execution> {
  const { graph } = parts;
  const today = todayOf(graph, parts.clock);
  return {
    name: "query.execution",
    version: 15,
    inputs: { form: asJson(form), graph: versionOf(graph), today },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      if (isFused(graph)) return withFused({ graph, question, parts }, context, (source) => executeFused(form, source));
      const catalogue = await context.get(catalogueStage(question, parts));
      return execute(form, {
        graph,
        context,
        today: parseDate(today) ?? { type: "date", year: new Date().getUTCFullYear() },
        literals: literalsOf(catalogue),
        // A graph that says when its facts hold says so of each.
        ...(graph.vocabulary.validity === undefined ? { datedNodes: datedNodes(catalogue) } : {}),
        onCut: (reason) => context.markPartial(reason),
      });
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
