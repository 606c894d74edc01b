import type { StrategyResult } from "../../evidence/trace.ts";
import { membersOf } from "../../graph/fused-graph.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import { rankReadings } from "../../query/readings.ts";
import type { QuestionAnalysis, Reading } from "../../question/analysis.ts";
import { choicePoints, type ChoicePoint } from "../../question/form/combinations.ts";
import type { MentionForm } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../question/form/walk.ts";
import { readsWhole } from "./whole/strategy.ts";

/** What QUERY has left open of a question. */
export type Undecided =
  /** No reading holds all that the question says. */
  | "NOT_UNDERSTOOD"
  /** The graphs know nothing by a name, or a noun, of the question. */
  | "UNKNOWN_NAME"
  /** The graphs have no relation for words of the question. */
  | "UNKNOWN_RELATION"
  /** All words are known, and what they say together is not. */
  | "NOTHING_FOUND"
  /** Readings that fit equally well give different answers. */
  | "RIVAL_READINGS"
  /** There is an answer, and words were read as others that they are only like, or left aside. */
  | "LOOSE_WORDS"
  /** There is an answer, and a condition that nothing checks. */
  | "UNCHECKED";

/** What there is to look for answers in, and with. */
export interface World {
  /** Are there documents, or the web? */
  readonly hasTexts: boolean;
  /** How many sources there are: graphs, collections of documents, searches of the web. */
  readonly sources: number;
  /** Is there a language model, which may judge what follows no reading? */
  readonly hasModel: boolean;
  /** Are there texts, and a model that reads a question in them as a whole? */
  readonly readsWhole: boolean;
}

/** Why a question is open, and what there is to go on with. */
export interface Opening extends World {
  readonly why: Undecided;
  /** The words that are not known, where it is for them. */
  readonly words: readonly string[];
  /** Does the question lead through more than one relation? */
  readonly isComposed: boolean;
  /** Are there texts, and has nothing of the answer been read in one yet? */
  readonly hasUnreadTexts: boolean;
  /** Does it say a time that nothing that is read can date? */
  readonly isUndated: boolean;
  /** Was it read in some way? */
  readonly isRead: boolean;
  /** Does a graph know anything that it names? */
  readonly isInGraph: boolean;
}

export function worldOf(parts: InvestigationParts): World {
  const { graph, documents, reasoner } = parts;
  return {
    hasTexts: documents.length > 0,
    sources: membersOf(graph).length + documents.length,
    hasModel: reasoner.mostRequests !== undefined,
    readsWhole: readsWhole(parts),
  };
}

/**
 * Has QUERY decided? An answer is decided that all the words of the question are
 * accounted for in, and that no other reading contradicts. One that is only cut off, or lacks a source that failed, is
 * decided too: others ask the same sources under the same bounds. So is one of a kind of which the graph tells none.
 */
export function isDecided({ status, unchecked }: StrategyResult): boolean {
  return status === "ANSWERED" && unchecked === undefined;
}

/** What QUERY has left open of a question that it has not decided, and what there is to go on with. */
export function leftOpen(result: StrategyResult, analysis: QuestionAnalysis, world: World): Opening {
  const { readings, forDocuments } = rankReadings(analysis.readings);
  const best = readings[0] ?? forDocuments[0] ?? analysis.readings[0];
  const unknown = best === undefined ? [] : choicePoints(best.form).filter(({ options }) => options.length === 0);
  return {
    why: whyOpen(result, best, unknown),
    words: [...new Set(unknown.map(({ text }) => text))],
    isComposed: best !== undefined && relationsIn(best) > 1,
    ...world,
    hasUnreadTexts: world.hasTexts && !result.support.some((kind) => kind === "DOCUMENTS" || kind === "WEB"),
    isUndated: best === undefined && analysis.isUndated === true,
    isRead: best !== undefined,
    // Of what nobody could read the names are not known.
    isInGraph: best === undefined || namesIn(best).some(({ candidates }) => candidates.length > 0),
  };
}

function whyOpen(
  { status, unchecked }: StrategyResult,
  best: Reading | undefined,
  unknown: readonly ChoicePoint[],
): Undecided {
  if (status === "ANSWERED") return unchecked === "WORDS" ? "LOOSE_WORDS" : "UNCHECKED";
  if (status === "CONFLICTING") return "RIVAL_READINGS";
  if (best === undefined) return "NOT_UNDERSTOOD";
  if (unknown.some(({ kind }) => kind !== "relation")) return "UNKNOWN_NAME";
  return unknown.length > 0 ? "UNKNOWN_RELATION" : "NOTHING_FOUND";
}

function namesIn({ form }: Reading): readonly MentionForm[] {
  return [...nodesOf(form)].flatMap(({ node }) => (node.kind === "mention" ? [node] : []));
}

function relationsIn({ form }: Reading): number {
  return [...nodesOf(form)].filter(({ node }) => relationOf(node) !== undefined).length;
}
