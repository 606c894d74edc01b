import { relationNames, sameRelation } from "../normalise/identifier.ts";
import { normaliseText } from "../normalise/text.ts";
import type { GoldFact, GoldQuestion } from "../question-set.ts";
import type { RecordedAnswer, RecordedEvidence } from "../run/record.ts";

/**
 * Share of the gold facts, 0–1, that the evidence or, where it was recorded, anything retrieved holds (TreeQA, table 6,
 * which counts by hand). Undefined where the gold has no facts; 0 when the question failed.
 */
export function factRecall(gold: GoldQuestion, answer: RecordedAnswer | undefined): number | undefined {
  if (gold.facts === undefined || gold.facts.length === 0) return undefined;
  const retrieved = [...(answer?.evidence ?? []), ...(answer?.retrieved ?? [])];
  return gold.facts.filter((fact) => retrieved.some((evidence) => holds(evidence, fact))).length / gold.facts.length;
}

function holds(evidence: RecordedEvidence, fact: GoldFact): boolean {
  if (fact.kind === "triple") return holdsTriple(evidence, fact);
  if (evidence.triple !== undefined) return false;
  if (evidence.title !== undefined && normaliseText(evidence.title) !== normaliseText(fact.title)) return false;
  return saysWords(evidence.text, fact.text) || saysWords(fact.text, evidence.text);
}

/** A triple in either direction, since relations have inverses; a sentence that names both ends says it, too. */
function holdsTriple({ triple, text }: RecordedEvidence, fact: Extract<GoldFact, { kind: "triple" }>): boolean {
  if (triple === undefined) return saysWords(text, fact.subject) && saysWords(text, fact.object);
  const [subject, object] = [normaliseText(fact.subject), normaliseText(fact.object)];
  const ends = [normaliseText(triple.subject), normaliseText(triple.object)];
  const sameEnds = (ends[0] === subject && ends[1] === object) || (ends[0] === object && ends[1] === subject);
  return sameEnds && sameRelation(relationNames(triple.relation), relationNames(fact.relation));
}

/** Are the words of a phrase a run of the text's words? False for a phrase without words. */
export function saysWords(text: string, phrase: string): boolean {
  const words = normaliseText(phrase);
  return words !== "" && ` ${normaliseText(text)} `.includes(` ${words} `);
}
