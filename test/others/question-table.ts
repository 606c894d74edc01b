import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** How a graph is asked: from its files, read whole from an endpoint, or asked there. */
export const WAYS = ["file", "mirror", "live"] as const;
export type Way = (typeof WAYS)[number];

/** Ten questions to a data set, written from what stands in it, and their answers by queries of our own. */
export interface QuestionTable {
  /** Distinct triples in the data set for which it was written. */
  readonly triples: number;
  readonly prefixes: Readonly<Record<string, string>>;
  readonly questions: readonly TabledQuestion[];
}

export interface TabledQuestion {
  readonly question: string;
  /** What gives the answers, as `?x`; absent where the data do not tell. */
  readonly sparql?: string;
  /** IRIs and texts, sorted; names of what has no IRI. None where the data do not tell. */
  readonly answers: readonly string[];
  /** Why it is not answered, where it is not: by how it is asked. */
  readonly open?: Partial<Record<Way, OpenBecause>>;
}

/** Why questions are not answered, or in part only. */
export const OPEN_BECAUSE = {
  TERMS: "it asks about a class or a property of an ontology as a thing",
  COMPARATIVES: "a relation is called like a comparison or a superlative (“broader”, “most relevant …”)",
  SHARED_VALUES: "it gives a text that several things have, which is no name of any and no word of the question",
  KINDS_POINTING: "it counts things of a kind that lead to what is named, by a relation that is called otherwise",
  WORDS_AS_CODES: "a code is a common English word",
  DIGITS: "the name of a relation ends in a digit, which stands alone in the question",
  BUSY: "an endpoint that is busy with much else may not count in time what stands at the ends of relations",
  NAMELESS: "what is asked for has neither a name nor an IRI: nothing can be said of it",
} as const;
export type OpenBecause = keyof typeof OPEN_BECAUSE;

/**
 * RIGHT: exactly what the data say, also when that is nothing. OPEN: not known, though the data say it. PARTLY:
 * something else, and said not to be all. WRONG: something else, and called complete.
 */
export type Verdict = "RIGHT" | "OPEN" | "PARTLY" | "WRONG";

/** What may come of a question: what was right once stays so, and nothing may be wrong and called complete. */
export function verdictsOf({ open }: TabledQuestion, way: Way): readonly Verdict[] {
  return open?.[way] === undefined ? ["RIGHT"] : ["RIGHT", "OPEN", "PARTLY"];
}

export const tablePath = (name: string): string => join(import.meta.dirname, "questions", `${name}.json`);

export async function questionTable(name: string): Promise<QuestionTable> {
  return JSON.parse(await readFile(tablePath(name), "utf8")) as QuestionTable;
}
