import { nodeKey, type Direction, type FactNode, type QuotedFact } from "../../evidence/fact.ts";
import { membersOf, type Row } from "../execution/hop.ts";
import { startsAt, withReasons } from "../execution/rows.ts";
import type { ReadOpen } from "../filling/filling.ts";
import type { RelationPhrase } from "../../question/form/logical-form.ts";
import { normalise } from "../../text/normalise.ts";

/** What paths from texts say of a relation at some members, by the words of the question: nothing is read anew. */
export function fromQuotes(quotes: readonly QuotedFact[]): ReadOpen {
  return (form, slot, from) => {
    const words = normalise(form.relation.text);
    const members = new Set(membersOf(from.rows).map(nodeKey));
    let worst = 1;
    const rows = quotes.flatMap((fact): Row[] => {
      if (normalise(fact.relation) !== words) return [];
      const walked = walkedFrom(members, fact, form.relation);
      if (walked === undefined) return [];
      worst = Math.min(worst, fact.quote.score);
      return [{ value: walked.value, hops: [{ slot, fact, direction: walked.direction }] }];
    });
    if (rows.length === 0) return Promise.resolve(undefined);
    return Promise.resolve({ rows: withReasons(rows, from.rows, startsAt(slot)), score: from.score * worst });
  };
}

/**
 * The end of a fact that its other end, a member, leads to. The words of a clause say which of both the member must be:
 * before them where what is asked for stands behind. Of other words a sentence may speak from either end.
 */
function walkedFrom(
  members: ReadonlySet<string>,
  { subject, object }: QuotedFact,
  { gap }: RelationPhrase,
): { readonly value: FactNode; readonly direction: Direction } | undefined {
  const [isSubject, isObject] = [members.has(nodeKey(subject)), members.has(nodeKey(object))];
  if (isSubject === isObject) return undefined;
  if (isSubject) return gap === "BEFORE" ? undefined : { value: object, direction: "FORWARD" };
  return gap === "BEHIND" ? undefined : { value: subject, direction: "BACKWARD" };
}
