import type { DateValue, SetForm } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import { counted } from "../../values/counted.ts";
import type { Row } from "./hop.ts";
import type { EvaluationSource } from "./source.ts";
import { rowsAt, rowsPerhapsAt } from "./obeying.ts";
import { currentRowsOf, hasUnreadTimes, outermostFollows, timesIn, type TimeTest } from "./times.ts";

/** What the members of a set are chosen by, once its facts are known. */
export interface Settling extends Pick<EvaluationSource, "literals"> {
  readonly today: DateValue;
  readonly times: readonly TimeTest[];
  /**
   * What the set is for: decided from as it is, a part of another, or what another leaves out. What is left out holds
   * whatever may hold, so that nothing is given which may be excluded.
   */
  readonly use: SetUse;
  /** What was left out and why is added. */
  readonly notes: string[];
  /** Those of the notes that say what could not be checked. */
  readonly unchecked: string[];
  /** Of the things among which a superlative chooses, the share that can be compared, 0–1, is added. */
  readonly compared: number[];
}

export type SetUse = "WHOLE" | "PART" | "LEFT_OUT";

/**
 * The rows whose facts hold at the times that the set is read at; what is read in a tense is judged by `currentRows`.
 */
export function timelyRows<Kind extends Row>(
  rows: readonly Kind[],
  { times, notes, unchecked, use }: Settling,
): readonly Kind[] {
  const said = times.filter(({ kind }) => kind !== "present" && kind !== "any");
  if (said.length === 0) return rows;
  if (use === "LEFT_OUT") return rowsPerhapsAt(rows, said);
  const timely = rowsAt(rows, said);
  const isTold = timely.unchecked.length > 0 || said.some((time) => time.unchecked !== undefined);
  if (rows.length > 0 && timely.rows.length === 0 && !isTold) notes.push(AT_NO_SUCH_TIME);
  const told = [...timely.unchecked, ...new Set(said.flatMap((time) => time.unchecked ?? []))];
  notes.push(...told);
  unchecked.push(...told);
  return timely.rows;
}

const AT_NO_SUCH_TIME = "none of the facts found holds at the time asked about";

/**
 * The rows that hold today where no other time is asked about. Where none does and the question is in no tense, a whole
 * set is given as it was, and that it has ended is said; what only leads to other sets is then empty.
 */
export function currentRows<Kind extends Row>(
  rows: readonly Kind[],
  form: SetForm,
  slot: Slot,
  { today, times, notes, unchecked, use }: Settling,
): readonly Kind[] {
  const all = [...times, ...timesIn(form, slot)];
  const { rows: current, former } = currentRowsOf(rows, today, all, outermostFollows(form, slot));
  if (hasUnreadTimes(current, all)) {
    notes.push(UNREAD_TIMES);
    unchecked.push(UNREAD_TIMES);
  }
  const isGiven =
    use === "WHOLE" && current.length === 0 && former.length > 0 && times.every(({ kind }) => kind !== "present");
  if (isGiven) {
    notes.push(IS_OVER);
    unchecked.push(IS_OVER);
    return former;
  }
  if (current.length === 0 && rows.length > 0) notes.push(AT_NO_SUCH_TIME);
  else if (current.length < rows.length)
    notes.push(
      `${counted(rows.length - current.length, "fact that is over was", "facts that are over were")} left out`,
    );
  return current;
}

const IS_OVER = "what was found is over, and the sources state nothing that holds today";

/** Does a remark say that all that was found is over? */
export function tellsItIsOver(remark: string): boolean {
  return remark === IS_OVER;
}

const UNREAD_TIMES =
  "the graph states dates for it, but not which of them are beginnings and which are ends, so some of this may be over";
