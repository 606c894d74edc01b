import type { AnswerStatus } from "../../../evidence/trace.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import type { Reasoner } from "../../../task.ts";
import { counted } from "../../../values/counted.ts";
import { ask } from "../../../ask.ts";
import { alternativesOf, notOutweighed, type Alternative } from "./alternatives.ts";
import { answerFromWeightedPaths, MOST_ALTERNATIVES } from "./tasks/answer-from-weighted-paths.ts";
import type { WeighedPath } from "./weighed-path.ts";

/** The answer that weighed paths give. */
export interface WeighedAnswer {
  /** CONFLICTING where several alternatives exclude one another and none can be preferred. */
  readonly status: AnswerStatus;
  /** Labels; of all that conflict where it is CONFLICTING. */
  readonly answers: readonly string[];
  /** All that the kept paths lead to, heaviest first, those included that were not taken. */
  readonly alternatives: readonly (Alternative & { readonly isTaken: boolean })[];
  /** Why, as the reasoner says it. */
  readonly reason: string | null;
  readonly remarks: readonly string[];
}

/** What is needed to answer. */
export interface Answering {
  readonly reasoner: Reasoner;
  /** True where the question may have several answers; else answers exclude one another. */
  readonly isList: boolean;
}

/**
 * The answer from the kept paths and their weights (section 3.2.3): one task, which a model answers in one request and
 * the built-in reasoner by the weights alone. Where no reply can be used, the weights decide. What is said by nobody's
 * path is no answer.
 */
export async function answerFromPaths(
  weighed: readonly WeighedPath[],
  question: string,
  { reasoner, isList }: Answering,
  context: UpstreamContext,
): Promise<WeighedAnswer> {
  const alternatives = alternativesOf(weighed, isList);
  if (alternatives.length === 0)
    return { status: "NOT_KNOWN", answers: [], alternatives: [], reason: "no path leads to an answer", remarks: [] };
  const remarks: string[] = [];
  const input = {
    question,
    paths: weighed.filter(({ isKept }) => isKept).map(({ path, weight }) => ({ id: path.id, text: path.text, weight })),
    alternatives,
    isList,
  };
  const hidden = reasoner.mostRequests === undefined ? 0 : alternatives.length - MOST_ALTERNATIVES;
  if (hidden > 0) remarks.push(`${counted(hidden, "alternative")} of the least weight could not be chosen`);
  const reply = await ask(answerFromWeightedPaths, input, reasoner, context, (remark) => remarks.push(remark));
  const named = reply?.answers ?? notOutweighed(alternatives).map(({ id }) => id);
  const taken = alternatives.filter(({ id }) => named.includes(id));
  const strangers = new Set(named).size - taken.length;
  if (strangers > 0)
    remarks.push(
      `${counted(strangers, "answer was", "answers were")} dropped, because a reply referred to something that was not in its request`,
    );
  const status = taken.length === 0 ? "NOT_KNOWN" : taken.length === 1 || isList ? "ANSWERED" : "CONFLICTING";
  return {
    status,
    answers: [...new Set(taken.flatMap(({ answers }) => answers))],
    alternatives: alternatives.map((each) => ({ ...each, isTaken: status === "ANSWERED" && taken.includes(each) })),
    reason: reply?.reason ?? null,
    remarks,
  };
}
