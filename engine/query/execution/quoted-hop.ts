import type { FactNode, Quote, QuotedFact } from "../../evidence/fact.ts";
import type { RelationPhrase } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import type { Hop } from "./hop.ts";

/** What was read in a sentence about a thing, as a hop from that thing. */
export interface ReadOf {
  readonly slot: Slot;
  /** What was read about: the end that was known. */
  readonly known: FactNode;
  /** None where the whole of a question was read, not a clause of it. */
  readonly relation: Pick<RelationPhrase, "text" | "gap">;
  readonly found: FactNode;
  readonly quote: Quote;
  /** What says it together with that; none when absent. */
  readonly beside?: readonly Quote[] | undefined;
}

/**
 * A hop from what was known to what a sentence says. The fact is said as the clause says it: in "y discovered E" y
 * discovers, though E is what was known.
 */
export function quotedHop({
  slot,
  known,
  relation: { text, gap },
  found,
  quote,
  beside = [],
}: ReadOf): Hop<QuotedFact> {
  const isOfFound = gap === "BEFORE";
  const [subject, object] = isOfFound ? [found, known] : [known, found];
  return {
    slot,
    fact: { kind: "quote", subject, relation: text, object, quote, ...(beside.length === 0 ? {} : { beside }) },
    direction: isOfFound ? "BACKWARD" : "FORWARD",
  };
}
