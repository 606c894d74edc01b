import { nodeKey } from "../../evidence/fact.ts";
import type { DateValue, SetForm, TimeExpression } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import { compareDates, dayRange } from "../../values/date.ts";
import { holdsOn, isOpen, type Interval } from "../../values/interval.ts";
import { endOf, isGraphHop, type Row } from "./hop.ts";
import { longestHeld } from "./longest-turn.ts";

export type Turn = Extract<TimeExpression, { kind: "turn" }>;

/** What one holds without another between: in several stretches, where it is stated again and again. */
export interface Held {
  readonly holder: string;
  /** When it began; of the first of all, by when it had. */
  readonly from: DateValue;
  readonly intervals: readonly Interval[];
}

/** All turns of those in a set, the earliest first. */
export interface Turns {
  readonly all: readonly Held[];
  /** Why they can not be put in an order. */
  readonly open?: string;
}

/** Who is meant by a turn: the intervals of it, none where nobody can tell. */
export interface TurnMeant {
  readonly intervals: readonly Interval[];
  /** What could not be checked, as a sentence. */
  readonly unchecked?: string;
}

const UNDATED = "of one of those who were found no beginning is stated, so that nobody can tell whose turn it was";
const COARSE = "the beginnings are too coarse to say who came first";
const TOO_MANY = "there are too many of them to say whose turn it was";
const OTHERS_BEFORE = "others, of whom nothing is stated, may have come before";
const OTHERS_LATER = "others, of whom nothing is stated, may have come later";
const OTHERS_BETWEEN = "others, of whom nothing is stated, may have come between";
/** What leaves open whether the graph holds all turns, and not which of those that it holds it was. */
const OPEN_TO_OTHERS: ReadonlySet<string> = new Set([OTHERS_BEFORE, OTHERS_LATER, OTHERS_BETWEEN]);

/** Does a remark say only that there may be others than those whose turns are stated? */
export function leavesTurnOpen(remark: string): boolean {
  return OPEN_TO_OTHERS.has(remark);
}

/** Each is held against every other. */
const MOST_TURNS = 300;
const TOGETHER = "several began at the same time, so that none comes next";

/**
 * The turns that rows tell of, by when their facts begin.
 * @param nearest the slots of the facts by which the members of the set came about
 */
export function turnsIn(rows: readonly Row[], nearest: readonly Slot[]): Turns {
  const stated: { readonly holder: string; readonly interval: Interval }[] = [];
  for (const { value, hops } of rows)
    for (const hop of hops) {
      if (!nearest.includes(hop.slot) || nodeKey(endOf(hop)) !== nodeKey(value)) continue;
      const validity = isGraphHop(hop) ? hop.fact.validity : [];
      if (validity.length === 0) return { all: [], open: UNDATED };
      for (const interval of validity) stated.push({ holder: nodeKey(value), interval });
    }
  const distinct = new Map(stated.map((each) => [`${each.holder} ${JSON.stringify(each.interval)}`, each]));
  const dated: Held[] = [];
  const begun: Held[] = [];
  for (const { holder, interval } of distinct.values()) {
    const from = interval.from ?? interval.to;
    if (from === undefined) return { all: [], open: UNDATED };
    (interval.from === undefined ? begun : dated).push({ holder, from, intervals: [interval] });
  }
  if (dated.length + begun.length > MOST_TURNS) return { all: [], open: TOO_MANY };
  // Whoever was there before all others came has the first turn, whenever it began.
  const isFirst = begun.every(({ from }) =>
    dated.every((each) => ["before", "equal"].includes(compareDates(from, each.from))),
  );
  if (begun.length > 1 || !isFirst) return { all: [], open: UNDATED };
  for (const [index, one] of dated.entries())
    for (const other of dated.slice(index + 1))
      if (compareDates(one.from, other.from) === "unknown") return { all: [], open: COARSE };
  const inOrder = dated.sort((a, b) => (compareDates(a.from, b.from) === "before" ? -1 : 1));
  return { all: [...begun, ...inOrder].reduce<readonly Held[]>(heldOn, []) };
}

/** Who is chosen again holds on: it is one turn. */
function heldOn(turns: readonly Held[], next: Held): readonly Held[] {
  const last = turns.at(-1);
  if (last?.holder !== next.holder) return [...turns, next];
  return [...turns.slice(0, -1), { ...last, intervals: [...last.intervals, ...next.intervals] }];
}

/** What is known beside the turns. */
interface Known {
  /** Could not all be read? */
  readonly isPart: boolean;
  /** Does the graph number those who come one after another? */
  readonly areNumbered: boolean;
  readonly today: DateValue;
}

/**
 * The turn that a question means. By its number, where the graph numbers them: of others nobody knows whether the graph
 * holds all. Elsewhere by the beginnings, which is said; and never over a gap in which somebody else may have been.
 */
export function turnMeant(time: Turn, { all, open }: Turns, known: Known): TurnMeant {
  if (known.isPart) return unknown("not all could be read of whom one is to be the next");
  if (open !== undefined) return unknown(open);
  if (all.length === 0) return { intervals: [] };
  switch (time.counted) {
    case "FROM FIRST":
      return countedFromFirst(time.rank, all, known);
    case "FROM LAST":
      return countedFromLast(time.rank, all, known);
    case "AFTER":
    case "BEFORE":
      return time.of === undefined ? beforePresent(time.rank, all, known) : beside(time, all);
    case "LONGEST": {
      const longest = longestHeld(all, known.today);
      const isWhole = all.slice(0, -1).every((each, at) => followOn(each, all[at + 1]));
      return isWhole || longest.intervals.length === 0 ? longest : { ...longest, unchecked: OTHERS_BETWEEN };
    }
  }
}

function unknown(why: string): TurnMeant {
  return { intervals: [], unchecked: why };
}

/** The turn before the present one: where nobody has it today, or several have, none is before the others. */
function beforePresent(rank: number, all: readonly Held[], { today }: Known): TurnMeant {
  const isPresent = ({ intervals }: Held): boolean => intervals.some((each) => holdsOn(each, today) !== "no");
  const [present, ...others] = all.filter(isPresent);
  const turn = all.at(-1 - rank);
  if (present === undefined) return unknown("nobody is stated to be in it today, before whom it was");
  if (others.length > 0 || present !== all.at(-1)) return unknown("several are stated to be in it today");
  if (turn === undefined) return unknown("nobody is stated who came before");
  if (isTogether(turn, all) || isTogether(present, all)) return unknown(TOGETHER);
  const between = all.slice(-1 - rank);
  const isWhole = between.slice(0, -1).every((each, at) => followOn(each, between[at + 1]));
  return isWhole ? { intervals: turn.intervals } : unknown(GAP);
}

function countedFromFirst(rank: number, all: readonly Held[], { areNumbered }: Known): TurnMeant {
  const numbered = all.filter((each) => numbersOf(each).includes(rank));
  if (numbered.length > 0) return { intervals: numbered.flatMap(({ intervals }) => intervals) };
  if (areNumbered || all.some((each) => numbersOf(each).length > 0))
    return unknown(`of none of those who were found it is stated that they were number ${rank}`);
  const turn = all[rank - 1];
  const isWhole = all.slice(0, rank - 1).every((each, at) => followOn(each, all[at + 1]));
  if (turn === undefined) return unknown(`there are not ${rank} whose beginnings are stated`);
  if (isTogether(turn, all)) return unknown(TOGETHER);
  if (!isWhole) return unknown(GAP);
  return { intervals: turn.intervals, unchecked: OTHERS_BEFORE };
}

function countedFromLast(rank: number, all: readonly Held[], { today }: Known): TurnMeant {
  const turn = all.at(-rank);
  const later = all.slice(all.length - rank);
  if (turn === undefined) return unknown(`there are not ${rank} whose beginnings are stated`);
  if (isTogether(turn, all)) return unknown(TOGETHER);
  if (!later.slice(0, -1).every((each, at) => followOn(each, later[at + 1]))) return unknown(GAP);
  const isInIt = all
    .at(-1)
    ?.intervals.some((each) => isOpen(each) && compareDates(today, each.from ?? today) !== "before");
  if (isInIt === true) return unknown("one is in it still, so that the last may be that one or the one before");
  return { intervals: turn.intervals, unchecked: OTHERS_LATER };
}

const GAP = "nobody is stated for a time between, in which others may have been";

function beside({ counted, rank, of }: Turn, all: readonly Held[]): TurnMeant {
  const other = keyOf(of);
  const own = all.filter(({ holder }) => holder === other);
  if (own.length === 0) return unknown("nothing is stated of when that was of whom the next is asked for");
  const found = own.map((turn): TurnMeant => {
    const at = all.indexOf(turn);
    const next = all[counted === "AFTER" ? at + rank : at - rank];
    const [first, last] = counted === "AFTER" ? [at, at + rank] : [at - rank, at];
    if (next === undefined) return unknown(`nobody is stated who came ${counted.toLowerCase()}`);
    if (isTogether(next, all) || isTogether(turn, all)) return unknown(TOGETHER);
    const between = all.slice(first, last + 1);
    const isWhole = between.slice(0, -1).every((each, index) => followOn(each, between[index + 1]));
    return isWhole ? { intervals: next.intervals } : unknown(GAP);
  });
  const reasons = found.flatMap(({ unchecked }) => unchecked ?? []);
  return {
    intervals: found.flatMap(({ intervals }) => intervals),
    ...(reasons[0] === undefined ? {} : { unchecked: reasons[0] }),
  };
}

function keyOf(set: SetForm | undefined): string | undefined {
  const [only] = set?.kind === "mention" ? set.candidates : [];
  return only === undefined ? undefined : nodeKey({ kind: "iri", value: only.iri });
}

function isTogether(turn: Held, all: readonly Held[]): boolean {
  return all.some((each) => each !== turn && isDated(each) && isDated(turn) && sameDay(each.from, turn.from));
}

function isDated({ intervals }: Held): boolean {
  return intervals[0]?.from !== undefined;
}

function sameDay(one: DateValue, other: DateValue): boolean {
  return compareDates(one, other) === "equal";
}

/** Days without anybody that are no gap, as before somebody elected begins: nobody has an office for so short. */
const MOST_DAYS_BETWEEN = 120;

/** Does one turn begin where another ends, by the numbers or by the dates that are stated? */
function followOn(one: Held, next: Held | undefined): boolean {
  if (next === undefined) return false;
  const [numbers, others] = [numbersOf(one), numbersOf(next)];
  if (numbers.length > 0 && others.length > 0) return Math.min(...others) === Math.max(...numbers) + 1;
  const end = one.intervals.at(-1)?.to;
  return end !== undefined && dayRange(next.from).first - dayRange(end).last <= MOST_DAYS_BETWEEN;
}

function numbersOf({ intervals }: Held): readonly number[] {
  return intervals.flatMap(({ ordinal }) => ordinal ?? []);
}
