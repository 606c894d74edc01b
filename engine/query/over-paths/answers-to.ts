import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import type { TraceLiteral } from "../../evidence/trace.ts";
import type { QuestionAnalysis, Reading } from "../../question/analysis.ts";
import type { MentionForm } from "../../question/form/logical-form.ts";
import { literal, XSD } from "../../rdf/term.ts";

import { comparedThings, type ComparedThing } from "./compared-things.ts";

/** What kinds of answers a question can have, as far as its readings tell, or else its wording. */
export interface Answers {
  /** What it names for one to be chosen, each a name with all that it may mean; empty where it asks for no choice. */
  readonly compared: readonly MentionForm[];
  /** One of those that it names. */
  readonly isChoice: boolean;
  /** Yes or no; a question that nobody could read may ask that as well, unless it is worded otherwise. */
  readonly mayBeWhether: boolean;
  /** Nothing but yes or no. */
  readonly isWhether: boolean;
}

export function answersTo({ readings, mayAskWhether }: Asked): Answers {
  const choices = readings.flatMap(({ form }) => (form.kind === "compare" && form.whether !== true ? [form] : []));
  return {
    compared: choices.flatMap(({ a, b }) => [a, b].filter((each) => each.kind === "mention")),
    isChoice: choices.length > 0,
    mayBeWhether: readings.length === 0 ? mayAskWhether !== false : readings.some(asksWhether),
    isWhether: readings.length > 0 && readings.every(asksWhether),
  };
}

/** What is known of a question before any data is looked at. */
export type Asked = Pick<QuestionAnalysis, "readings" | "mayAskWhether">;

function asksWhether({ form }: Reading): boolean {
  return form.kind === "exists" || form.kind === "same" || (form.kind === "compare" && form.whether === true);
}

/** What may be chosen though nothing found names it: what is compared, and yes and no where that may be asked. */
export function offeredAnywhere({ compared, mayBeWhether }: Answers): readonly ComparedThing[] {
  const truths = YES_AND_NO.map(({ literal: node, label }): ComparedThing => ({ node, label, mayBe: [node] }));
  return [...comparedThings(compared), ...(mayBeWhether ? truths : [])];
}

/** Why nodes that were chosen can not be the answer together; undefined where they can. */
export function misfitOf(nodes: readonly FactNode[], { mayBeWhether, isWhether }: Answers): string | undefined {
  if (!mayBeWhether) return undefined;
  const chosen = new Map(nodes.map((node) => [nodeKey(node), truthOf(node)]));
  const truths = [...chosen.values()].filter((truth) => truth !== undefined).length;
  if (truths > 1) return "what was chosen is both yes and no";
  if (truths === 1 && chosen.size > 1) return "what was chosen is yes or no, and something else as well";
  return truths === 0 && isWhether
    ? "the question asks whether something is so, and what was chosen is neither yes nor no"
    : undefined;
}

/** What one says of paths where a question asks whether something is so: they stand on no path. */
const YES_AND_NO: readonly TraceLiteral[] = [["true", "Yes"] as const, ["false", "No"] as const].map(
  ([lexical, label]) => ({ kind: "literal", literal: literal(lexical, `${XSD}boolean`), label }),
);

/** "Yes" or "No"; undefined for what is neither. */
export function truthOf(node: FactNode): TraceLiteral | undefined {
  return YES_AND_NO.find(
    ({ literal: { lexical, datatype } }) =>
      node.kind === "literal" && node.datatype === datatype && node.lexical === lexical,
  );
}
