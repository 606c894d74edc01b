import { isFused, membersOf } from "../../../graph/fused-graph.ts";
import type { InvestigationParts } from "../../../investigation-parts.ts";
import type { StageContext } from "../../../investigation/stage.ts";
import { fromAll } from "../../../sources/from-all.ts";
import type { Mention } from "../../../sources/knowledge-graph.ts";
import { normalise } from "../../../text/normalise.ts";
import type { Question } from "../../../question/question.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { AvailableSource } from "../../../evidence/exploration.ts";

/**
 * Available evidence detection for graphs (section 3.1): each has its own Topic(q), the topics of which it knows a name
 * that is as alike as `alignment`. Of several graphs each is asked once for the names that it knows in the question.
 */
export async function graphAvailability(
  question: Question,
  topics: readonly Topic[],
  alignment: number,
  parts: InvestigationParts,
  context: StageContext,
): Promise<readonly AvailableSource[]> {
  const known = (scoreOf: (topic: Topic) => number): AvailableSource["topics"] =>
    topics.flatMap((topic) => {
      const score = Math.min(1, scoreOf(topic));
      return score >= alignment && topic.entities.length > 0 ? [{ text: topic.text, score }] : [];
    });
  if (!isFused(parts.graph)) {
    const { id, title } = parts.graph;
    return [{ source: id, kind: "KG", title, topics: known(({ score }) => score) }];
  }
  return fromAll(
    membersOf(parts.graph),
    async (member): Promise<AvailableSource> => {
      const mentions = await member.spotMentions(question.text, context);
      return {
        source: member.id,
        kind: "KG",
        title: member.title,
        topics: known((topic) => bestScore(topic, mentions)),
      };
    },
    context,
  );
}

function bestScore({ text }: Topic, mentions: readonly Mention[]): number {
  const name = normalise(text);
  return Math.max(
    0,
    ...mentions.flatMap((mention) =>
      normalise(mention.text) === name ? mention.candidates.map(({ score }) => score) : [],
    ),
  );
}
