import type { Form, SetForm, TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import { isSet } from "../../../../engine/question/form/logical-form.ts";
import orders from "../../language/data/orders.json" with { type: "json" };
import { wordSet } from "../../language/word-set.ts";
import { ordinal } from "../../language/adjectives.ts";
import { BE, DETERMINERS } from "../../language/function-words.ts";
import { OF_PERSONS } from "../../language/question-words.ts";
import type { Word } from "../../language/words.ts";
import { COMPARISONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";

/** A question without the words that say whose turn is meant. */
interface WithoutTurn {
  readonly words: readonly Word[];
  readonly time: Turn;
}

type Turn = Extract<TimeExpression, { kind: "turn" }>;

const PREVIOUS = wordSet(orders.previous);

/** "Who was the sixteenth president of E" asks for the sixteenth of those of whom "who was president of E" does. */
export function withoutTurn(words: readonly Word[]): WithoutTurn | undefined {
  if (!OF_PERSONS.has(words[0]?.lower ?? "") || !BE.has(words[1]?.lower ?? "")) return undefined;
  const at = DETERMINERS.has(words[2]?.lower ?? "") ? 3 : 2;
  const lower = words[at]?.lower ?? "";
  const rank = ordinal(lower);
  const isLast = lower === "last";
  const withoutIt = words.toSpliced(at, 1);
  // "The previous president": before whoever is it today.
  if (PREVIOUS.has(lower) && at > 2 && at < words.length - 1)
    return { words: withoutIt, time: { kind: "turn", counted: "BEFORE", rank: 1 } };
  if (at >= words.length - 1 || (rank === undefined && !isLast)) return undefined;
  const time: Turn = { kind: "turn", counted: isLast ? "FROM LAST" : "FROM FIRST", rank: rank ?? 1 };
  return { words: withoutIt, time };
}

/** The form with its members in their turn: those whom a relation of one thing leads to; undefined for any other. */
export function inTurn(form: Form, time: Turn): SetForm | undefined {
  if (!isSet(form)) return undefined;
  if (form.kind === "at") return form.time.kind === "interval" ? inTurn(form.set, time) : undefined;
  if (form.kind !== "follow" || form.from.kind !== "mention") return undefined;
  const { candidates, any } = form.relation;
  return candidates.length === 0 || any === true ? undefined : { kind: "at", set: form, time };
}

/** "Who was president of E before F", "who became mayor of E after F". */
export function turnBeside(
  grammar: Grammar,
  { value, cost }: FormParse,
  other: SetForm,
  isAfter: boolean,
  rank: number,
): readonly FormParse[] {
  if (!OF_PERSONS.has(grammar.words[0]?.lower ?? "") || other.kind !== "mention") return [];
  const set = inTurn(value, { kind: "turn", counted: isAfter ? "AFTER" : "BEFORE", rank, of: other });
  return set === undefined ? [] : [parse<Form>(set, cost + COMPARISONS.said)];
}
