import type { DateValue } from "../../question/form/logical-form.ts";
import { isoDate } from "../../values/date.ts";

/** When something is asked, and of what day the facts are that are held. */
export interface DayOfAsking {
  readonly day: DateValue;
  /** Absent where they are those of the day of asking. */
  readonly factsOf?: DateValue;
}

/** Of what day the facts are, as a clause. */
export function heldOn(day: DateValue): string {
  return `what is stated holds on ${isoDate(day)}, and not what happened since`;
}
