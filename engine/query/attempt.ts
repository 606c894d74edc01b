import { isWhetherAll, isWhetherOver, type ExistsForm, type Form } from "../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../question/form/walk.ts";
import { counterexampleIn } from "./counterexamples.ts";
import { isFused } from "../graph/fused-graph.ts";
import type { Execution } from "./execution/execute.ts";
import { leavesFirstOpen } from "./execution/without-value.ts";
import { lessFitting, toldOfLess } from "./less-fitting.ts";
import { uncheckedIn } from "./execution/unchecked.ts";
import { unmetIn, unstatedIn } from "./execution/unstated.ts";
import { overPlaces } from "./over-places.ts";
import { otherRelations, saysOtherwise } from "./other-relations.ts";
import { leftOpen, namesMeant } from "./names-meant.ts";
import { mayMeanSeveral } from "./partial-names.ts";
import type { RankedReading } from "./readings.ts";
import { isToldOutright } from "./told-outright.ts";
import { unpairedNamed } from "./unpaired-named.ts";
import { untimedBetween } from "./untimed-between.ts";
import {
  type QueryContext,
  type Outcome,
  type Outcomes,
  type Unexamined,
  namesOf,
  isDecided,
  catalogueOf,
} from "./outcomes.ts";
import { inWiderPlace, negativeEvidenceIn } from "./denied.ts";
import { widestOutcomes, outcomesOverPlaces } from "./widest-outcomes.ts";

/** How a reading fared. */
export interface Attempt {
  readonly reading: RankedReading;
  /**
   * ANSWERED; UNDECIDED when the graph holds the facts but they do not decide; UNSUPPORTED when it does not hold them.
   */
  readonly status: "ANSWERED" | "UNDECIDED" | "UNSUPPORTED";
  readonly outcome?: Outcome;
  /**
   * The same reading of names that mean something else and fit nearly as well, or of other relations that fit as well
   * and lead to nothing of what was found.
   */
  readonly rivals: readonly Outcome[];
  /** Combinations of candidates that a bound kept from being tried. */
  readonly unexamined: Unexamined;
  /** What of a set in which nothing was found states no value that a condition could be put to, as sentences. */
  readonly unstated?: readonly string[];
  /** True where a part of a name leaves open which of several things is meant. */
  readonly isAmbiguous?: true;
}

/** Grounds a reading in the graph and executes what is supported, best first, until something is decided. */
export async function attemptReading(reading: RankedReading, queryContext: QueryContext): Promise<Attempt> {
  return concluded(reading, await widestOutcomes(reading, queryContext), queryContext);
}

async function concluded(reading: RankedReading, outcomes: Outcomes, queryContext: QueryContext): Promise<Attempt> {
  const { unexamined } = outcomes;
  const [decided, ...others] = accepted(reading.form, outcomes.all);
  if (decided !== undefined) {
    const named = await namesMeant(reading.form, outcomes.all.filter(isDecided), queryContext);
    if (named.open.length > 0) {
      const outcome = leftOpen(decided, named.open);
      return { reading, status: "UNDECIDED", outcome, rivals: [], unexamined, isAmbiguous: true };
    }
    const rivals = others.filter(
      (other) => namesOf(other.form) !== namesOf(decided.form) || saysOtherwise(other, decided),
    );
    const leftOut = otherRelations(
      decided,
      others.filter((other) => !rivals.includes(other)),
    );
    const catalogue = await catalogueOf(queryContext);
    // A model that names several relations for the same words means any of them.
    const isOfModel = queryContext.parts.reasoner.mostRequests !== undefined;
    const less = isOfModel ? [] : lessFitting(reading.form, decided.form, catalogue).map(toldOfLess);
    const open = isOfModel || !countsAnyRelated(reading.form, decided.form) ? less : [...less, COUNTED_ANY];
    if (open.length > 0) {
      const outcome = leftOpen(decided, open);
      return { reading, status: "UNDECIDED", outcome, rivals: [], unexamined };
    }
    const more = [
      ...leftOut,
      ...unpairedNamed(decided),
      ...untimedBetween(
        decided.form,
        catalogue,
        !isFused(queryContext.parts.graph) && queryContext.parts.graph.vocabulary.validity === undefined,
      ),
    ];
    const told = named.told.length === 0 ? reading : { ...reading, readAs: [...(reading.readAs ?? []), ...named.told] };
    const said = more.length === 0 ? told : { ...told, doubts: [...(reading.doubts ?? []), ...more] };
    return { reading: said, status: "ANSWERED", outcome: decided, rivals, unexamined };
  }
  // Where a condition could not be checked, or the grammar took words for others, nobody knows that it is not so.
  const isDoubted =
    queryContext.parts.reasoner.mostRequests === undefined &&
    (reading.doubts ?? []).length > 0 &&
    !isToldOutright(reading.form, await catalogueOf(queryContext));
  const isOneThing = !mayMeanSeveral(reading.form) && !isDoubted;
  if (
    isOneThing &&
    reading.form.kind === "exists" &&
    !isWhetherOver(reading.form) &&
    uncheckedIn(outcomes.all).every(leavesFirstOpen)
  ) {
    if (isWhetherAll(reading.form)) {
      const [executed] = outcomes.all;
      const negative = await counterexampleIn(reading, reading.form, executed, queryContext);
      const denied = executed === undefined ? reading : { ...reading, form: executed.form };
      if (negative !== undefined)
        return { reading: denied, status: "ANSWERED", outcome: negative, rivals: [], unexamined };
      return undecidedBy(reading, outcomes);
    }
    const wider = await inWiderPlace(reading.form, queryContext);
    if (wider !== undefined) return { reading, status: "ANSWERED", outcome: wider, rivals: [], unexamined };
    const negative = await negativeEvidenceIn(await overAllPlaces(reading.form, queryContext), queryContext);
    if (negative !== undefined) return { reading, status: "ANSWERED", outcome: negative, rivals: [], unexamined };
  }
  return undecidedBy(reading, outcomes);
}

/** What is first of those in a place is denied by the first of all that lie in it. */
async function overAllPlaces(form: ExistsForm, queryContext: QueryContext): Promise<ExistsForm> {
  const isRanked = [...nodesOf(form)].some(({ node }) => node.kind === "extreme");
  if (!isRanked || isFused(queryContext.parts.graph)) return form;
  const wider = overPlaces(form, await catalogueOf(queryContext));
  return wider?.kind === "exists" ? wider : form;
}

/**
 * What decides a reading. That all are such by a relation that fits less than another, by which only some of them are,
 * is no answer.
 */
function accepted(form: Form, all: readonly Outcome[]): readonly Outcome[] {
  return all.filter((outcome) => isDecided(outcome) && (!isWhetherAll(form) || outcome.linking === all[0]?.linking));
}

function undecidedBy(reading: RankedReading, { all, unexamined }: Outcomes): Attempt {
  const undecided = all.find(({ form, execution }) => isFilled(form, execution) || hasNotes(execution));
  if (undecided !== undefined) return { reading, status: "UNDECIDED", outcome: undecided, rivals: [], unexamined };
  const tables = all.flatMap(({ execution }) => execution.tables);
  const unstated = [
    ...(all.length === 0 ? unmetIn(reading.form) : unstatedIn(tables)),
    ...tables.flatMap(({ leftOut = [] }) => leftOut),
  ];
  return { reading, status: "UNSUPPORTED", rivals: [], unexamined, ...(unstated.length === 0 ? {} : { unstated }) };
}

const COUNTED_ANY = "some have to do with it in a way that was not asked for, so that their number tells nothing";

/**
 * Were things counted that have to do with something by whatever relation there is, and by none that words say? Some of
 * the "villages in E" may, by a relation that leads elsewhere, and nobody knows how many others lie in it.
 */
function countsAnyRelated(reading: Form, taken: Form): boolean {
  if (taken.kind !== "count") return false;
  const said = new Map([...nodesOf(reading)].map(({ node, slot }) => [slot, relationOf(node)?.candidates ?? []]));
  return [...nodesOf(taken)].some(({ node, slot }) => {
    const relation = relationOf(node);
    return relation?.any === true && relation.candidates.length === 0 && (said.get(slot) ?? []).length > 0;
  });
}

/** The same as `attemptReading` by way of the places between; undefined where nothing is found so. */
export async function attemptOverPlaces(
  reading: RankedReading,
  queryContext: QueryContext,
): Promise<Attempt | undefined> {
  const outcomes = await outcomesOverPlaces(reading, reading.form, queryContext);
  return outcomes?.all.some(isDecided) !== true ? undefined : concluded(reading, outcomes, queryContext);
}

/** Are there facts on every side, so that only what they say is in the way? */
function isFilled(form: Form, { tables }: Execution): boolean {
  // Of what goes on nothing tells that it is over.
  const needed = form.kind === "age" ? tables.slice(0, 1) : tables;
  return needed.every((table) => table.rows.length > 0);
}

function hasNotes(execution: Execution): boolean {
  return execution.tables.some((table) => table.notes.length > 0);
}
