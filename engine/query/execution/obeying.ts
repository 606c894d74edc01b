import { counted } from "../../values/counted.ts";
import type { Slot } from "../../question/form/walk.ts";
import { isOpen, type Certainty } from "../../values/interval.ts";
import { isGraphHop, isWithin, membersOf, type GraphHop, type Hop, type Row } from "./hop.ts";
import type { TimeTest } from "./times.ts";

/** Why nothing is decided of what may have been so at another time. */
export const UNDATED = "no dates are stated for what was found, so it may not hold at the time asked about";

/**
 * Does a row obey a time? "undated": the graph does not state when its facts hold, so that nobody can tell; "ahead": it
 * states no end, and the time is to come.
 */
type Obedience = Certainty | "undated" | "ahead";

/**
 * Judges a row by the facts that a time is said of: those nearest to the set. Of one that bears no dates nobody can
 * tell, unless another beside it is stated to hold then ("the members of E that border F"). What leads there ("the
 * president of the country where E was made") must not be stated to hold at other times only; nor does a fact without
 * dates beside dated ones of its subject and relation.
 */
function obedience(row: Row, time: TimeTest): Obedience {
  if (time.kind === "untold") return "undated";
  const hops = row.hops.filter(
    (hop): hop is GraphHop => isGraphHop(hop) && isWithin(hop.slot, time.slot) && !time.kinds.includes(hop.slot),
  );
  const near = hops.filter((hop) => !isInner(hop.slot, time));
  if (time.kind === "past")
    return past(
      near.filter((hop) => time.nearest.includes(hop.slot)),
      time,
    );
  const stated = hops.filter(isStated).map((hop) => holds(hop, time));
  const isTold = near.length === 0 || near.some(isStated);
  return every(isTold ? stated : [...stated, "undated"]);
}

/** Does the graph say when a fact holds, or that it holds at no stated time? */
function isStated({ fact: { validity, dated } }: GraphHop): boolean {
  return validity.length > 0 || dated === true;
}

/** Does a fact lead to the set that the time applies to, rather than hold of its members? */
function isInner(slot: Slot, { nearest }: TimeTest): boolean {
  return nearest.some((each) => slot !== each && isWithin(slot, each));
}

/** What has ended is stated to have: of a fact without dates nobody can tell. */
function past(near: readonly GraphHop[], { test }: TimeTest): Obedience {
  const ended = some(near.flatMap(({ fact }) => fact.validity.map(test)));
  if (ended !== "no") return ended;
  return near.length > 0 && near.every(isStated) ? "no" : "undated";
}

function holds({ fact: { validity } }: GraphHop, { test, isAhead }: TimeTest): Obedience {
  const certainty = some(validity.map(test));
  return certainty === "unknown" && isAhead === true && validity.some(isOpen) ? "ahead" : certainty;
}

function every(all: readonly Obedience[]): Obedience {
  return (["no", "undated", "ahead", "unknown"] as const).find((each) => all.includes(each)) ?? "yes";
}

function some(all: readonly Certainty[]): Certainty {
  return (["yes", "unknown"] as const).find((each) => all.includes(each)) ?? "no";
}

/** What a set keeps at the times that it is read at. */
export interface TimelyRows<Kind extends Row> {
  readonly rows: readonly Kind[];
  /** Why something could not be checked, as sentences. */
  readonly unchecked: readonly string[];
}

/**
 * The rows that obey. Where none does for certain, those whose dates are too coarse to tell; and where no dates are
 * stated and today is asked about, the only member that there is. Anything else that can not be checked is left out,
 * which is said; of a time to come that is whatever holds today.
 */
export function rowsAt<Kind extends Row>(rows: readonly Kind[], times: readonly TimeTest[]): TimelyRows<Kind> {
  const judged = rows.map((row) => ({ row, obeys: obedienceToAll(row, times) }));
  const of = (wanted: Obedience): readonly Kind[] =>
    judged
      .filter(({ obeys }) => obeys === wanted)
      .map(({ row }) => ({ ...row, hops: [...row.hops, ...reasons(row, times)] }));
  const [certain, coarse, undatedRows, ahead] = [of("yes"), of("unknown"), of("undated"), of("ahead")];
  if (certain.length > 0) return { rows: certain, unchecked: leftOut(certain, [...coarse, ...undatedRows, ...ahead]) };
  if (coarse.length > 0 && times.some(({ isThroughout }) => isThroughout === true))
    return { rows: [], unchecked: [NOT_ALL_OF_IT] };
  if (coarse.length > 0)
    return {
      rows: coarse,
      unchecked: [
        "the dates are not exact enough to be certain of the time",
        ...leftOut(coarse, [...undatedRows, ...ahead]),
      ],
    };
  if (ahead.length > 0) return { rows: [], unchecked: [TO_COME] };
  if (undatedRows.length === 0) return { rows: [], unchecked: [] };
  const isOne = membersOf(undatedRows).length === 1 && times.every(({ kind }) => kind === "now");
  return isOne
    ? { rows: undatedRows, unchecked: ["no dates are stated for it, so it may have ended"] }
    : { rows: [], unchecked: [UNDATED] };
}

/** The rows that may obey: all that is not stated to hold at other times. */
export function rowsPerhapsAt<Kind extends Row>(rows: readonly Kind[], times: readonly TimeTest[]): readonly Kind[] {
  return rows.filter((row) => obedienceToAll(row, times) !== "no");
}

/** Tests of one slot are alternatives: an event may have several dates. */
function obedienceToAll(row: Row, times: readonly TimeTest[]): Obedience {
  const slots = [...new Set(times.map((time) => time.slot))];
  const alternatives = (slot: Slot): Obedience => {
    const all = times.filter((time) => time.slot === slot).map((time) => obedience(row, time));
    return (["yes", "unknown", "ahead", "undated"] as const).find((each) => all.includes(each)) ?? "no";
  };
  return every(slots.map(alternatives));
}

const NOT_ALL_OF_IT = "the dates do not tell whether it held from the beginning to the end of the time asked about";

const TO_COME = "what holds today may have ended by the time asked about, and no end of it is stated";

function leftOut(kept: readonly Row[], others: readonly Row[]): readonly string[] {
  const keys = new Set(membersOf(kept).map((member) => JSON.stringify(member)));
  const lost = membersOf(others).filter((member) => !keys.has(JSON.stringify(member))).length;
  return lost === 0
    ? []
    : [
        `${counted(lost, "other is", "others are")} left out: nothing tells whether ${lost === 1 ? "it holds" : "they hold"} at the time asked about`,
      ];
}

/** What the times rest on that a row obeys. */
function reasons(row: Row, times: readonly TimeTest[]): readonly Hop[] {
  return times
    .filter((time) => time.because.length > 0 && obedience(row, time) !== "no")
    .flatMap((time) => time.because);
}
