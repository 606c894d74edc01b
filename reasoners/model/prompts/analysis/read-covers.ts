import type { Cover } from "../../accounting/covers.ts";
import type { AnalysisIds } from "./shown-input.ts";
import type { WireReading, WireStep } from "./wire.ts";

const MOST_COVERS = 8;

/** What a reading says of the words that its steps hold, of those steps alone that its answer is made of. */
export function coversOf({ covers, steps, answer }: WireReading, ids: AnalysisIds): readonly Cover[] {
  if (covers.length === 0) return [];
  const used = stepsOf(answer, new Map(steps.map((step) => [step.id, step])));
  return covers.slice(0, MOST_COVERS).flatMap(({ words, step: id }) => {
    const step = used.get(id);
    return step === undefined
      ? []
      : [{ words, op: step.op, says: saidBy(step, ids), counts: "count" in step && step.count }];
  });
}

/** The steps that one is made of, itself among them. */
function stepsOf(answer: string, all: ReadonlyMap<string, WireStep>): ReadonlyMap<string, WireStep> {
  const used = new Map<string, WireStep>();
  for (const open = [answer]; open.length > 0;) {
    const step = all.get(open.pop() ?? "");
    if (step === undefined || used.has(step.id)) continue;
    used.set(step.id, step);
    open.push(...belowOf(step));
  }
  return used;
}

const BELOW = ["from", "set", "without", "a", "b", "event", "of"] as const;

function belowOf(step: WireStep): readonly string[] {
  const one = BELOW.flatMap((key) => {
    const value: unknown = (step as Readonly<Record<string, unknown>>)[key];
    return typeof value === "string" ? [value] : [];
  });
  return "sets" in step ? [...one, ...step.sets] : one;
}

/** A relation of the graph says what it is called, whatever words the model writes beside it. */
function saidBy(step: WireStep, { relations, classes }: AnalysisIds): readonly string[] {
  const linked = [
    ...("relations" in step ? step.relations.flatMap((id) => relations.get(id)?.label ?? []) : []),
    ...("classes" in step ? step.classes.flatMap((id) => classes.get(id)?.label ?? []) : []),
  ];
  const own = step.op === "follow" && linked.length === 0 ? [step.words] : [];
  const value = step.op === "filter" || step.op === "value" ? [step.value] : [];
  return [...linked, ...own, ...value];
}
