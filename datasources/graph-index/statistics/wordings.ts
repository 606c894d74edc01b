import { boundedText } from "../../select/bounded-term.ts";
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
  return language === "mul" ? 2 * wanted.length : rankOfOthers(wanted);
}

/** The place of languages that are not wanted: the last. */
export function rankOfOthers(wanted: readonly string[]): number {
  return 2 * wanted.length + 2;
}

/** The literals that predicates lead to, by their subjects, each with its rank: of its language, then its predicate. */
export function wordings(
  reader: PairReader,
  predicates: readonly string[],
  languages: readonly string[],
): ReadonlyMap<Node, Wording[]> {
  const found = new Map<Node, Wording[]>();
  eachWording(reader, predicates, languages, (subject, wording) => {
    const list = found.get(subject);
    if (list === undefined) found.set(subject, [wording]);
    else list.push(wording);
  });
  return found;
}

/** @param use Told of each literal, predicate by predicate */
export function eachWording(
  reader: PairReader,
  predicates: readonly string[],
  languages: readonly string[],
  use: (subject: Node, wording: Wording) => void,
): void {
  // There are few languages.
  const ranks = new Map<string | undefined, number>();
  const rankOf = (language: string | undefined): number => {
    let rank = ranks.get(language);
    if (rank === undefined) ranks.set(language, (rank = languageRank(language, languages)));
    return rank;
  };
  predicates.forEach((predicate, place) => {
    const { subjects, objects } = reader.pairs(predicate);
    const further = place / (predicates.length + 1);
    subjects.forEach((subject, row) => {
      const term = termOf(objects[row] ?? "");
      if (term?.kind !== "literal") return;
      const text = boundedText(term.lexical.trim());
      if (text !== "") use(subject, { text, rank: rankOf(term.language) + further });
    });
  });
}
