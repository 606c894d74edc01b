import type { FactNode } from "../../evidence/fact.ts";
import type { TraceLiteral } from "../../evidence/trace.ts";
import type { Reading } from "../../question/analysis.ts";
import { literal, XSD } from "../../rdf/term.ts";

/** What kinds of answers a question can have, as far as its readings tell. */
export interface Answers {
  /** One of those that it names. */
  readonly isChoice: boolean;
  /** Yes or no; a question that nobody could read may ask that as well. */
  readonly mayBeWhether: boolean;
  /** Nothing but yes or no. */
  readonly isWhether: boolean;
}

export function answersTo(readings: readonly Reading[]): Answers {
  const asksWhether = ({ form }: Reading): boolean => form.kind === "exists" || form.kind === "same";
  return {
    isChoice: readings.some(({ form }) => form.kind === "compare"),
    mayBeWhether: readings.length === 0 || readings.some(asksWhether),
    isWhether: readings.length > 0 && readings.every(asksWhether),
  };
}

/** What one says of paths where a question asks whether something is so: they stand on no path. */
export const YES_AND_NO: readonly TraceLiteral[] = [["true", "Yes"] as const, ["false", "No"] as const].map(
  ([lexical, label]) => ({ kind: "literal", literal: literal(lexical, `${XSD}boolean`), label }),
);

/** "Yes" or "No"; undefined for what is neither. */
export function truthOf(node: FactNode): TraceLiteral | undefined {
  return YES_AND_NO.find(
    ({ literal: { lexical, datatype } }) =>
      node.kind === "literal" && node.datatype === datatype && node.lexical === lexical,
  );
}
