import { Failure, quoted } from "../failure.ts";
import type { EntityCandidate, Knowledge, Mention } from "../sources/knowledge-graph.ts";
import type { StageContext } from "../investigation/stage.ts";
import type { TopicEntityChoice } from "./question.ts";

/**
 * A client's word is final: a corrected mention has one candidate of score 1, and what overlaps it is no mention.
 * @throws Failure `BAD_USER_INPUT` when the question does not contain the mention, or no graph knows the entity.
 */
export async function applyCorrections(
  text: string,
  mentions: readonly Mention[],
  corrections: readonly TopicEntityChoice[],
  graph: Knowledge,
  context: StageContext,
): Promise<readonly Mention[]> {
  const iris = corrections.map((correction) => correction.iri);
  const described = await graph.describe(iris, context);
  const corrected = corrections.map(({ mention, iri }): Mention => {
    const start = text.toLowerCase().indexOf(mention.toLowerCase());
    if (start < 0 || mention === "") {
      throw new Failure(
        "BAD_USER_INPUT",
        `topicEntities names the mention ${quoted(mention)}, which the question does not contain.`,
      );
    }
    const entity = described.get(iri);
    if (entity === undefined) {
      throw new Failure(
        "BAD_USER_INPUT",
        `topicEntities says that ${quoted(mention)} means ${quoted(iri)}, which no graph knows.`,
      );
    }
    const end = start + mention.length;
    const { label, types } = entity;
    const candidate: EntityCandidate = { iri, label, matched: label, match: "EXACT", via: "LABEL", score: 1, types };
    return { text: text.slice(start, end), start, end, candidates: [candidate] };
  });
  const untouched = mentions.filter((mention) => !corrected.some((other) => overlaps(mention, other)));
  return [...untouched, ...corrected].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Do two spans share a character? */
export function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}
