import { findPassages } from "../engine/documents/find-passages.ts";
import { CostMeter } from "../engine/investigation/cost.ts";
import type { WholeParts } from "../engine/sources/whole-parts.ts";
import { visibleJson, visibleValue } from "../engine/text/visible.ts";
import { textTable } from "../evaluation/compare/table.ts";
import type { QuestionSet } from "../evaluation/question-set.ts";
import {
  hasGoldPassages,
  measureRetrieval,
  type RetrievalLine,
  type Searcher,
} from "../evaluation/retrieval/measure-retrieval.ts";
import { retrievalTable } from "../evaluation/retrieval/retrieval-table.ts";
import type { Opening } from "../evaluation/run/opening.ts";
import { RunError } from "../evaluation/run/run-error.ts";
import { sample } from "../evaluation/run/sample.ts";

interface Measuring {
  readonly limit: number | undefined;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/**
 * Measures how many gold passages are found, as strategies find them; no reasoner is asked.
 * @throws RunError for a set that does not tell its gold passages
 */
export async function retrievalOf(
  sets: readonly QuestionSet[],
  opening: Opening,
  { limit, seed, signal }: Measuring,
): Promise<readonly RetrievalLine[]> {
  const lines: RetrievalLine[] = [];
  for (const set of sets) {
    if (!hasGoldPassages(set))
      throw new RunError(`The set ${JSON.stringify(set.name)} does not tell which passages hold its answers.`);
    let close = async (): Promise<void> => undefined;
    try {
      const measured = await measureRetrieval(set, sample(set.questions, seed, limit), async ({ documents }) => {
        if (documents.length === 0)
          throw new RunError(`The set ${JSON.stringify(set.name)} brings no documents that could be searched.`);
        const opened = await opening.alone({ documents }, set.name);
        close = () => opened.close();
        return searchersOf(opened.parts, signal);
      });
      lines.push(...measured);
    } finally {
      await close();
    }
  }
  return lines;
}

/** In text, or as one JSON object. */
export function drawRetrieval(lines: readonly RetrievalLine[], json: boolean): string {
  return json ? `${visibleJson({ retrieval: lines })}\n` : textTable(visibleValue(retrievalTable(lines)));
}

function searchersOf({ documents, embedder }: WholeParts, signal: AbortSignal): readonly Searcher[] {
  const meter = new CostMeter();
  const searcher = (name: string, linked: boolean, meaning: Pick<WholeParts, "embedder">): Searcher => ({
    name,
    async search(query, limit) {
      const context = { ...meter.context(signal), markPartial: refused };
      const found = await findPassages(query, { limit, linked }, { documents, ...meaning }, context);
      // Passages of other collections have ids of their own.
      return found.map(({ collection, document }) =>
        collection.id === OWN ? document.id : `${collection.id} ${document.id}`,
      );
    },
  });
  const isSemantic = embedder?.kind === "SEMANTIC";
  return [
    searcher("words", false, {}),
    searcher("words, names", true, {}),
    ...(isSemantic
      ? [searcher("words, meaning", false, { embedder }), searcher("words, names, meaning", true, { embedder })]
      : []),
  ];
}

/** The collection of what a set brings (`openKnowledge`). */
const OWN = "documents";

/** A search of a part measures something else. */
function refused(reason: string): never {
  throw new RunError(`Retrieval was not measured: ${reason}`);
}
