import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { eachRanked } from "../../grammar/each/each-ranked.ts";
import { isRankedAcross, totalOfEach } from "../../grammar/each/ranked-of-each.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "the longest river of each continent" read as the longest of all: what is first of each of several things is
 * one for each, and a form that ranks them together has one.
 */
export function ranksAcrossEach(form: Form, { words, start }: AskedQuestion): boolean {
  const extremes = [...nodesOf(form)].flatMap(({ node }) => (node.kind === "extreme" ? [node] : []));
  if (extremes.length === 0 || extremes.some(({ ofEach }) => ofEach !== undefined)) return false;
  return eachRanked(words, start) !== undefined || isRankedAcross(words, form);
}

/** True for "the total length of the rivers of each continent" read as what those of all continents come to. */
export function totalsAcrossEach(form: Form, { words }: AskedQuestion): boolean {
  return totalOfEach(words, form) !== undefined;
}
