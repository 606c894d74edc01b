import type { InvestigationParts } from "../../../investigation-parts.ts";
import type { Stage, StageContext } from "../../../investigation/stage.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { forgivable } from "../../../sources/from-all.ts";
import { versionOf } from "../../../sources/version.ts";
import { lexicalEmbedder, similarities } from "../../../text/embedder.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { HydraOptions } from "../parameters.ts";
import { TEXT_BOUNDS } from "./bounds.ts";
import { withoutNamesakes } from "./namesakes.ts";
import { collectionsOf, passagesStage, topicSearch, type FoundPassage, type TextKind } from "./passages.ts";
import { namesOfTopic, withoutBrackets } from "./topic-names.ts";

/** Which collections of text know which topic entities: their own Topic(q) (Hydra, section 3.1). */
export interface TextAvailability {
  /** In the order of their ids. */
  readonly collections: readonly CollectionAvailability[];
  /** Kinds of which a collection is available. */
  readonly kinds: readonly TextKind[];
  /** What could not be asked, as sentences. */
  readonly shortcomings: readonly string[];
}

interface CollectionAvailability {
  readonly source: string;
  readonly kind: TextKind;
  readonly title: string;
  /** The web always is; another where it knows a topic. */
  readonly available: boolean;
  /** The topics that it knows; of the web none is told. */
  readonly topics: readonly KnownTopic[];
}

interface KnownTopic {
  /** As the question writes it. */
  readonly text: string;
  /** Title of the page that fits best. */
  readonly page: string;
  /** 0–1: 1 where the page says that it is about the entity, else how alike the title and the name are. */
  readonly score: number;
}

/**
 * Available evidence detection for text: a collection knows a topic when a page of it is about the entity, or is called
 * so alike that `alignment` is reached. It asks for the pages that retrieval asks for too.
 */
export function textAvailabilityStage(
  topics: readonly Topic[],
  { alignment }: Pick<HydraOptions, "alignment">,
  parts: InvestigationParts,
): Stage<TextAvailability> {
  const { documents, graph, embedder = lexicalEmbedder } = parts;
  return {
    name: "hydra.textAvailability",
    version: 1,
    inputs: {
      topics: topics.map(({ text, label, entities }) => ({ text, label, entities })),
      alignment,
      graph: versionOf(graph),
      documents: documents.map(versionOf),
      embedder: embedder.id,
    },
    maxAgeMs: maxAgeOf([graph, ...documents]),
    async compute(context) {
      const known = await Promise.all(
        topics.slice(0, TEXT_BOUNDS.topics).map(async (topic) => {
          const passages = await pagesOf(topic, parts, context);
          return { topic, passages, scores: await scoresOf(topic, passages, parts, context) };
        }),
      );
      const collections = [...documents]
        .sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))
        .map(({ id: source, kind, title }): CollectionAvailability => {
          const found = known.flatMap(({ topic, passages, scores }): readonly KnownTopic[] => {
            const best = bestPage(source, passages, scores);
            return best === undefined || best.score < alignment ? [] : [{ text: topic.text, ...best }];
          });
          return { source, kind, title, available: kind === "WEB" || found.length > 0, topics: found };
        });
      return {
        collections,
        kinds: [...new Set(collections.filter(({ available }) => available).map(({ kind }) => kind))].sort(),
        shortcomings: [...new Set(context.shortcomings)].sort(),
      };
    },
  };
}

async function pagesOf(
  topic: Topic,
  parts: InvestigationParts,
  context: StageContext,
): Promise<readonly FoundPassage[]> {
  if (collectionsOf("DOCUMENTS", parts).length === 0) return [];
  try {
    const { passages } = await context.get(passagesStage("DOCUMENTS", topicSearch(topic), parts));
    return await withoutNamesakes(passages, [topic], parts.graph, context);
  } catch (reason) {
    // That it goes on without them is noted by the context.
    forgivable(reason, true);
    return [];
  }
}

/** How well the page of each passage fits the topic, 0–1, in their order. */
async function scoresOf(
  topic: Topic,
  passages: readonly FoundPassage[],
  { embedder = lexicalEmbedder }: InvestigationParts,
  context: StageContext,
): Promise<readonly number[]> {
  const titles = passages.map(({ citation }) => withoutBrackets(citation.title));
  const alike = await Promise.all(namesOfTopic(topic).map((name) => similarities(embedder, name, titles, context)));
  return passages.map(({ about }, index) =>
    about !== undefined && topic.entities.includes(about)
      ? 1
      : Math.max(0, ...alike.map((scores) => scores[index] ?? 0)),
  );
}

function bestPage(
  source: string,
  passages: readonly FoundPassage[],
  scores: readonly number[],
): Pick<KnownTopic, "page" | "score"> | undefined {
  return passages
    .flatMap(({ citation }, index) =>
      citation.source === source ? [{ page: citation.title, score: scores[index] ?? 0 }] : [],
    )
    .sort((a, b) => b.score - a.score || (a.page < b.page ? -1 : Number(a.page > b.page)))[0];
}
