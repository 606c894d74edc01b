import { counted } from "../../values/counted.ts";
import { satisfies } from "../../values/compare-values.ts";
import { literalValue } from "../../values/literal-value.ts";
import { unitName } from "../../values/unit.ts";
import { isOfSet, type Condition, type SetForm, type Value } from "../../question/form/logical-form.ts";
import { childForms, childSlot, type Slot } from "../../question/form/walk.ts";
import { endOf } from "./hop.ts";
import type { RawRow } from "./read-rows.ts";
import { isSeparate } from "./separate-parts.ts";
import type { EvaluationSource } from "./source.ts";

/** What is said of a set is added to these: all notes, and those of them that say what could not be checked. */
export interface Remarked {
  readonly notes: string[];
  readonly unchecked: string[];
}

/** The rows whose values satisfy every condition and every literal of the question. */
export function rowsMeeting(
  rows: readonly RawRow[],
  form: SetForm,
  slot: Slot,
  source: EvaluationSource,
  { notes, unchecked }: Remarked,
): readonly RawRow[] {
  let kept = rows;
  for (const { slot: at, condition } of conditionsOf(form, slot)) {
    if (isOpen(condition, kept, at, source)) {
      const note = `the values are in several units, and the question names no unit`;
      notes.push(note);
      unchecked.push(note);
      return [];
    }
    const judged = kept.map((row) => ({ row, certainty: judge(row, at, condition, source) }));
    const undecided = judged.filter(({ certainty }) => certainty === "unknown").length;
    if (undecided > 0) {
      const note = `${counted(undecided, "finding was", "findings were")} left out: the values can not be compared for certain`;
      notes.push(note);
      unchecked.push(note);
    }
    kept = judged.filter(({ certainty }) => certainty === "yes" || certainty === undefined).map(({ row }) => row);
  }
  return kept;
}

/** The conditions that rows of a set have to meet; parts that are computed by themselves meet their own. */
function conditionsOf(form: SetForm, slot: Slot): readonly { readonly slot: Slot; readonly condition: Condition }[] {
  const parts = form.kind === "at" ? [form.set] : childForms(form);
  const inner = parts.flatMap((part, index) =>
    isSeparate(form, index) ? [] : conditionsOf(part, childSlot(slot, index)),
  );
  if (form.kind === "where" && form.tally === undefined && !isOfSet(form.condition))
    return [...inner, { slot, condition: form.condition }];
  return form.kind === "value" ? [{ slot, condition: { operator: "=", value: form.value } }] : inner;
}

/** Is a number asked for without a unit, and stated in several? */
function isOpen(condition: Condition, rows: readonly RawRow[], slot: Slot, source: EvaluationSource): boolean {
  if (!wantedIn(condition).some((value) => value.type === "number" && value.unit === undefined)) return false;
  const units = new Set<string>();
  for (const row of rows) {
    const hop = row.hops.find((each) => each.slot === slot);
    const term = hop === undefined ? undefined : endOf(hop);
    if (hop?.fact.kind !== "triple" || term?.kind !== "literal") continue;
    const context = source.literals(hop.fact.relation);
    const value = literalValue(term, context);
    if (value.type !== "number") continue;
    for (const unit of [value.unit ?? "", ...(context.ownUnits ?? [])]) units.add(unitName(unit));
    if (units.size > 1) return true;
  }
  return false;
}

function wantedIn(condition: Condition): readonly Value[] {
  if (condition.operator === "contains") return [];
  return condition.operator === "between" ? [condition.from, condition.to] : [condition.value];
}

/** Undefined when the row is of another branch of a union, so that the condition does not concern it. */
function judge(
  row: RawRow,
  slot: Slot,
  condition: Condition,
  source: EvaluationSource,
): ReturnType<typeof satisfies> | undefined {
  const hop = row.hops.find((each) => each.slot === slot);
  const term = hop === undefined ? row.terms.get(slot) : endOf(hop);
  if (term === undefined) return undefined;
  if (term.kind !== "literal") return "no";
  return satisfies(
    literalValue(term, hop?.fact.kind === "triple" ? source.literals(hop.fact.relation) : {}),
    condition,
  );
}
