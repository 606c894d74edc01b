import { normaliseText } from "../normalise/text.ts";
import type { GoldFact, QuestionSet, SetDocument } from "../question-set.ts";
import { grouped } from "../report/grouped.ts";
import { saysWords } from "../score/fact-recall.ts";

/** All documents of a set as one collection, and which of them hold a gold fact. */
export interface Corpus {
  /** Each text once; their ids are numbers. */
  readonly documents: readonly SetDocument[];
  /** Ids of the documents of the fact's title that say its words; none for a triple. */
  holding(fact: GoldFact): readonly string[];
}

/**
 * What a set brings, and what each of its questions brings, put together: a search of it finds a passage among those of
 * all questions, and not among the few of one.
 */
export function corpusOf({ knowledge, questions }: QuestionSet): Corpus {
  const byText = new Map<string, SetDocument>();
  const sources = [knowledge, ...questions.map((question) => question.knowledge)];
  for (const { title, text } of sources.flatMap((each) => each?.documents ?? [])) {
    const key = `${title}\n${text}`;
    if (!byText.has(key)) byText.set(key, { id: String(byText.size + 1), title, text });
  }
  const documents = [...byText.values()];
  const byTitle = grouped(documents, ({ title }) => normaliseText(title));
  return {
    documents,
    holding(fact) {
      if (fact.kind === "triple") return [];
      const titled = byTitle.get(normaliseText(fact.title)) ?? [];
      return titled.filter(({ text }) => saysWords(text, fact.text)).map(({ id }) => id);
    },
  };
}
