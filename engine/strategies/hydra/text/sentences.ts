import type { InvestigationParts } from "../../../investigation-parts.ts";
import type { Stage, StageContext } from "../../../investigation/stage.ts";
import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import type { Json } from "../../../json.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { forgivable } from "../../../sources/from-all.ts";
import { versionOf } from "../../../sources/version.ts";
import { lexicalEmbedder, similarities } from "../../../text/embedder.ts";
import { normalise } from "../../../text/normalise.ts";
import { splitSentences } from "../../../text/sentences.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import { TEXT_BOUNDS } from "./bounds.ts";
import { chooseSentences, type Paragraph, type RankedParagraph } from "./choose-sentences.ts";
import { withoutNamesakes } from "./namesakes.ts";
import {
  collectionsOf,
  passagesStage,
  questionSearch,
  topicSearch,
  type FoundPassage,
  type TextKind,
  type TextSearch,
} from "./passages.ts";
import { isTitled, namesOfTopic } from "./topic-names.ts";

/** What text is looked for. */
export interface WantedText {
  readonly kind: TextKind;
  readonly topics: readonly Topic[];
  /** Questions in words: sub-questions, or what a later phase asks. */
  readonly searchFor: readonly string[];
  /** The skyline as one text, by which sentences are ranked. */
  readonly skyline: string;
  /** W_max: sentences of one page. */
  readonly perPage: number;
}

export interface ChosenText {
  readonly paragraphs: readonly Paragraph[];
  /** Sentences that were ranked, and pages in which the chosen ones stand. */
  readonly ranked: number;
  readonly pages: number;
  /** What could not be asked, as sentences. */
  readonly shortcomings: readonly string[];
  /** ISO 8601: when the first of the collections was asked. */
  readonly retrievedAt: string;
}

/**
 * Text retrieval (Hydra, section 3.2): the pages of the topic entities first, then passages by each question; of all of
 * these the sentences that are nearest to the skyline. Costs one search of each collection for each topic and question,
 * and one request for embeddings.
 */
export function sentencesStage(wanted: WantedText, parts: InvestigationParts): Stage<ChosenText> {
  const { kind, topics, skyline, perPage } = wanted;
  const { embedder = lexicalEmbedder, graph } = parts;
  const searches = searchesFor(wanted);
  const collections = collectionsOf(kind, parts);
  return {
    name: "hydra.sentences",
    version: 3,
    inputs: {
      kind,
      topics: topics.map(({ text, label, entities }) => ({ text, label, entities })),
      searches: searches as unknown as Json,
      skyline,
      perPage,
      graph: versionOf(graph),
      documents: collections.map(versionOf),
      embedder: embedder.id,
    },
    maxAgeMs: maxAgeOf([graph, ...collections]),
    async compute(context) {
      const { passages, shortcomings, retrievedAt } = await foundBy(searches, wanted, parts, context);
      const own = await withoutNamesakes(passages, topics, graph, context);
      const paragraphs = await rankedParagraphs(own, wanted, context, embedder);
      const chosen = chooseSentences(paragraphs, perPage);
      return {
        paragraphs: chosen,
        ranked: paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0),
        pages: new Set(chosen.map(({ citation, page }) => JSON.stringify([citation.source, page]))).size,
        shortcomings,
        retrievedAt,
      };
    },
  };
}

function searchesFor({ topics, searchFor }: WantedText): readonly TextSearch[] {
  const all = [
    ...topics.slice(0, TEXT_BOUNDS.topics).map(topicSearch),
    ...[...new Set(searchFor)].slice(0, TEXT_BOUNDS.searches).map(questionSearch),
  ];
  return all.filter(({ query }) => query !== "");
}

interface Found {
  readonly passages: readonly FoundPassage[];
  readonly shortcomings: readonly string[];
  readonly retrievedAt: string;
}

/** What all searches gave, each text once, whatever the order of sources and searches. */
async function foundBy(
  searches: readonly TextSearch[],
  { kind }: WantedText,
  parts: InvestigationParts,
  context: StageContext,
): Promise<Found> {
  const asked = new Date().toISOString();
  // That it goes on without what failed is noted by the context.
  const unsearched = (reason: unknown): undefined => void forgivable(reason, true);
  const found = await Promise.all(
    searches.map((search) => context.get(passagesStage(kind, search, parts)).catch(unsearched)),
  );
  const byText = new Map<string, FoundPassage>();
  for (const passage of found.flatMap((each) => each?.passages ?? []).sort(bySource)) {
    if (!byText.has(passage.text)) byText.set(passage.text, passage);
  }
  return {
    passages: [...byText.values()],
    shortcomings: [...new Set(context.shortcomings)].sort(),
    retrievedAt: found.flatMap((each) => each?.retrievedAt ?? []).sort()[0] ?? asked,
  };
}

function bySource(a: FoundPassage, b: FoundPassage): number {
  return compare(a.citation.source, b.citation.source) || compare(a.key, b.key);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

async function rankedParagraphs(
  passages: readonly FoundPassage[],
  { topics, skyline }: WantedText,
  context: StageContext,
  embedder: typeof lexicalEmbedder,
): Promise<readonly RankedParagraph[]> {
  const names = topics.flatMap(namesOfTopic);
  const cut = await mapInTurns(
    passages,
    (passage) => ({
      passage,
      holdsTopic: isTitled(passage.citation.title, names) || holds(passage.text, names),
      // A table or a list without full stops says nothing that could be quoted.
      sentences: splitSentences(passage.text).filter(({ whole }) => whole),
    }),
    new Turn(context.signal),
  );
  const texts = cut.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const scores = await similarities(embedder, skyline, texts, context);
  let next = 0;
  return cut.map(({ sentences, ...rest }) => ({
    ...rest,
    sentences: sentences.map(({ text, start }) => ({
      ...{ text, start, score: scores[next++] ?? 0 },
      namesTopic: holds(text, names),
    })),
  }));
}

function holds(text: string, names: readonly string[]): boolean {
  const within = ` ${normalise(text)} `;
  return names.some((name) => within.includes(` ${normalise(name)} `));
}
