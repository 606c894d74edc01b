import { threadsForSearches } from "../../datasources/searching/search-threads.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { WholeParts } from "../../engine/sources/whole-parts.ts";
import type { SetKnowledge } from "../question-set.ts";
import type { OpenedKnowledge } from "./system.ts";

/** How the sources of an evaluation are opened, and what reasons over them. */
export interface Opening {
  /** What a set brings; without it, the configured sources. The same is opened once. The title is for people. */
  shared(knowledge: SetKnowledge | undefined, title: string): Promise<WholeParts>;
  /** What a question brings, for as long as it is asked. */
  alone(knowledge: SetKnowledge, title: string): Promise<{ readonly parts: WholeParts; close(): Promise<void> }>;
  /** What every question is asked of besides what it brings; part of what identifies a run. None when absent. */
  readonly besides?: readonly Pick<DocumentCollection, "id" | "kind" | "version">[];
  readonly reasoner: string;
  /** Does the reasoner ask a language model? */
  readonly hasModel: boolean;
  readonly embedder: string | null;
  /** Closes all that is open. */
  close(): Promise<void>;
}

/** Questions of published sets are longer than those that people type. */
const MAX_QUESTION_LENGTH = 20_000;

/** An engine that remembers nothing of others: what one strategy has found out is not given to the next. */
export function freshEngine(
  parts: WholeParts,
  closeSources: () => Promise<void> = async () => undefined,
): OpenedKnowledge {
  const { graphs, documents, reasoner, embedder, rewardModel } = parts;
  const engine = createEngine({
    graphs,
    documents,
    reasoner,
    searchThreads: threadsForSearches,
    maxQuestionLength: MAX_QUESTION_LENGTH,
    ...(embedder === undefined ? {} : { embedder }),
    ...(rewardModel === undefined ? {} : { rewardModel }),
  });
  return {
    engine,
    parts,
    async close() {
      await engine.close();
      await closeSources();
    },
  };
}
