import type { Form } from "../../question/form/logical-form.ts";
import type { Question } from "../../question/question.ts";
import { catalogueStage } from "../../question/stages.ts";
import type { Stage } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import { maxAgeOf } from "../../sources/age.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { isoDate, parseDate } from "../../values/date.ts";
import type { InvestigationParts } from "../strategy.ts";
import type { Queried } from "./allowance.ts";
import { execute, type Execution } from "./execution/execute.ts";
import { ground, type GroundingResult } from "./grounding/ground.ts";
import { literalsOf } from "./trace/names.ts";

/** For stages that ask no source themselves: what they are made of may be fresher for a shorter time, and bounds them. */
export const MAX_AGE_MS = maxAgeOf([]);

/** Which combinations of a reading's candidates a graph supports. */
export function groundingStage(form: Form, graph: KnowledgeGraph): Stage<GroundingResult & Queried> {
  return {
    name: "query.grounding",
    version: 3,
    inputs: { form: asJson(form), graph: versionOf(graph) },
    maxAgeMs: maxAgeOf([graph]),
    compute: (context) => countingQueries(context, (counting) => ground(form, graph, counting)),
  };
}

/** What a graph gives for a form with one candidate each. */
export function executionStage(form: Form, graph: KnowledgeGraph, question: Question, parts: InvestigationParts): Stage<Execution & Queried> {
  const today = todayOf(graph);
  return {
    name: "query.execution",
    version: 3,
    inputs: { form: asJson(form), graph: versionOf(graph), today },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      const catalogue = await context.get(catalogueStage(question, parts));
      return countingQueries(context, (counting) =>
        execute(form, {
          graph,
          context: counting,
          today: parseDate(today) ?? { type: "date", year: new Date().getUTCFullYear() },
          literals: literalsOf(catalogue),
          onCut: (reason) => context.markPartial(reason),
        }),
      );
    },
  };
}

/** Grounding and execution put nothing but queries to a graph. */
async function countingQueries<T>(context: UpstreamContext, compute: (counting: UpstreamContext) => Promise<T>): Promise<T & Queried> {
  let queries = 0;
  const counting: UpstreamContext = {
    signal: context.signal,
    upstream: (call, run) => {
      queries += 1;
      return context.upstream(call, run);
    },
  };
  return { ...(await compute(counting)), queries };
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
