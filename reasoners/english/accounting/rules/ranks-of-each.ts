import type { Form, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { eachRanked } from "../../grammar/each/each-ranked.ts";
import { isRankedAcross, totalOfEach } from "../../grammar/each/ranked-of-each.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "the longest river of each continent" read as the longest of all: what is first of each of several things is
 * one for each, and a form that ranks them together has one.
 */
export function ranksAcrossEach(form: Form, { words, start }: AskedQuestion): boolean {
  const extremes = [...nodesOf(form)].flatMap(({ node }) => (node.kind === "extreme" ? [node] : []));
  if (extremes.length === 0 || extremes.some(({ ofEach }) => ofEach !== undefined)) return false;
  const each = eachRanked(words, start);
  // A "price per pack" that relations are called by is one number of each.
  const isNamed = each !== undefined && extremes.some(({ by }) => isInName(words, each, by));
  return (each !== undefined && !isNamed) || isRankedAcross(words, form);
}

/** Do "each" and the noun behind it stand in the name of what is ranked by? */
function isInName(words: readonly Word[], each: number, { candidates }: RelationPhrase): boolean {
  const said = words.slice(each, each + 2).map(({ lower }) => lower);
  return candidates.length > 0 && candidates.every(({ label }) => saysInTurn(wordsOf(label), said));
}

function saysInTurn(words: readonly Word[], said: readonly string[]): boolean {
  return words.some((_, at) => said.every((lower, index) => words[at + index]?.lower === lower));
}

/** True for "the total length of the rivers of each continent" read as what those of all continents come to. */
export function totalsAcrossEach(form: Form, { words }: AskedQuestion): boolean {
  return totalOfEach(words, form) !== undefined;
}
