import { nodeKey } from "../../evidence/fact.ts";
import type { DateValue, SetForm } from "../../question/form/logical-form.ts";
import { childSlot, ROOT, type Slot } from "../../question/form/walk.ts";
import { XSD } from "../../rdf/term.ts";
import { compareDates, isoDate } from "../../values/date.ts";
import { literalValue, type LiteralContext } from "../../values/literal-value.ts";
import { textValue } from "../../values/text-value.ts";
import { endOf, startOf, type Hop, type Row } from "./hop.ts";
import { outermostFollows } from "./times.ts";

export type Literals = (relation: string) => LiteralContext;

type Undated = "OVER" | "NOT_OVER" | "UNCLEAR";

/** A step from a thing to what is stated of its beginning or end. */
export interface Step {
  readonly owner: string;
  /** Absent where no date is stated. */
  readonly date: DateValue | undefined;
  /** What is told where there is no date: that it is over, that it is not, or nothing that anybody could tell. */
  readonly undated: Undated;
  /** True where the relation may tell of another end than that which is meant, or that it was over for a while only. */
  readonly isLoose: boolean;
  /** What the relation is called, as far as its name is known here. */
  readonly label: string;
  readonly row: Row;
}

/** The steps that lead to the members of the set that stands at a place of the form. */
export function stepsTo(rows: readonly Row[], set: SetForm, index: number, literals: Literals): readonly Step[] {
  const slots = lastSteps(set, childSlot(ROOT, index));
  return rows.flatMap((row): readonly Step[] => {
    const hop = row.hops.find((each) => slots.has(each.slot) && nodeKey(endOf(each)) === nodeKey(row.value));
    if (hop === undefined) return [];
    const { label = "", isLoose = false } = slots.get(hop.slot) ?? {};
    const [date, undated] = [dateOf(hop, literals), undatedOf(hop)];
    return [{ owner: nodeKey(startOf(hop)), date, undated, isLoose, label, row }];
  });
}

interface Called {
  readonly label: string;
  readonly isLoose: boolean;
}

/** Where the steps to the members of a set stand, and what they are called. */
function lastSteps(set: SetForm, slot: Slot): ReadonlyMap<Slot, Called> {
  const called = new Map<Slot, Called>();
  const look = (form: SetForm, at: Slot): void => {
    if (form.kind === "follow") {
      const [best] = form.relation.candidates;
      called.set(at, { label: best?.label ?? form.relation.text, isLoose: best?.loose === true });
    } else if (form.kind === "union") form.sets.forEach((each, place) => look(each, childSlot(at, place)));
    else if ("set" in form) look(form.set, childSlot(at, 0));
  };
  look(set, slot);
  return new Map(outermostFollows(set, slot).map((each) => [each, called.get(each) ?? { label: "", isLoose: false }]));
}

function dateOf(hop: Hop, literals: Literals): DateValue | undefined {
  const end = endOf(hop);
  const value =
    end.kind === "literal"
      ? literalValue(end, hop.fact.kind === "triple" ? literals(hop.fact.relation) : {})
      : end.kind === "words"
        ? textValue(end.text)
        : undefined;
  return value?.type === "date" ? value : undefined;
}

/** A grave tells that somebody is dead; of a text, or of a time of day, nobody can say what it tells. */
function undatedOf(hop: Hop): Undated {
  const end = endOf(hop);
  if (end.kind === "words") return "UNCLEAR";
  if (end.kind !== "literal") return "OVER";
  if (end.datatype !== `${XSD}boolean`) return "UNCLEAR";
  return ["true", "1"].includes(end.lexical) ? "OVER" : "NOT_OVER";
}

/** Has it come by a day? What is stated by its year alone may be to come, but a death is stated of the dead only. */
export function hasCome(date: DateValue, day: DateValue, isOfLife: boolean): boolean {
  const order = compareDates(date, day);
  return order === "before" || order === "equal" || (isOfLife && order === "unknown");
}

/** The most exact of dates of which none contradicts another; undefined where they do, or one is none. */
export function agreed(dates: readonly (DateValue | undefined)[]): DateValue | undefined {
  const known = dates.flatMap((date) => date ?? []);
  const [first, ...others] = [...known].sort((a, b) => isoDate(b).length - isoDate(a).length);
  if (first === undefined || known.length < dates.length) return undefined;
  const contradicts = (other: DateValue): boolean => ["before", "after"].includes(compareDates(first, other));
  return others.some(contradicts) ? undefined : first;
}

export interface End {
  readonly date: DateValue;
  readonly label: string;
}

/** When it was over; undefined where nothing tells that it is, or only that it is to be. */
export function endOfTime(
  steps: readonly Step[],
  day: DateValue,
  isOfLife: boolean,
): End | "UNDATED" | "UNCLEAR" | "SEVERAL" | undefined {
  if (steps.some(({ isLoose, undated, date }) => isLoose && (date !== undefined || undated !== "NOT_OVER")))
    return "UNDATED";
  const dated = steps.flatMap(({ date, label }) => (date === undefined ? [] : [{ date, label }]));
  const passed = dated.filter(({ date }) => hasCome(date, day, isOfLife));
  if (passed.length === 0) {
    if (dated.some(({ date }) => compareDates(date, day) === "unknown")) return "UNCLEAR";
    return steps.some(({ date, undated }) => date === undefined && undated !== "NOT_OVER") ? "UNDATED" : undefined;
  }
  const date = agreed(passed.map((each) => each.date));
  const named = passed.find((each) => date !== undefined && isoDate(each.date) === isoDate(date));
  return date === undefined || named === undefined ? "SEVERAL" : { date, label: named.label };
}
