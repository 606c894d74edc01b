import type { GoldQuestion, QuestionSet } from "../question-set.ts";
import { bootstrapMean, type Estimate } from "../statistics/bootstrap.ts";
import { mean } from "../statistics/quantile.ts";
import { type Corpus, corpusOf } from "./corpus.ts";
import { filledIn, leftOpen } from "./steps.ts";

/** At these numbers of passages: those of HippoRAG, and a longer list. */
export const RECALL_RANKS = [2, 5, 10] as const;
type Rank = (typeof RECALL_RANKS)[number];
const MOST = Math.max(...RECALL_RANKS);

/** Documents that a search gives, best first, by their ids; one that gives two passages is there twice. */
type Search = (query: string, limit: number) => Promise<readonly string[]>;

/** A way to search: several are measured beside each other. */
export interface Searcher {
  /** As a report names it. */
  readonly name: string;
  readonly search: Search;
}

/** Whole questions; their steps, with the gold answers of those before filled in, or left open. */
const SEARCHED_FOR = ["questions", "steps", "stepsLeftOpen"] as const;
export type SearchedFor = (typeof SEARCHED_FOR)[number];

export interface RetrievalLine {
  readonly set: string;
  readonly searcher: string;
  readonly searchedFor: SearchedFor;
  /** Documents among which it was searched. */
  readonly documents: number;
  /** Searches that were made; the estimates' `n` counts questions. */
  readonly searches: number;
  /** Mean share of gold documents among the first k passages. */
  readonly recall: Readonly<Record<`at${Rank}`, Estimate>>;
}

/** Whether a set tells which of its documents hold the answers. */
export function hasGoldPassages({ questions }: QuestionSet): boolean {
  return questions.some(({ facts = [] }) => facts.some(({ kind }) => kind === "sentence"));
}

/**
 * Recall of gold passages in a search among all documents of a set, without a reasoner. Questions without gold passages
 * are left out; where a passage has two texts of one title that both say the gold, either counts.
 * @param opened makes the ways to search that are measured, of the documents
 */
export async function measureRetrieval(
  set: QuestionSet,
  questions: readonly GoldQuestion[],
  opened: (corpus: Corpus) => Promise<readonly Searcher[]>,
): Promise<readonly RetrievalLine[]> {
  const corpus = corpusOf(set);
  const lines: RetrievalLine[] = [];
  for (const { name, search } of await opened(corpus)) {
    for (const searchedFor of SEARCHED_FOR) {
      const asked = questions
        .map((question) => wanted(question, searchedFor, corpus))
        .filter((each) => each.length > 0);
      if (asked.length === 0) continue;
      const recalls: Record<Rank, number>[] = [];
      for (const searches of asked) recalls.push(await meanRecall(searches, search));
      lines.push({
        ...{ set: set.name, searcher: name, searchedFor, documents: corpus.documents.length },
        searches: asked.flat().length,
        recall: {
          at2: bootstrapMean(recalls.map((each) => each[2])),
          at5: bootstrapMean(recalls.map((each) => each[5])),
          at10: bootstrapMean(recalls.map((each) => each[10])),
        },
      });
    }
  }
  return lines;
}

interface Wanted {
  readonly query: string;
  /** For each gold passage the documents that are it. */
  readonly gold: readonly (readonly string[])[];
}

/** What is searched for on behalf of one question, and what is to be found. */
function wanted(question: GoldQuestion, searchedFor: SearchedFor, corpus: Corpus): readonly Wanted[] {
  if (searchedFor === "questions") {
    const gold = distinct((question.facts ?? []).map((fact) => corpus.holding(fact)));
    return gold.length === 0 ? [] : [{ query: question.text, gold }];
  }
  const steps = question.decomposition ?? [];
  return steps.flatMap((step) => {
    const gold = step.fact === undefined ? [] : distinct([corpus.holding(step.fact)]);
    const query = searchedFor === "steps" ? filledIn(step, steps) : leftOpen(step);
    return gold.length === 0 ? [] : [{ query, gold }];
  });
}

/** Several sentences of one passage are one passage. */
function distinct(gold: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(gold.filter((ids) => ids.length > 0).map((ids) => [ids.join(), ids])).values()];
}

async function meanRecall(searches: readonly Wanted[], search: Search): Promise<Record<Rank, number>> {
  const found = await Promise.all(searches.map(async ({ query, gold }) => ({ gold, ids: await search(query, MOST) })));
  const at = (rank: Rank): number => mean(found.map(({ gold, ids }) => shareOf(gold, ids.slice(0, rank))));
  return { 2: at(2), 5: at(5), 10: at(10) };
}

function shareOf(gold: readonly (readonly string[])[], ids: readonly string[]): number {
  return gold.filter((documents) => documents.some((id) => ids.includes(id))).length / gold.length;
}
