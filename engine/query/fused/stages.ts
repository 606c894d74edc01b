import type { Choice } from "./fused-set.ts";
import type { FusedGraph } from "../../graph/fused-graph.ts";
import type { Stage, StageContext } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import type { SetForm } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import type { Question } from "../../question/question.ts";
import { catalogueStage } from "../../question/stages.ts";
import { maxAgeOf } from "../../sources/age.ts";
import { parseDate } from "../../values/date.ts";
import { literalsOf } from "../../evidence/names.ts";
import { fusedSet, type FusedSet, type FusedSource, type Timed } from "./fused-set.ts";
import { settledSet } from "./settled-set.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import { todayOf } from "../../graph/today.ts";
import { versionOf } from "../../sources/version.ts";

/** What the stages of one question in fused graphs are made of. */
export interface FusedContext {
  readonly graph: FusedGraph;
  readonly question: Question;
  readonly parts: InvestigationParts;
}

/**
 * A part of a form in fused graphs: its members as they are known, or as they are chosen. What several forms have in
 * common is one stage, and is asked for once.
 */
function fusedSetStage(
  form: SetForm,
  slot: Slot,
  timed: readonly Timed[],
  choice: Choice,
  fusedContext: FusedContext,
): Stage<FusedSet> {
  const { graph } = fusedContext;
  return {
    name: "query.fusedSet",
    version: 8,
    inputs: {
      form: form as unknown as Json,
      slot,
      timed: timed as unknown as Json,
      choice,
      graph: versionOf(graph),
      today: todayOf(graph, fusedContext.parts.clock),
    },
    maxAgeMs: maxAgeOf([graph]),
    compute: (context) =>
      withFused(fusedContext, context, (source) =>
        choice === "OPEN" ? fusedSet(form, slot, timed, source) : settledSet(form, slot, timed, choice, source),
      ),
  };
}

/** Computes something in fused graphs. */
export async function withFused<T>(
  fusedContext: FusedContext,
  context: StageContext,
  compute: (source: FusedSource) => Promise<T>,
): Promise<T> {
  const { graph, question, parts } = fusedContext;
  const catalogue = await context.get(catalogueStage(question, parts));
  const today = todayOf(graph, parts.clock);
  return compute({
    graph,
    context,
    today: parseDate(today) ?? { type: "date", year: new Date().getUTCFullYear() },
    literals: literalsOf(catalogue),
    partOf: (form, slot, timed, choice) => context.get(fusedSetStage(form, slot, timed, choice, fusedContext)),
  });
}
