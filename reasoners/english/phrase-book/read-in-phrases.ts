import type { Reading } from "../../../engine/question/analysis.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import { readInPhrases } from "../../../engine/query/graph-led/read-in-phrases.ts";
import { putPlainly } from "../graph-led/put-plainly.ts";
import { inOrdinaryWords } from "../ordinary-words/in-ordinary-words.ts";
import { toldBesides } from "../ordinary-words/told-besides.ts";
import { byClause } from "./by-clause.ts";
import { byPhrase } from "./by-phrase.ts";

/**
 * What the phrase book knows a question to ask for, at most one reading: put plainly, as it was asked, since the book
 * has whole questions, and in ordinary words. Pure.
 */
function inPhrases(asked: GraphLedInput): readonly Reading[] {
  const { plain, asAsked, told } = putPlainly(asked);
  const found = lookUp(plain) ?? lookUp(asAsked) ?? inOtherWords(plain);
  return found === undefined ? [] : [told(found)];
}

function inOtherWords(input: GraphLedInput): Reading | undefined {
  const ordinary = inOrdinaryWords(input);
  const found = ordinary && lookUp(ordinary.input);
  return ordinary && found && toldBesides(found, ordinary);
}

function lookUp(input: GraphLedInput): Reading | undefined {
  return byPhrase(input) ?? byClause(input);
}

/** The task that this answers, beside the handler so that the registry stays a list. */
export const readInPhrasesHandler = {
  task: readInPhrases,
  run: inPhrases,
} as const;
