import { nodeKey, type GraphFact } from "../../evidence/fact.ts";
import type { DateValue, ExtremeForm, SetForm } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import type { Iri } from "../../rdf/term.ts";
import { compareDates } from "../../values/date.ts";
import { LIMITS } from "../limits.ts";
import { GIVEN } from "./given.ts";
import { isGraphHop, type GraphHop, type Hop, type Row } from "./hop.ts";

/** The day on which a quantity was measured. Things that happened on a date are not measured again. */
function measurementOf({ object, validity }: GraphFact): DateValue | undefined {
  return object.kind === "literal" ? validity.find(({ observed }) => observed !== undefined)?.observed : undefined;
}

/** A quantity of a thing, whatever it came out as. */
function quantityOf({ subject, relation }: GraphFact): string {
  return `${nodeKey(subject)} ${relation}`;
}

/** The last day on which each quantity of each thing was measured, as far as rows tell. */
export function latestMeasurements(rows: readonly Row[]): ReadonlyMap<string, DateValue> {
  const latest = new Map<string, DateValue>();
  for (const { hops } of rows)
    for (const hop of hops) {
      const date = isGraphHop(hop) ? measurementOf(hop.fact) : undefined;
      // Hardly any fact is a measurement, and there may be very many facts.
      if (date === undefined || !isGraphHop(hop)) continue;
      const quantity = quantityOf(hop.fact);
      const known = latest.get(quantity);
      if (known === undefined || compareDates(known, date) === "before") latest.set(quantity, date);
    }
  return latest;
}

/** Is a quantity known to have been measured later? */
export function isMeasuredAgain({ fact }: GraphHop, latest: ReadonlyMap<string, DateValue>): boolean {
  if (fact.measuredAgain === true) return true;
  const date = measurementOf(fact);
  const last = date === undefined ? undefined : latest.get(quantityOf(fact));
  return date !== undefined && last !== undefined && compareDates(date, last) === "before";
}

/** All values of a relation for some things, whatever a question says of the values. */
export interface ValuesWanted {
  /** `set` stands for the things. */
  readonly form: ExtremeForm;
  readonly subjects: readonly Iri[];
}

/**
 * What has to be asked to know which measurements among rows are the last ones: a condition on the values keeps others
 * out of the rows. In parts that one query can name.
 */
export function valuesToCompare(form: SetForm, rows: readonly Row[]): readonly ValuesWanted[] {
  const isConditional = [...nodesOf(form)].some(({ node: { kind } }) => kind === "where" || kind === "value");
  if (!isConditional) return [];
  const byRelation = new Map<string, Map<string, Iri>>();
  for (const { fact } of rows.flatMap((row) => row.hops.filter(isGraphHop))) {
    const { subject, relation } = fact;
    if (measurementOf(fact) === undefined || subject.kind !== "iri") continue;
    const subjects = byRelation.get(relation) ?? new Map<string, Iri>();
    byRelation.set(relation, subjects.set(subject.value, subject));
  }
  return [...byRelation].flatMap(([iri, subjects]) => {
    const by = { text: "", candidates: [{ iri, label: "", direction: "FORWARD" as const, score: 1 }] };
    const values: ExtremeForm = { kind: "extreme", set: GIVEN, by, direction: "max", rank: 1 };
    const all = [...subjects.values()];
    const size = LIMITS.validityPairsPerQuery;
    return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => ({
      form: values,
      subjects: all.slice(index * size, (index + 1) * size),
    }));
  });
}

/** The rows, each measurement among them that is not the last one marked as such. */
export function withLaterMeasurements<Kind extends Row>(
  rows: readonly Kind[],
  values: readonly Row[],
): readonly Kind[] {
  const latest = latestMeasurements([...rows, ...values]);
  if (latest.size === 0) return rows;
  const told = (hop: Hop): Hop =>
    isGraphHop(hop) && isMeasuredAgain(hop, latest) ? { ...hop, fact: { ...hop.fact, measuredAgain: true } } : hop;
  return rows.map((row) => ({ ...row, hops: row.hops.map(told) }));
}
