import { labelsOf } from "../graph/neighbourhood/labels.ts";
import { isAnyTime, isSet, type FollowForm, type Form, type SetForm } from "../question/form/logical-form.ts";
import { printForm } from "../question/form/print-form.ts";
import { vocabularyOf } from "../question/form/phrases/vocabulary.ts";
import type { Catalogue } from "../sources/knowledge-graph.ts";
import { attemptReading } from "./attempt.ts";
import { membersOf } from "./execution/hop.ts";
import type { QueryContext } from "./outcomes.ts";
import type { RankedReading } from "./readings.ts";

/** A chain is walked back so many steps at most, and so many things are told at which it ends. */
const MOST_STEPS = 3;
const MOST_TOLD = 3;

/**
 * How far a chain of relations leads that does not lead to its end, as a clause: the birthplace of somebody is known,
 * and its population is not. Undefined for a form that is no chain of two at least, and where its first step leads
 * nowhere.
 */
export async function howFar(
  reading: RankedReading,
  catalogue: Catalogue,
  queryContext: QueryContext,
): Promise<string | undefined> {
  let step = stepOf(reading.form);
  for (let steps = 0; steps < MOST_STEPS && step !== undefined; steps += 1) {
    const before = step.from;
    if (stepOf(before) === undefined) return undefined;
    const { outcome, status } = await attemptReading(withoutAnswer(reading, before), queryContext);
    if (status === "ANSWERED" && outcome?.decision.kind === "members") {
      const things = membersOf(outcome.decision.rows).flatMap((node) => (node.kind === "iri" ? [node.value] : []));
      if (things.length === 0) return undefined;
      const told = things.slice(0, MOST_TOLD);
      const labels = await labelsOf(queryContext.parts.graph, told, queryContext.context);
      return toldOf(
        outcome.form,
        told.map((iri) => labels.get(iri) ?? iri),
        things.length,
        step,
        catalogue,
      );
    }
    step = stepOf(before);
  }
  return undefined;
}

/** What was asked of the answer is not asked of what leads to it. */
function withoutAnswer({ asks: _asks, untold: _untold, ...reading }: RankedReading, form: SetForm): RankedReading {
  return { ...reading, form };
}

/** The last step of a chain; now is when everything is asked that says no time. */
function stepOf(form: Form): FollowForm | undefined {
  if (form.kind === "at")
    return isAnyTime(form.time) || (form.time.kind === "now" && form.time.implied === true)
      ? stepOf(form.set)
      : undefined;
  return form.kind === "follow" ? form : undefined;
}

function toldOf(
  form: Form,
  names: readonly string[],
  count: number,
  { relation }: FollowForm,
  catalogue: Catalogue,
): string | undefined {
  const [link] = relation.candidates;
  if (link === undefined || !isSet(form)) return undefined;
  const vocabulary = vocabularyOf(catalogue);
  const listed = `${names.join(", ")}${count > names.length ? ` and ${count - names.length} more` : ""}`;
  const lacking =
    link.direction === "FORWARD"
      ? `the graph states no “${link.label}” for ${count === 1 ? "it" : "them"}`
      : `nothing in the graph has ${count === 1 ? "it" : "any of them"} as its “${link.label}”`;
  return `${printForm(form, vocabulary)} ${count === 1 ? "is" : "are"} ${listed}, and ${lacking}`;
}
