import { boundedLiteral } from "../../select/bounded-term.ts";
import { type Node, type PairReader, termOf } from "./pairs.ts";

/** A text and its place among others of its node: a smaller rank is better. */
export interface Wording {
  readonly text: string;
  readonly rank: number;
}

/** The languages of names where no others are preferred. */
export const ENGLISH: readonly string[] = ["en"];

/** A language's place among those wanted: each in turn before its varieties, "multiple languages", none, any other. */
export function languageRank(language: string | undefined, wanted: readonly string[] = ENGLISH): number {
  if (language === undefined) return 2 * wanted.length + 1;
  const exact = wanted.indexOf(language);
  if (exact >= 0) return 2 * exact;
  const variety = wanted.findIndex((each) => language.startsWith(`${each}-`));
  if (variety >= 0) return 2 * variety + 1;
  return language === "mul" ? 2 * wanted.length : 2 * wanted.length + 2;
}

/** The literals that predicates lead to, by their subjects, each with its rank: of its language, then its predicate. */
export function wordings(
  reader: PairReader,
  predicates: readonly string[],
  languages: readonly string[],
): ReadonlyMap<Node, Wording[]> {
  const found = new Map<Node, Wording[]>();
  predicates.forEach((predicate, place) => {
    const { subjects, objects } = reader.pairs(predicate);
    subjects.forEach((subject, row) => {
      const term = termOf(objects[row] ?? "");
      const text = term?.kind === "literal" ? boundedLiteral(term.lexical.trim()).lexical : "";
      if (text === "" || term?.kind !== "literal") return;
      const wording = { text, rank: languageRank(term.language, languages) + place / (predicates.length + 1) };
      const list = found.get(subject);
      if (list === undefined) found.set(subject, [wording]);
      else list.push(wording);
    });
  });
  return found;
}
